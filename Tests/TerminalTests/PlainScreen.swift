/// A screen that knows the few sequences that frames are made of, with its scrollback.
struct PlainScreen {
  let height: Int
  private(set) var rows = [""]
  private var row = 0
  private var text = ""

  init(height: Int) {
    self.height = height
  }

  /// The first row that the cursor can reach.
  private var top: Int { max(0, rows.count - height) }

  mutating func write(_ output: String) {
    var rest = Substring(output)
    while let scalar = rest.unicodeScalars.popFirst() {
      switch scalar {
      case "\r": break
      case "\n":
        row += 1
        if row == rows.count { rows.append("") }
      case "\u{1b}": sequence(&rest)
      default: rows[row].unicodeScalars.append(scalar)
      }
    }
  }

  private mutating func sequence(_ rest: inout Substring) {
    rest.unicodeScalars.removeFirst()
    let parameters = rest.unicodeScalars.prefix { !("@"..."~").contains($0) }
    rest.unicodeScalars.removeFirst(parameters.count)
    guard let final = rest.unicodeScalars.popFirst() else { return }
    switch final {
    case "A": row = max(top, row - (Int(String(parameters)) ?? 1))
    case "J":
      rows.removeSubrange((row + 1)...)
      rows[row] = ""
    default: break
    }
  }
}
