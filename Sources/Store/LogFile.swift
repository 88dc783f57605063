import Libc
import Time

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
