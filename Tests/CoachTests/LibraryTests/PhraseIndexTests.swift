import TestSupport
import Testing
import Wellness

@testable import Coach
@testable import lume_train

/// Where the patterns stand that a message may have.
@Suite struct PhraseIndexTests {
  @Test func theIndexIsThatOfThePhrases() {
    let bytes = Base64Numbers.bytes(of: "phrases")
    let trained = PhraseTrainer { CoachText.load($0) }.text
    #expect(Array(trained.utf8) == Array(bytes), "run Scripts/train")
  }

  /// Whichever of its words a pattern is found by, it's found where it begins.
  @Test(arguments: [
    ("it counted 900 steps while knitting", "counted"),
    ("zero steps with the trolley", "zero"),
    ("my watch died on me", "watch"),
  ])
  func aPatternIsFoundWhereItBegins(message: String, first: String) {
    let content = DomainID.walking.content
    let said = Library.shared.read(message, for: [.walking])
    let hits = content.said.hits(in: said)
    #expect(zip(hits, hits.dropFirst()).allSatisfy { $0.range.lowerBound <= $1.range.lowerBound })
    #expect(
      hits.contains {
        content.topics[$0.key].name == "wrong count"
          && said.words[$0.range.lowerBound].text == first
      })
  }

  /// What a pattern can't do without: neither what may be missing nor what any word may stand for.
  @Test func aPatternIsKnownByWhatItNeeds() {
    let parts = PatternParts("[so] walk*/run (to work/home) .. _ a* fast")
    #expect(Set(parts.words) == ["so", "walk*", "run", "to", "work", "home", "a*", "fast"])
    func keys(_ words: String...) -> [UInt32] { words.map { WordCode($0).key } }
    let rest = [keys("fast")]
    #expect(
      Set(parts.ways) == [
        [keys("wal", "run"), keys("to"), keys("work")] + rest,
        [keys("wal", "run"), keys("home")] + rest,
      ])
  }
}
