#pragma once

// What Swift cannot call by itself: the variadic functions of libedit (histedit.h), and the few
// functions of the C library that its module hides or that must be safe in a signal handler.

#include <errno.h>
#include <fcntl.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#ifdef __linux__
#include <sys/signalfd.h>
#else
#include <sys/event.h>
#endif

#pragma clang assume_nonnull begin

typedef int (*lume_read_character)(EditLine *, wchar_t *);
typedef unsigned char (*lume_command)(EditLine *, wint_t);

// MARK: libedit

/// Has the tty hand over every key as it is while the line is edited: no signals, no exchange of
/// Enter and Ctrl-J, no flow control.
static inline void lume_edit_take_keys(EditLine *edit) {
  el_set(edit, EL_SIGNAL, 0);
  el_set(edit, EL_EDITMODE, 1);
  el_set(edit, EL_SETTY, "-d", "-isig", "-inlcr", "-icrnl", "-ixon", "-ixoff", NULL);
}

/// Makes a line editor one in emacs mode.
static inline EditLine *lume_edit_set_up(
    EditLine *edit, void *client, lume_read_character read) {
  el_set(edit, EL_CLIENTDATA, client);
  el_set(edit, EL_EDITOR, "emacs");
  el_set(edit, EL_GETCFN, read);
  lume_edit_take_keys(edit);
  return edit;
}

/// The tty as a stream, or NULL.
static inline FILE *_Nullable lume_input(int fd) {
  return fd == STDIN_FILENO ? stdin : fdopen(fd, "r");
}

/// The terminal as a stream of which one write is one frame, or NULL.
static inline FILE *_Nullable lume_output(int fd) {
  FILE *out = fd == STDOUT_FILENO ? stdout : fdopen(fd, "w");
  if (out) setvbuf(out, NULL, _IOFBF, 1 << 16);
  return out;
}

/// A line editor that takes its modes from a tty. What it draws, and what it complains of, goes
/// nowhere; where it does not know TERM it takes another.
static inline EditLine *_Nullable lume_edit_begin(
    FILE *_Nullable tty, FILE *_Nullable nothing, void *client, lume_read_character read) {
  if (!tty || !nothing) return NULL;
  EditLine *edit =
      el_init_fd("lume", tty, nothing, nothing, fileno(tty), fileno(tty), fileno(nothing));
  if (!edit) return NULL;
  if (el_set(edit, EL_TERMINAL, NULL) == -1) el_set(edit, EL_TERMINAL, "vt100");
  return lume_edit_set_up(edit, client, read);
}

static inline void *_Nullable lume_edit_client(EditLine *edit) {
  void *client = NULL;
  el_get(edit, EL_CLIENTDATA, &client);
  return client;
}

/// Gives libedit a command of ours, which keys can be bound to by its name.
static inline void lume_edit_add(
    EditLine *edit, const char *name, const char *help, lume_command command) {
  el_set(edit, EL_ADDFN, name, help, command);
}

/// Binds a key, written as in editrc(5), to a command; in vi also where letters are commands.
static inline void lume_edit_bind(
    EditLine *edit, int isAlternative, const char *key, const char *command) {
  if (isAlternative) {
    el_set(edit, EL_BIND, "-a", key, command, NULL);
  } else {
    el_set(edit, EL_BIND, key, command, NULL);
  }
}

static inline int lume_edit_is_vi(EditLine *edit) {
  const char *editor = NULL;
  return el_get(edit, EL_EDITOR, &editor) == 0 && editor && strcmp(editor, "vi") == 0;
}

/// Gives libedit a history for those of its commands that look for earlier inputs: without one some
/// call a function that isn't there.
static inline HistoryW *_Nullable lume_edit_history_begin(EditLine *edit, int limit) {
  HistoryW *history = history_winit();
  HistEventW event;
  if (!history) return NULL;
  history_w(history, &event, H_SETSIZE, limit);
  el_wset(edit, EL_HIST, history_w, history);
  return history;
}

static inline void lume_edit_history_add(HistoryW *history, const wchar_t *entry) {
  HistEventW event;
  history_w(history, &event, H_ENTER, entry);
}

static inline void lume_edit_history_clear(HistoryW *history) {
  HistEventW event;
  history_w(history, &event, H_CLEAR);
}

/// Has libedit picture the screen anew, with the line as it is now.
static inline void lume_edit_refresh(EditLine *edit) { el_set(edit, EL_REFRESH); }

static inline void lume_edit_raw(EditLine *edit, int isRaw) {
  el_set(edit, EL_PREP_TERM, isRaw);
}

// MARK: locale

