#pragma once
#include <sqlite3.h>

// Swift does not import macros that cast a number to a pointer; SQLITE_TRANSIENT is one.

/// Binds a text of `size` bytes, of which SQLite makes a copy at once.
static inline int jmk_sqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 size) {
  return sqlite3_bind_text64(statement, index, text, size, SQLITE_TRANSIENT, SQLITE_UTF8);
}
