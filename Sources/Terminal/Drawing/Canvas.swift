import Edge

/// What stands above the prompt, in the order in which it is written.
///
/// Rows are written once and never touched again, but for the last one of an answer that is still
/// open: it is written again, below, where something else is to stand before it.
struct Canvas: Sendable {
  private(set) var width: Int
  private(set) var height: Int
  var palette: Palette
  var glyphs: Glyphs

  /// Rows between output and prompt that go away again.
  var passing: [Row] = []

  /// Whether not even the row that is open is ever written again: what is said meanwhile ends it.
  var keepsRows = false

  /// A row, and how many of its scalars stand on the screen.
  private struct Line: Sendable {
    var row = Row()
    var shown = 0
  }

  /// Rows that are over, not yet written to their ends.
  private var finished: [Line] = []
  /// The row that an answer has begun.
  private var open = Line()
  /// Whether the row was finished before the answer said so, since it is full.
  private var isBroken = false
  /// Whether what stands on the screen at the end of the output must get an end first.
  private var breaksRow = false
  /// Whether something was shown since an input was, so that a blank row is to stand before the
  /// next one.
  private(set) var hasTurn = false
  /// Whether the output on the screen ends within a row.
  private(set) var endsInRow = false
  private var wrapper: WordWrapper
  private var styler = MarkdownStyler()

  init(width: Int, height: Int, palette: Palette, glyphs: Glyphs) {
    (self.width, self.height) = (width, height)
    self.palette = palette
    self.glyphs = glyphs
    wrapper = WordWrapper(width: width)
  }

  /// Whether an answer has begun a row that is not over.
  var isOpen: Bool { open.row.length > 0 || endsInRow }

  /// Whether there is something to write.
  var hasNews: Bool { !finished.isEmpty || open.shown < open.row.length || breaksRow }

  /// Whether the row that is open has room for a blank behind what it has.
  var hasRoom: Bool { open.row.columns < width - 1 }

  // MARK: what the core shows

  mutating func answer(_ piece: String) {
    hasTurn = hasTurn || !piece.isEmpty
    let piece = glyphs.text(piece.withoutControls)
    // Where marks cannot become styles, they stay.
    guard palette.hasColor else { return add(wrapper.receive(piece)) }
    for run in styler.receive(piece) { add(wrapper.receive(run.text, run.style)) }
  }

  mutating func endAnswer() {
    for run in styler.finish() { add(wrapper.receive(run.text, run.style)) }
    add(wrapper.finish())
    if open.row.length > 0 { finish() }
    isBroken = false
  }

  mutating func say(_ line: Styled) {
    endRow()
    hasTurn = true
    for part in Canvas.lines(of: line).flatMap({ $0.parts(in: width) }) {
      let row = Row(glyphs.line(part).fitted(to: width, mark: glyphs.ellipsis))
      finished += WordWrapper.rows(of: row, width: width).map { Line(row: $0) }
    }
  }

  /// Shows an input where it was taken: what the user has said stands out, and not the prompt.
  ///
  /// - Parameter isAnswer: whether it belongs to the question above it.
  mutating func echo(_ prompt: Row, _ text: String, isAnswer: Bool = false) {
    let rows = glyphs.text(text.withoutControls)
      .split(separator: "\n", omittingEmptySubsequences: false)
    if hasTurn, !isAnswer, !keepsRows { finished.append(Line()) }
    hasTurn = false
    var first = prompt.receding
    first.append(String(rows.first ?? ""), .strong)
    finished.append(Line(row: first))
    finished += rows.dropFirst().map { Line(row: Row(String($0), .strong)) }
  }

  /// Shows rows as they are.
  mutating func show(_ rows: [Row]) {
    if rows.isEmpty { return }
    endRow()
    finished += rows.map { Line(row: $0) }
  }

  /// Ends the row of an answer early where it is never written again.
  private mutating func endRow() {
    if keepsRows, isOpen { resize(width: width, height: height) }
  }

  /// The rows of something that is only for the moment.
  func passingRows(of line: Styled) -> [Row] {
    Canvas.lines(of: line).flatMap { $0.parts(in: width) }.flatMap {
      WordWrapper.rows(
        of: Row(glyphs.line($0).fitted(to: width, mark: glyphs.ellipsis)), width: width)
    }
  }

  private mutating func add(_ pieces: [WordWrapper.Piece]) {
    for piece in pieces {
      switch piece {
      case .text(let text, let style):
        isBroken = false
        open.row.append(text, style)
        // Where the cursor stands behind a full row depends on the terminal.
        if open.row.columns >= width {
          finish()
          isBroken = true
        }
      case .wrap, .newline:
        if !isBroken { finish() }
        isBroken = false
      }
    }
  }

  private mutating func finish() {
    finished.append(open)
    open = Line()
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

  /// What to write at the end of the output.
  ///
  /// - Returns: the text, and whether the row that is there is to be erased and begun again.
  mutating func drain() -> (text: String, rewinds: Bool) {
    var lines = finished + [open]
    var text = breaksRow ? "\r\n" : ""
    let rewinds = lines.dropFirst().contains { $0.shown > 0 }
    if rewinds { for index in lines.indices { lines[index].shown = 0 } }
    for line in lines.dropLast() {
      text += palette.render(line.row.dropFirst(line.shown)) + "\r\n"
    }
    if let last = lines.last { text += palette.render(last.row.dropFirst(last.shown)) }
    finished = []
    open.shown = open.row.length
    endsInRow = open.shown > 0
    breaksRow = false
    return (text, rewinds)
  }

  /// Takes another size to heart. What was shown stays as the terminal has it now, and what follows
  /// begins a row of its own.
  mutating func resize(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    wrapper.resize(width: width)
    breakRow()
  }

  /// The screen was used for something else and is on a new row now.
  mutating func forgetScreen() {
    wrapper.resize(width: width)
    breakRow()
    (breaksRow, endsInRow, hasTurn) = (false, false, false)
  }

  private mutating func breakRow() {
    if open.row.length > 0 {
      finish()
      isBroken = true
    }
    finished = finished.compactMap { line in
      if line.shown == 0 { return line }
      return line.shown < line.row.length ? Line(row: line.row.dropFirst(line.shown)) : nil
    }
    breaksRow = endsInRow
  }
}
