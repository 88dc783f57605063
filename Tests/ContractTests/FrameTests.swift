import Contract
import Edge
import JSON
import Testing
import Time
import Wellness

@Suite struct FrameTests {
  private let consultation = Consultation.BackendID("c-1")

  @Test(arguments: [
    ServerFrame.connected, .messageReceived, .chunk(" two\nlines \"é\" "), .complete,
    .error("no", code: "X"), .error("no", code: nil), .pong,
    .notice("a line\n", .instead), .waiting("thinking…"), .completed(prompt: 90, completion: 2),
    .interrupted,
    .userMessage(
      MessageBody(
        id: "m-1", consultationID: Consultation.BackendID("c-1"), role: "user",
        content: "two\nlines", clientID: Message.ID("d"), createdAt: Samples.seconds)),
  ])
  func aServerFrameSurvivesTheWire(frame: ServerFrame) throws {
    let text = frame.text(
      in: consultation, at: Samples.instant, messageID: "m", clientID: Message.ID("d"))
    #expect(ServerFrame.all(in: text) == [.success(frame)])
    let json = try JSON(parsing: text)
    #expect(json["timestamp"] == "2026-03-02T07:30:00Z")
    #expect((json["consultation_id"] == "c-1") == (frame != .pong))
    #expect(json.text() == text)
  }

  /// Clients that know nothing of them take these for what they are besides.
  @Test func whatIsSaidOfAnAnswerIsAPieceOfIt() throws {
    func keys(_ frame: ServerFrame) throws -> [String?] {
      let json = try JSON(parsing: frame.text(in: consultation, at: Samples.instant))
      return [json["type"]?.stringValue, json["content"]?.stringValue]
    }
    #expect(try keys(.notice("a line\n", .broken)) == ["stream_chunk", "a line\n"])
    #expect(try keys(.waiting("thinking…")) == ["stream_chunk", ""])
    #expect(try keys(.completed(prompt: 1, completion: 2)) == ["stream_complete", nil])
    let later = #"{"type":"stream_chunk","content":"x","notice":"of tomorrow"}"#
    #expect(ServerFrame.all(in: later) == [.success(.notice("x", .other))])
  }

  @Test func aServiceListsWhatItDoesBeside() {
    let ours = ServerFrame.connected.text(in: consultation, at: Samples.instant)
    #expect(
      ServerFrame.connection(ours).additions == [
        .interrupt, .userMessage, .measure, .messageOfProgress, .unitConversion,
      ])
    for (list, expected) in [
      (#"["of_tomorrow", "interrupt", 7]"#, [.interrupt]), ("[]", []), (#""interrupt""#, []),
      ("{}", []), ("null", []),
    ] as [(String, Set<Addition>)] {
      let frame = #"{"type":"connected","additions":\#(list)}"#
      #expect(ServerFrame.connection(frame).additions == expected, "\(list)")
    }
    #expect(ServerFrame.connection(#"{"type":"connected"}"#).additions == [])
    #expect(ServerFrame.connection("no JSON").additions == [])
  }

  @Test func readsAWholeAnswerAndUnknownTypes() {
    let message = #"{"type":"message","message":{"role":"assistant","content":"hi"}}"#
    let other = #"{"type":"meal_log.completed","data":{"x":1}}"#
    #expect(ServerFrame.all(in: message) == [.success(.message(role: "assistant", content: "hi"))])
    #expect(ServerFrame.all(in: other) == [.success(.other(type: "meal_log.completed"))])
    let older = #"{"type":"user_message","content":"hi"}"#
    #expect(ServerFrame.all(in: older) == [.success(.other(type: "user_message"))])
  }

  @Test(arguments: ["\n", "\r\n", "\n\n", "\n  \r\n"])
  func splitsWhatTravelsAsOne(separator: String) {
    let frames: [ServerFrame] = [.messageReceived, .chunk("a\nb "), .chunk("c"), .complete]
    let text = frames.map { $0.text(in: consultation, at: Samples.seconds) }
      .joined(separator: separator)
    #expect(ServerFrame.all(in: text + separator) == frames.map { .success($0) })
  }

