import Testing

@testable import Coach

@Suite struct SpellingTests {
  /// A slip of the finger makes `knot` of `knit`, but a phrase has words that begin with it.
  @Test(arguments: [("knit", "knit"), ("knkt", "knot"), ("knott", "knot"), ("bed", "bed")])
  func aBeginningIsNoTypingError(typed: String, meant: String) {
    // The one has `knit*`, the other `knot`.
    let spelling = Library.shared.spelling(for: [.walking, .general])
    #expect(spelling.corrected(typed) == meant)
  }
}
