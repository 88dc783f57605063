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

    /// How many of its columns are shown at a time.
    func columns(at instant: Int) -> Int {
      steps.last { $0.at <= instant }?.columns ?? 0
    }
  }

  /// The cursor on a line, from when it came there to when it left.
  struct Visit {
    let line: Int
    let start: Int
    var end: Int?
    /// At least one.
    var steps: [(at: Int, column: Int)]
  }

  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var segments: [Segment] = []
  /// The first line on the screen.
  private(set) var scroll: [(at: Int, line: Int)] = [(0, 0)]
  /// Where the cursor was, in its order.
  private(set) var visits: [Visit] = []
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
      add(screen, at: moment.at)
      screen.settle()
      if let size = moment.size {
        screen.resize(columns: size.columns, rows: size.rows)
        (columns, rows) = (max(columns, size.columns), max(rows, size.rows))
      }
    }
    marks = screen.marks
    unknown = screen.unknown
  }

  private mutating func add(_ screen: ScreenModel, at instant: Int) {
    while current.count < screen.lines.count { current.append(nil) }
    for line in screen.changed { add(line, cells(line, screen), at: instant) }
    if let last = visits.last, last.line != screen.row {
      add(last.line, cells(last.line, screen), at: instant)
    }
    if visits.last?.line != screen.row || visits.last?.steps.last?.column != screen.column {
      add(screen.row, cells(screen.row, screen), at: instant)
    }
    usedRows = max(usedRows, screen.lines.count - screen.top)
    if scroll[scroll.count - 1].line != screen.top { scroll.append((instant, screen.top)) }
    moveCursor(to: screen.row, screen.column, at: instant)
  }

  /// What a line shows: to its last character, or to the cursor.
  private func cells(_ line: Int, _ screen: ScreenModel) -> ArraySlice<Cell> {
    let cells = screen.trimmed(line)
    guard line == screen.row, screen.column > cells.count else { return cells }
    return screen.lines[line].prefix(screen.column)
  }

  private mutating func moveCursor(to line: Int, _ column: Int, at instant: Int) {
    guard let last = visits.indices.last, visits[last].line == line else {
      if let last = visits.indices.last { visits[last].end = instant }
      visits.append(Visit(line: line, start: instant, steps: [(instant, column)]))
      return
    }
    if visits[last].steps.last?.column != column { visits[last].steps.append((instant, column)) }
  }

  private mutating func add(_ line: Int, _ cells: ArraySlice<Cell>, at instant: Int) {
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

extension Picture {
  /// Whether the cursor stands at the end of a text, which is not empty, all the time that it is on
  /// its line.
  static func moves(_ visit: Visit, with segment: Segment) -> Bool {
    let end = visit.end ?? .max
    guard visit.steps.count > 1, !visit.steps.contains(where: { $0.column == 0 }),
      segment.start <= visit.start, segment.end ?? .max >= end
    else { return false }
    guard segment.columns(at: visit.start) == visit.steps[0].column else { return false }
    var steps = visit.steps[1...]
    for step in segment.steps where step.at > visit.start && step.at < end {
      guard let next = steps.popFirst(), next == (step.at, step.columns) else { return false }
    }
    return steps.isEmpty
  }
}
