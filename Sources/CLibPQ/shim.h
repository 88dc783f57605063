#pragma once

// Debian has it in a folder of its own.
#if __has_include(<postgresql/libpq-fe.h>)
#include <postgresql/libpq-fe.h>
#else
#include <libpq-fe.h>
#endif

#pragma clang assume_nonnull begin

/// Connects to where an address says. What it may say itself comes before it, what it must not behind.
///
/// Waits 3 s for each host that doesn't answer.
static inline PGconn *_Nullable lume_pq_connect(const char *address) {
  const char *const keywords[] = {
      "connect_timeout", "tcp_user_timeout", "target_session_attrs", "fallback_application_name",
      "dbname", "client_encoding", NULL};
  const char *const values[] = {"3", "5000", "read-write", "lume", address, "UTF8", NULL};
  return PQconnectdbParams(keywords, values, 1);
}

// Macros of characters, which Swift cannot import
// (https://www.postgresql.org/docs/current/libpq-exec.html#LIBPQ-PQRESULTERRORFIELD).

static const int lume_pq_sqlstate = 'C';
static const int lume_pq_message = 'M';
static const int lume_pq_constraint = 'n';

#pragma clang assume_nonnull end
