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
    /// alike; counts where the span is flexible.
    package var slack = 0

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

  /// Lines that are shortened alike, as the rows of a table are: each knows how much longer the
  /// longest is.
  package static func table(_ lines: [Styled]) -> [Styled] {
    let widths = lines.map { line in
      line.spans.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
    }
    let most = widths.max() ?? 0
    return zip(lines, widths).map { line, width in
      var line = line
      for index in line.spans.indices where line.spans[index].isFlexible {
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

extension String {
  /// The text without control characters other than newline and tab (C0, DEL, C1), so that no
  /// escape sequence of a stranger reaches a terminal.
  package var withoutControls: String {
    if utf8.withContiguousStorageIfAvailable(String.isClean) == true { return self }
    var clean = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0a: clean.append(scalar)
      case 0..<0x20, 0x7f..<0xa0: continue
      default: clean.append(scalar)
      }
    }
    return String(clean)
  }

  private static func isClean(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var previous: UInt8 = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      // In UTF-8 the controls of C1 are C2 80 to C2 9F.
      if byte < 0x20 && byte != 0x0a && byte != 0x09 || byte == 0x7f
        || previous == 0xc2 && byte < 0xa0
      {
        return false
      }
      previous = byte
      index += 1
    }
    return true
  }
}
