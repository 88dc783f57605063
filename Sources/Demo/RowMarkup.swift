/// A row of a screen as SVG, one `<text>`, each of its characters in its cell.
///
/// Characters that every monospace font has are held by one `textLength`. Others may come from
/// another font, or have two columns, so each of them stands at its own place; so does what follows.
struct RowMarkup {
  /// The units of a cell.
  static let width = 10
  static let height = 23
  /// Where the text stands, below the upper edge of its row.
  static let baseline = 17

  private let cells: ArraySlice<Cell>
  private let marks: [[Unicode.Scalar]]

  /// A stretch of characters that are placed together.
  private struct Run {
    var start: Int
    var end: Int
    var isOrdinary: Bool
    var isPicture = false
  }

  init(_ cells: ArraySlice<Cell>, marks: [[Unicode.Scalar]]) {
    (self.cells, self.marks) = (cells, marks)
  }

  /// - Parameters:
  ///   - top: of the row, in units.
  ///   - attributes: of the text, each behind a blank.
  func put(top: Int, attributes: String = "", into markup: inout Markup) {
    let runs = self.runs
    guard let first = runs.first else { return }
    markup.put("<text\(attributes) y=\"")
    markup.put(top + RowMarkup.baseline)
    if runs.count == 1, first.isOrdinary {
      place(first, &markup)
      styled(first, &markup)
    } else {
      markup.put("\">")
      for run in runs {
        markup.put("<tspan")
        markup.put(" x=\"")
        markup.put((run.start - cells.startIndex) * RowMarkup.width)
        length(run, &markup)
        if run.isPicture { markup.put(" lengthAdjust=\"spacingAndGlyphs\"") }
        markup.put(">")
        styled(run, &markup)
        markup.put("</tspan>")
      }
    }
    markup.put("</text>")
  }

  private func place(_ run: Run, _ markup: inout Markup) {
    let x = (run.start - cells.startIndex) * RowMarkup.width
    if x > 0 {
      markup.put("\" x=\"")
      markup.put(x)
    }
    length(run, &markup)
    markup.put(">")
  }

  private func length(_ run: Run, _ markup: inout Markup) {
    markup.put("\" textLength=\"")
    markup.put((run.end - run.start) * RowMarkup.width)
    markup.put("\"")
  }

  /// The characters of a run, each stretch of one style in a `<tspan>`.
  private func styled(_ run: Run, _ markup: inout Markup) {
    var place = run.start
    while place < run.end {
      let style = cells[place].style
      let name = RowMarkup.classes(style)
      if let name {
        markup.put("<tspan class=\"")
        markup.put(name)
        markup.put("\">")
      }
      while place < run.end, cells[place].style == style {
        put(cells[place], &markup)
        place += 1
      }
      if name != nil { markup.put("</tspan>") }
    }
  }

  private func put(_ cell: Cell, _ markup: inout Markup) {
    guard cell.scalar != 0, let scalar = Unicode.Scalar(cell.scalar) else { return }
    markup.escape(scalar)
    if cell.marks > 0 { for mark in marks[Int(cell.marks) - 1] { markup.escape(mark) } }
  }

  /// The stretches between blanks at both ends.
  private var runs: [Run] {
    var runs: [Run] = []
    var place = cells.firstIndex { $0.scalar != 0x20 || $0.marks != 0 } ?? cells.endIndex
    while place < cells.endIndex {
      let cell = cells[place]
      let isOrdinary = cell.marks == 0 && RowMarkup.isOrdinary(cell.scalar)
      let isWide = place + 1 < cells.endIndex && cells[place + 1].scalar == 0
      if let last = runs.last, isOrdinary ? last.isOrdinary : !isWide && cells[last.start] == cell {
        runs[runs.count - 1].end = place + 1
        place += 1
        continue
      }
      let end = place + (isWide ? 2 : 1)
      runs.append(
        Run(
          start: place, end: end, isOrdinary: isOrdinary,
          isPicture: !isOrdinary && !RowMarkup.isIdeograph(cell.scalar)))
      place = end
    }
    return runs
  }

  /// Whether a monospace font has a character: letters of Europe and usual punctuation.
  private static func isOrdinary(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20..<0x7f, 0xa1...0x17f, 0x391...0x3c9, 0x410...0x44f, 0x2013, 0x2014, 0x2018...0x201e,
      0x2022, 0x2026, 0x20ac:
      true
    default: false
    }
  }

  /// Whether a wide character is drawn as wide as it is high, and has to stay so.
  private static func isIdeograph(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xff00...0xffef, 0x20000...0x3134a: true
    default: false
    }
  }

  /// The classes of a style; `nil` for the usual one.
  static func classes(_ style: Cell.Style) -> String? {
    if style == .plain { return nil }
    let names = [
      style.isBold ? "b" : nil, style.isFaint ? "f" : nil, style.color.map { "c\($0)" },
    ]
    return names.compactMap { $0 }.joined(separator: " ")
  }
}
