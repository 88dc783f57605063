/// A terminal that knows the few sequences that frames are made of, with its scrollback. As most
/// do, it breaks the rows that no longer fit after another width, and joins them again.
struct ReflowingScreen {
  private struct Row {
    var cells: [Unicode.Scalar] = []
    /// Whether the next row goes on where this one was too short.
    var isWrapped = false
  }

  private(set) var width: Int
  private(set) var height: Int
  private var all = [Row()]
  /// The first row that the cursor can reach.
  private var top = 0
  private var row = 0
  private var column = 0
  private var saved = (row: 0, column: 0)
  private var wraps = true

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// All rows, without the empty ones at the end.
  var rows: [String] {
    var rows = all.map { row in
      String(String.UnicodeScalarView(row.cells)).reversed().drop { $0 == " " }.reversed()
        .reduce(into: "") { $0.append($1) }
    }
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  var cursor: (row: Int, column: Int) { (row, column) }

  /// As tmux does it: the cursor stays at its character, and goes to the first row where that has
  /// left the screen.
  mutating func resize(width: Int, height: Int) {
    var place = 0
    var lines: [[Unicode.Scalar]] = [[]]
    var cursor = (line: 0, place: 0)
    for (index, row) in all.enumerated() {
      if index == self.row { cursor = (lines.count - 1, place + column) }
      lines[lines.count - 1] += row.cells
      place += row.cells.count
      if row.isWrapped { continue }
      lines.append([])
      place = 0
    }
    lines.removeLast()
    (self.width, self.height) = (width, height)
    all = []
    for (index, line) in lines.enumerated() {
      if index == cursor.line {
        // Behind a full row is still that row.
        let isBehind = cursor.place == line.count && cursor.place > 0
        let broken = isBehind ? (cursor.place - 1) / width : cursor.place / width
        (row, column) = (all.count + broken, cursor.place - broken * width)
      }
      let count = max(1, (line.count + width - 1) / width)
      for part in 0..<count {
        let cells = line[min(line.count, part * width)..<min(line.count, (part + 1) * width)]
        all.append(Row(cells: Array(cells), isWrapped: part < count - 1))
      }
    }
    // Rows below the cursor go first where there are too many.
    while all.count > height, all.count - 1 > row, all.last?.cells.isEmpty ?? false {
      all.removeLast()
    }
    top = max(0, all.count - height)
    if row < top { (row, column) = (top, 0) }
    column = min(column, width - 1)
  }

  mutating func write(_ output: String) {
    var rest = Substring(output).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\r": column = 0
      case "\n": lineFeed()
      case "\u{8}": column = max(0, min(column, width) - 1)
      case "\u{1b}": sequence(&rest)
      default: put(scalar)
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if column >= width {
      if wraps {
        all[row].isWrapped = true
        lineFeed()
        column = 0
      } else {
        column = width - 1
      }
    }
    while all[row].cells.count <= column { all[row].cells.append(" ") }
    all[row].cells[column] = scalar
    column += 1
  }

  private mutating func lineFeed() {
    row += 1
    if row == all.count { all.append(Row()) }
    top = max(top, row - height + 1)
  }

  private mutating func sequence(_ rest: inout Substring.UnicodeScalarView) {
    guard let first = rest.popFirst() else { return }
    switch first {
    case "7": saved = (row - top, column)
    case "8": (row, column) = (min(top + saved.row, all.count - 1), min(saved.column, width - 1))
    case "D":
      lineFeed()
      column = min(column, width - 1)
    case "[":
      let parameters = String(rest.prefix { !("@"..."~").contains($0) })
      rest.removeFirst(parameters.unicodeScalars.count)
      if let final = rest.popFirst() { perform(final, parameters) }
    default: break
    }
  }

  private mutating func perform(_ final: Unicode.Scalar, _ parameters: String) {
    switch final {
    case "A":
      row = max(top, row - (Int(parameters) ?? 1))
      column = min(column, width - 1)
    case "C": column = min(width - 1, column + (Int(parameters) ?? 1))
    case "h" where parameters == "?7": wraps = true
    case "l" where parameters == "?7": wraps = false
    case "J", "K":
      let end = min(all[row].cells.count, column)
      all[row].cells.removeSubrange(end...)
      all[row].isWrapped = false
      if final == "J" { for below in all.indices.dropFirst(row + 1) { all[below] = Row() } }
    default: break
    }
  }
}
