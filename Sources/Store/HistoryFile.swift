import Libc
import StreamSafe

/// What was typed, one entry a line, in a file that several shells append to.
///
/// `\n` stands for a newline inside an entry and `\\` for a backslash. Every entry is one write
/// under a lock, so that two shells lose nothing; under the same lock the file is cut to the latest
/// entries.
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
    return bytes.streamSafe.split(separator: 0x0a).suffix(HistoryFile.limit).map(
      HistoryFile.decoded)
  }

  /// Appends an entry, unless it is the same as the last one.
  ///
  /// - Throws: `StoreError` for a file that cannot be written.
  package func append(_ entry: String) throws {
    let line = Array((HistoryFile.encoded(entry) + "\n").utf8)
    try Files.locked(path) { file in
      if try file.last(line.count + 1) == [0x0a] + line { return }
      if try file.size() == line.count, try file.last(line.count) == line { return }
      // A shell that was killed may have left a line without its end.
      let isCut = try file.size() > 0 && file.last(1) != [0x0a]
      try file.append(isCut ? [0x0a] + line : line)
      try trim(file)
    }
  }

  /// Leaves the latest entries, where there are more than are kept.
  private func trim(_ file: Files.LockedFile) throws {
    // An entry takes two bytes at least.
    guard try file.size() > 2 * HistoryFile.limit, let bytes = try Files.read(path) else { return }
    var rest = bytes[...]
    for _ in 0...HistoryFile.limit {
      guard let end = rest.lastIndex(of: 0x0a) else { return }
      rest = rest[..<end]
    }
    let start = rest.endIndex + 1
    guard start < bytes.count else { return }
    try file.replace(with: Array(bytes[start...]))
  }

  /// Forgets all entries.
  ///
  /// - Throws: `StoreError` for a file that cannot be written.
  package func clear() throws {
    // A link to /dev/null, say, keeps nothing.
    guard case .file? = FileKind(of: path) else { return }
    try Files.locked(path) { try $0.replace(with: []) }
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

  private static func decoded(_ line: ArraySlice<UInt8>) -> String {
    let backslash = UInt8(ascii: "\\")
    guard line.contains(backslash) else { return String(decoding: line, as: UTF8.self) }
    var entry: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if isEscaped {
        entry.append(byte == UInt8(ascii: "n") ? 0x0a : byte)
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        entry.append(byte)
      }
    }
    return String(decoding: entry, as: UTF8.self)
  }
}
