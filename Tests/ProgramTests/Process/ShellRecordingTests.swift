import TestSupport
import Testing

/// `/record`, `/record stop` and `/note` in a running shell.
@Suite struct ShellRecordingTests {
  private let lume: Lume
  private var folder: TemporaryFolder { lume.folder }

  init() throws {
    lume = try Lume()
    let made = try lume.run(
      "-c", "/goal new \"Run far\" --target 5 km", "-c", "/chat goal", "-c", "hello")
    try #require(made.status == 0, "\(made.complaints)")
  }

  /// It begins with a copy of the store, so the chat that is open goes on in it.
  @Test func aRecordingFromTheMiddleReplays() throws {
    let result = try lume.run(
      "-c", "/record r.session --yes", "-c", "/goals", "-c", "/note What comes next?",
      "-c", "And then?", "-c", "/record other.session", "-c", "/record stop", "-c",
      "/goal progress 2")
    #expect(result.status == 0, "\(result)")
    #expect(
      result.complaints == "Noted.\nThis run is recorded already; /record stop ends that.\n"
        + "Recorded 2 turns to r.session, which starts from r.state.sql. "
        + "It replays: lume verify r.session, lume play r.session.\n")
    let text = try #require(folder.text("r.session"))
    #expect(text.contains("\nstate    r.state.sql\n") && text.contains("\nlayer    wire\n"))
    // On a busy machine there is a pause between them.
    #expect(text.contains(/\n# What comes next\?\n(?:@ wait [0-9]+ms\n)?> And then\?\n/))
    #expect(text.hasSuffix("\nend 2 turns, exit 0\n"))
    #expect(!text.contains("/record") && !text.contains("/note") && !text.contains("40 %"))
    #expect(try lume.run("verify", "--strict", "r.session").status == 0)
    #expect(folder.read("other.session") == nil)
    // What was done while it was recorded is done.
    #expect(try lume.run("-c", "/chat history").output.contains("And then?"))
    #expect(try lume.run("-c", "/goals").output.contains("40 %"))
  }

  @Test(arguments: [0, 1, 2])
  func aFailureCountsBesideAndInARecording(_ place: Int) throws {
    var inputs = ["/record r.session --yes", "/record stop"]
    inputs.insert("/nonsense", at: place)
    let result = try lume.run(
      "--keep-going", "-c", inputs[0], "-c", inputs[1], "-c", inputs[2], "-c", "/goals")
    #expect(result.status == 1)
  }

  @Test func theEndOfTheShellIsItsEnd() throws {
    let result = try lume.run("-c", "/record r.session --yes", "-c", "/goals", "-c", "/quit")
    #expect(result.status == 0)
    #expect(
      result.complaints
        == "Recorded 2 turns to r.session, which starts from r.state.sql. "
        + "It replays: lume verify r.session, lume play r.session.\n")
    #expect(folder.text("r.session")?.hasSuffix("> /quit\nend 2 turns, exit 0\n") ?? false)
    #expect(try lume.run("verify", "r.session").status == 0)
  }

  @Test(arguments: [
    ("/record stop", "Nothing is recorded: /record FILE begins it."),
    (
      "/note hi", "Nothing is recorded, so there is nothing to note it in: /record FILE begins it."
    ), ("/record", "/record needs FILE, e.g. /record first.session"),
    (
      "/record r.session",
      "Add --yes to record, with a copy of what you have: /record r.session --yes"
    ),
    ("/record no/r.session --yes", "There is no folder no to record to."),
    (
      "/record taken.session --yes",
      "There is a file taken.session already, and a recording replaces none: name a new one."
    ),
    (
      "/record other.session --yes",
      "There is a file other.state.sql already, and a recording replaces none: name a new one."
    ),
  ])
  func whatCannotBeIsRefused(_ command: String, _ sentence: String) throws {
    try folder.write("precious\n", to: "taken.session")
    try folder.write("precious\n", to: "other.state.sql")
    let result = try lume.run("-c", command)
    #expect(result == Lume.Result(status: 1, output: "", complaints: sentence + "\n"))
    #expect(folder.read("r.session") == nil && folder.text("taken.session") == "precious\n")
  }

  @Test func aRunThatIsRecordedTakesNotes() throws {
    let result = try lume.run(
      "record", "r.session", "-c", "/note first", "-c", "/goals", "-c", "/record stop", "-c",
      "/goals")
    #expect(result.status == 0)
    let text = try #require(folder.text("r.session"))
    // What is asked of the backend at the start may come between them.
    let note = try #require(text.firstRange(of: "\n# first\n"), "\(text)")
    #expect(text[note.upperBound...].contains("> /goals\n"), "\(text)")
    #expect(text.hasSuffix("end 1 turns, exit 0\n"), "\(text)")
  }

  @Test func aRemoteBackendKnowsTheUserInTheReplayToo() throws {
    let server = try Server(lume, ["--open", "--pace", "0"])
    let process = try lume.start(
      ["--backend", server.address, "-c", "/goal new \"Swim far\" --target 1 km", "-c", "hello"]
        + ["-c", "/record r.session --yes", "-c", "And then?", "-c", "/sync"])
    process.endInput()
    let result = try process.finish(within: .seconds(60))
    #expect(result.status == 0 && result.complaints.contains(", which starts from r.state.sql."))
    #expect(result.complaints.contains("It replays: "), "\(result)")
    #expect(try lume.run("verify", "r.session").status == 0)
    try server.stop()
  }
}
