import Edge

/// What stands above the prompt, and what must be written to bring the screen there.
///
/// The rows of lines that are over are written once. The rows of the line of an answer that is
/// still open, and the rows that are only for the moment, are written again where they change.
struct Canvas: Sendable {
  private(set) var width: Int
  private(set) var height: Int
  var palette: Palette
  var glyphs: Glyphs

  /// Rows between output and prompt that go away again.
  var passing: [Row] = []

  /// A row, and how many of its scalars stand on the screen.
  private struct Line: Sendable {
    var row: Row
    var shown = 0
  }

  /// Rows of lines that are over, not yet written.
  private var closed: [Line] = []
  /// Rows of the line that an answer has begun.
  private var open: [Line] = []
  private var wrapper: WordWrapper
  private var styler = MarkdownStyler()

  /// The rows of the open line as they stand on the screen, those within reach.
  private var shownOpen: [Row] = []
  /// How many rows the screen has between output and prompt.
  private var shownPassing = 0

  init(width: Int, height: Int, palette: Palette, glyphs: Glyphs) {
    (self.width, self.height) = (width, height)
    self.palette = palette
    self.glyphs = glyphs
    wrapper = WordWrapper(width: width)
  }

  /// Whether an answer has begun a line that is not over.
  var isOpen: Bool { !open.isEmpty }

  // MARK: what the core shows

  mutating func answer(_ piece: String) {
    let piece = piece.withoutControls
    // Where marks cannot become styles, they stay.
    guard palette.hasColor else { return add(wrapper.take(piece)) }
    for run in styler.take(piece) { add(wrapper.take(run.text, run.style)) }
  }

  mutating func endAnswer() {
    for run in styler.finish() { add(wrapper.take(run.text, run.style)) }
    add(wrapper.finish())
    closeLine()
  }

  mutating func say(_ line: Styled) {
    for part in Canvas.lines(of: line) {
      let row = Row(part.fitted(to: width, mark: glyphs.ellipsis))
      for row in WordWrapper.rows(of: row, width: width) { closed.append(Line(row: row)) }
    }
  }

  /// Shows an input where it was taken, as it looked when it was typed.
  mutating func echo(_ prompt: Row, _ text: String) {
    let rows = text.withoutControls.split(separator: "\n", omittingEmptySubsequences: false)
    var first = prompt
    first.append(String(rows.first ?? ""), .plain)
    closed.append(Line(row: first))
    closed += rows.dropFirst().map { Line(row: Row(String($0))) }
  }

  /// The rows of something that is only for the moment.
  func passingRows(of line: Styled) -> [Row] {
    Canvas.lines(of: line).flatMap {
      WordWrapper.rows(of: Row($0.fitted(to: width, mark: glyphs.ellipsis)), width: width)
    }
  }

  private mutating func add(_ pieces: [WordWrapper.Piece]) {
    for piece in pieces {
      switch piece {
      case .text(let text, let style):
        if open.isEmpty { open.append(Line(row: Row())) }
        open[open.count - 1].row.append(text, style)
      case .wrap:
        open.append(Line(row: Row()))
      case .newline:
        if open.isEmpty { open.append(Line(row: Row())) }
        closeLine()
      }
    }
  }

  private mutating func closeLine() {
    closed += open
    open = []
  }

  /// A line of several lines, one by one.
  static func lines(of line: Styled) -> [Styled] {
    var lines = [Styled("")]
    for span in line.spans {
      for (index, part) in span.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { lines.append(Styled("")) }
        let text = String(part)
        lines[lines.count - 1] += span.with(text)
      }
    }
    return lines
  }

  // MARK: the screen

  /// What to write so that the rows are as they should be and the cursor stands where the prompt
  /// begins. Everything from there on is erased.
  ///
  /// - Parameter cursorRow: how many rows the cursor stands below the first row of the prompt.
  mutating func frame(cursorRow: Int) -> String {
    leave(beyond: max(0, height - 1 - cursorRow - shownPassing))
    let rows = (closed + open).map(\.row)
    let kept = zip(shownOpen, rows).prefix { $0 == $1 }.count
    let up = cursorRow + shownPassing + shownOpen.count - kept
    var output = up > 0 ? "\u{1b}[\(up)A" : ""
    output += Canvas.erasure
    for row in rows[kept...] { output += palette.render(row) + "\r\n" }
    let passing = self.passing.prefix(max(0, height - 3))
    for row in passing { output += palette.render(row) + "\r\n" }
    closed = []
    shownPassing = passing.count
    for index in open.indices { open[index].shown = open[index].row.length }
    shownOpen = open.map(\.row)
    return output
  }

  /// Leaves rows of the open line as they are that have scrolled out of reach, so that a line
  /// without end costs no more than its last rows.
  private mutating func leave(beyond reachable: Int) {
    var count = shownOpen.count - reachable
    guard count > 0 else { return }
    shownOpen.removeFirst(count)
    func rest(_ lines: [Line]) -> [Line] {
      lines.compactMap { line in
        guard count > 0, line.shown > 0 else { return line }
        count -= 1
        return line.shown < line.row.length ? Line(row: line.row.dropFirst(line.shown)) : nil
      }
    }
    closed = rest(closed)
    open = rest(open)
  }

  /// Erases the row of the cursor and all below. It begins in the second column, since tmux keeps
  /// in its history what is erased from the first one of the screen on.
  private static let erasure = "\r\u{1b}[C\u{1b}[J\r\u{1b}[K"

  /// What to write to begin again on an empty screen.
  mutating func clearedFrame() -> String {
    closed = []
    shownOpen = []
    shownPassing = 0
    return "\u{1b}[H\u{1b}[2J" + frame(cursorRow: 0)
  }

  /// The screen was cooked for something else and is on a new row now.
  mutating func forgetScreen() {
    shownOpen = []
    shownPassing = 0
  }

  /// Takes another size to heart. What was shown stays as the terminal has it now.
  ///
  /// - Returns: how many rows now stand between output and prompt. Terminals break what no longer
  ///   fits its row again.
  mutating func resize(width: Int, height: Int) -> Int {
    let standing = passing.prefix(shownPassing).reduce(0) {
      $0 + max(1, ($1.columns + width - 1) / max(1, width))
    }
    (self.width, self.height) = (width, height)
    wrapper.resize(width: width)
    closeLine()
    closed = closed.compactMap { line in
      if line.shown == 0 { return line }
      return line.shown < line.row.length ? Line(row: line.row.dropFirst(line.shown)) : nil
    }
    forgetScreen()
    return min(standing, max(0, height - 2))
  }
}
