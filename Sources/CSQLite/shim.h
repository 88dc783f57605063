#pragma once
#include <errno.h>
#include <sqlite3.h>

// What Swift cannot import: a variadic call, a macro that casts an integer to a function, and the
// numbers of the system's errors.

static inline int lume_sqlite3_without_memory_statistics(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

static inline int lume_sqlite3_bind_text(sqlite3_stmt *statement, int index, const char *text,
                                         int bytes) {
  return sqlite3_bind_text(statement, index, text, bytes, SQLITE_TRANSIENT);
}

static inline int lume_sqlite3_bind_blob(sqlite3_stmt *statement, int index, const void *data,
                                         int bytes) {
  return sqlite3_bind_blob(statement, index, data, bytes, SQLITE_TRANSIENT);
}

// Whether the last failure was that a file may not get larger.
static inline int lume_sqlite_is_at_limit(sqlite3 *database) {
  return sqlite3_system_errno(database) == EFBIG;
}
