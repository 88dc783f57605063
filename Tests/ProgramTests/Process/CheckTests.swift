import JSON
import TestSupport
import Testing

/// `lume check` as a program: its flags, its exit codes, and who it is to a service.
@Suite struct CheckTests {
  private let lume: Lume

  init() throws {
    lume = try Lume()
    try lume.folder.write("lume-session 1\n\n> hello\n|? asks\n", to: "a.session")
  }

  @Test(arguments: [
    (
      ["a.session"],
      "lume check needs what to check: --backend URL for a service, or --coach URL for a language model"
    ),
    (
      ["a.session", "--backend", "http://127.0.0.1:1", "--runs", "2"],
      "each run needs an account of its own: --account-command CMD prints one, or leave out --runs"
    ),
    (
      [
        "a.session", "--coach", "http://127.0.0.1:1", "--coach-model", "m", "--account-command",
        "x",
      ],
      "--account-command is for a remote backend: the built-in one knows one user"
    ),
    (["absent", "--backend", "http://127.0.0.1:1"], "there is no file or folder absent"),
    (
      ["a.session", "--backend", "http://127.0.0.1:1", "--account-command", "exit 3"],
      "--account-command failed for run 1: it has to end with 0"
    ),
  ])
  func whatDoesNotFitTogetherIsRefused(_ flags: [String], _ sentence: String) throws {
    let result = try lume.start(["check"] + flags).finish()
    #expect(
      result == Lume.Result(status: 2, output: "", complaints: "lume check: \(sentence)\n"))
  }

  @Test(arguments: [
    "echo", "echo []", "echo '{}'", "echo '{\"name\": \"x\"}'", "echo '{\"email\": 1}'",
  ])
  func whatACommandPrintsHasToBeAnAccount(_ command: String) throws {
    let result = try lume.run(
      "check", "a.session", "--backend", "http://127.0.0.1:1", "--account-command", command)
    #expect(result.status == 2)
    #expect(result.complaints.hasPrefix("lume check: --account-command has to print one JSON"))
  }

  @Test func aFolderWithoutSessionsHasACodeOfItsOwn() throws {
    lume.folder.makeFolder("empty")
    let result = try lume.run("check", "empty", "--backend", "http://127.0.0.1:1")
    #expect(result.status == 4)
    #expect(result.complaints == "lume check: no session file was found in empty.\n")
  }

  @Test func aFileThatDoesNotReadIsToldByItsLine() throws {
    try lume.folder.write("hello\n", to: "bad.session")
    let result = try lume.run("check", "bad.session", "--backend", "http://127.0.0.1:1")
    #expect(result.status == 2)
    #expect(result.output.hasPrefix("FAIL bad.session: line 1, column 1: "))
  }

  @Test func aServiceThatIsNotThereFails() throws {
    try lume.folder.write(
      "lume-session 1\nlayer wire\n\n-> h1 GET /api/v1/goals?limit=100\n<- h1 +3 200\n",
      to: "b.session")
    let result = try lume.run("check", "b.session", "--backend", "http://127.0.0.1:1")
    #expect(
      result
        == Lume.Result(
          status: 1, output: "",
          complaints:
            "lume check: http://127.0.0.1:1 can't be reached (connection refused), so b.session was held to nothing.\n"
        ))
  }

  /// What a check makes is nobody's, and a service that needs a file says so.
  @Test func aTemporaryServiceKeepsNothing() throws {
    try lume.folder.write(
      "lume-session 1\nlayer wire\n\n> /goal new \"Run\"\n-> h3 POST /api/v1/goals\n<- h3 +3 201\n",
      to: "d.session")
    let server = try Server(lume, ["--open", "--temporary", "--pace", "0"])
    let result = try lume.run("check", "d.session", "--backend", server.address)
    #expect(result.status == 0, "\(result)")
    try server.stop()
    #expect(lume.folder.read("backend.sqlite") == nil)
    let both = try lume.run("serve", "--temporary", "--database", "x.sqlite")
    #expect(both.status == 2)
    #expect(both.complaints.contains("--temporary keeps nothing: leave out --database"))
  }

  /// What the built-in coach says in its place is no answer of the model.
  @Test func aModelThatGivesNoAnswerFails() throws {
    try lume.folder.write("lume-session 1\n\n> How should I start?\n|? asks\n", to: "m.session")
    let flags = ["check", "m.session", "--coach", "http://127.0.0.1:1", "--coach-model", "m"]
    let process = try lume.start(flags)
    process.endInput()
    let result = try process.finish()
    #expect(result.status == 1, "\(result)")
    #expect(
      result.output.contains("line 3  the model answers  turn 1")
        && result.output.contains("cannot be reached: its server may not be running;"))
  }

  /// A recording of a model that stops at its limit holds at the same model.
  @Test func whatIsRecordedHolds() throws {
    let cut = #"{"choices":[{"delta":{"content":"Walk"},"finish_reason":"length"}]}"#
    let stub = try ModelStub { _ in
      .raw(
        "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n"
          + "data: \(cut)\n\ndata: [DONE]\n\n")
    }
    let coach = ["--coach", "http://127.0.0.1:\(stub.port)", "--coach-model", "m"]
    let recorded = try lume.start(
      ["record", "l.session", "-c", "How should I start?"] + coach)
    recorded.endInput()
    #expect(try recorded.finish().status == 0)
    #expect(lume.folder.text("l.session")?.contains("\"notice\": \"ended\"") ?? false)
    for flags in [[], ["--runs", "2"]] {
      let process = try lume.start(["check", "l.session"] + coach + flags)
      process.endInput()
      let result = try process.finish(within: .seconds(60))
      #expect(result.status == 0, "\(result)")
    }
  }

  @Test func programsAreToldOfEachCheck() throws {
    try lume.folder.write("lume-session 1\n\n> hello\n|? has \"zebra\"\n", to: "b.session")
    try lume.folder.write("hello\n", to: "c.session")
    let server = try Server(lume, ["--open", "--temporary", "--pace", "0"])
    let flags = ["check", "b.session", "c.session", "--backend", server.address]
    func run(_ more: String...) throws -> Lume.Result {
      let process = try lume.start(flags + more)
      process.endInput()
      return try process.finish(within: .seconds(60))
    }
    let json = try run("--json", "--junit", "r.xml")
    #expect(json.status == 2, "\(json)")
    let events = try json.output.split(separator: "\n").map { try JSON(parsing: String($0)) }
    #expect(events.map { $0["event"] } == ["begin", "session", "session", "end"])
    #expect(events[1]["result"] == "failed" && events[2]["result"] == "unusable")
    #expect(events[1]["checks"]?[0]?["line"] == 4 && events[1]["checks"]?[0]?["held"] == 0)
    let field = events[1]["checks"]?[0]?["fields"]?[0]
    #expect(field?["path"] == "answer" && field?["expected"] == "|? has \"zebra\"")
    #expect(events[1]["checks"]?[0]?["is_failing"] == true && events[3]["exit"] == 2)
    let xml = try #require(lume.folder.text("r.xml"))
    #expect(xml.contains("<testsuites name=\"lume check\" tests=\"2\" failures=\"1\" errors=\"1\""))
    #expect(xml.contains("message=\"line 4: expected |? has &quot;zebra&quot;, got "))
    let github = try run("--github")
    let clock = "! The session's clock is [0-9]+ days behind the backend's: --clock now starts it"
    #expect(github.output.contains(try Regex(clock)), "\(github)")
    #expect(github.output.contains("\n::error file=b.session,line=4,title=lume check%3A |? has"))
    #expect(github.output.contains("\n::error file=c.session,line=1,title=lume check%3A unusable"))
    try server.stop()
  }

  @Test func aFileThatIsOnlyTypedIsNotChecked() throws {
    try lume.folder.write("lume-session 1\n\n> /goals\n|~ *goal*\n", to: "o.session")
    let server = try Server(lume, ["--open", "--temporary", "--pace", "0"])
    let result = try lume.run("check", "o.session", "--backend", server.address)
    #expect(
      result
        == Lume.Result(
          status: 3,
          output:
            "not checked o.session: it has neither requests nor frames nor assertions (|?), so it was only typed\n",
          complaints: ""))
    try server.stop()
  }

  /// Every run registers somebody else, whose password is in no output.
  @Test func eachRunHasAnAccountOfItsOwn() throws {
    let server = try Server(lume, ["--pace", "0"])
    try lume.folder.write(
      """
      lume-session 1
      layer wire
      clock 2026-03-02T07:30:00Z

      > /register ada@example.org
      > Ada
      > 1990-12-31
      >* [secret:password]
      -> h2 POST /api/v1/auth/register
      <- h2 +237 201
         {"data": {"access_token": "[secret:token exp=1]", "email": "ada@example.org"}}
      > /goal new "Run far" --target 5 km
      -> h3 POST /api/v1/goals
      <- h3 +3 201
      > /whoami
      -> h4 GET /api/v1/users/me
      <- h4 +6 200
         {"data": {"name": "Ada"}}
      """, to: "c.session")
    let account =
      #"echo "{\"email\": \"a$LUME_RUN@example.org\", \"password\": \"correct horse\"}""#
    let flags = ["check", "c.session", "--backend", server.address, "--account-command"]
    let process = try lume.start(flags + [account, "--runs", "3"])
    process.endInput()
    let result = try process.finish(within: .seconds(60))
    #expect(result.status == 0, "\(result)")
    #expect(
      result.output == "  3 more held in every run\n"
        + "c.session: 3 checks held in 3 runs at \(server.address)\n")
    // Nobody can be made twice, which the report tells in the service's words.
    let again = try lume.start(flags + [account])
    again.endInput()
    let refused = try again.finish(within: .seconds(60))
    #expect(refused.status == 1)
    #expect(refused.output.contains("h2 201 POST /api/v1/auth/register"), "\(refused)")
    #expect(!(result.output + refused.output + refused.complaints).contains("correct horse"))
    let nobody = try lume.start(["check", "c.session", "--backend", server.address])
    nobody.endInput()
    #expect(
      try nobody.finish(within: .seconds(60)).complaints
        == "lume check: line 8 types a password: --account-command CMD prints which one it is\n")
    try server.stop()
  }
}
