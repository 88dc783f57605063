import Edge

/// Where the cursor stands while a line is edited: the arithmetic of libedit's `refresh.c`
/// (`re_addc`, `re_putc`, `re_nextline`), which does not tell.
struct InputLayout: Hashable, Sendable {
  let width: Int
  let height: Int
  private(set) var row = 0
  private(set) var column = 0

  /// - Parameters:
  ///   - width: the columns of the screen.
  ///   - height: the rows of the screen; what is above the first one is gone.
  init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
  }

  /// Whether all rows of the screen are taken.
  var isFull: Bool { row >= height - 1 }

  mutating func put(_ scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars { put(scalar) }
  }

  mutating func put(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0a: nextRow()
    case 0x09:
      repeat { advance(1) } while column % 8 != 0
    case 0..<0x20, 0x7f: advance(1); advance(1)
    default: advance(DisplayWidth.columns(of: scalar))
    }
  }

  private mutating func advance(_ columns: Int) {
    if column + columns > width { nextRow() }
    column += columns
    if column >= width { nextRow() }
  }

  private mutating func nextRow() {
    column = 0
    row = min(row + 1, height - 1)
  }
}
