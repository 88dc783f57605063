internal import Edge

/// Breaks text into rows at the width of the screen, between words.
///
/// What comes out depends on the text so far and never on how it was cut: a word is held until it
/// is known to be whole, and blanks until it is known whether a row ends there. A break takes the
/// place of the blanks. A word that is longer than a row is broken where the row ends, and a wide
/// character (as of Chinese) is a word of its own.
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

  private(set) var width: Int
  private var column = 0
  private var blanks: [Cell] = []
  private var word: [Cell] = []
  private var wordColumns = 0
  private var pieces: [Piece] = []

  /// - Parameter width: the columns of a row, at least 2.
  init(width: Int) {
    self.width = max(2, width)
  }

  /// Takes more text; answers what can be shown now.
  mutating func take(_ text: String, _ style: Styled.Style = .plain) -> [Piece] {
    for scalar in text.unicodeScalars { take(scalar, style) }
    return drain()
  }

  /// Answers what is still held, since nothing follows.
  mutating func finish() -> [Piece] {
    placeWord()
    blanks = []
    column = 0
    return drain()
  }

  /// Takes another width to heart. What was shown stays as it is, so the line goes on in a new row.
  mutating func resize(width: Int) {
    self.width = max(2, width)
    if column > 0 { blanks = [] }
    column = 0
  }

  private mutating func drain() -> [Piece] {
    defer { pieces = [] }
    return pieces
  }

  private mutating func take(_ scalar: Unicode.Scalar, _ style: Styled.Style) {
    switch scalar {
    case "\n":
      placeWord()
      blanks = []
      column = 0
      pieces.append(.newline)
    case " ":
      placeWord()
      blanks.append(Cell(scalar: " ", style: style, columns: 1))
    case "\t":
      placeWord()
      let stop = 8 - (column + blanks.count) % 8
      blanks += Array(repeating: Cell(scalar: " ", style: style, columns: 1), count: stop)
    default:
      let cell = Cell(
        scalar: scalar, style: style, columns: DisplayWidth.columns(of: scalar))
      let isJoined = cell.columns == 0 || word.last?.scalar == WordWrapper.joiner
      if !isJoined, cell.columns == 2 || word.last?.columns == 2 { placeWord() }
      if wordColumns + cell.columns > width { placeWord() }
      word.append(cell)
      wordColumns += cell.columns
    }
  }

  /// Puts the held word behind the held blanks, or on a row of its own.
  private mutating func placeWord() {
    if word.isEmpty { return }
    if column + blanks.count + wordColumns <= width {
      for cell in blanks { put(cell) }
    } else if column > 0 {
      pieces.append(.wrap)
      column = 0
    }
    for cell in word { put(cell) }
    blanks = []
    word = []
    wordColumns = 0
  }

  private mutating func put(_ cell: Cell) {
    if column + cell.columns > width {
      pieces.append(.wrap)
      column = 0
    }
    column += cell.columns
    if case .text(let text, cell.style) = pieces.last {
      var longer = text
      longer.unicodeScalars.append(cell.scalar)
      pieces[pieces.count - 1] = .text(longer, cell.style)
    } else {
      pieces.append(.text(String(cell.scalar), cell.style))
    }
  }
}

extension WordWrapper {
  /// The rows of a whole line.
  static func rows(of line: Row, width: Int) -> [Row] {
    var wrapper = WordWrapper(width: width)
    var pieces: [Piece] = []
    for run in line.runs { pieces += wrapper.take(run.text, run.style) }
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
