#pragma once

// The texts that the coach reads and answers by, as files that anybody can edit. They are part of the
// program: `#embed` puts them in, which takes the compiler no time, as texts of Swift would.

#include <stddef.h>
#include <string.h>

/// The bytes of a file; there as long as the program runs, and without a 0 behind them.
struct coach_text {
  const unsigned char *_Nullable bytes;
  size_t count;
};

/// A file by its path in this target without `.txt`; one without bytes where there is none.
struct coach_text coach_text(const char *_Nonnull name);

/// The place of a byte between two places of a text; the end where there is none.
static inline size_t coach_find(
    unsigned char byte, const unsigned char *_Nonnull text, size_t start, size_t end) {
  const unsigned char *found = memchr(text + start, byte, end - start);
  return found ? (size_t)(found - text) : end;
}
