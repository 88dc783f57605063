import Edge
import Session
import Testing

@Suite struct OwnSecretsTests {
  private let own = """
    # Everybody who works here has one.
    employee  \\bE-\\d{6}\\b

    room\troom (\\d+)
    not  ghp_example\\w+
    """

  @Test func aFileHasMoreOfThemAndExceptions() throws {
    let finder = SecretFinder(own: try OwnSecrets(parsing: own))
    #expect(
      finder.sweep("E-123456 is in room 12, ghp_example0123456789abcdef, ghp_0123456789abcdefgh")
        == "[secret:employee] is in room [secret:room], ghp_example0123456789abcdef, [secret:token]"
    )
    #expect(finder.sweep("E-1234567") == "E-1234567")
    #expect(finder.sweep("%45-123456") == "[secret:employee]")
  }

  @Test func whatFitsBetweenTwoCharactersIsNone() throws {
    let finder = SecretFinder(own: try OwnSecrets(parsing: "a (?=b)\nb c(x*)d"))
    #expect(finder.sweep("abab cd cxd") == "abab cd c[secret:b]d")
  }

  @Test func lintSaysWhichOneItIs() throws {
    let file = try parse("lume-session 1\n\n> in room 12\n")
    #expect(
      Lint(file, own: try OwnSecrets(parsing: own)).findings.map(\.sentence) == [
        "column 11 has what .lume-secrets calls room; put [secret:room] in its place"
      ])
  }

  @Test func theRecorderMasksThemAcrossFrames() throws {
    let frames = PlantedSecrets.frames("so E-123456, ok", of: 4, asJSON: true)
    let tape = Tape(
      arrivals: frames.map { .frame(Channel(.socket, 1), .text($0)) },
      own: try OwnSecrets(parsing: own))
    for _ in frames { _ = try tape.edge.pull(.channel(Channel(.socket, 1), early: nil), nil) }
    try tape.recorder.finish(exit: 0)
    #expect(PlantedSecrets.joinedFrames(tape.written.text) == "so [secret:employee], ok")
  }

  @Test(arguments: [
    ("a \\d+\nemployee", 2, "\"employee\" should be a name of letters, digits and _, and an"),
    ("e-mail x", 1, "\"e-mail x\" should be a name"),
    ("\nroom (\\d+", 2, "\"(\\d+\": missing closing parenthesis"),
    ("a x\nb x*", 2, "\"x*\" fits the empty text, and so everywhere"),
    ("not (a|)", 1, "\"(a|)\" fits the empty text"),
  ])
  func whatCanNotBeReadIsTold(_ text: String, _ line: Int, _ sentence: String) throws {
    let mistake = #expect(throws: OwnSecrets.Mistake.self) { try OwnSecrets(parsing: text) }
    #expect(mistake?.line == line)
    #expect(mistake?.sentence.hasPrefix(sentence) ?? false, "\(String(describing: mistake))")
  }
}
