import Edge

/// What a terminal shows that is written to: the sequences that the prompt writes, and no others.
///
/// Keeps every line that was ever shown; the last ones are on the screen.
struct ScreenModel {
  private(set) var columns: Int
  private(set) var rows: Int
  /// From the first that was shown on; without the blanks at their ends, but for coloured ones.
  private(set) var lines: [[Cell]] = [[]]
  /// The first line that is on the screen.
  private(set) var top = 0
  /// The line of the cursor.
  private(set) var row = 0
  private(set) var column = 0
  /// Lines that were changed since `settle`, each once, in no order.
  private(set) var changed: [Int] = []
  /// Sequences that are not understood.
  private(set) var unknown: [String] = []

  /// Combining marks by number, from 1.
  private(set) var marks: [[Unicode.Scalar]] = []
  private var markNumbers: [[Unicode.Scalar]: UInt16] = [:]
  /// What a character keeps of its marks, as many as stream-safe text has in a row.
  private static let mostMarks = 30
  /// Whether the last character filled its row, so that the next one begins another.
  private(set) var isFull = false
  private var saved = (row: 0, column: 0)
  private var style = Cell.Style.plain
  private var isChanged: [Bool] = [false]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// Forgets which lines were changed.
  mutating func settle() {
    for line in changed { isChanged[line] = false }
    changed.removeAll(keepingCapacity: true)
  }

  mutating func write(_ bytes: some Collection<UInt8>) {
    var place = bytes.startIndex
    let end = bytes.endIndex
    while place < end {
      let byte = bytes[place]
      bytes.formIndex(after: &place)
      switch byte {
      case 0x20..<0x7f: put(UInt32(byte), columns: 1)
      case 0x0a: lineFeed()
      case 0x0d: (column, isFull) = (0, false)
      case 0x08: (column, isFull) = (max(0, column - 1), false)
      case 0x1b: sequence(bytes, &place)
      case 0xc0...: character(byte, bytes, &place)
      default: unknown.append("byte \(byte)")
      }
    }
  }

