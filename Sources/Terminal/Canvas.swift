internal import Edge

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

  private var closed: [String] = []
  private var wrapper: WordWrapper
  /// The text of the open line, for another width.
  private var openText = ""
  private var open: [String] = []
  private var openRow = Row()

  /// The rows of the open line that stand on the screen.
  private var shownOpen: [String] = []
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
    let lastLine = piece.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    openText = lastLine.count < piece.count ? String(lastLine) : openText + piece
    add(wrapper.take(piece))
  }

  mutating func endAnswer() {
    add(wrapper.finish())
    closeLine()
  }

  mutating func say(_ line: Styled) {
    for part in Canvas.lines(of: line) {
      let row = Row(part.fitted(to: width, mark: glyphs.ellipsis))
      for row in WordWrapper.rows(of: row, width: width) { closed.append(palette.render(row)) }
    }
  }

  /// Shows an input where it was taken, as it looked when it was typed.
  mutating func echo(_ prompt: Row, _ text: String) {
    let rows = text.withoutControls.split(separator: "\n", omittingEmptySubsequences: false)
    closed.append(palette.render(prompt) + (rows.first ?? ""))
    closed += rows.dropFirst().map(String.init)
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
        openRow.append(text, style)
        if open.isEmpty { open.append("") }
        open[open.count - 1] = palette.render(openRow)
      case .wrap:
        openRow = Row()
        open.append("")
      case .newline:
        if open.isEmpty { open.append("") }
        closeLine(keepingText: true)
      }
    }
  }

  private mutating func closeLine(keepingText: Bool = false) {
    closed += open
    open = []
    openRow = Row()
    if !keepingText { openText = "" }
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
        lines[lines.count - 1] +=
          span.isFlexible ? .flexible(text, span.style) : Styled(text, span.style)
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
    let rows = closed + open
    var kept = zip(shownOpen, rows).prefix { $0 == $1 }.count
    let reachable = max(0, height - 1 - cursorRow - shownPassing)
    kept = max(kept, min(rows.count, shownOpen.count - reachable))
    let up = cursorRow + shownPassing + shownOpen.count - kept
    var output = up > 0 ? "\u{1b}[\(up)A" : ""
    output += "\r\u{1b}[J"
    for row in rows[kept...] { output += row + "\r\n" }
    let passing = self.passing.prefix(max(0, height - 3))
    for row in passing { output += palette.render(row) + "\r\n" }
    closed = []
    shownPassing = passing.count
    shownOpen = open
    return output
  }

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

  /// Takes another size to heart.
  ///
  /// - Returns: how many rows now stand between the first row of what is written again and the
  ///   prompt. Terminals break what no longer fits its row again.
  mutating func resize(width: Int, height: Int) -> Int {
    func rows(_ text: String) -> Int {
      max(1, (DisplayWidth.columns(of: text) + width - 1) / max(1, width))
    }
    let standing =
      shownOpen.reduce(0) { $0 + rows(Canvas.plain($1)) }
      + passing.prefix(shownPassing).reduce(0) {
        $0 + max(1, ($1.columns + width - 1) / max(1, width))
      }
    (self.width, self.height) = (width, height)
    if isOpen || !openText.isEmpty {
      wrapper = WordWrapper(width: width)
      open = []
      openRow = Row()
      add(wrapper.take(openText))
    } else {
      wrapper = WordWrapper(width: width)
    }
    forgetScreen()
    return min(standing, max(0, height - 2))
  }

  /// A rendered row without its escape sequences, all of which end in `m`.
  private static func plain(_ rendered: String) -> String {
    var text = ""
    var isEscape = false
    for character in rendered {
      if character == "\u{1b}" {
        isEscape = true
      } else if isEscape {
        isEscape = character != "m"
      } else {
        text.append(character)
      }
    }
    return text
  }
}
