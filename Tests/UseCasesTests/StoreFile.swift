import Libc
import SQLite
import Store

/// The file of a store, which is gone with the test.
final class StoreFile {
  private let path = "/tmp/lume-shells-\(UInt64.random(in: 0 ... .max)).sqlite"

  func store() throws -> Store { try Store(.file(path), server: "embedded") }

  deinit {
    for suffix in ["", "-wal", "-shm", ".lock", ".turns"] { unlink(path + suffix) }
  }
}
