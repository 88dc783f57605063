import Edge
import Terminal

/// Where a cast stands in the user's terminal: its screen at the top, which scrolls by itself, and
/// below it a row for what keys do and the rows of the captions, where there are any.
struct Stage {
  /// The cast, drawn for the rows that it has.
  let cast: Cast
  private let terminal: Drawing.Size
  /// Of the longest caption; none where no caption is shown.
  private let captionRows: Int

  /// The least rows that are left to the cast by its captions.
  private static let leastRows = 5
  private static let plain = "\u{1b}[0m"

  /// Has a cast drawn for a terminal, less high where captions stand below it; `nil` where that
  /// can't be drawn.
  init?(on terminal: Drawing.Size, _ draw: (Drawing.Size) -> Cast?) {
    guard let whole = draw(terminal) else { return nil }
    self.terminal = terminal
    let rows = whole.captions.filter { !$0.text.isEmpty }.map {
      Caption.lines(of: $0.text, columns: terminal.columns).count
    }.max()
    let left = terminal.rows - (rows ?? 0) - 1
    if let rows, left >= Stage.leastRows, whole.size.rows > left {
      guard let cast = draw(Drawing.Size(columns: terminal.columns, rows: left)) else { return nil }
      (self.cast, captionRows) = (cast, rows)
    } else {
      let room = terminal.rows - whole.size.rows
      (cast, captionRows) = (whole, rows.map { $0 < room ? $0 : 0 } ?? 0)
    }
  }

  /// The row for what keys do, counted from 1: the one below the screen, or its last one.
  var hintRow: Int { min(cast.size.rows + 1, terminal.rows) }

  /// Whether what keys do covers a row of the screen.
  var isHintOnScreen: Bool { hintRow <= cast.size.rows }

  /// Clears the terminal; from then on the screen alone scrolls (xterm's DECSTBM).
  var opening: String {
    "\(Stage.plain)\u{1b}[1;\(cast.size.rows)r\u{1b}[H\u{1b}[2J"
  }

  /// Clears what is below the screen and lets all of the terminal scroll again; the cursor stays.
  var closing: String {
    var text = "\u{1b}7\u{1b}[r\(Stage.plain)"
    for row in (cast.size.rows..<terminal.rows) { text += "\u{1b}[\(row + 1);1H\u{1b}[K" }
    return text + "\u{1b}8"
  }

  /// Writes a caption below the screen, each line in the middle, in place of the one before.
  func caption(_ caption: String) -> String {
    guard captionRows > 0 else { return "" }
    let lines = caption.isEmpty ? [] : Caption.lines(of: caption, columns: terminal.columns)
    var text = "\u{1b}7"
    for place in 0..<captionRows {
      text += "\u{1b}[\(cast.size.rows + 2 + place);1H\(Stage.plain)\u{1b}[K"
      guard place < lines.count else { continue }
      let line = DisplayWidth.shortened(lines[place], to: terminal.columns)
      let indent = (cast.size.columns - DisplayWidth.columns(of: line)) / 2
      text += String(repeating: " ", count: max(0, indent)) + "\u{1b}[1m\(line)\(Stage.plain)"
    }
    return text + "\u{1b}8"
  }

  /// Writes a line about what keys do, the first one that there is room for.
  func hint(_ texts: [String]) -> String {
    let text = texts.first { DisplayWidth.columns(of: $0) < terminal.columns } ?? ""
    return "\u{1b}7\u{1b}[\(hintRow);1H\u{1b}[0;7m\(text)\(Stage.plain)\u{1b}[K\u{1b}8"
  }

  /// Puts back what stands where the line about keys is.
  func hintErased(showing screen: ScreenModel) -> String {
    let line = screen.top + hintRow - 1
    let text = isHintOnScreen && line < screen.lines.count ? screen.styled(line) : ""
    return "\u{1b}7\u{1b}[\(hintRow);1H\(Stage.plain)\u{1b}[K\(text)\(Stage.plain)\u{1b}8"
  }

  /// Writes all that a screen shows, row by row, with the cursor where it was.
  func painting(_ screen: ScreenModel) -> String {
    var text = opening
    for row in 0..<screen.rows where screen.top + row < screen.lines.count {
      let line = screen.top + row
      // The row of the cursor comes last, so that a full one leaves the cursor at its end.
      if line != screen.row { text += "\u{1b}[\(row + 1);1H" + screen.styled(line) + Stage.plain }
    }
    text += "\u{1b}[\(screen.row - screen.top + 1);1H" + screen.styled(screen.row) + Stage.plain
    return screen.isFull ? text : text + "\u{1b}[\(screen.column + 1)G"
  }
}