  /// Takes another size to heart: lines stay as they are, cut where the screen ends.
  mutating func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(1, columns), max(1, rows))
    column = min(column, self.columns - 1)
    top = max(top, row - self.rows + 1)
    isFull = false
  }

  // MARK: characters

  private mutating func character<Bytes: Collection<UInt8>>(
    _ first: UInt8, _ bytes: Bytes, _ place: inout Bytes.Index
  ) {
    var more = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3
    var value = UInt32(first & (0x3f >> more))
    while more > 0, place < bytes.endIndex {
      value = value << 6 | UInt32(bytes[place] & 0x3f)
      bytes.formIndex(after: &place)
      more -= 1
    }
    guard let scalar = Unicode.Scalar(value) else { return }
    let columns = DisplayWidth.columns(of: scalar)
    if columns == 0 { join(scalar) } else { put(value, columns: columns) }
  }

  private mutating func put(_ scalar: UInt32, columns width: Int) {
    if isFull || column + width > columns {
      column = 0
      lineFeed()
    }
    overwrite(row, column)
    if width == 2 { overwrite(row, column + 1) }
    lines[row][column] = Cell(scalar: scalar, style: style)
    if width == 2 { lines[row][column + 1] = Cell(scalar: 0, style: style) }
    touch(row)
    column += width
    isFull = column >= columns
    if isFull { column = columns - 1 }
  }

  /// Makes room for a cell, and removes the other half of a wide character that is there.
  private mutating func overwrite(_ row: Int, _ column: Int) {
    while lines[row].count <= column { lines[row].append(.blank) }
    if lines[row][column].scalar == 0, column > 0 { lines[row][column - 1] = .blank }
    if column + 1 < lines[row].count, lines[row][column + 1].scalar == 0 {
      lines[row][column + 1] = .blank
    }
  }

  /// Puts a mark on the character before the cursor.
  private mutating func join(_ scalar: Unicode.Scalar) {
    var place = isFull ? column : column - 1
    guard place >= 0, place < lines[row].count else { return }
    if lines[row][place].scalar == 0, place > 0 { place -= 1 }
    let before = lines[row][place].marks
    let joined = (before == 0 ? [] : marks[Int(before) - 1]) + [scalar]
    guard joined.count <= ScreenModel.mostMarks else { return }
    if let known = markNumbers[joined] {
      lines[row][place].marks = known
    } else if marks.count < Int(UInt16.max) {
      marks.append(joined)
      markNumbers[joined] = UInt16(marks.count)
      lines[row][place].marks = UInt16(marks.count)
    }
    touch(row)
  }

  private mutating func lineFeed() {
    isFull = false
    row += 1
    if row == lines.count {
      lines.append([])
      isChanged.append(false)
    }
    top = max(top, row - rows + 1)
  }

  private mutating func touch(_ line: Int) {
    guard !isChanged[line] else { return }
    isChanged[line] = true
    changed.append(line)
  }

  // MARK: sequences

  private mutating func sequence<Bytes: Collection<UInt8>>(
    _ bytes: Bytes, _ place: inout Bytes.Index
  ) {
    let start = place
    guard place < bytes.endIndex else { return unknown.append("ESC") }
    let first = bytes[place]
    bytes.formIndex(after: &place)
    switch first {
    case UInt8(ascii: "["): break
    case UInt8(ascii: "7"): return saved = (row, column)
    case UInt8(ascii: "8"): return (row, column, isFull) = (saved.row, saved.column, false)
    case UInt8(ascii: "D"): return lineFeed()
    default: return unknown.append("ESC without [")
    }
    var parameters: [Int] = []
    var number: Int?
    var isPrivate = false
    while place < bytes.endIndex {
      let byte = bytes[place]
      bytes.formIndex(after: &place)
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: ";"):
        parameters.append(number ?? 0)
        number = nil
      case UInt8(ascii: "?"): isPrivate = true
      default:
        if let number { parameters.append(number) }
        if !perform(byte, parameters, isPrivate: isPrivate) {
          unknown.append("ESC " + String(decoding: bytes[start..<place], as: UTF8.self))
        }
        return
      }
    }
  }

  /// Does what a control sequence asks for (ECMA-48 §8.3); answers whether it is known.
  private mutating func perform(_ final: UInt8, _ parameters: [Int], isPrivate: Bool) -> Bool {
    let count = max(1, parameters.first ?? 1)
    switch final {
    case UInt8(ascii: "h"), UInt8(ascii: "l"):
      // Bracketed paste, synchronized updates, the cursor, and that rows are cut: nothing is seen.
      return isPrivate && [[2004], [2026], [25], [7]].contains(parameters)
    case _ where isPrivate: return false
    case UInt8(ascii: "m"):
      var isKnown = true
      for parameter in parameters.isEmpty ? [0] : parameters
      where parameter != 7 && parameter != 27 && !style.take(parameter) {
        // A cell in reverse is how the cursor is drawn, which isn't shown here.
        isKnown = false
      }
      return isKnown
    case UInt8(ascii: "A"): row = max(top, row - count)
    case UInt8(ascii: "B"):
      for _ in 0..<min(count, top + rows - 1 - row) { lineFeed() }
    case UInt8(ascii: "C"): column = min(columns - 1, column + count)
    case UInt8(ascii: "D"): column = max(0, column - count)
    case UInt8(ascii: "G"): column = min(columns - 1, count - 1)
    case UInt8(ascii: "H"):
      guard parameters.isEmpty else { return false }
      (row, column) = (top, 0)
    case UInt8(ascii: "J"): return eraseScreen(parameters.first ?? 0)
    case UInt8(ascii: "K"):
      guard parameters.first ?? 0 == 0 else { return false }
      eraseLine(row, from: column)
    case UInt8(ascii: "P"):
      let end = min(lines[row].count, column + count)
      if column < end { lines[row].removeSubrange(column..<end) }
      touch(row)
    case UInt8(ascii: "@"):
      guard column < lines[row].count else { break }
      lines[row].insert(contentsOf: Array(repeating: .blank, count: count), at: column)
      if lines[row].count > columns { lines[row].removeLast(lines[row].count - columns) }
      touch(row)
    default: return false
    }
    isFull = false
    return true
  }

  private mutating func eraseScreen(_ mode: Int) -> Bool {
    switch mode {
    case 0: eraseLine(row, from: column)
    case 2: eraseLine(row, from: 0)
    default: return false
    }
    let others = (mode == 2 ? top : row + 1)..<lines.count
    for line in others where line != row { eraseLine(line, from: 0) }
    isFull = false
    return true
  }

  private mutating func eraseLine(_ line: Int, from column: Int) {
    guard column < lines[line].count else { return }
    lines[line].removeSubrange(column...)
    touch(line)
  }
}

extension ScreenModel {
  /// A line without the blanks at its end.
  func trimmed(_ line: Int) -> ArraySlice<Cell> {
    let cells = lines[line]
    let end = cells.lastIndex { $0.scalar != 0x20 || $0.marks != 0 }.map { $0 + 1 } ?? 0
    return cells[..<end]
  }

  /// The text of a line, without blanks at its end.
  func text(_ line: Int) -> String {
    var text = String.UnicodeScalarView()
    for cell in trimmed(line) {
      if let scalar = Unicode.Scalar(cell.scalar), cell.scalar != 0 { text.append(scalar) }
      if cell.marks > 0 { text.append(contentsOf: marks[Int(cell.marks) - 1]) }
    }
    return String(text)
  }
}

extension ScreenModel {
  /// A line with the sequences that style it.
  func styled(_ line: Int) -> String {
    var text = ""
    var style = Cell.Style.plain
    for cell in trimmed(line) where cell.scalar != 0 {
      if cell.style != style {
        style = cell.style
        text += style.sequence
      }
      guard let scalar = Unicode.Scalar(cell.scalar) else { continue }
      text.unicodeScalars.append(scalar)
      if cell.marks > 0 { text.unicodeScalars.append(contentsOf: marks[Int(cell.marks) - 1]) }
    }
    return text
  }
}