/// Takes the user's character set; answers whether it is UTF-8. If it is not, characters are UTF-8
/// all the same where the system has such a locale.
static inline int lume_locale_begin(void) {
  setlocale(LC_CTYPE, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return 1;
  if (!setlocale(LC_CTYPE, "C.UTF-8")) setlocale(LC_CTYPE, "en_US.UTF-8");
  return 0;
}

/// Takes characters that are measured alike on every machine.
static inline void lume_locale_pin(void) {
  if (!setlocale(LC_CTYPE, "C.UTF-8")) setlocale(LC_CTYPE, "en_US.UTF-8");
}

// MARK: signals

/// Whether a signal is ignored, as who started the program may have wanted it.
static inline int lume_signal_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

/// A descriptor that is readable when one of the signals, which must be blocked, has come.
static inline int lume_signals_open(const sigset_t *signals) {
#ifdef __linux__
  return signalfd(-1, signals, SFD_CLOEXEC | SFD_NONBLOCK);
#else
  int queue = kqueue();
  for (int number = 1; queue >= 0 && number < NSIG; number++) {
    if (!sigismember(signals, number)) continue;
    struct kevent change;
    EV_SET(&change, number, EVFILT_SIGNAL, EV_ADD, 0, 0, NULL);
    kevent(queue, &change, 1, NULL, 0, NULL);
  }
  return queue;
#endif
}

/// The number of the next signal that has come, or 0.
static inline int lume_signals_next(int descriptor) {
#ifdef __linux__
  struct signalfd_siginfo info;
  return read(descriptor, &info, sizeof info) == sizeof info ? (int)info.ssi_signo : 0;
#else
  struct kevent event;
  struct timespec now = {0, 0};
  return kevent(descriptor, NULL, 0, &event, 1, &now) == 1 ? (int)event.ident : 0;
#endif
}

/// Runs a shell script with one argument in a child that has the given signals as they are by
/// default; answers its id, or -1.
static inline pid_t lume_spawn_shell(
    const char *script, const char *argument, const sigset_t *defaults) {
  extern char **environ;
  const char *arguments[] = {"sh", "-c", script, "sh", argument, NULL};
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, defaults);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  pid_t child = -1;
  int code =
      posix_spawn(&child, "/bin/sh", NULL, &attributes, (char *const *)arguments, environ);
  posix_spawnattr_destroy(&attributes);
  return code == 0 ? child : -1;
}

// MARK: tty

/// Gives a tty a size, of which its reader is told.
static inline int lume_set_window_size(int fd, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(fd, TIOCSWINSZ, &size);
}

static inline int lume_window_size(int fd, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

/// The number of bytes that can be read at once.
static inline int lume_readable(int fd) {
  int count = 0;
  return ioctl(fd, FIONREAD, &count) == 0 ? count : 0;
}

struct lume_tty {
  int fd;
  /// Whether it takes escape sequences.
  int hasModes;
  struct termios saved;
};

static inline struct lume_tty *lume_tty_state(void) {
  static struct lume_tty state = {-1, 0};
  return &state;
}

/// Runs in a signal handler: calls nothing but what POSIX allows there.
static inline void lume_tty_restore(void) {
  static const char off[] = "\033[?2004l\033[?7h\033[?25h\033[0m\033[J\033[?2026l\r\n";
  struct lume_tty *state = lume_tty_state();
  if (state->fd < 0) return;
  const char *bytes = state->hasModes ? off : "\r\n";
  if (write(state->fd, bytes, strlen(bytes)) < 0) return;
  tcsetattr(state->fd, TCSANOW, &state->saved);
}

static inline void lume_crashed(int number) {
  int code = errno;
  lume_tty_restore();
  errno = code;
  // SA_RESETHAND has put the default back, which ends the process as this handler returns.
  raise(number);
}

/// Remembers how the tty is, and gives it back like that should the process crash.
static inline int lume_crash_guard_begin(int fd, int hasModes) {
  struct lume_tty *state = lume_tty_state();
  if (tcgetattr(fd, &state->saved) != 0) return -1;
  state->fd = fd;
  state->hasModes = hasModes;
  const int fatal[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT};
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = lume_crashed;
  action.sa_flags = SA_RESETHAND | SA_ONSTACK;
  for (size_t i = 0; i < sizeof fatal / sizeof fatal[0]; i++) sigaction(fatal[i], &action, NULL);
  return 0;
}

static inline void lume_crash_guard_end(void) {
  struct lume_tty *state = lume_tty_state();
  if (state->fd < 0) return;
  tcsetattr(state->fd, TCSANOW, &state->saved);
  state->fd = -1;
}

/// Gives the calling thread a stack for signal handlers, so that even an overflow of its own stack
/// restores the tty. NULL where there is none to be had.
static inline void *_Nullable lume_signal_stack(void) {
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_size = 1 << 16;
  stack.ss_sp = malloc(stack.ss_size);
  if (stack.ss_sp) sigaltstack(&stack, NULL);
  return stack.ss_sp;
}

/// Takes the stack back, before the thread ends.
static inline void lume_signal_stack_end(void *_Nullable memory) {
  if (!memory) return;
  stack_t none;
  memset(&none, 0, sizeof none);
  none.ss_flags = SS_DISABLE;
  if (sigaltstack(&none, NULL) == 0) free(memory);
}

#pragma clang assume_nonnull end
