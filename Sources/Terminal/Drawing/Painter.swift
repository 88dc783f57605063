import Edge

/// What stands below the output: rows that go away again, and the input.
struct InputArea: Hashable, Sendable {
  var rows: [Row]
  var cursorRow: Int
  /// How many scalars of that row stand before the cursor.
  var cursorLength: Int
}

/// Brings output and input onto the screen.
///
/// A terminal has another size before it tells, and breaks its rows anew meanwhile. So while the
/// output goes on, the cursor waits at its end, where the terminal itself keeps it, and what the
/// user sees as the cursor in the input is drawn. Then nothing that is written depends on a width:
/// all below the cursor is erased, what is new goes where it is, and the input is drawn below. It
/// goes back with what the terminal has saved (DECSC, DECRC), having made room before
/// (https://vt100.net/docs/vt510-rm/DECSC.html).
struct Painter: Sendable {
  private enum Place: Hashable, Sendable {
    /// At the end of the output.
    case output
    /// In the input, so many rows below the end of the output.
    case input(row: Int)
  }

  private var place = Place.input(row: 0)
  /// What is drawn below the output, as far as it is known.
  private var shown: InputArea?

  /// What to write so that the screen has the output and, below, the input.
  ///
  /// - Parameters:
  ///   - area: the rows below the output, at least one.
  ///   - holdsCursor: whether the cursor waits at the end of the output.
  mutating func frame(
    _ canvas: inout Canvas, _ area: InputArea, holdsCursor: Bool
  ) -> String {
    if let added = added(canvas, area, holdsCursor) { return added }
    let palette = canvas.palette
    let hadRow = canvas.endsInRow
    let news = canvas.drain()
    var text = toOutput()
    if news.rewinds { text += "\r" }
    text += hadRow && !news.rewinds ? "\u{1b}[J" : Painter.erasure
    text += news.text
    if canvas.endsInRow, canvas.hasRoom { text += Painter.step }
    text += "\u{1b}[?7l"
    let holdsCursor = holdsCursor || canvas.endsInRow
    text += draw(area, palette, isBelow: canvas.endsInRow, holdsCursor: holdsCursor)
    text += "\u{1b}[?7h" + (holdsCursor ? "\u{1b}[?25l" : "\u{1b}[?25h")
    shown = area
    place = holdsCursor ? .output : .input(row: area.cursorRow)
    return text
  }

  /// What to write when nothing has changed but for text at the end of the line, which the cursor
  /// is at.
  private mutating func added(_ canvas: Canvas, _ area: InputArea, _ holdsCursor: Bool) -> String? {
    guard case .input = place, !holdsCursor, !canvas.hasNews, let shown,
      area.cursorRow == shown.cursorRow, area.cursorRow == area.rows.count - 1,
      area.rows.count == shown.rows.count, area.rows.dropLast() == shown.rows.dropLast(),
      let old = shown.rows.last, let new = area.rows.last, old.length == shown.cursorLength,
      new.length == area.cursorLength, new.columns < canvas.width, new.extends(old)
    else { return nil }
    self.shown = area
    return canvas.palette.render(new.dropFirst(old.length))
  }

  private func draw(
    _ area: InputArea, _ palette: Palette, isBelow: Bool, holdsCursor: Bool
  ) -> String {
    let count = area.rows.count - (isBelow ? 0 : 1)
    // IND goes down without going to the first column, whatever the tty makes of a line feed.
    var text = String(repeating: "\u{1b}D", count: count)
    if count > 0 { text += "\u{1b}[\(count)A" }
    if holdsCursor { text += "\u{1b}7" }
    if isBelow { text += "\r\n" }
    for (index, row) in area.rows.enumerated() {
      if index > 0 { text += "\r\n" }
      guard index == area.cursorRow else {
        text += palette.render(row)
        continue
      }
      text += palette.render(row.prefix(area.cursorLength))
      let rest = row.dropFirst(area.cursorLength)
      text += holdsCursor ? Painter.withCursor(rest, palette) : "\u{1b}7" + palette.render(rest)
    }
    return text + "\u{1b}8"
  }

  /// A row with its first character as a cursor looks.
  private static func withCursor(_ row: Row, _ palette: Palette) -> String {
    let first = row.runs.first?.text.first.map(String.init) ?? " "
    return "\u{1b}[7m\(first)\u{1b}[27m"
      + palette.render(row.dropFirst(first.unicodeScalars.count))
  }

  /// Goes to the end of the output.
  private func toOutput() -> String {
    guard case .input(let row) = place else { return "" }
    return "\r" + (row > 0 ? "\u{1b}[\(row)A" : "")
  }

  /// Goes to the end of the output and erases what is below.
  mutating func leave(_ canvas: inout Canvas) -> String {
    let hadRow = canvas.endsInRow
    let news = canvas.drain()
    var text = toOutput()
    if news.rewinds { text += "\r" }
    text += (hadRow && !news.rewinds ? "\u{1b}[J" : Painter.erasure) + news.text
    if canvas.endsInRow { text += "\r\n" }
    forgetScreen()
    return text + "\u{1b}[?25h"
  }

  /// The screen was used for something else and is on a new row now.
  mutating func forgetScreen() {
    place = .input(row: 0)
    shown = nil
  }

  /// The screen has another width. What is known of rows above the cursor is what they are now.
  ///
  /// - Parameter reflows: whether the terminal breaks rows again that no longer fit.
  mutating func resize(width: Int, height: Int, reflows: Bool) {
    guard case .input(let row) = place, let area = shown else { return }
    shown = nil
    guard reflows else { return }
    let above = area.rows.prefix(row).reduce(0) { $0 + max(1, ($1.columns + width - 1) / width) }
    let column = area.rows[row].prefix(area.cursorLength).columns
    place = .input(row: min(height - 1, above + column / max(1, width)))
  }

  /// Erases the row of the cursor and all below. It begins in the second column, since tmux keeps
  /// in its history what is erased from the first one of the screen on.
  private static let erasure = "\r\u{1b}[C\u{1b}[J\r\u{1b}[K"

  /// Steps over a margin that the cursor may stand at, on a screen that is narrower than known: it
  /// would be moved before it otherwise, onto the last character.
  private static let step = " \u{8}"
}
