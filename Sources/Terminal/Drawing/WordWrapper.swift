import Edge

/// Breaks text into rows at the width of the screen, between words.
///
/// What comes out depends on the text so far and never on how it was cut: a word is held until it
/// is known to be whole, and blanks until it is known whether a row ends there. A break takes the
/// place of the blanks. A word that is longer than a row is broken where the row ends, and a wide
/// character (as of Chinese) is a word of its own. What goes on in the next row is indented as the line
/// is, behind the mark of a list item too; fenced code by two more. A row also ends behind more
/// scalars than any text has in its columns, so that marks without a width make no row that never
/// ends.
struct WordWrapper: Sendable {
  enum Piece: Hashable, Sendable {
    case text(String, Styled.Style)
    /// The row is full; the line goes on in the next.
    case wrap
    /// The line ends here.
    case newline
  }

  private struct Cell: Sendable {
    let scalar: Unicode.Scalar
    let style: Styled.Style
    let columns: Int
  }

  private static let joiner: Unicode.Scalar = "\u{200d}"
  /// How many scalars a row has for each of its columns at most.
  private static let density = 16

  private(set) var width: Int
  private var column = 0
  /// How many scalars the row has.
  private var length = 0
  private var blanks: [Cell] = []
  private var word: [Cell] = []
  private var wordColumns = 0
  private var pieces: [Piece] = []
  /// The text behind the pieces, in one style.
  private var text = String.UnicodeScalarView()
  private var style = Styled.Style.plain
  private var indent = HangingIndent()

  /// - Parameter width: the columns of a row, at least 2.
  init(width: Int) {
    self.width = max(2, width)
  }

  /// Takes more text; answers what can be shown now.
  mutating func receive(_ text: String, _ style: Styled.Style = .plain) -> [Piece] {
    for scalar in text.unicodeScalars { receive(scalar, style) }
    return drain()
  }

  /// Answers what is still held, since nothing follows.
  mutating func finish() -> [Piece] {
    placeWord()
    blanks = []
    beginRow()
    indent = HangingIndent()
    return drain()
  }

  /// Begins with an indent for all rows but the first of the next line.
  mutating func hang(_ columns: Int) { indent = HangingIndent(columns) }

  /// Takes another width to heart. What was shown stays as it is, so the line goes on in a new row.
  mutating func resize(width: Int) {
    self.width = max(2, width)
    if column > 0 { blanks = [] }
    beginRow()
  }

  private mutating func beginRow() {
    (column, length) = (0, 0)
  }

  private mutating func flushText() {
    if !text.isEmpty { pieces.append(.text(String(text), style)) }
    text = String.UnicodeScalarView()
  }

  private mutating func drain() -> [Piece] {
    flushText()
    defer { pieces = [] }
    return pieces
  }

  private mutating func receive(_ scalar: Unicode.Scalar, _ style: Styled.Style) {
    switch scalar {
    case "\n":
      placeWord()
      blanks = []
      beginRow()
      indent.beginLine()
      flushText()
      pieces.append(.newline)
    case " ":
      placeWord()
      // More than a row of them is never shown.
      if blanks.count <= width { blanks.append(Cell(scalar: " ", style: style, columns: 1)) }
    case "\t":
      placeWord()
      let stop = 8 - (column + blanks.count) % 8
      if blanks.count <= width {
        blanks += Array(repeating: Cell(scalar: " ", style: style, columns: 1), count: stop)
      }
    default:
      let cell = Cell(
        scalar: scalar, style: style, columns: DisplayWidth.columns(of: scalar))
      let isJoined = cell.columns == 0 || word.last?.scalar == WordWrapper.joiner
      if !isJoined, cell.columns == 2 || word.last?.columns == 2 { placeWord() }
      let isLong = word.count >= width * WordWrapper.density
      if wordColumns + cell.columns > width || isLong { placeWord() }
      word.append(cell)
      wordColumns += cell.columns
    }
  }

  /// Puts the held word behind the held blanks, or on a row of its own.
  private mutating func placeWord() {
    if word.isEmpty { return }
    indent.receive(word.lazy.map(\.scalar), at: column + blanks.count, behind: blanks.count)
    if column + blanks.count + wordColumns <= width {
      for cell in blanks { put(cell) }
    } else if column > 0 {
      wrap()
    }
    for cell in word { put(cell) }
    blanks = []
    word = []
    wordColumns = 0
  }

  private mutating func put(_ cell: Cell) {
    if column + cell.columns > width || length >= width * WordWrapper.density { wrap() }
    column += cell.columns
    length += 1
    if cell.style != style { flushText() }
    style = cell.style
    text.append(cell.scalar)
  }

  private mutating func wrap() {
    flushText()
    pieces.append(.wrap)
    beginRow()
    let blank = Cell(scalar: " ", style: .plain, columns: 1)
    for _ in 0..<indent.columns(in: width) { put(blank) }
  }
}

extension WordWrapper {
  /// The rows of a whole line.
  static func rows(of line: Row, width: Int) -> [Row] {
    var wrapper = WordWrapper(width: width)
    if let column = HangingIndent.column(in: line) { wrapper.hang(column) }
    var pieces: [Piece] = []
    for run in line.runs { pieces += wrapper.receive(run.text, run.style) }
    pieces += wrapper.finish()
    var rows = [Row()]
    for piece in pieces {
      switch piece {
      case .text(let text, let style): rows[rows.count - 1].append(text, style)
      case .wrap, .newline: rows.append(Row())
      }
    }
    return rows
  }
}
