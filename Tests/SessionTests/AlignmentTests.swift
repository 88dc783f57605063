import Testing

@testable import Session

@Suite struct AlignmentTests {
  /// How often two sequences of so many are compared of which nothing fits.
  private func comparisons(_ count: Int) -> Int {
    var comparisons = 0
    _ = Alignment(count, count) { _, _ in
      comparisons += 1
      return false
    }
    return comparisons
  }

  @Test func whereAllDiffersTimeGrowsAsTheLinesDo() {
    for count in [600, 1200, 4800] {
      #expect(comparisons(2 * count) * 10 <= comparisons(count) * 21)
    }
    #expect(comparisons(100) == 100 * 100 + 2)
  }

  @Test(arguments: [40, 900])
  func whatStaysIsFoundAgainBehindWhatWentAndCame(_ count: Int) {
    // Every tenth line is another one, and three more came before that.
    let old = Array(0..<count)
    let new = old.flatMap { $0 % 10 == 5 ? [-1, -2, -3, -$0 - 10] : [$0] }
    let alignment = Alignment(old.count, new.count) { old[$0] == new[$1] }
    #expect(alignment.pairs.map { old[$0.old] } == old.filter { $0 % 10 != 5 })
    #expect(alignment.pairs.allSatisfy { old[$0.old] == new[$0.new] })
  }
}
