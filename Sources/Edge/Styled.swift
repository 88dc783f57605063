import StreamSafe

/// A line of text in named styles. The core knows styles; only the output knows colours.
package struct Styled: Hashable, Sendable {
  /// How a run of text is meant.
  package enum Style: Hashable, Sendable {
    case plain, heading, strong, faint, good, warning, bad, accent
  }

  /// A run of text in one style.
  package struct Span: Hashable, Sendable {
    /// Without control characters but newline and tab.
    package var text: String
    /// How the run is meant.
    package var style: Style
    /// Whether the output may shorten it where the line is too long; at most one span of a line.
    package var isFlexible: Bool
    /// Whether the output may draw it with fewer signs where the line is too long, as a bar.
    package var isElastic = false
    /// By how many columns another line of the same table is longer, so that both are shortened
    /// alike; `nil` for a line of no table. Counts where the span is flexible or may begin a row.
    package var slack: Int?
    /// How far it is indented where the line is too long and it begins a row of its own; `nil` where
    /// it goes on behind what stands before it.
    package var indent: Int?

    /// The same with another text.
    package func with(_ text: String) -> Styled {
      var line = Styled(text, style)
      if !line.spans.isEmpty {
        let text = line.spans[0].text
        line.spans[0] = self
        line.spans[0].text = text
      }
      return line
    }
  }

  /// In reading order; none is empty.
  package private(set) var spans: [Span]

  /// A line of one style, without the control characters of the text: no escape sequence of a
  /// stranger comes further than here, whoever shows or records the line.
  package init(_ text: String, _ style: Style = .plain) {
    let text = text.withoutControls
    spans = text.isEmpty ? [] : [Span(text: text, style: style, isFlexible: false)]
  }

  /// The text without styles, as pipes and recordings have it.
  package var plain: String {
    spans.count == 1 ? spans[0].text : spans.map(\.text).joined()
  }

  /// One line behind the other.
  package static func + (left: Styled, right: Styled) -> Styled {
    var sum = left
    sum.spans += right.spans
    return sum
  }

  /// Appends a line to this one.
  package static func += (left: inout Styled, right: Styled) {
    left.spans += right.spans
  }

  /// A run that the output may shorten.
  package static func flexible(_ text: String, _ style: Style = .plain) -> Styled {
    var line = Styled(text, style)
    if !line.spans.isEmpty { line.spans[0].isFlexible = true }
    return line
  }

  /// A run of signs that the output may draw with fewer of them.
  package static func elastic(_ text: String, _ style: Style = .plain) -> Styled {
    var line = Styled(text, style)
    if !line.spans.isEmpty { line.spans[0].isElastic = true }
    return line
  }

  /// A run that begins a row of its own where the line is too long, with all that follows it.
  ///
  /// - Parameter indent: how many columns of that row are left blank.
  package static func below(_ text: String, indent: Int, _ style: Style = .plain) -> Styled {
    var line = Styled(text, style)
    if !line.spans.isEmpty { line.spans[0].indent = indent }
    return line
  }

  /// The line, or the two that it becomes where it has more than some columns.
  package func parts(in width: Int) -> [Styled] {
    guard let place = spans.firstIndex(where: { $0.indent != nil }), place > 0,
      spans.reduce(spans[place].slack ?? 0, { $0 + DisplayWidth.columns(of: $1.text) }) > width
    else { return [self] }
    var (front, back) = (self, Styled(String(repeating: " ", count: spans[place].indent ?? 0)))
    front.spans = Array(spans[..<place])
    while let last = front.spans.last?.text, last.last == " " {
      let text = String(last.dropLast())
      front.spans.removeLast()
      if !text.isEmpty { front += spans[front.spans.count].with(text) }
    }
    back.spans += spans[place...]
    return [front, back]
  }

  /// Lines that are shortened alike, as the rows of a table are: each knows how much longer the
  /// longest is.
  package static func table(_ lines: [Styled]) -> [Styled] {
    let widths = lines.map { line in
      line.spans.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
    }
    let most = widths.max() ?? 0
    return zip(lines, widths).map { line, width in
      var line = line
      for index in line.spans.indices
      where line.spans[index].isFlexible || line.spans[index].indent != nil {
        line.spans[index].slack = most - width
      }
      return line
    }
  }
}

extension Styled: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Unicode.Scalar {
  /// Whether it commands the output: a control character (C0, DEL, C1), or one that turns the
  /// direction of text (UAX #9 §2), so that what is read is not what stands there.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7f..<0xa0, 0x61c, 0x200e...0x200f, 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// The text without control characters other than newline and tab, so that no escape sequence of
  /// a stranger reaches a terminal, and none that turns the direction of text.
  package var withoutControls: String {
    if utf8.withContiguousStorageIfAvailable(String.isClean) == true { return self }
    var clean = String.UnicodeScalarView()
    for scalar in unicodeScalars
    where !scalar.isControl || scalar == "\n" || scalar == "\t" {
      clean.append(scalar)
    }
    // What stood apart may be one run of marks now.
    return String(clean).streamSafe
  }

  /// Whether there is nothing to take out; may say no where there is not either.
  private static func isClean(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var previous: UInt8 = 0
    var index = 0
    while index < bytes.count {
      if bytes.count - index >= 8, isPlain(bytes, at: index) {
        (previous, index) = (0, index + 8)
        continue
      }
      let byte = bytes[index]
      // In UTF-8 the controls of C1 are C2 80 to C2 9F; those of direction are D8 9C, and others
      // that begin with E2 80 and E2 81, with signs that are looked at one by one.
      if byte < 0x20 && byte != 0x0a && byte != 0x09 || byte == 0x7f
        || previous == 0xc2 && byte < 0xa0 || previous == 0xd8 && byte == 0x9c
        || previous == 0xe2 && (byte == 0x80 || byte == 0x81)
      {
        return false
      }
      previous = byte
      index += 1
    }
    return true
  }

  /// Whether eight bytes are of 20 to 7E, all of them: to subtract 20 or to add 1 leaves the highest bit
  /// of those alone as it is.
  @inline(__always)
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    return (word | (word &- ones &* 0x20) | (word &+ ones)) & (ones &* 0x80) == 0
  }
}
