#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What was typed, one entry a line, in a file that several shells append to.
///
/// `\n` stands for a newline inside an entry and `\\` for a backslash. Every entry is one write
/// under a lock, so that two shells lose nothing.
package struct HistoryFile: Sendable {
  private let path: String
  /// The most entries that are kept.
  package static let limit = 10_000

  package init(path: String) {
    self.path = path
  }

  /// The entries, oldest first; none where there is no file.
  ///
  /// - Throws: `StoreError` for a file that cannot be read.
  package func entries() throws -> [String] {
    guard let bytes = try Files.read(path) else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.suffix(HistoryFile.limit).map { HistoryFile.decoded(String($0)) }
  }

  /// Appends an entry.
  ///
  /// - Throws: `StoreError` for a file that cannot be written.
  package func append(_ entry: String) throws {
    try Files.append(Array((HistoryFile.encoded(entry) + "\n").utf8), to: path)
  }

  /// Forgets all entries.
  ///
  /// - Throws: `StoreError` for a file that cannot be written.
  package func clear() throws {
    guard Files.exists(path) else { return }
    try Files.replace(path, with: [])
  }

  private static func encoded(_ entry: String) -> String {
    var text = ""
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func decoded(_ line: String) -> String {
    var entry = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        entry.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        entry.append(scalar)
      }
    }
    return String(entry)
  }
}
