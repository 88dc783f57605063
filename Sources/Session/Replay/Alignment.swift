/// What stays of two sequences, as of the expectations of a block and what the program did: the
/// longest common subsequence; where much differs not always the longest, but in a time that grows
/// as they do.
package struct Alignment {
  /// Positions in both sequences that fit, ascending in both.
  package private(set) var pairs: [(old: Int, new: Int)] = []

  /// So many comparisons are made of each with each; else those near to each other are compared.
  private static let most = 250_000
  /// How far the next pair is looked for then.
  private static let window = 16

  /// Aligns sequences of two lengths: what is left between the common ends each with each, and
  /// where that is much, in a time that grows as they do.
  package init(_ oldCount: Int, _ newCount: Int, fits: (_ old: Int, _ new: Int) -> Bool) {
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
    if rows > 0, columns > 0 {
      if rows <= Alignment.most / columns {
        align(rows, columns, from: front, fits)
      } else {
        alignNearby(rows, columns, from: front, fits)
      }
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

  /// Goes over both at once, and where they differ looks a little ahead for the next pair.
  private mutating func alignNearby(
    _ rows: Int, _ columns: Int, from front: Int, _ fits: (Int, Int) -> Bool
  ) {
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let step = nextPair(rows - row, columns - column) {
        fits(front + row + $0, front + column + $1)
      }
      guard let step else {
        row += 1
        column += 1
        continue
      }
      row += step.old
      column += step.new
      pairs.append((front + row, front + column))
      row += 1
      column += 1
    }
  }

  /// How many of each come before the nearest pair.
  private func nextPair(
    _ rows: Int, _ columns: Int, _ fits: (Int, Int) -> Bool
  ) -> (old: Int, new: Int)? {
    for sum in 0...Alignment.window {
      for old in max(0, sum - columns + 1)...sum where old < rows && sum - old < columns {
        if fits(old, sum - old) { return (old, sum - old) }
      }
    }
    return nil
  }
}
