/// What a terminal was sent, as the rows that it has shown, each as long as it was written.
struct ImportedScreen {
  /// One row, or several where the text went on in the next since one was full.
  struct Row: Hashable {
    /// Without blanks at its end.
    var text: [UInt8]
    /// The last of the terminal's rows that it has, counted from the first one ever shown.
    var last: Int
    /// Whether a line feed has ended it: of what was typed, whether Enter was struck.
    var isOver: Bool
  }

  /// The sizes that a terminal has here: whatever a file says, its cursor moves no further.
  private static let mostColumns = 1000
  private static let mostRows = 200
  /// How many bytes a sequence has at most that goes on in the next piece.
  private static let longestSequence = 4096

  private var screen: ScreenModel
  private(set) var rows: [Row] = []
  /// How many of the terminal's rows are gone from the screen's model.
  private var removed = 0
  /// A sequence whose end hasn't come yet.
  private var pending: [UInt8] = []
  /// How many bytes of text there may be: what is written, and blanks that a cursor has stepped over.
  private var room = 64 << 10
  /// Where bracketed paste was switched off, as a program does that gives the terminal back.
  private(set) var endings: [Int] = []

  init(columns: Int, rows: Int) {
    screen = ScreenModel(
      columns: ImportedScreen.clamped(columns, ImportedScreen.mostColumns),
      rows: ImportedScreen.clamped(rows, ImportedScreen.mostRows), keepsErased: true)
  }

  private static func clamped(_ count: Int, _ most: Int) -> Int { min(max(count, 1), most) }

  /// The row of the cursor, counted as in `Row`.
  var row: Int { removed + screen.row }

  mutating func resize(columns: Int, rows: Int) {
    screen.resize(
      columns: ImportedScreen.clamped(columns, ImportedScreen.mostColumns),
      rows: ImportedScreen.clamped(rows, ImportedScreen.mostRows))
  }

  mutating func write(_ piece: some Collection<UInt8>) {
    room += piece.count * 8
    let bytes = pending + piece
    var end = ImportedScreen.whole(bytes)
    if bytes.count - end > ImportedScreen.longestSequence { end = bytes.count }
    screen.write(bytes[..<end])
    pending = Array(bytes[end...])
    if let line = screen.pasteEnd { endings.append(removed + line) }
    screen.settle()
    if screen.top >= ImportedScreen.mostRows { removeScrolled() }
  }

  /// Where the sequence begins that isn't whole yet; the end where there is none.
  private static func whole(_ bytes: [UInt8]) -> Int {
    let tail = bytes.suffix(longestSequence)
    guard let start = tail.lastIndex(of: 0x1b) else { return bytes.count }
    let rest = bytes[(start + 1)...]
    let isWhole =
      switch rest.first {
      case nil: false
      case UInt8(ascii: "["): rest.dropFirst().contains { 0x40..<0x7f ~= $0 }
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
        UInt8(ascii: "_"):
        rest.contains(0x07)
      default: rest.contains { $0 >= 0x30 }
      }
    return isWhole ? bytes.count : start
  }

  /// All rows, up to the last one with something in it.
  mutating func finish() -> [Row] {
    add(screen.lines.indices)
    while rows.last?.text.isEmpty ?? false { rows.removeLast() }
    return rows
  }

  private mutating func removeScrolled() {
    add(0..<screen.top)
    removed += screen.top
    screen.removeScrolled()
  }

  private mutating func add(_ lines: Range<Int>) {
    for line in lines {
      let flow = screen.flow[line]
      let goesOn = line + 1 < screen.flow.count && screen.flow[line + 1].isContinued
      var text = screen.bytes(line, trimmed: !goesOn)
      room -= text.count
      if room < 0 { text = ImportedScreen.squeezed(text) }
      if flow.isContinued, let last = rows.indices.last {
        rows[last].text += text
        rows[last].last = removed + line
        rows[last].isOver = flow.isOver
      } else if text.isEmpty, rows.last?.text.isEmpty ?? false {
        rows[rows.count - 1].last = removed + line
      } else {
        rows.append(Row(text: text, last: removed + line, isOver: flow.isOver))
      }
    }
  }

  /// A text with one blank in place of several.
  private static func squeezed(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text where byte != 0x20 || result.last != 0x20 { result.append(byte) }
    return result
  }
}
