import StreamSafe

/// Cuts bytes into lines of text.
package struct LineSplitter: Sendable {
  private var rest: [UInt8] = []

  package init() {}

  /// Takes more bytes; answers the lines that they complete, without their newlines. Invalid UTF-8
  /// is repaired (U+FFFD), endless combining marks are broken, a carriage return before a newline is
  /// left out.
  package mutating func receive(_ bytes: ArraySlice<UInt8>) -> [String] {
    var lines: [String] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: 0x0a) {
      rest += bytes[start..<end]
      lines.append(line())
      start = bytes.index(after: end)
    }
    rest += bytes[start...]
    return lines
  }

  /// The last line, if it has no newline.
  package mutating func finish() -> String? {
    rest.isEmpty ? nil : line()
  }

  private mutating func line() -> String {
    defer { rest = [] }
    if rest.last == 0x0d { rest.removeLast() }
    return String(streamSafe: rest)
  }
}
