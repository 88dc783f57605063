#pragma once

// Loads the network's libraries when they're needed first. What they bring along costs a program
// that doesn't use them most of its start: some forty libraries and 90,000 relocations.

#pragma clang assume_nonnull begin

enum lume_library { lume_curl, lume_microhttpd, lume_gnutls, lume_wslay, lume_nettle };

/// Loads a library with all its functions that are called. Not on two threads at once.
///
/// Answers NULL, or what is missing, as the loader says it, e.g. `libcurl.so.4: cannot open shared
/// object file: No such file or directory`; the text is overwritten by the next call on the thread.
const char *_Nullable lume_load(enum lume_library library);

#pragma clang assume_nonnull end
