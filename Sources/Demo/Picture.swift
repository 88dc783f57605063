import Terminal

/// What a screen showed over time, line by line: each line has its place on a long sheet, and the
/// screen moves down along it.
struct Picture {
  /// A text at a line for some time. It grows and shrinks at its end, as typing and answers do.
  struct Segment {
    let line: Int
    /// As long as it ever was.
    var cells: ArraySlice<Cell>
    /// When it came.
    let start: Int
    /// When something else took its place; `nil` for never.
    var end: Int?
    /// How many of its columns were shown from when on; at least one.
    var steps: [(at: Int, columns: Int)]
    /// The number of the line's next segment is one more.
    let number: Int

    var columns: Int { steps[steps.count - 1].columns }
  }

  /// A value from a time on.
  struct Step: Hashable {
    var at: Int
    var value: Int
  }

  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var segments: [Segment] = []
  /// The first line on the screen.
  private(set) var scroll: [Step] = []
  private(set) var cursorLine: [Step] = []
  private(set) var cursorColumn: [Step] = []
  /// Combining marks by number, from 1.
  private(set) var marks: [[Unicode.Scalar]] = []
  /// What could not be understood of the cast.
  private(set) var unknown: [String] = []
  /// How many rows of the screen were ever used.
  private(set) var usedRows = 1

  /// The current segment of each line, by its place in `segments`.
  private var current: [Int?] = []

  /// Watches a cast from its start.
  ///
  /// - Parameter end: how many of its bytes.
  init(_ cast: Cast, end: Int) {
    (columns, rows) = (cast.size.columns, cast.size.rows)
    var screen = ScreenModel(columns: columns, rows: rows)
    var offset = 0
    for moment in cast.drawing.moments where offset < end {
      let next = min(moment.end, end)
      screen.write(cast.drawing.bytes[offset..<next])
      offset = next
      take(screen, at: moment.at)
      screen.settle()
      if let size = moment.size {
        screen.resize(columns: size.columns, rows: size.rows)
        (columns, rows) = (max(columns, size.columns), max(rows, size.rows))
      }
    }
    marks = screen.marks
    unknown = screen.unknown
  }

  private mutating func take(_ screen: ScreenModel, at instant: Int) {
    while current.count < screen.lines.count { current.append(nil) }
    for line in screen.changed { take(line, screen.trimmed(line), at: instant) }
    usedRows = max(usedRows, screen.lines.count - screen.top)
    Picture.add(screen.top, at: instant, to: &scroll)
    Picture.add(screen.row, at: instant, to: &cursorLine)
    Picture.add(screen.column, at: instant, to: &cursorColumn)
  }

  private static func add(_ value: Int, at instant: Int, to steps: inout [Step]) {
    guard steps.last?.value != value else { return }
    if steps.last?.at == instant { steps.removeLast() }
    if steps.last?.value != value { steps.append(Step(at: instant, value: value)) }
  }

  private mutating func take(_ line: Int, _ cells: ArraySlice<Cell>, at instant: Int) {
    guard let index = current[line] else {
      if !cells.isEmpty { begin(line, cells, at: instant, number: 0) }
      return
    }
    let segment = segments[index]
    let common = min(segment.cells.count, cells.count)
    guard segment.cells.prefix(common).elementsEqual(cells.prefix(common)) else {
      segments[index].end = instant
      current[line] = nil
      if !cells.isEmpty { begin(line, cells, at: instant, number: segment.number + 1) }
      return
    }
    guard cells.count != segment.columns else { return }
    if cells.count > segment.cells.count { segments[index].cells = cells }
    if segments[index].steps.last?.at == instant { segments[index].steps.removeLast() }
    segments[index].steps.append((instant, cells.count))
  }

  private mutating func begin(
    _ line: Int, _ cells: ArraySlice<Cell>, at instant: Int, number: Int
  ) {
    current[line] = segments.count
    segments.append(
      Segment(
        line: line, cells: cells, start: instant, steps: [(instant, cells.count)], number: number))
  }
}
