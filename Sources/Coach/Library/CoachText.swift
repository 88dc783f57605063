import CoachData

/// A file of `Sources/CoachData` as its readers want it, one line an entry.
///
/// In the file an entry may go on in lines that begin with spaces: a line end is a space then, or
/// nothing behind a `/`. A line that begins with `#` is a comment.
enum CoachText {
  /// - Parameters:
  ///   - name: the path of the file in `Sources/CoachData`, without `.txt`.
  ///   - end: what the first line begins with that isn't read; `nil` for the whole file.
  static func load(_ name: String, upTo end: StaticString? = nil) -> String {
    let file = coach_text(name)
    return unfolded(UnsafeBufferPointer(start: file.bytes, count: file.count), upTo: end)
  }

  static func unfolded(_ file: UnsafeBufferPointer<UInt8>, upTo end: StaticString?) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: file.count) { text in
      var count = 0
      var start = 0
      while start < file.count {
        let lineEnd = file.farEnd(from: start, at: 0x0A)
        var line = file.part(start, lineEnd)
        start = lineEnd + 1
        if let end, line.begins(with: end) { break }
        if line.first == UInt8(ascii: "#") { continue }
        if line.first == 0x20 {
          while line.first == 0x20 { line = line.part(1, line.count) }
          if count > 0, text[count - 1] != UInt8(ascii: "/") { append(0x20) }
        } else if count > 0 {
          append(0x0A)
        }
        if let bytes = line.baseAddress, let end = text.baseAddress {
          (end + count).update(from: bytes, count: line.count)
          count += line.count
        }
        func append(_ byte: UInt8) {
          text[count] = byte
          count += 1
        }
      }
      return string(UnsafeBufferPointer(text).part(0, count))
    }
  }

  /// The text of bytes that are UTF-8, as a test holds for every file; looking at them again in each
  /// process would cost a first answer 6 million instructions.
  private static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    if #available(macOS 26, *) {
      String(copying: UTF8Span(unchecked: bytes.span))
    } else {
      String(decoding: bytes, as: UTF8.self)
    }
  }
}

extension CoachText {
  /// The sections of a file: `== title`, and below it in each line a key, a colon and a text.
  static func sections(_ name: String) -> [(title: String, lines: [(key: String, text: String)])] {
    var sections: [(title: String, lines: [(key: String, text: String)])] = []
    TextLine.each(in: load(name)[...]) { line in
      if let title = line.value(of: "== ") {
        sections.append((String(title.text), []))
      } else if let colon = line.first(UInt8(ascii: ":")), !sections.isEmpty {
        let text = line.part(colon + 1, line.count).trimmed.text
        sections[sections.count - 1].lines.append((String(line.part(0, colon).text), String(text)))
      }
    }
    return sections
  }
}
