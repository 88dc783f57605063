import Edge

/// One row of the screen, or a line on its way there: runs of text in one style each.
struct Row: Hashable, Sendable {
  struct Run: Hashable, Sendable {
    var text: String
    var style: Styled.Style
  }

  private(set) var runs: [Run] = []

  init() {}

  init(_ text: String, _ style: Styled.Style = .plain) {
    append(text, style)
  }

  /// A whole line; what would begin another line is a blank.
  init(_ line: Styled) {
    for span in line.spans {
      let isOneLine = span.text.utf8.withContiguousStorageIfAvailable(Row.isOneLine) == true
      let text =
        isOneLine ? span.text : String(span.text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
      append(text, span.style)
    }
  }

  /// Whether there is neither tab nor newline in it; may say no where there is not either. Characters
  /// are found twenty times slower than bytes are looked at.
  private static func isOneLine(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var previous: UInt8 = 0
    return bytes.allSatisfy { byte in
      defer { previous = byte }
      // In UTF-8 U+0085 is C2 85, and U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
      return byte >= 0x20 && !(previous == 0xc2 && byte == 0x85)
        && !(previous == 0x80 && (byte == 0xa8 || byte == 0xa9))
    }
  }

  var columns: Int {
    runs.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
  }

  mutating func append(_ text: String, _ style: Styled.Style) {
    if text.isEmpty { return }
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += text
    } else {
      runs.append(Run(text: text, style: style))
    }
  }

  /// The same with names and plain text in the background.
  var receding: Row {
    runs.reduce(into: Row()) { row, run in
      let recedes = run.style == .strong || run.style == .plain && run.text != " "
      row.append(run.text, recedes ? .faint : run.style)
    }
  }

  /// The number of scalars.
  var length: Int {
    runs.reduce(0) { $0 + $1.text.unicodeScalars.count }
  }

  /// The row without so many scalars at its front.
  func dropFirst(_ count: Int) -> Row {
    var rest = Row()
    var count = count
    for run in runs {
      let scalars = run.text.unicodeScalars.dropFirst(count)
      count = max(0, count - run.text.unicodeScalars.count)
      rest.append(String(scalars), run.style)
    }
    return rest
  }

  /// The row up to so many scalars.
  func prefix(_ count: Int) -> Row {
    var front = Row()
    var count = count
    for run in runs where count > 0 {
      let scalars = run.text.unicodeScalars
      front.append(String(scalars.prefix(count)), run.style)
      count -= scalars.count
    }
    return front
  }

  /// Whether the row is another one with more at its end.
  func extends(_ other: Row) -> Bool {
    length >= other.length && prefix(other.length) == other
  }
}
