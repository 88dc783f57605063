import Terminal

/// What a terminal showed, as text.
package enum PlainText {
  /// All that a cast has left on the screen and above it, each row a line, without blanks at their
  /// ends.
  package static func draw(_ cast: Cast) -> [UInt8] {
    var screen = ScreenModel(columns: cast.size.columns, rows: cast.size.rows)
    screen.write(cast.drawing.bytes[..<cast.shown])
    var last = screen.lines.count
    while last > 0, screen.trimmed(last - 1).isEmpty { last -= 1 }
    var text: [UInt8] = []
    for line in 0..<last {
      text += screen.text(line).utf8
      text.append(0x0a)
    }
    return text
  }
}
