import Edge

/// The rows that prompt and line take, as many as there is room for, around the cursor.
///
/// Where a row ends is found by the columns of its scalars, which are never fewer than a terminal
/// takes for them. Where the cursor stands within its row only the terminal knows, since it is the
/// one that joins marks and emoji: so the row is handed over in two parts.
struct InputLayout: Hashable, Sendable {
  /// From the first that is shown to the last.
  private(set) var rows: [Row] = []
  /// The row of the cursor, among those.
  private(set) var cursorRow = 0
  /// How many scalars of that row stand before the cursor.
  private(set) var cursorLength = 0
  /// The first row that is shown, of all: where the next layout begins if the cursor lets it.
  private(set) var top = 0

  /// How many rows the input takes of a screen at most: a third, but at least three where the
  /// screen has as many and one for the output.
  static func limit(height: Int) -> Int {
    min(max(3, height / 3), max(1, height - 1))
  }

  /// - Parameters:
  ///   - prompt: what stands before the line.
  ///   - cursor: how many scalars of the line stand before the cursor.
  ///   - limit: how many rows there are at most.
  ///   - top: the first row that was shown before.
  init(
    prompt: Row, line: [Unicode.Scalar], cursor: Int, width: Int, limit: Int, top: Int = 0,
    glyphs: Glyphs
  ) {
    var breaker = RowBreaker(width: width)
    var before: [(scalars: [Unicode.Scalar], style: Styled.Style)] = []
    for run in prompt.runs { before.append((Array(run.text.unicodeScalars), run.style)) }
    for part in before { breaker.receive(part.scalars, cursor: nil) }
    breaker.receive(line, cursor: cursor)
    breaker.finish(isCursor: cursor >= line.count)

    let isWhole = breaker.starts.count <= limit
    let room = isWhole || limit < 2 ? limit : limit - 1
    let lowest = max(0, breaker.starts.count - room)
    self.top = isWhole ? 0 : min(max(top, breaker.cursorRow - room + 1), breaker.cursorRow, lowest)
    let source = before + [(line, .plain)]
    let end = min(breaker.starts.count, self.top + room)
    rows = (self.top..<end).map { index in
      let next = index + 1 < breaker.starts.count ? breaker.starts[index + 1] : nil
      return InputLayout.row(source, from: breaker.starts[index], to: next, glyphs).row
    }
    cursorRow = breaker.cursorRow - self.top
    let start = breaker.starts[breaker.cursorRow]
    let place = before.reduce(0) { $0 + $1.scalars.count } + min(cursor, line.count)
    cursorLength = InputLayout.row(source, from: start, to: place, glyphs).row.length
    guard !isWhole, limit > 1 else { return }
    rows.insert(mark(above: self.top, below: breaker.starts.count - end, glyphs), at: 0)
    cursorRow += 1
  }

  private func mark(above: Int, below: Int, _ glyphs: Glyphs) -> Row {
    func text(_ count: Int, _ side: String) -> [String] {
      count == 0 ? [] : ["\(count) \(count == 1 ? "row" : "rows") \(side)"]
    }
    let parts = text(above, "above") + text(below, "below")
    return Row("\(glyphs.ellipsis) " + parts.joined(separator: ", "), .faint)
  }

  /// The scalars of a row as they are drawn.
  private static func row(
    _ source: [(scalars: [Unicode.Scalar], style: Styled.Style)], from start: Int, to end: Int?,
    _ glyphs: Glyphs
  ) -> (row: Row, columns: Int) {
    var row = Row()
    var columns = 0
    var offset = 0
    for part in source {
      let low = max(0, start - offset)
      let high = min(part.scalars.count, (end ?? .max) - offset)
      var text = String.UnicodeScalarView()
      if low < high {
        for scalar in part.scalars[low..<high] {
          let cell = InputCell(scalar, column: columns)
          columns += cell.columns
          text.append(contentsOf: cell.text)
        }
      }
      row.append(glyphs.text(String(text)), part.style)
      offset += part.scalars.count
    }
    return (row, columns)
  }
}

/// A scalar of the line as it is drawn.
private struct InputCell {
  let text: [Unicode.Scalar]
  let columns: Int

  /// - Parameter column: where it is drawn, since a tab goes to the next multiple of eight.
  init(_ scalar: Unicode.Scalar, column: Int) {
    switch scalar.value {
    case 0x0a: (text, columns) = ([], 0)
    case 0x09:
      columns = 8 - column % 8
      text = Array(repeating: " ", count: columns)
    case 0..<0x20: (text, columns) = (["^", Unicode.Scalar(UInt8(scalar.value) + 0x40)], 2)
    case 0x7f: (text, columns) = (["^", "?"], 2)
    case 0x20..<0x7f: (text, columns) = ([scalar], 1)
    case _ where scalar.isControl: (text, columns) = ([], 0)
    default: (text, columns) = ([scalar], DisplayWidth.columns(of: scalar))
    }
  }
}

/// Finds where rows begin.
private struct RowBreaker {
  let width: Int
  /// The number of the scalar that each row begins with.
  var starts = [0]
  var cursorRow = 0
  private var column = 0
  private var count = 0
  private var isJoined = false

  init(width: Int) {
    self.width = max(1, width)
  }

  mutating func receive(_ scalars: [Unicode.Scalar], cursor: Int?) {
    for (place, scalar) in scalars.enumerated() {
      let columns = InputCell(scalar, column: column).columns
      let isFull = column > 0 && column + columns > width
      if scalar != "\n", isFull, columns > 0, !isJoined { begin() }
      if place == cursor {
        // A mark at the end of a full row has no room for a cursor before it.
        if column >= width, scalar != "\n", columns > 0 { begin() }
        cursorRow = starts.count - 1
      }
      column += columns
      count += 1
      isJoined = scalar == "\u{200d}"
      if scalar == "\n" { begin() }
    }
  }

  /// - Parameter isCursor: whether the cursor stands behind everything, where it needs a place.
  mutating func finish(isCursor: Bool) {
    guard isCursor else { return }
    if column >= width { begin() }
    cursorRow = starts.count - 1
  }

  private mutating func begin() {
    starts.append(count)
    (column, isJoined) = (0, false)
  }
}
