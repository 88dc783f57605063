import Session
import Testing

@Suite struct PresentationActTests {
  static let session = """
    lume-session 1
    | Hello.
    @ caption "Typing \\u2192 a command"
    @ type "/sta" tab ctrl-u "/status" left word-backspace
    > /status
    @ pause 1500ms
    | Online at 0.
    @ marker "leaving"
    @ resize 100x30
    > /quit
    | Bye.
    end 2 turns, exit 0

    """

  @Test func areNothingToARun() throws {
    try verify(try parse(PresentationActTests.session))
    let update = try UpdateTests.update(PresentationActTests.session)
    #expect(update == PresentationActTests.session)
    let differing = PresentationActTests.session.replacing("| Online at 0.", with: "| Off.")
    #expect(try UpdateTests.update(differing) == PresentationActTests.session)
  }

  @Test func keepScreensSmallEnoughToBeDrawn() throws {
    let file = try parse("lume-session 1\n@ resize 99999999999x0\n> /quit\n")
    let sizes = file.presentation.compactMap {
      if case .resize(let size) = $0.kind { size } else { nil }
    }
    #expect(sizes == [SessionHeader.Size(columns: 1000, rows: 1)])
  }

  @Test func standWhereTheFileHasThem() throws {
    let acts = try parse(PresentationActTests.session).presentation
    #expect(
      acts.map(\.kind) == [
        .caption("Typing → a command"),
        .type([
          .text("/sta"), .key(.tab), .key(.clearLine), .text("/status"), .key(.left),
          .key(.wordBackspace),
        ]),
        .pause(milliseconds: 1500), .marker("leaving"),
        .resize(SessionHeader.Size(columns: 100, rows: 30)),
      ])
    #expect(acts.map(\.line) == [3, 4, 6, 8, 9])
    #expect(acts.map(\.turns) == [0, 0, 1, 1, 1])
    #expect(acts.map(\.stimuli) == [0, 0, 1, 1, 1])
  }

  @Test(arguments: [
    "@ type", "@ type tabb", "@ type \"a", "@ type \"a\"tab", "@ pause", "@ pause 5",
    "@ caption text", "@ marker", "@ +5 pause 1s", "@ type \"a\" ",
  ])
  func whatIsNoneIsAnError(_ line: String) {
    #expect(throws: SessionSyntaxError.self) { try parse("lume-session 1\n\(line)\n> a\n") }
  }
}
