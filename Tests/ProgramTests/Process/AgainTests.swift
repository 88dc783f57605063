import TestSupport
import Testing

/// `lume record --again`: a session is recorded anew from its own inputs.
@Suite struct AgainTests {
  private let lume: Lume
  private var folder: TemporaryFolder { lume.folder }

  init() throws {
    lume = try Lume()
    let recorded = try lume.run(
      "record", "a.session", "--seed", "3", "--clock", "2026-03-02T07:30:00Z", "--title", "Mine",
      "-c", "/goal new \"Run far\" --target 5 km", "-c", "/chat goal", "-c", "How should I start?")
    try #require(recorded.status == 0, "\(recorded)")
    // What people write into a recording.
    var lines = try text("a.session").split(separator: "\n", omittingEmptySubsequences: false)
    let input = try #require(lines.firstIndex(of: "> How should I start?"))
    lines.insert(contentsOf: ["", "# The question.", "@ type \"How should I start?\""], at: input)
    let end = try #require(lines.lastIndex { $0.hasPrefix("| ") })
    let answer = try #require(lines[..<end].lastIndex { !$0.hasPrefix("| ") }) + 1
    lines.replaceSubrange(answer...end, with: ["|? has \"5 km\"", "|? words < 100"])
    let header = try #require(lines.firstIndex(of: "seed     3"))
    lines.insert("tags     chat", at: header + 3)
    try folder.write(lines.joined(separator: "\n"), to: "a.session")
  }

  private func text(_ name: String) throws -> String { try #require(folder.text(name)) }

  private func change(_ name: String, _ old: String, _ new: String) throws {
    try folder.write(try text(name).split(separator: old).joined(separator: new), to: name)
  }

  @Test func theSameInputsBringTheSameFile() throws {
    let before = try text("a.session")
    let result = try lume.run("record", "--again", "a.session")
    #expect(
      result
        == Lume.Result(status: 0, output: "a.session: recorded again\n", complaints: ""))
    #expect(try text("a.session") == before)
    #expect(try lume.run("verify", "--strict", "a.session").status == 0)
  }

  /// A response is the world's, a request and a line are the program's.
  @Test func whatHasChangedIsToldApart() throws {
    try change("a.session", "\"status\": \"active\", \"target_date\"", "\"target_date\"")
    try change("a.session", "| Goal 1 saved", "| Goal 1 kept")
    let before = try text("a.session")
    let result = try lume.run("record", "--again", "a.session", "-o", "b.session")
    #expect(result.status == 0)
    #expect(try text("a.session") == before)
    let told = result.output.split(separator: "\n").map { $0.prefix(36) }
    #expect(told[0].hasPrefix("turn 1  > /goal new"))
    #expect(told[1].hasPrefix("  world    <- h"))
    #expect(told[2] == "  world      data.status  - (nothing")
    #expect(told[3] == "  program  - | Goal 1 kept: Run far ")
    #expect(told[4] == "  program  + | Goal 1 saved: Run far")
    #expect(result.output.hasSuffix("b.session: recorded again\n"))
    #expect(try text("b.session").contains("| Goal 1 saved"))
    let blind = try lume.run("record", "--again", "--blind", "a.session")
    #expect(blind.output == "a.session: recorded again\n")
    #expect(try text("a.session") == text("b.session"))
  }

