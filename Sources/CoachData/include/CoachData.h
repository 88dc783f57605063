#pragma once

// The texts that the coach reads and answers by, as files that anybody can edit. They are part of the
// program: `#embed` puts them in, which takes the compiler no time, as texts of Swift would.

#include <stddef.h>

/// The bytes of a file; there as long as the program runs, and without a 0 behind them.
struct coach_text {
  const unsigned char *_Nullable bytes;
  size_t count;
};

/// A file by its path in this target without `.txt`; one without bytes where there is none.
struct coach_text coach_text(const char *_Nonnull name);
