import Testing

@testable import Wellness

@Suite struct TextBoundTests {
  private static let family = String(repeating: "👩🏽‍🚀", count: 200)

  @Test(arguments: [
    (TextBound.title, "Walk", "Walk"), (.title, " \u{feff}Walk ", "Walk"), (.description, "", ""),
    (.title, String(repeating: "é", count: 200), String(repeating: "é", count: 200)),
    (.unit, String(repeating: "🏃", count: 50), String(repeating: "🏃", count: 50)),
    (.identifier, String(repeating: "x", count: 255), String(repeating: "x", count: 255)),
  ])
  func takesWhatIsWithin(_ bound: TextBound, _ text: String, _ fitted: String) {
    #expect(bound.fitted(text) == fitted && bound.admits(text))
  }

  @Test(arguments: [
    (TextBound.title, ""), (.title, " \u{1c}"), (.message, "\n"),
    (.title, String(repeating: "x", count: 201)), (.title, "a\u{0}b"), (.description, "\u{0}"),
    (.word, String(repeating: "x", count: 51)), (.identifier, "\u{0}"),
    (.identifier, String(repeating: "x", count: 256)),
    (TextBound(8...1024), "1234567"), (TextBound(8...1024), "        "),
  ])
  func refusesWhatIsBeyond(_ bound: TextBound, _ text: String) {
    #expect(!bound.admits(text))
  }

  /// However few the characters are.
  @Test func fiveBytesACharacterAreTheMost() {
    let joined = "a" + String(repeating: "\u{200d}", count: 2000)
    #expect(joined.count == 1)
    for bound in [TextBound.title, .description, .unit, .word, .identifier] {
      #expect(!bound.admits(joined))
    }
    #expect(TextBound.message.bytes == 25_000 && TextBound.title.bytes == 1000)
    #expect(TextBound.message.admits(joined) && !TextBound.title.admits(Self.family))
  }

  @Test func saysWhatATextShouldBe() {
    #expect(
      "\(TextBound.title)"
        == "1 to 200 characters that are not all blank, and 1000 bytes at most")
    #expect("\(TextBound.description)" == "at most 1000 characters, and 5000 bytes at most")
    #expect("\(TextBound.identifier)" == "255 bytes at most")
  }
}
