#pragma once

#pragma clang assume_nonnull begin

/// Loads libpq with its functions that are called, once in a process.
///
/// Answers NULL, or what is missing, as the loader says it.
const char *_Nullable lume_load_libpq(void);

#pragma clang assume_nonnull end
