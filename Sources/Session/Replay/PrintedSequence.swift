/// Compares all that is printed in a block with what the file expects there, where any number of
/// lines may be printed at some places.
struct PrintedSequence {
  /// Lines and patterns, the first assertion for an answer, and rests.
  private let expected: [Int]
  private let isRest: [Bool]
  /// Where the program prints what doesn't fit.
  struct Mismatch {
    /// The item that isn't met; `nil` where nothing is expected any more.
    let item: Int?
    /// Which of the emissions it is; `nil` where there are too few.
    let emission: Int?
  }

  init(_ block: ExpectedBlock, _ items: Items) {
    var expected: [Int] = []
    var isInRun = false
    for place in block.start..<block.end where items[place].record.isPrinted {
      let isAssertion = items[place].record.isAssertion
      if !isAssertion || !isInRun { expected.append(place) }
      isInRun = isAssertion
    }
    self.expected = expected
    isRest = expected.map { if case .rest = items[$0].record { true } else { false } }
  }

  /// The first assertion for each answer.
  func assertions(_ items: Items) -> [Int] {
    expected.filter { items[$0].record.isAssertion }
  }

  /// Pairs emissions with items; a rest takes as few lines as it can.
  ///
  /// - Parameter fits: whether an emission is what an item expects.
  /// - Returns: the pairs, ascending in both; or where it goes on no more.
  func match(
    _ count: Int, fits: (_ item: Int, _ emission: Int) -> Bool
  ) -> Result<[(item: Int, emission: Int)], PrintedMismatch> {
    var pairs: [(item: Int, emission: Int)] = []
    var place = 0
    var emission = 0
    var retry: (place: Int, emission: Int, pairs: Int)?
    var furthest = Mismatch(item: expected.first, emission: 0)
    var reach = -1
    while emission < count || place < expected.count {
      if place < expected.count, isRest[place] {
        retry = (place, emission, pairs.count)
        place += 1
      } else if place < expected.count, emission < count, fits(expected[place], emission) {
        pairs.append((expected[place], emission))
        place += 1
        emission += 1
      } else {
        if emission > reach {
          reach = emission
          furthest = Mismatch(
            item: place < expected.count ? expected[place] : nil,
            emission: emission < count ? emission : nil)
        }
        guard let (rest, start, kept) = retry, start < count else {
          return .failure(PrintedMismatch(place: furthest))
        }
        retry = (rest, start + 1, kept)
        pairs.removeLast(pairs.count - kept)
        (place, emission) = (rest + 1, start + 1)
      }
    }
    return .success(pairs)
  }
}

/// Why what is printed doesn't fit.
struct PrintedMismatch: Error {
  let place: PrintedSequence.Mismatch
}
