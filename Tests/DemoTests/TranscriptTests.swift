import Terminal
import Testing

@testable import Demo

@Suite struct TranscriptTests {
  private static func markdown(
    _ records: String, _ change: (inout Pacing) -> Void = { _ in }
  ) throws -> String {
    var pacing = Pacing()
    change(&pacing)
    let show = try Show(records)
    let bytes = Transcript.write(show.log, title: "A *b*", pacing: pacing)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func quotesAnswersAndFencesCommands() throws {
    let text = try TranscriptTests.markdown("> /goal\n> walk <b> *more*\n   and more\n> !x ```\n")
    #expect(
      text == """
        # A \\*b\\*

        ```text
        lume ▸ /goal
        ```

        > /goal

        **You:** walk \\<b\\> \\*more\\* \u{20}
        and more

        > walk &lt;b> *more* \u{20}
        > and more

        **You:** !x \\`\\`\\`

        ````text
        !x ```
        ````

        """)
  }

  @Test func hasNoControlCharacters() throws {
    let text = try TranscriptTests.markdown("> hi \\e]52;c;eA==\\u{7}\\e[2J\\u{9B}\n")
    let others = text.unicodeScalars.filter { $0 != "\n" }
    #expect(others.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test func hasTheTurnsThatAreAskedFor() throws {
    let text = try TranscriptTests.markdown("> one\n> two\n> three\n") {
      $0.from = 2
      $0.to = 2
    }
    #expect(text == "# A \\*b\\*\n\n**You:** two\n\n> two\n")
  }
}
