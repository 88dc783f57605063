import Libc
import TestSupport
import Testing

/// A language model as the coach, with a server of one that the test has in its hands.
@Suite(.timeLimit(.minutes(10)))
struct CoachTests {
  private static let key = "sk-verysecret0123456789"

  private func lume() throws -> Lume {
    var lume = try Lume()
    lume.environment["LUME_COACH_KEY"] = CoachTests.key
    return lume
  }

  private static func flags(_ stub: ModelStub) -> [String] {
    ["--coach", "http://127.0.0.1:\(stub.port)/v1", "--coach-model", "llama3.2"]
  }

  /// Runs the shell with these inputs.
  private func run(
    _ lume: Lume, _ flags: [String], _ inputs: String...
  ) throws -> Lume.Result {
    let process = try lume.start(flags + inputs.flatMap { ["-c", $0] })
    return try process.finish(within: .seconds(60))
  }

  @Test(arguments: [true, false])
  func theModelAnswersInTheShell(isBytewise: Bool) throws {
    let stub = try ModelStub { _ in
      .says("Walk “three” lanes, 🙂 then rest.", bytewise: isBytewise)
    }
    let lume = try lume()
    let result = try run(lume, CoachTests.flags(stub), "How should I start?", "/status")
    #expect(result.status == 0)
    #expect(result.output.contains("Walk “three” lanes, 🙂 then rest.\n"))
    #expect(
      result.output.contains("coach    llama3.2 at http://127.0.0.1:\(stub.port)/v1\n"))
    let request = try #require(stub.requests.first)
    #expect(request.hasPrefix("POST /v1/chat/completions HTTP/1.1\r\n"))
    #expect(request.contains("\r\nauthorization: Bearer \(CoachTests.key)\r\n"))
    #expect(!(result.output + result.complaints).contains(CoachTests.key))
  }

  @Test(arguments: [
    (
      "HTTP/1.1 429 No\r\nretry-after: 100\r\ncontent-length: 0\r\n\r\n",
      "has too much to do, and asks to wait 100 s"
    ),
    (
      "HTTP/1.1 401 No\r\ncontent-length: 23\r\n\r\nsk-verysecret0123456789",
      "does not accept the key; check LUME_COACH_KEY, or the file of --coach-key-file"
    ),
    ("HTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n", "failed with status 500"),
    (
      "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 13\r\n\r\n<html></html>",
      "made no sense"
    ),
    ("SSH-2.0-OpenSSH\r\n", "made no sense"), ("", "broke off"),
  ])
  func aModelThatFailsIsOneLine(answer: String, reason: String) throws {
    let stub = try ModelStub { _ in .raw(answer) }
    let result = try run(try lume(), CoachTests.flags(stub), "How should I start?")
    #expect(
      result.remarks == "(The language model \(reason); the built-in coach answers.)\n",
      "\(result)")
    #expect(!result.output.isEmpty && !result.output.contains("language model"))
    #expect(result.status == 0, "\(result)")
    #expect(!(result.output + result.complaints).contains(CoachTests.key))
  }

  @Test func aPortWhereNobodyListensIsOneLine() throws {
    let stub = try ModelStub { _ in .raw("") }
    let flags = CoachTests.flags(stub)
    stub.stop()
    let result = try run(try lume(), flags, "How should I start?")
    #expect(
      result.remarks
        == "(The language model cannot be reached: its server may not be running; "
        + "the built-in coach answers.)\n")
  }

  @Test func whatCameBeforeAConnectionWasCutIsKept() throws {
    let stub = try ModelStub { _ in .stops(after: "Walk three") }
    let result = try run(try lume(), CoachTests.flags(stub), "How should I start?")
    #expect(result.output == "Walk three\n")
    #expect(result.remarks == "(The language model stopped half-way.)\n")
    // What was broken off is no answer.
    #expect(result.status == 69)
    let another = try lume()
    let asked = try another.start(["ask", "How should I start?"] + CoachTests.flags(stub))
      .finish(within: .seconds(60))
    #expect(asked.status == 69 && asked.output == "Walk three\n")
  }

  @Test func tipsAreTheModelsOrTheBuiltInCoachsWithALine() throws {
    let tips = (1...5).map { "'Tip \($0) of the model'" }.joined(separator: ", ")
    let json = "{'tips': [\(tips)]}".split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "\"")
    let inputs = ["/goal new \"Walk more\" --target 5 km --by +30d --every once", "/tips"]
    let good = try ModelStub { _ in .says(json) }
    let shown = try run(try lume(), CoachTests.flags(good), inputs[0], inputs[1])
    #expect(shown.output.contains("\n5. Tip 5 of the model\n"), "\(shown)")
    #expect(shown.complaints == "")
    let bad = try ModelStub { _ in .says("Walk more!") }
    let fallen = try run(try lume(), CoachTests.flags(bad), inputs[0], inputs[1])
    let first = fallen.output.split(separator: "\n").first { $0.hasPrefix("1. ") }
    #expect(first?.contains("5 km") ?? false, "\(fallen)")
    #expect(
      fallen.complaints == "(The language model made no sense; the built-in coach answers.)\n")
  }

  @Test func whatWouldBeToldIsShownAndThenTold() throws {
    let stub = try ModelStub { _ in .says("Walk today.") }
    let result = try run(
      try lume(), CoachTests.flags(stub) + ["--keep-going"], "/coach prompt Hm?",
      "/goal new \"Walk more\" --target 5 km --by +30d --every once", "/chat goal",
      "/coach prompt How much is left?", "How much is left?", "/coach off", "/coach prompt Hm?")
    #expect(result.complaints.hasPrefix("No chat is open: /chat begins one.\n"), "\(result)")
    #expect(result.complaints.contains("The built-in coach is told nothing."))
    let shown = result.output.split(separator: "\n").map(String.init)
    let told = try #require(shown.firstIndex(of: "<facts>"))
    let end = try #require(shown[told...].firstIndex(of: "How much is left?"))
    let request = try #require(stub.requests.last)
    #expect(stub.requests.count == 1)
    for line in shown[told..<end] {
      let json = line.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\\\"")
      #expect(request.contains(json), "\(line)")
    }
  }

  @Test func aServerHasTheModelForEveryClient() throws {
    let stub = try ModelStub { request in
      request.contains("fall over") ? .raw("HTTP/1.1 500 No\r\n\r\n") : .says("Walk today.")
    }
    let server = try lume()
    let running = try server.start(
      ["serve", "--open", "--port", "0", "--pace", "0", "--drain", "0"] + CoachTests.flags(stub))
    let address = try #require(try running.line().split(separator: " ").last)
    let client = try Lume()
    let result = try run(
      client, ["--backend", String(address)], "How should I start?", "fall over", "/status")
    #expect(result.output.contains("Walk today.\n"), "\(result)")
    #expect(
      result.complaints.contains("(The language model failed with status 500; "), "\(result)")
    #expect(result.output.contains("coach    the backend's own\n"))
    running.send(SIGTERM)
    let ended = try running.finish()
    #expect(ended.complaints.contains("trouble=language model: status 500\n"))
    let all = ended.output + ended.complaints + result.output + result.complaints
    #expect(!all.contains(CoachTests.key))
    #expect(stub.requests.count == 2)
  }

  @Test func aRecordingReplaysWithoutTheModelAndHasNoKey() throws {
    // A server that tells the key to everyone.
    let stub = try ModelStub { _ in .says("Walk with \(CoachTests.key) today.") }
    let lume = try lume()
    let flags = ["record", "talk.session"] + CoachTests.flags(stub)
    let result = try run(lume, flags, "How should I start?", "/status")
    #expect(result.status == 0, "\(result)")
    stub.stop()
    let bytes = try #require(lume.folder.read("talk.session"))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("Walk") && text.contains("[secret:coach_key]"))
    #expect(!text.contains(CoachTests.key))
    #expect(text.contains("\ncoach    llama3.2 at http://127.0.0.1:\(stub.port)/v1\n"))
    #expect(try Lume(in: lume.folder).run("verify", "talk.session").status == 0)
    #expect(stub.requests.count == 1)
  }

  @Test func theBuiltInBackendIsNotReplayedWithAModel() throws {
    let lume = try lume()
    let result = try lume.run(
      "record", "talk.session", "--layer", "shell", "--coach", "http://127.0.0.1:9/v1",
      "--coach-model", "m", "-c", "/goals")
    #expect(result.status == 2)
    #expect(
      result.complaints.hasSuffix(
        "lume: --layer shell replays the built-in coach: leave out --layer, or the coach with "
          + "--coach off\n"))
  }

  @Test(arguments: [
    (
      ["--coach", "http://127.0.0.1:9/v1"],
      "--coach http://127.0.0.1:9/v1: 127.0.0.1:9 doesn't answer (connection refused): check the address, and that it's running."
    ),
    (
      ["--coach-model", "m"],
      "--coach-model, --coach-option and --coach-key-file go with --coach URL: name the address too"
    ),
    (
      ["--coach", "http://127.0.0.1:9/v1", "--coach-model", "m", "--coach-option", "top-p=7"],
      "--coach-option: top-p '7' should be a number above 0, and at most 1"
    ),
    (
      ["--coach", "http://10.0.0.7/v1", "--coach-model", "m"],
      "--coach http://10.0.0.7/v1: http:// to 10.0.0.7 would send your talk and the key "
        + "readable; use https://, or --insecure"
    ),
    (
      ["--coach", "llama", "--coach-model", "m"],
      "--coach llama: 'llama' is no address of a server such as https://example.org:8443"
    ),
    (
      [
        "--coach", "http://127.0.0.1:9/v1", "--coach-model", "m", "--backend",
        "http://127.0.0.1:9",
      ],
      "--coach is for the built-in backend, and a remote one has its own coach: leave out "
        + "--coach or the backend"
    ),
    (
      ["--coach", "https://me:sk-x@example.org/v1", "--coach-model", "m"],
      "--coach: an address of a server has no '@'"
    ),
    (
      ["--coach-key", "sk-x"],
      "a key on the command line can be read by all: give --coach-key-file FILE, or set "
        + "LUME_COACH_KEY"
    ),
  ])
  func whatDoesNotFitTogetherIsAUsageError(flags: [String], sentence: String) throws {
    let result = try run(try Lume(), flags, "/goals")
    #expect(result == Lume.Result(status: 2, output: "", complaints: "lume: \(sentence)\n"))
  }

  @Test(arguments: ["serve", "shell"])
  func aKeyFileIsReadAndHasToBePrivate(verb: String) throws {
    let stub = try ModelStub { _ in .says("Walk today.") }
    let lume = try Lume()
    let path = try lume.folder.write(CoachTests.key + "\n", to: "key")
    chmod(path, 0o640)
    let flags =
      (verb == "serve" ? ["serve", "--open", "--port", "0"] : [])
      + CoachTests.flags(stub) + ["--coach-key-file", path]
    let refused = try lume.start(flags + (verb == "serve" ? [] : ["-c", "hello"])).finish()
    #expect(refused.status == 2 && !refused.complaints.contains(CoachTests.key))
    #expect(
      refused.complaints.hasSuffix(
        "lume: \(path) is there for others too: chmod 600 \(path) keeps the key yours\n"))
    guard verb == "shell" else { return }
    chmod(path, 0o600)
    let result = try run(lume, flags, "hello")
    #expect(result.output.contains("Walk today."))
    #expect(stub.requests.first?.contains("Bearer \(CoachTests.key)") ?? false)
  }

  @Test func theConfigFileNamesTheCoachToo() throws {
    let stub = try ModelStub { _ in .says("Walk today.") }
    let lume = try Lume()
    lume.folder.makeFolder("home")
    let url = "http://127.0.0.1:\(stub.port)/v1/chat/completions/"
    try lume.folder.write(
      "{\"coach\": \"\(url)\", \"coach_model\": \"m\"}", to: "home/config.json")
    #expect(try run(lume, [], "hello").output.contains("Walk today.\n"))
    #expect(stub.requests.first?.hasPrefix("POST /v1/chat/completions ") ?? false)
    #expect(!(try run(lume, ["--coach", "off"], "hello").output.contains("Walk today.")))
    #expect(stub.requests.count == 1)
  }
}
