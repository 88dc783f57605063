#pragma once

// For a C target that loads a library when it is needed first, since what a library brings along
// would cost every start.
//
// On Linux, each function of the library that is called is defined as a jump to where the library,
// once it's loaded, has it. So callers include the library's own headers and call as usual. Not
// loaded before it is called, a function ends the program. Elsewhere libraries are linked as usual.
//
//     #define MINE(F) F(mine_open) F(mine_close)
//     MINE(LUME_FORWARD)
//     static const struct lume_function mine[] = {MINE(LUME_ENTRY) LUME_LAST};
//     … lume_load_functions("libmine.so.1", mine) …

#ifdef __linux__

#include <stddef.h>

#pragma clang assume_nonnull begin

#if defined(__x86_64__)
#define LUME_JUMP(place) "jmp *" place "(%rip)\n"
#elif defined(__aarch64__)
#define LUME_JUMP(place) "adrp x16, " place "\nldr x16, [x16, :lo12:" place "]\nbr x16\n"
#else
#error "How to jump to where a pointer points isn't known for this processor."
#endif

// Hidden, so that the libraries themselves never meet these and keep to their own.
#define LUME_FORWARD(name)                                                                   \
  __attribute__((visibility("hidden"), used)) void *lume_at_##name =                         \
      (void *)lume_function_not_loaded;                                                      \
  __asm__(".text\n.p2align 4\n.globl " #name "\n.hidden " #name "\n.type " #name             \
          ", @function\n" #name ":\n" LUME_JUMP("lume_at_" #name) ".size " #name ", .-" #name \
          "\n");

#define LUME_ENTRY(name) {#name, &lume_at_##name},
#define LUME_LAST {NULL, NULL}

/// A function of a library and where a pointer to it is kept.
struct lume_function {
  const char *_Nullable name;
  void *_Nullable *_Nullable place;
};

__attribute__((noreturn)) void lume_function_not_loaded(void);

/// Loads a library and takes its functions, all or none; the same library not on two threads at
/// once.
///
/// Answers NULL, or what is missing, as the loader says it, e.g. `libcurl.so.4: cannot open shared
/// object file: No such file or directory`; the text is overwritten by the next call on the thread.
const char *_Nullable lume_load_functions(const char *file, const struct lume_function *functions);

#pragma clang assume_nonnull end

#endif
