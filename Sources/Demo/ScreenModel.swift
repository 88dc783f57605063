import Edge

/// What a terminal shows that is written to: the sequences that the prompt writes, and of those that
/// other programs write what moves the cursor and erases.
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
  /// Sequences that are not understood, the first ones.
  private(set) var unknown: [String] = []
  /// Of each line, how it came to be where it is.
  private(set) var flow: [Flow] = [Flow()]

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
  /// The line on which bracketed paste was switched off, since `settle`.
  private(set) var pasteEnd: Int?
  /// Whether text goes on in the next row where one is full (DECAWM).
  private var wraps = true
  /// Whether another screen is shown, as of an editor, which is none of this one's.
  private var isAside = false
  /// Whether what is erased as a whole screen scrolls away.
  private let keepsErased: Bool

  init(columns: Int, rows: Int, keepsErased: Bool = false) {
    (self.columns, self.rows, self.keepsErased) = (columns, rows, keepsErased)
  }

  /// How the text of a line goes on.
  struct Flow: Hashable {
    /// Whether it begins where the line before was full.
    var isContinued = false
    /// Whether a line feed has ended it, and not one that only draws what is typed in rows.
    var isOver = false
  }

  /// Forgets what has happened to lines.
  mutating func settle() {
    for line in changed { isChanged[line] = false }
    changed.removeAll(keepingCapacity: true)
    pasteEnd = nil
  }

  mutating func write(_ bytes: some Collection<UInt8>) {
    var place = bytes.startIndex
    let end = bytes.endIndex
    while place < end {
      let byte = bytes[place]
      bytes.formIndex(after: &place)
      if isAside, byte != 0x1b { continue }
      switch byte {
      case 0x20..<0x7f: put(UInt32(byte), columns: 1)
      case 0x0a:
        if wraps { flow[row].isOver = true }
        lineFeed()
      case 0x0d: (column, isFull) = (0, false)
      case 0x08: (column, isFull) = (max(0, column - 1), false)
      case 0x09: (column, isFull) = (min(columns - 1, column / 8 * 8 + 8), false)
      case 0x1b: sequence(bytes, &place)
      case 0xc0...: character(byte, bytes, &place)
      default: note("byte \(byte)")
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

  /// Takes out what has scrolled away; what is left is numbered from 0 again.
  mutating func removeScrolled() {
    settle()
    lines.removeFirst(top)
    flow.removeFirst(top)
    isChanged.removeFirst(top)
    row -= top
    saved.row = max(0, saved.row - top)
    top = 0
  }

  private mutating func note(_ sequence: String) {
    if unknown.count < 100 { unknown.append(sequence) }
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
      flow[row] = Flow(isContinued: true)
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
    let missing = column + 1 - lines[row].count
    if missing > 0 { lines[row].append(contentsOf: repeatElement(.blank, count: missing)) }
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
      flow.append(Flow())
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
    guard place < bytes.endIndex else { return note("ESC") }
    let first = bytes[place]
    bytes.formIndex(after: &place)
    switch first {
    case UInt8(ascii: "["): controlSequence(bytes, &place, from: start)
    case UInt8(ascii: "7"): saved = (row, column)
    case UInt8(ascii: "8"): restore()
    case UInt8(ascii: "D"): if !isAside { lineFeed() }
    case UInt8(ascii: "M"): (row, isFull) = (max(top, row - 1), false)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      // A string, which ends with ST or BEL (ECMA-48 §8.3.89, OSC, and its kin).
      while place < bytes.endIndex, bytes[place] != 0x07, bytes[place] != 0x1b {
        bytes.formIndex(after: &place)
      }
      if place < bytes.endIndex, bytes[place] == 0x07 { bytes.formIndex(after: &place) }
      note("ESC string")
    case UInt8(ascii: "\\"): break
    default:
      // Of those with further bytes before the last one (ECMA-48 §5.3) all are taken.
      var last = first
      while (0x20..<0x30).contains(last), place < bytes.endIndex {
        last = bytes[place]
        bytes.formIndex(after: &place)
      }
      note("ESC without [")
    }
  }

  private mutating func restore() {
    (row, column, isFull) = (max(top, saved.row), min(saved.column, columns - 1), false)
  }

  private mutating func controlSequence<Bytes: Collection<UInt8>>(
    _ bytes: Bytes, _ place: inout Bytes.Index, from start: Bytes.Index
  ) {
    var parameters: [Int] = []
    var number: Int?
    var mark: UInt8?
    while place < bytes.endIndex {
      let byte = bytes[place]
      bytes.formIndex(after: &place)
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        // No terminal is larger.
        number = min(9999, (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0")))
      case UInt8(ascii: ";"), UInt8(ascii: ":"):
        parameters.append(number ?? 0)
        number = nil
      case 0x20..<0x40: mark = byte
      default:
        if let number { parameters.append(number) }
        let isKnown =
          switch mark {
          case nil: isAside || perform(byte, parameters)
          case UInt8(ascii: "?"): setMode(byte, parameters)
          default: false
          }
        if !isKnown {
          note("ESC " + String(decoding: bytes[start..<place].prefix(40), as: UTF8.self))
        }
        return
      }
    }
  }

  /// Sets or resets private modes; answers whether they are known.
  private mutating func setMode(_ final: UInt8, _ modes: [Int]) -> Bool {
    let isOn = final == UInt8(ascii: "h")
    guard isOn || final == UInt8(ascii: "l") else { return false }
    switch modes {
    case [7]: wraps = isOn
    case [47], [1047], [1049]:
      isAside = isOn
      return false
    case [2004]: if !isOn { pasteEnd = row }
    // Synchronized updates, the cursor: nothing is seen.
    case [2026], [25]: break
    default: return false
    }
    return true
  }

  /// Does what a control sequence asks for (ECMA-48 §8.3); answers whether it is known.
  private mutating func perform(_ final: UInt8, _ parameters: [Int]) -> Bool {
    let count = max(1, parameters.first ?? 1)
    switch final {
    case UInt8(ascii: "m"):
      var isKnown = true
      for parameter in parameters.isEmpty ? [0] : parameters
      where parameter != 7 && parameter != 27 && !style.apply(parameter) {
        // A cell in reverse is how the cursor is drawn, which isn't shown here.
        isKnown = false
      }
      return isKnown
    case UInt8(ascii: "A"), UInt8(ascii: "F"):
      row = max(top, row - count)
      if final == UInt8(ascii: "F") { column = 0 }
    case UInt8(ascii: "B"), UInt8(ascii: "E"), UInt8(ascii: "e"):
      moveDown(to: row + count)
      if final == UInt8(ascii: "E") { column = 0 }
    case UInt8(ascii: "C"), UInt8(ascii: "a"): column = min(columns - 1, column + count)
    case UInt8(ascii: "D"): column = max(0, column - count)
    case UInt8(ascii: "G"), UInt8(ascii: "`"): column = min(columns - 1, count - 1)
    case UInt8(ascii: "d"): moveTo(count - 1, column)
    case UInt8(ascii: "H"), UInt8(ascii: "f"):
      moveTo(count - 1, max(1, parameters.dropFirst().first ?? 1) - 1)
    case UInt8(ascii: "J"): return eraseScreen(parameters.first ?? 0)
    case UInt8(ascii: "K"): return eraseLine(parameters.first ?? 0)
    case UInt8(ascii: "P"):
      let end = min(lines[row].count, column + count)
      if column < end { lines[row].removeSubrange(column..<end) }
      touch(row)
    case UInt8(ascii: "X"): blank(column..<(column + count))
    case UInt8(ascii: "@"):
      guard column < lines[row].count else { break }
      let blanks = Array(repeating: Cell.blank, count: min(count, columns - column))
      lines[row].insert(contentsOf: blanks, at: column)
      if lines[row].count > columns { lines[row].removeLast(lines[row].count - columns) }
      touch(row)
    case UInt8(ascii: "s") where parameters.isEmpty: saved = (row, column)
    case UInt8(ascii: "u") where parameters.isEmpty: restore()
    default: return false
    }
    isFull = false
    return true
  }

  private mutating func moveDown(to line: Int) {
    while row < min(line, top + rows - 1) { lineFeed() }
  }

  /// Goes to a place of the screen, counted from 0.
  private mutating func moveTo(_ line: Int, _ column: Int) {
    let line = min(top + line, top + rows - 1)
    if line <= row { row = line } else { moveDown(to: line) }
    self.column = min(columns - 1, column)
  }

  private mutating func eraseScreen(_ mode: Int) -> Bool {
    isFull = false
    if keepsErased, mode == 2 || mode == 0 && row == top && column == 0 {
      return scrollAway()
    }
    switch mode {
    case 0: eraseLine(row, from: column)
    case 2: eraseLine(row, from: 0)
    default: return false
    }
    let others = (mode == 2 ? top : row + 1)..<lines.count
    for line in others where line != row { eraseLine(line, from: 0) }
    return true
  }

  /// Begins an empty screen below what was there.
  private mutating func scrollAway() -> Bool {
    row = lines[top...].lastIndex { !$0.isEmpty } ?? top
    if !lines[row].isEmpty { lineFeed() }
    top = max(top, row)
    return true
  }

  private mutating func eraseLine(_ mode: Int) -> Bool {
    switch mode {
    case 0: eraseLine(row, from: column)
    case 1: blank(0..<(column + 1))
    case 2: eraseLine(row, from: 0)
    default: return false
    }
    return true
  }

  private mutating func blank(_ range: Range<Int>) {
    for column in range.clamped(to: 0..<lines[row].count) { lines[row][column] = .blank }
    touch(row)
  }

  private mutating func eraseLine(_ line: Int, from column: Int) {
    if column == 0 { flow[line] = Flow() }
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
  func text(_ line: Int) -> String { String(decoding: bytes(line), as: UTF8.self) }

  /// The text of a line in UTF-8.
  func bytes(_ line: Int, trimmed isTrimmed: Bool = true) -> [UInt8] {
    let cells = isTrimmed ? trimmed(line) : lines[line][...]
    var text: [UInt8] = []
    text.reserveCapacity(cells.count)
    for cell in cells {
      if (1..<0x80).contains(cell.scalar) {
        text.append(UInt8(cell.scalar))
      } else if cell.scalar != 0, let scalar = Unicode.Scalar(cell.scalar) {
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
      for mark in cell.marks > 0 ? marks[Int(cell.marks) - 1] : [] {
        text += UTF8.encode(mark) ?? UTF8.encodedReplacementCharacter
      }
    }
    return text
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
