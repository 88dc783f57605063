import Libc
import Time

extension Files {
  /// A file that no other process changes meanwhile, as far as it asks for the same lock.
  struct LockedFile {
    let path: String
    fileprivate let descriptor: Int32

    /// In bytes.
    func size() throws -> Int {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw Files.failure(path) }
      return Int(status.st_size)
    }

    /// So many bytes from its end; fewer where there are no more.
    func last(_ count: Int) throws -> [UInt8] {
      let size = try size()
      let count = min(count, size)
      var bytes = [UInt8](repeating: 0, count: count)
      guard pread(descriptor, &bytes, count, off_t(size - count)) == count else {
        throw Files.failure(path)
      }
      return bytes
    }

    /// Appends bytes in one write.
    func append(_ bytes: [UInt8]) throws {
      guard Files.write(descriptor, bytes) else { throw Files.failure(path) }
    }

    /// Puts other bytes in its place; whoever waits for the lock then opens the new file.
    func replace(with bytes: [UInt8]) throws {
      try Files.replace(Files.resolved(path), with: bytes)
    }
  }

  /// Opens a file that only the user may read, which is made where there is none, and does
  /// something with it under its lock.
  ///
  /// - Throws: `StoreError`, and what `body` throws.
  static func locked(_ path: String, _ body: (LockedFile) throws -> Void) throws {
    while true {
      let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw failure(path) }
      defer { close(descriptor) }
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { throw failure(path) }
      }
      // While the lock was waited for, another file may have taken its place.
      guard isAt(path, descriptor) else { continue }
      return try body(LockedFile(path: path, descriptor: descriptor))
    }
  }

  private static func isAt(_ path: String, _ descriptor: Int32) -> Bool {
    var (opened, named) = (stat(), stat())
    guard fstat(descriptor, &opened) == 0, stat(path, &named) == 0 else { return false }
    return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }
}

/// Why things failed, for somebody who looks for a cause: a line each, the time first. At 1 MiB
/// the file becomes the older one of two, and a new one is begun.
package struct LogFile: Sendable {
  /// In bytes.
  static let limit = 1 << 20

  private let path: String

  package init(path: String) {
    self.path = path
  }

  /// Appends a line, on any thread.
  ///
  /// - Throws: `StoreError` for a file that cannot be written.
  package func append(_ text: String, at instant: Instant) throws {
    var status = stat()
    if stat(path, &status) == 0, status.st_size >= LogFile.limit { rename(path, path + ".1") }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    try Files.append(Array("\(instant.rfc3339(fractionDigits: 3)) \(line)\n".utf8), to: path)
  }
}
