/// Which expectations of a block stay: the longest common subsequence of what the file has and
/// what the program did.
struct Alignment {
  /// Positions in both sequences that fit, ascending in both.
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// Aligns sequences of two lengths. Quadratic in what is left between the common ends; beyond
  /// four million comparisons only the common ends are kept.
  init(_ oldCount: Int, _ newCount: Int, fits: (_ old: Int, _ new: Int) -> Bool) {
    var front = 0
    while front < oldCount, front < newCount, fits(front, front) {
      pairs.append((front, front))
      front += 1
    }
    var back = 0
    while back < min(oldCount, newCount) - front,
      fits(oldCount - back - 1, newCount - back - 1)
    { back += 1 }
    let rows = oldCount - front - back
    let columns = newCount - front - back
    if rows > 0, columns > 0, rows <= 4_000_000 / columns {
      align(rows, columns, from: front, fits)
    }
    for place in (0..<back).reversed() {
      pairs.append((oldCount - place - 1, newCount - place - 1))
    }
  }

  private mutating func align(
    _ rows: Int, _ columns: Int, from front: Int, _ fits: (Int, Int) -> Bool
  ) {
    let width = columns + 1
    var lengths = [Int32](repeating: 0, count: (rows + 1) * width)
    var doFit = [Bool](repeating: false, count: rows * columns)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let isFit = fits(front + row, front + column)
        doFit[row * columns + column] = isFit
        lengths[row * width + column] =
          isFit
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var row = 0
    var column = 0
    while row < rows, column < columns {
      if doFit[row * columns + column] {
        pairs.append((front + row, front + column))
        row += 1
        column += 1
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
  }
}
