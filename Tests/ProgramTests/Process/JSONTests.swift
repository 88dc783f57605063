import JSON
import TestSupport
import Testing

/// `--json` writes events, one object a line, and nothing else on stdout.
@Suite struct JSONTests {
  private static let goal = "/goal new \"Run far\" --target 5 km\n"

  /// Every line, read; a line that is no event is an issue.
  private func events(_ result: Lume.Result) throws -> [JSON] {
    #expect(result.output.hasSuffix("\n"))
    return try result.output.split(separator: "\n").map { line in
      let json = try JSON(parsing: Array(line.utf8))
      #expect(json["schema"] == 1 && json["at"]?.stringValue?.count == 24, "\(line)")
      #expect(
        json.objectValue?.prefix(4).map(\.key) == ["schema", "event", "turn", "at"], "\(line)")
      #expect(
        ["input", "delta", "message", "result", "error", "state"]
          .contains(json["event"]?.stringValue), "\(line)")
      return json
    }
  }

  private func names(_ events: [JSON]) -> [String] {
    events.compactMap { $0["event"]?.stringValue }
  }

  @Test func aCommandIsAnInputItsResultAndTheState() throws {
    let result = try Lume().run("--json", input: JSONTests.goal + "/goals\n")
    #expect(result.status == 0 && result.complaints == "")
    let events = try events(result)
    #expect(
      names(events) == ["state", "input", "result", "state", "input", "result", "state"])
    #expect(events.compactMap { $0["turn"]?.intValue } == [0, 1, 1, 1, 2, 2, 2])
    #expect(events[1]["command"] == "goal new" && events[2]["command"] == "goal new")
    #expect(events[2]["data"]?["goal"]?["target_value"] == 5)
    let row = events[5]["data"]?["goals"]?[0]
    #expect(row?["number"] == 1 && row?["goal"]?["title"] == "Run far")
    #expect(row?["goal"]?["id"] == events[3]["goal"])
    #expect(events[3]["connection"] == "online" && events[3]["pending"] == 0)
  }

  @Test func anAnswerComesInPiecesAndThenWhole() throws {
    let result = try Lume().run("--json", "-c", "hello", "-c", "/chat history")
    let events = try events(result)
    let pieces = events.filter { $0["event"] == "delta" }.compactMap { $0["text"]?.stringValue }
    let message = try #require(events.first { $0["event"] == "message" })
    #expect(pieces.count > 1 && message["text"] == .string(pieces.joined()))
    #expect(message["role"] == "assistant" && message["state"] == "complete")
    #expect(message["persona"] == "general_wellness")
    let state = try #require(events.last)
    #expect(state["chat"] == message["chat"])
    let read = events.first { $0["event"] == "result" }?["data"]
    #expect(read?["chat"]?["id"] == message["chat"])
    #expect(read?["messages"]?[1]?["text"] == message["text"])
    #expect(
      names(events).filter { $0 != "delta" } == [
        "state", "input", "message", "state", "input", "result", "state",
      ])
  }

  @Test(arguments: [
    ("/goal show x", "not-found", 1), ("/nope", "usage", 1), ("/goal new Run --target", "usage", 1),
    ("/goal new Ab", "invalid", 1), ("/again", "refused", 1), ("/login a@b.example", "refused", 1),
  ])
  func anErrorHasItsKindAndTheExitCodeStays(_ line: String, _ kind: String, _ code: Int32) throws {
    let result = try Lume().run("--json", "-c", line, "-c", "/goals")
    #expect(result.status == code && result.complaints == "")
    let events = try events(result)
    #expect(names(events) == ["state", "input", "error", "state"])
    #expect(events[2]["kind"] == .string(kind))
    #expect(events[2]["sentence"]?.stringValue?.isEmpty == false)
  }

  @Test func whatCannotBeTakenBackIsUnconfirmed() throws {
    let result = try Lume().run("--json", input: JSONTests.goal + "/goal delete 1\n")
    #expect(result.status == 1)
    #expect(try events(result).contains { $0["kind"] == "unconfirmed" && $0["advice"] == "--yes" })
  }

  @Test func aBackendThatIsAwayIsOfflineAndKeepsWhatIsSaid() throws {
    let lume = try Lume()
    let flags = ["--json", "--backend", "http://127.0.0.1:1", "--keep-going"]
    let process = try lume.start(flags)
    process.write("hello\n/sync\n")
    process.endInput()
    let result = try process.finish()
    let events = try events(result)
    let queued = try #require(events.first { $0["event"] == "message" })
    #expect(queued["role"] == "user" && queued["state"] == "queued" && queued["text"] == "hello")
    let error = try #require(events.first { $0["event"] == "error" })
    #expect(error["kind"] == "offline" && error["advice"] == "/sync")
    #expect(events.last?["connection"] == "offline")
  }

  @Test func noPasswordIsEverInIt() throws {
    let result = try Lume().run(
      "--json", "--keep-going", input: "/login ada@example.org s3cret-word\n/whoami\n")
    #expect(!result.output.contains("s3cret") && !result.complaints.contains("s3cret"))
    #expect(try events(result)[1]["text"] == "/login")
  }

  /// What the registry says of a result is what the result is.
  @Test func helpTellsWhatResultsLookLike() throws {
    let result = try Lume().run("--json", "-c", "/help", "-c", "/status")
    let events = try events(result)
    let commands = try #require(events[2]["data"]?["commands"]?.arrayValue)
    let status = try #require(commands.first { $0["name"] == "status" })
    #expect(status["result"]?["pending"] == "number" && status["result"]?["goal"] != nil)
    let told = try #require(events[5]["data"]?.objectValue)
    #expect(status["result"]?.objectValue?.map(\.key) == told.map(\.key))
  }

  @Test func aRunThatCannotBeginIsAnErrorEvent() throws {
    let lume = try Lume()
    lume.folder.makeFolder("home")
    try lume.folder.write("{", to: "home/config.json")
    let result = try lume.run("--json", "-c", "/goals")
    #expect(result.status == 2)
    #expect(try events(result).map { $0["kind"] } == ["usage"])
    #expect(result.complaints.split(separator: "\n").count == 1)
  }

  @Test func endsQuietlyWhereNobodyReads() throws {
    var lume = try Lume()
    lume.isRead = false
    #expect(try lume.run("--json", input: "/help\n/help\n").status == 0)
  }

  @Test func aRecordingOfItReplays() throws {
    let lume = try Lume()
    let recorded = try lume.run("record", "a.session", "--json", input: JSONTests.goal + "hello\n")
    #expect(recorded.status == 0, "\(recorded.complaints)")
    let text = String(decoding: try #require(lume.folder.read("a.session")), as: UTF8.self)
    #expect(text.contains("args     --json") && text.contains("| {\"schema\": 1, "))
    #expect(try lume.run("verify", "a.session").status == 0)
  }

  @Test func aSessionAtAPromptIsRefused() throws {
    let lume = try Lume()
    try lume.folder.write("lume-session 1\nargs --json\n\n> /goals\n", to: "a.session")
    let result = try lume.run("verify", "a.session")
    #expect(result.status == 2)
    #expect(
      (result.output + result.complaints).contains("args --json in the header takes mode batch"))
  }

  @Test func pathsAndDoctorHaveItToo() throws {
    let lume = try Lume()
    let paths = try JSON(parsing: Array(lume.run("paths", "--json").output.utf8))
    #expect(paths["schema"] == 1 && paths["store"] == .string(lume.folder("home/lume.sqlite")))
    let doctor = try JSON(parsing: Array(lume.run("doctor", "--json").output.utf8))
    let findings = try #require(doctor["findings"]?.arrayValue)
    #expect(findings.contains { $0["subject"] == "service" && $0["state"] == "ok" })
  }
}
