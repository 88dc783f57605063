import TestSupport
import Testing

/// `lume resume`: a session goes on from one of its turns.
@Suite struct ResumeTests {
  private let lume: Lume
  private var folder: TemporaryFolder { lume.folder }
  private static let inputs = [
    "/goal new \"Run far\" --target 5 km", "/chat goal", "How should I start?",
  ]

  init() throws {
    lume = try Lume()
    try folder.write(
      "lume-session 1\ntitle Chat\nclock 2026-03-02T07:30:00Z\nseed 3\n\n> "
        + ResumeTests.inputs[..<2].joined(separator: "\n> ")
        + "\n# The question.\n> \(ResumeTests.inputs[2])\n> /quit\n", to: "chat.session")
    try #require(try lume.run("update", "chat.session").status == 0)
  }

  private func record(_ name: String, _ flags: String...) throws {
    let words = ResumeTests.inputs.flatMap { ["-c", $0] }
    let result = try lume.start(["record", name, "--seed", "3"] + flags + words).finish()
    try #require(result.status == 0, "\(result)")
  }

  @Test func goesOnInTheStateOfTheTurn() throws {
    let result = try lume.run(
      "resume", "chat.session", "--turn", "3", "--record", "new.session", "-c",
      "/goal progress 2", "-c", "Shorter, please.", "-c", "/chat list")
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains("40 %  Run far (2 of 5 km"))
    #expect(result.output.contains(" messages"))
    #expect(
      result.complaints == "3 turns of chat.session replayed; from here on it is you.\n"
        + "Recorded 6 turns to new.session. It replays: lume verify new.session, "
        + "lume play new.session.\n")
    let new = try #require(folder.text("new.session"))
    #expect(new.contains("title    Chat\n") && new.contains("\n# The question.\n> How should"))
    #expect(new.contains("\n> /goal progress 2\n") && new.contains("\nend 6 turns, exit 0\n"))
    #expect(try lume.run("verify", "new.session").status == 0)
  }

  @Test func aLanguageModelGoesOn() throws {
    let stub = try ModelStub { _ in .says("Walk with me.") }
    let flags = ["--coach", "http://127.0.0.1:\(stub.port)/v1", "--coach-model", "m"]
    func resume(_ file: String, _ more: String...) throws -> Lume.Result {
      try lume.start(["resume", file] + flags + more).finish(within: .seconds(60))
    }
    let typed = try resume("chat.session", "--turn", "3", "-c", "And now?")
    #expect(typed.output.hasSuffix("\nWalk with me.\n"), "\(typed)")
    // It knows what was said before.
    #expect(stub.requests.count == 1 && stub.requests[0].contains("How should I start?"))
    try record("wire.session")
    let kept = try resume("wire.session", "--record", "new.session", "-c", "And now?")
    #expect(kept.output.hasSuffix("Walk with me.\n"), "\(kept)")
    stub.stop()
    #expect(try lume.run("verify", "new.session").status == 0)
    let refused = try resume("chat.session", "--record", "other.session", "-c", "And now?")
    #expect(refused.status == 2 && refused.complaints.contains("leave out --coach or --record"))
  }

  /// What `coach` in the config file names.
  @Test func theConfiguredModelGoesOnAndIsChecked() throws {
    let stub = try ModelStub { _ in .says("Walk with me.") }
    folder.makeFolder("home")
    try folder.write(
      "{\"coach\": \"http://127.0.0.1:\(stub.port)/v1\", \"coach_model\": \"m\"}",
      to: "home/config.json")
    let result = try lume.run("resume", "chat.session", "--turn", "3", "-c", "And now?")
    #expect(result.output.hasSuffix("\nWalk with me.\n"), "\(result)")
    try folder.write(
      "lume-session 1\nlayer wire\n\n> Hello!\n|? has \"Walk with me\"\n> /quit\n",
      to: "a.session")
    let checked = try lume.run("check", "a.session")
    #expect(checked.status == 0 && stub.requests.count == 2, "\(checked)")
  }

  @Test func theStartIsATurnToo() throws {
    let result = try lume.run("resume", "chat.session", "--turn", "0", "-c", "/goals")
    #expect(result.status == 0 && result.output.hasPrefix("No goals yet."))
    // What a pipe has is typed like anything else.
    let piped = try lume.run("resume", "chat.session", "--turn", "1", input: "/goals\n")
    #expect(piped.status == 0 && piped.output.contains("0 of 5 km"))
  }

  @Test func timeGoesOnFromTheTurn() throws {
    try folder.write(
      "lume-session 1\nclock 2026-03-02T07:30:00Z\nseed 3\n\n> /sync\n@ wait 1h\n> /goals\n",
      to: "long.session")
    try #require(try lume.run("update", "long.session").status == 0)
    let result = try lume.run("resume", "long.session", "--record", "new.session", "-c", "/sync")
    #expect(result.output.contains("last at 08:30"), "\(result)")
    #expect(try lume.run("verify", "new.session").status == 0)
  }

  @Test func whatComesOtherwiseIsTold() throws {
    let text = try #require(folder.text("chat.session"))
    try folder.write(
      text.split(separator: "Goal 1 saved").joined(separator: "Goal 1 kept"), to: "old.session")
    let result = try lume.run("resume", "old.session", "--turn", "2", "-c", "/goals")
    #expect(result.status == 0)
    #expect(
      result.complaints.hasPrefix(
        "This came otherwise than in old.session:\n      7 - | Goal 1 kept: Run far"))
  }

  /// Nothing of what crossed the wire is used: the inputs are typed at a new backend.
  @Test func aWireIsTypedAgainWhereNoBackendIsNamed() throws {
    try record("wire.session")
    let result = try lume.run(
      "resume", "wire.session", "--record", "new.session", "-c", "Shorter, please.")
    #expect(result.status == 0 && !result.output.isEmpty, "\(result)")
    #expect(
      result.complaints.contains("3 turns of wire.session replayed; from here on it is you.\n"))
    #expect(result.complaints.contains("Recorded 4 turns to new.session. It replays: "))
    #expect(folder.text("new.session")?.contains("\nlayer    wire\n") ?? false)
    #expect(try lume.run("verify", "new.session").status == 0)
  }

  @Test func aWireGoesOnAtItsBackend() throws {
    let server = try Server(lume, ["--open", "--pace", "0"])
    try record("wire.session", "--backend", server.address)
    let process = try lume.start(
      ["resume", "wire.session", "--backend", server.address, "--record", "new.session"]
        + ["-c", "Shorter, please.", "-c", "/goal progress 2", "-c", "/sync"])
    process.endInput()
    let result = try process.finish(within: .seconds(60))
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains("in sync: 1 goal, 1 chat"))
    #expect(try lume.run("verify", "new.session").status == 0)
    try server.stop()
  }

  @Test(arguments: [
    (["absent"], "there is no file absent"),
    (
      ["chat.session", "--turn", "5"], "chat.session has 4 turns: --turn takes 0 to 4, not 5"
    ),
    (
      ["empty.session", "--turn", "1"],
      "empty.session has no turn to go on from but its start: --turn 0"
    ),
    (
      ["chat.session"],
      "chat.session ends with turn 4, where nobody can go on: --turn 3 stops before that."
    ),
    (
      ["chat.session", "--backend", "http://127.0.0.1:1"],
      "chat.session is of layer shell, in which the built-in backend goes on: leave out --backend"
    ),
    (
      ["chat.session", "--turn", "1", "--record", "chat.session"],
      "chat.session is there already: --record needs the name of a new file."
    ),
    (["bad.session"], "bad.session: line 1, column 1: This is not a session file. "),
  ])
  func whatCannotBeIsRefused(_ flags: [String], _ sentence: String) throws {
    try folder.write("lume-session 1\n\n# nothing\n", to: "empty.session")
    try folder.write("hello\n", to: "bad.session")
    let process = try lume.start(["resume"] + flags)
    process.endInput()
    let result = try process.finish()
    #expect(result.status == 2)
    #expect(result.complaints.hasPrefix("lume: \(sentence)"), "\(result)")
  }

  @Test func aSessionThatDoesNotReplaySoFarIsToldWithItsDifference() throws {
    try folder.write(
      "lume-session 1\nlayer wire\n\n> /sync\n<- h9 +3 200\n> /goals\n", to: "stuck.session")
    let result = try lume.run(
      "resume", "stuck.session", "--turn", "2", "--backend", "http://127.0.0.1:1")
    #expect(result.status == 1)
    #expect(
      result.complaints.hasPrefix("FAIL stuck.session  turn 0\n  the reply on h9 "), "\(result)")
    #expect(
      result.complaints.hasSuffix("lume: stuck.session does not replay to turn 2. See above.\n"))
  }
}