  @Test func aBadLineDoesNotCostTheOthers() {
    let text = #"{"type":"pong"}"# + "\nnope\n" + #"{"type":"stream_chunk","content":"x"}"#
    let frames = ServerFrame.all(in: text)
    #expect(frames.count == 3)
    #expect(frames.first == .success(.pong) && frames.last == .success(.chunk("x")))
    #expect(throws: ContractError.self) { try frames[1].get() }
  }

  @Test(arguments: [
    (#"{"content":"x"}"#, "type"), (#"{"type":"stream_chunk"}"#, "content"),
    (#"{"type":"message"}"#, "message"),
    (#"{"type":"message","message":{"role":"assistant"}}"#, "message.content"),
  ])
  func namesAMissingKey(text: String, key: String) {
    let error = ContractError(source: "socket", key: key, problem: .missing)
    #expect(ServerFrame.all(in: text) == [.failure(error)])
  }

  @Test(arguments: [
    ClientFrame.ping, .interrupt, .message(content: "hello\n\"you\"", clientID: nil),
    .message(content: "x", clientID: Message.ID("d-1")),
  ])
  func aClientFrameSurvivesTheWire(frame: ClientFrame) throws {
    #expect(try ClientFrame(frame.text) == frame)
  }

  @Test(arguments: [
    (#"{"content":"x"}"#, "type"), (#"{"type":"message"}"#, "content"),
    (#"{"type":"dance"}"#, "type"), ("hello", ""),
  ])
  func refusesWhatNoClientSends(text: String, key: String) {
    let error = #expect(throws: ContractError.self) { try ClientFrame(text) }
    #expect(error?.key == key)
  }

  @Test func ignoresKeysThatOtherClientsAdd() throws {
    let text = #"{"type":"message","content":"x","conversationId":"ABC"}"#
    #expect(try ClientFrame(text) == .message(content: "x", clientID: nil))
  }
}

@Suite struct EndpointTests {
  @Test(arguments: [
    (Endpoint.goal(.createGoal), "POST /api/v1/goals"),
    (.goal(.listGoals).page(limit: 100, offset: 0), "GET /api/v1/goals?limit=100"),
    (.goal(.listGoals).page(limit: 20, offset: 40), "GET /api/v1/goals?limit=20&offset=40"),
    (.goal(.replaceGoal, Identifier("G-1")), "PUT /api/v1/goals/g-1"),
    (.goal(.setGoalProgress, Identifier("g")), "PATCH /api/v1/goals/g/progress"),
    (.advice(.giveTips, Identifier("g")), "POST /api/v1/goals/g/tips"),
    (.advice(.giveTips, Identifier("g"), by: .get), "GET /api/v1/goals/g/tips"),
    (.advice(.suggestGoals), "POST /api/v1/goals/suggestions"),
    (.consultation(.chatAboutGoal), "POST /api/v1/consultations/chat-about-goal"),
    (
      .consultation(.listMessages, Identifier("c")).page(limit: 100, offset: 7),
      "GET /api/v1/consultations/c/messages?limit=100&offset=7"
    ), (.consultation(.openSocket, Identifier("c")), "GET /api/v1/consultations/c/ws"),
    (.insight(.generateInsight), "POST /api/v1/insights/generate/wellness"),
    (
      .insight(.generateInsight, at: .wellnessInsights),
      "POST /api/v1/wellness/ai/insights/generate"
    ),
    (
      .insight(.changeInsight, Identifier("i"), at: .wellnessInsights),
      "PUT /api/v1/wellness/ai/insights/i"
    ),
    (
      .insight(.listInsights).page(limit: 9, offset: 0, filter: "archived_status=true"),
      "GET /api/v1/insights?archived_status=true&limit=9"
    ), (.account(.logIn), "POST /api/v1/auth/login"),
  ])
  func namesItsRequest(endpoint: Endpoint, text: String) {
    #expect("\(endpoint.method.rawValue) \(endpoint.target)" == text)
  }
}