  @Test func patternsAndRestsAreKept() throws {
    var lines = try text("a.session").split(separator: "\n", omittingEmptySubsequences: false)
    let saved = try #require(lines.firstIndex { $0.hasPrefix("| Goal 1 saved") })
    lines[saved] = "|~ Goal 1 *: Run far*"
    let chat = try #require(lines.firstIndex(of: "> /chat goal"))
    let printed = try #require(
      lines[chat...].firstIndex { $0.hasPrefix("| ") || $0.hasPrefix("! ") })
    lines[printed] = "|..."
    try folder.write(lines.joined(separator: "\n"), to: "a.session")
    try #require(try lume.run("verify", "a.session").status == 0)
    let before = try text("a.session")
    let result = try lume.run("record", "--again", "a.session")
    #expect(
      result
        == Lume.Result(status: 0, output: "a.session: recorded again\n", complaints: ""))
    #expect(try text("a.session") == before)
    // One that stands for nothing any more gives way.
    try change("a.session", "|~ Goal 1 *: Run far*", "|~ Goal 7 *")
    #expect(try lume.run("record", "--again", "a.session").status == 0)
    #expect(try text("a.session").contains("\n| Goal 1 saved: Run far"))
    #expect(try text("a.session").contains("\n|...\n"))
  }

  @Test func anAssertionThatDoesNotHoldIsKeptAndTold() throws {
    try change("a.session", "|? has \"5 km\"", "|? has \"7 km\"")
    let result = try lume.run("record", "--again", "a.session")
    #expect(result.status == 1)
    #expect(
      result.output == "a.session: recorded again; an answer is not what the file asserts\n")
    #expect(result.complaints.contains("|? has \"7 km\""))
    #expect(try text("a.session").contains("\n|? has \"7 km\"\n|? words < 100\n"))
  }

  /// A command has no answer of the coach, and another model may give none.
  @Test func anAssertionWithoutAnAnswerIsKeptAndTold() throws {
    try change("a.session", "> /chat goal\n", "|? has \"km\"\n> /chat goal\n")
    let result = try lume.run("record", "--again", "a.session")
    #expect(result.status == 1)
    #expect(result.complaints.contains("no answer of the coach is here"), "\(result)")
    #expect(try text("a.session").contains("\n|? has \"km\"\n> /chat goal\n"))
  }

  @Test func whatTakesTooLongChangesNothing() throws {
    let result = try lume.run("record", "--again", "a.session", "--timeout", "1ms")
    #expect(result.status == 1)
    #expect(
      result.complaints.hasSuffix("lume: it took too long, and nothing was changed.\n"),
      "\(result)")
  }

  @Test func layerShellKeepsItsBytes() throws {
    try folder.write(
      "lume-session 1\n# why\n> /goals\n| Nothing.\n@ net down\n> hello\n|...\n", to: "s.session")
    let result = try lume.run("record", "--again", "s.session")
    #expect(result.status == 0, "\(result)")
    #expect(result.output.hasPrefix("turn 1  > /goals\n  program  - | Nothing.\n"))
    let new = try text("s.session")
    #expect(new.hasPrefix("lume-session 1\n# why\n> /goals\n| No goals yet."))
    #expect(new.contains("\n@ net down\n> hello\n|...\n"))
  }

  @Test func theInputsAreTypedAtALiveService() throws {
    let server = try Server(lume, ["--open", "--pace", "0"])
    let process = try lume.start(
      ["record", "--again", "a.session", "-o", "b.session", "--backend", server.address])
    process.endInput()
    let result = try process.finish(within: .seconds(60))
    #expect(result.status == 0, "\(result)")
    let new = try text("b.session")
    #expect(new.contains("args     --backend \(server.address)\n"))
    #expect(
      new.contains("\n# The question.\n@ type \"How should I start?\"\n> How should I start?\n"))
    #expect(new.contains("\n|? has \"5 km\"\n|? words < 100\n"))
    #expect(try lume.run("verify", "b.session").status == 0)
    let told = try lume.run("record", "--again", "b.session", "-o", "c.session")
    #expect(
      told.complaints.hasPrefix("note: typed at the built-in backend, and not at \(server.address)")
    )
    try server.stop()
  }

  @Test(arguments: [
    (["absent"], "there is no file absent"),
    (["a.session", "-o", "a.session"], "a.session is there already: -o needs a new file"),
    (
      ["a.session", "--account-command", "x"],
      "--account-command goes with --backend: the built-in one knows one user"
    ),
    (
      ["s.session", "--backend", "http://127.0.0.1:1"],
      "s.session is of layer shell, which has the built-in backend and coach: leave out --backend and --coach"
    ),
  ])
  func whatCannotBeIsRefused(_ flags: [String], _ sentence: String) throws {
    try folder.write("lume-session 1\n> /goals\n", to: "s.session")
    let result = try lume.start(["record", "--again"] + flags).finish()
    #expect(result == Lume.Result(status: 2, output: "", complaints: "lume: \(sentence)\n"))
  }

  @Test func nothingIsReplacedUnderCI() throws {
    let before = try text("a.session")
    var ci = lume
    ci.environment = ["CI": "true"]
    let result = try ci.run("record", "--again", "a.session")
    #expect(result.status == 2)
    #expect(
      result.complaints
        == "lume: CI is set, where files should not change: -o NEW writes another one\n")
    #expect(try text("a.session") == before)
    #expect(try ci.run("record", "--again", "a.session", "-o", "b.session").status == 0)
  }

  /// What is typed no longer fits what the program asks for.
  @Test func inputsThatDoNotFitChangeNothing() throws {
    try folder.write("lume-session 1\n\n>* [secret:password]\n@ deadline\n", to: "bad.session")
    #expect(try lume.run("record", "--again", "bad.session").status == 2)
    try folder.write("lume-session 1\n\n> /quit\n> /goals\n", to: "long.session")
    let result = try lume.run("record", "--again", "long.session")
    #expect(result.status == 1)
    #expect(
      result.complaints.hasSuffix(
        "lume: the inputs do not fit any more, and nothing was changed.\n"))
    #expect(try text("long.session") == "lume-session 1\n\n> /quit\n> /goals\n")
  }
}
