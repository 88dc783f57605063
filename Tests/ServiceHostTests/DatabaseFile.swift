import Libc
import SQLite

/// A database file that is gone with the test.
final class DatabaseFile {
  private let path = "/tmp/lume-backend-\(UInt64.random(in: 0 ... .max)).sqlite"

  var place: Connection.Place { .file(path) }

  deinit {
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
  }
}
