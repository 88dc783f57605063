import TestSupport
import Testing

/// The coach changed in the shell, with servers of language models that the test has in its hands.
@Suite(.timeLimit(.minutes(10)))
struct CoachChangeTests {
  private static let key = "sk-verysecret0123456789"

  private func run(_ lume: Lume, _ flags: [String], _ inputs: String...) throws -> Lume.Result {
    try lume.start(flags + inputs.flatMap { ["-c", $0] }).finish(within: .seconds(60))
  }

  private static func address(_ stub: ModelStub) -> String { "http://127.0.0.1:\(stub.port)/v1" }

  @Test func theNextMessageIsForTheNextCoach() throws {
    let one = try ModelStub { _ in .says("Walk one lane.") }
    let two = try ModelStub { request in
      .says(request.contains("\"large\"") ? "Walk far." : "Walk two lanes.")
    }
    let result = try run(
      try Lume(), [], "/coach use \(CoachChangeTests.address(one)) small", "hello",
      "/coach use \(CoachChangeTests.address(two))", "and now?", "/coach model large",
      "/coach option temperature=0.5", "further?", "/coach builtin", "thanks", "/coach")
    #expect(result.status == 0, "\(result)")
    for answer in ["Walk one lane.\n", "Walk two lanes.\n", "Walk far.\n", ", by large\n"] {
      #expect(result.output.contains(answer), "\(result)")
    }
    #expect(one.requests.count == 1 && two.requests.count == 2)
    #expect(two.requests.last?.contains("\"temperature\": 0.5") ?? false, "\(two.requests)")
    #expect(result.remarks.isEmpty, "\(result)")
  }

  @Test func aKeyIsForTheServerThatItWasGivenFor() throws {
    let own = try ModelStub { _ in .says("Walk.") }
    let other = try ModelStub { _ in .says("Rest.") }
    var lume = try Lume()
    lume.environment["LUME_COACH_KEY"] = CoachChangeTests.key
    let result = try run(
      lume, ["--coach", CoachChangeTests.address(own), "--coach-model", "m"], "hello",
      "/coach use \(CoachChangeTests.address(other))", "hello",
      "/coach use \(CoachChangeTests.address(own)) large", "hello")
    #expect(result.status == 0, "\(result)")
    #expect(own.requests.count == 2 && other.requests.count == 1)
    #expect(own.requests.allSatisfy { $0.contains("Bearer \(CoachChangeTests.key)") })
    #expect(!(other.requests.first ?? "").contains(CoachChangeTests.key))
    // Where no other server was named, it is for the one that the user names.
    let named = try run(lume, [], "/coach use \(CoachChangeTests.address(other)) m", "hello")
    #expect(named.output.contains("Rest.\n"), "\(named)")
    #expect(other.requests.last?.contains("Bearer \(CoachChangeTests.key)") ?? false)
  }

  @Test func whatIsKeptHoldsUntilAnotherIsNamed() throws {
    let stub = try ModelStub { _ in .says("Walk today.") }
    let lume = try Lume()
    let url = CoachChangeTests.address(stub)
    _ = try run(lume, [], "/coach use \(url) m --save", "/coach option max-tokens=300 --save")
    let later = try run(lume, [], "hello", "/coach")
    #expect(later.output.contains("Walk today.\n"), "\(later)")
    #expect(later.output.contains("options  max-tokens=300\n"), "\(later)")
    let asked = try lume.start(["ask", "hello"]).finish(within: .seconds(60))
    #expect(asked.output == "Walk today.\n", "\(asked)")
    let without = try run(lume, ["--coach", "off"], "hello")
    #expect(!without.output.contains("Walk today."), "\(without)")
    let doctor = try lume.start(["doctor"]).finish(within: .seconds(60))
    #expect(doctor.output.contains("m at \(url) answers"), "\(doctor)")
    _ = try run(lume, [], "/coach builtin --save")
    #expect(!(try run(lume, [], "hello").output.contains("Walk today.")))
    #expect(stub.requests.count == 3)
  }

  @Test func aRecordingOfChangesReplaysWithoutTheServers() throws {
    let stub = try ModelStub { _ in .says("Walk today.") }
    let lume = try Lume()
    let url = CoachChangeTests.address(stub)
    let result = try run(
      lume, ["record", "talk.session", "--title", "Coaches"], "hello", "/coach use \(url) m",
      "hello again", "/coach option max-tokens=9", "/coach", "/coach builtin", "bye")
    #expect(result.status == 0, "\(result)")
    stub.stop()
    let verified = try Lume(in: lume.folder).run("verify", "talk.session")
    #expect(verified.status == 0, "\(verified)")
  }

  @Test func anAnswerThatIsCutShortGoesOn() throws {
    let cut = #"{"choices":[{"delta":{"content":"Walk"},"finish_reason":"length"}]}"#
    let stub = try ModelStub { request in
      guard !request.contains("Go on exactly where") else { return .says("and rest.") }
      let body = "data: \(cut)\n\ndata: [DONE]\n\n"
      return .raw(
        "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncontent-length: "
          + "\(body.utf8.count)\r\n\r\n\(body)")
    }
    let lume = try Lume()
    let flags = ["--coach", CoachChangeTests.address(stub), "--coach-model", "m"]
    let result = try run(lume, flags, "hello", "/more")
    #expect(result.status == 0 && result.output == "Walk\nand rest.\n", "\(result)")
    #expect(result.complaints.contains("/more goes on with it"), "\(result)")
    // It has its own words before it, without what was said about them.
    let last = stub.requests.last ?? ""
    #expect(last.contains("\"Walk") && !last.contains("limit of tokens"), "\(last)")
    let again = try run(lume, flags, "/more")
    #expect(again.status == 1 && again.output.isEmpty)
    let nothing = "There is nothing more: the last answer is all there is. /again asks once more.\n"
    #expect(again.complaints == nothing, "\(again)")
    let rules = try run(try Lume(), [], "hello", "/more")
    #expect(rules.complaints.hasSuffix(nothing), "\(rules)")
  }
}
