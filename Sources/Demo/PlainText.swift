import Terminal

/// What a terminal showed, as text.
package enum PlainText {
  /// All that a cast has left on the screen and above it, each row a line, without blanks at their
  /// ends.
  package static func draw(_ cast: Cast) -> [UInt8] {
    text(of: screen(of: cast), from: 0)
  }

  private static func screen(of cast: Cast) -> ScreenModel {
    var screen = ScreenModel(columns: cast.size.columns, rows: cast.size.rows)
    var offset = 0
    for moment in cast.drawing.moments where offset < cast.shown {
      screen.write(cast.drawing.bytes[offset..<min(moment.end, cast.shown)])
      offset = moment.end
      if let size = moment.size { screen.resize(columns: size.columns, rows: size.rows) }
    }
    return screen
  }

  private static func text(of screen: ScreenModel, from first: Int) -> [UInt8] {
    var last = screen.lines.count
    while last > first, screen.trimmed(last - 1).isEmpty { last -= 1 }
    var text: [UInt8] = []
    for line in first..<last {
      text += screen.text(line).utf8
      text.append(0x0a)
    }
    return text
  }

  /// What a cast has left on the screen.
  package static func drawScreen(_ cast: Cast) -> [UInt8] {
    let screen = self.screen(of: cast)
    return text(of: screen, from: screen.top)
  }
}
