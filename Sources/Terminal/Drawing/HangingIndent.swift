import Edge

/// How far the further rows of a line are indented: as far as the line itself, and behind the mark
/// of a list item; fenced code by two more, so that it is seen where a line of it begins.
struct HangingIndent: Sendable {
  private enum State: Sendable {
    /// Nothing but blanks so far.
    case start
    /// Behind a mark; a number without a point is one only before two blanks.
    case mark(isBare: Bool)
    /// Behind a word that is no mark, or given.
    case decided
  }

  private var state = State.start
  private var indent = 0
  private var isFenced = false

  init() {}

  /// One that is given.
  init(_ columns: Int) {
    (state, indent) = (.decided, columns)
  }

  /// The indent of further rows; none where a row is too narrow for one.
  func columns(in width: Int) -> Int {
    width < 8 ? 0 : min(indent + (isFenced ? 2 : 0), width / 2)
  }

  mutating func beginLine() {
    (state, indent) = (.start, 0)
  }

  /// Takes the next word.
  ///
  /// - Parameters:
  ///   - column: where it begins.
  ///   - blanks: how many blanks stand before it.
  mutating func receive(
    _ word: some Collection<Unicode.Scalar>, at column: Int, behind blanks: Int
  ) {
    switch state {
    case .decided: return
    case .mark(isBare: true) where blanks < 2:
      state = .decided
      return
    case .start where word.starts(with: "```".unicodeScalars): isFenced.toggle()
    case .start, .mark: break
    }
    indent = column
    state = isFenced ? .decided : HangingIndent.state(behind: word)
  }

  private static func state(behind word: some Collection<Unicode.Scalar>) -> State {
    guard let first = word.first, word.count <= 4 else { return .decided }
    if word.count == 1, ["-", "*", "+", "•", "–"].contains(first) { return .mark(isBare: false) }
    let rest = word.drop { ("0"..."9").contains($0) }
    guard rest.startIndex != word.startIndex else { return .decided }
    if rest.isEmpty { return .mark(isBare: true) }
    return rest.count == 1 && (rest.first == "." || rest.first == ")")
      ? .mark(isBare: false) : .decided
  }

  /// In which columns a column of a table that is no number may begin.
  private static let edge = 14

  /// Where the first column of a table ends, which two blanks part from the next; `nil` for a line
  /// that is none.
  static func column(in row: Row) -> Int? {
    var (column, blanks, found) = (0, 0, 0)
    for scalar in row.runs.lazy.flatMap(\.text.unicodeScalars) {
      if scalar == " " {
        blanks += 1
      } else {
        // Words of a sentence stand there, not the end of a column.
        if blanks == 1, column > 1 { break }
        if blanks > 1, column > blanks { found = column }
        blanks = 0
      }
      column += DisplayWidth.columns(of: scalar)
      if column > edge { break }
    }
    return found > 0 ? found : nil
  }
}
