/// Puts the pieces of an answer together to lines.
///
/// The lines depend on the text alone, never on how it was cut.
struct AnswerLines {
  /// What was not handed out yet, as UTF-8: complete lines, then the open one.
  private var text: [UInt8] = []

  var isEmpty: Bool { text.isEmpty }

  mutating func append(_ piece: String) {
    text += piece.utf8
  }

  /// Takes the lines that have their newline.
  mutating func popComplete() -> [String] {
    var lines: [String] = []
    var start = 0
    text.withUnsafeBufferPointer { bytes in
      for (place, byte) in bytes.enumerated() where byte == 0x0A {
        lines.append(String(decoding: bytes[start..<place], as: UTF8.self))
        start = place + 1
      }
    }
    text.removeFirst(start)
    return lines
  }

  /// Takes all there is, as one text.
  mutating func popAll() -> String {
    defer { text = [] }
    return String(decoding: text, as: UTF8.self)
  }

  /// Takes the line that has no newline yet, if there is one.
  mutating func popOpen() -> String? {
    guard !text.isEmpty else { return nil }
    defer { text = [] }
    return String(decoding: text, as: UTF8.self)
  }
}
