import CLibEdit
import Libc
import Threads

/// The signals that the main thread reads from a descriptor, in order with everything else.
package struct Signals: Sendable {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGWINCH]

  /// Readable when a signal has come.
  let descriptor: Int32

  /// Blocks the signals for this thread and all that it starts, and ignores SIGPIPE. Must be
  /// called before any thread starts. SIGHUP stays ignored where it is, as by nohup(1): blocked it
  /// would be read all the same.
  package init() {
    signal(SIGPIPE, SIG_IGN)
    var set = Signals.set
    if lume_signal_ignored(SIGHUP) != 0 { sigdelset(&set, SIGHUP) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    descriptor = lume_signals_open(&set)
  }

  /// The signals as a set, for `pthread_sigmask`.
  static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }

  /// The next signal that has come, without waiting.
  func next() -> Int32? {
    let number = lume_signals_next(descriptor)
    return number == 0 ? nil : number
  }

  /// Stops the job as Ctrl-Z does by default; returns when it goes on.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    kill(0, SIGTSTP)
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Lets Ctrl-\ (SIGQUIT) end the process at once, as it does by default: it is for a program whose
  /// orderly end does not come. Swift's runtime would show where the threads are, and go on.
  /// Must be called before any thread starts, which would have blocked it if who started us had.
  package static func allowQuitting() {
    signal(SIGQUIT, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGQUIT)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Ends the process as the signal does by default.
  package static func die(of number: Int32) -> Never {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    _exit(128 + number)
  }
}

/// Waits for a signal that asks for the end, for a program that has no terminal to look after.
package final class SignalWatch: Sendable {
  private let signals: Signals
  private let wakeUp = WakeUp()

  package init(_ signals: Signals) {
    self.signals = signals
  }

  /// Lets `wait` return without a signal. Any thread.
  package func finish() {
    wakeUp.ring()
  }

  /// Waits on the main thread.
  ///
  /// - Returns: the signal that asked for the end; `nil` after `finish`.
  package func wait() -> Int32? {
    while true {
      var sources = [
        pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      poll(&sources, nfds_t(sources.count), -1)
      if sources[0].revents != 0 { return nil }
      while let signal = signals.next() {
        switch signal {
        case SIGWINCH: continue
        case SIGTSTP: Signals.stop()
        default: return signal
        }
      }
    }
  }
}

/// Gives the tty back as it was should the process crash.
///
/// The only file that touches the state behind it, since C that is inlined has one copy of its
/// static variables for each file that uses them.
package enum CrashGuard {
  /// Remembers how the tty is now. SIGQUIT too, which asks for an end that is not waited for, ends
  /// the process with the tty as it was.
  ///
  /// - Parameter hasModes: whether the terminal takes escape sequences.
  static func begin(_ descriptor: Int32, hasModes: Bool = true) {
    _ = lume_crash_guard_begin(descriptor, hasModes ? 1 : 0)
  }

  /// Puts the tty back and lets crashes be crashes.
  static func end() {
    lume_crash_guard_end()
  }

  /// Lets even an overflow of the calling thread's stack be handled from now on; for the main
  /// thread, which lives as long as the process.
  static func coverThread() {
    _ = lume_signal_stack()
  }

  /// Lets even an overflow of the calling thread's stack be handled while something runs on it.
  package static func coveringThread(_ body: () -> Void) {
    let stack = lume_signal_stack()
    body()
    lume_signal_stack_end(stack)
  }
}

/// The character set of the user's terminal.
enum UserLocale {
  /// Whether the user's locale is UTF-8, so that symbols outside ASCII can be shown.
  ///
  /// The first use sets the locale of the process (`LC_CTYPE`), by which the line editor reads and
  /// measures characters.
  static let isUTF8 = lume_locale_begin() == 1

  /// Has characters measured as everywhere, whatever the user's locale says.
  static func pin() {
    _ = isUTF8
    lume_locale_pin()
  }
}
