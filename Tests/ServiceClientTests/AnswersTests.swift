import Edge
import Testing
import Time
import Wellness

@testable import ServiceClient

/// What the client makes of answers that other servers, or what stands before them, may give.
@Suite struct AnswersTests {
  private static let id = "40020d52-dd54-40c2-a8c3-a75c645585f3"
  private static let goalFields = """
    "id": "40020D52-DD54-40C2-A8C3-A75C645585F3", "title": "Run", "description": "d", \
    "goal_type": "activity", "target_value": 5, "target_unit": "km", "current_value": 1, \
    "progress": 0.2, "start_date": "2026-03-02", "target_date": "2026-04-01", "status": "active", \
    "created_at": "2026-03-02T07:30:00Z", "updated_at": "2026-03-02T07:30:00.123456789+01:00"
    """
  private static let bareGoal = """
    "id": "40020d52-dd54-40c2-a8c3-a75c645585f3", "title": "Run", "status": "in_progress", \
    "progress": 20, "category": "fitness", "targetDate": "2026-04-01T00:00:00Z", \
    "conversationId": "c-1", "createdAt": "2026-03-02T07:30:00Z", \
    "updatedAt": "2026-03-02T07:30:00Z"
    """
  private static let chatFields = """
    "id": "c-1", "persona": "triage", "status": "active", "goal_id": "g-1", \
    "started_at": "2026-03-02T07:30:00Z", "created_at": "2026-03-02T07:30:00Z", \
    "updated_at": "2026-03-02T07:30:00Z"
    """

  @Test(arguments: [
    #"{"success": true, "data": {\#(goalFields)}}"#, #"{"data": {"goal": {\#(goalFields)}}}"#,
    #"{\#(goalFields)}"#, #"{"success": true, "data": null, \#(goalFields)}"#,
    #"{\#(bareGoal), "success": true, "data": {\#(goalFields)}}"#,
  ])
  func readsAGoalInEveryEnvelope(_ body: String) throws {
    let line = Line(answering: Response(201, body: body))
    let goal = try line.client.create(Line.goal(), key: "k").applied(to: Line.goal())
    #expect(goal.backendID == Goal.BackendID(AnswersTests.id))
    #expect(goal.title == "Run" && goal.currentValue == 1 && goal.status == .active)
    #expect(goal.updatedAt == Line.start + .seconds(-3600) + .milliseconds(123))
  }

  @Test func readsTheBareDialect() throws {
    let line = Line(answering: Response(200, body: "{\(AnswersTests.bareGoal)}"))
    let remote = try line.client.progress(Goal.BackendID("g-1"), to: 1, key: "k")
    let goal = remote.goal(as: Goal.LocalID("x"))
    #expect(goal.title == "Run" && goal.type == .activity && goal.status == .active)
    #expect(goal.targetValue == 1 && goal.currentValue == 0.2 && goal.unit == "completion")
    #expect(goal.targetDate?.description == "2026-04-01")
    #expect(remote.conversationID == Consultation.BackendID("c-1"))
  }

  @Test(arguments: [
    #"{"data": {"consultation": {\#(chatFields)}}}"#, #"{"data": {\#(chatFields)}}"#,
    #"{\#(chatFields)}"#,
    #"{"id": "c-1", "goalId": "g-1", "persona": {"id": "triage", "name": "Triage"}, "createdAt": "2026-03-02T07:30:00Z", "updatedAt": "2026-03-02T07:30:00Z"}"#,
  ])
  func readsAConsultationInEveryEnvelope(_ body: String) throws {
    let line = Line(answering: Response(200, body: body))
    let chat = try line.client.consultation(Consultation.BackendID("c-1"))
    #expect(chat.id == Consultation.BackendID("c-1") && chat.persona == .triage)
    #expect(chat.status == .active && chat.goalID == Goal.BackendID("g-1"))
    #expect(chat.startedAt == Line.start)
  }

  @Test func aShortAnswerToAChatAboutAGoalNamesOneThatExists() throws {
    let body = #"{"data": {"conversation_id": "c-1", "goal_id": "g-1"}}"#
    let line = Line(answering: Response(200, body: body))
    #expect(
      try line.client.chat(about: Goal.BackendID("g-1")) == .exists(Consultation.BackendID("c-1")))
  }

  /// Something was made or deleted between two pages.
  @Test func aGoalThatIsOnTwoPagesIsThereOnce() throws {
    func page(_ ids: [String], hasMore: Bool) -> Response {
      let goals = ids.map {
        "{\(AnswersTests.goalFields.replacing(AnswersTests.id.uppercased(), with: $0))}"
      }
      return Response(
        200,
        body: """
          {"data": {"goals": [\(goals.joined(separator: ", "))], "total": 3, "has_more": \(hasMore)}}
          """)
    }
    let line = Line(
      answering: page(["g-1", "g-2"], hasMore: true), page(["g-2", "g-3"], hasMore: false))
    let goals = try line.client.goals().map { $0.goal(as: Goal.LocalID("x")) }
    #expect(goals.map(\.backendID?.text) == ["g-1", "g-2", "g-3"])
    #expect(line.requests.count == 2)
  }

  @Test(arguments: [400, 401, 404, 500, 503])
  func aChatAboutAGoalThatIsRefusedIsAskedForOnce(_ status: Int) {
    let body = #"{"error": {"code": "NO", "message": "no"}}"#
    let line = Line(answering: Response(status, body: body))
    #expect(throws: BackendError.refused(status: status, code: "NO", message: "no")) {
      try line.client.chat(about: Goal.BackendID("g-1"))
    }
    #expect(line.requests.count == 1)
  }

  /// Other clients and later servers have words that this one does not know.
  @Test func wordsThatAreUnknownCostNoList() throws {
    let others = ["journal", "mood", "insight", "weather"].enumerated().map { number, context in
      """
      {"id": "c-\(number + 2)", "persona": "sleep_coach", "status": "pending_approval", \
      "context_type": "\(context)", "context_id": "x", "started_at": "2026-03-02T07:30:00Z", \
      "created_at": "2026-03-02T07:30:00Z", "updated_at": "2026-03-02T07:30:00Z"}
      """
    }
    let list = (["{\(AnswersTests.chatFields)}"] + others).joined(separator: ", ")
    let body = #"{"data": {"consultations": [\#(list)], "total_count": 5}}"#
    let line = Line(answering: Response(200, body: body))
    let chats = try line.client.consultations()
    #expect(chats.map(\.id.text) == ["c-1", "c-2", "c-3", "c-4", "c-5"])
    #expect(chats.map(\.goalID?.text) == ["g-1", nil, nil, nil, nil])
    #expect(chats.last?.persona == Persona(rawValue: "sleep_coach"))
  }

  /// What functions were called and what they answered is in the history of some servers.
  @Test func whatNeitherUserNorCoachSaidHasNoRole() throws {
    let rows = ["user", "function", "system", "assistant"].enumerated().map { number, role in
      """
      {"id": "m-\(number)", "consultation_id": "c-1", "role": "\(role)", "content": "x", \
      "function_name": "get_user_profile", "created_at": "2026-03-02T07:30:00.5Z"}
      """
    }
    let body = #"{"data": {"messages": [\#(rows.joined(separator: ", "))], "total_count": 4}}"#
    let line = Line(answering: Response(200, body: body))
    let messages = try line.client.lastMessages(of: Consultation.BackendID("c-1"))
    #expect(messages.map(\.role) == [.user, nil, nil, .assistant])
  }

  @Test(arguments: [
    (#"{"existing_consultation_id": "C-1", "can_continue": true}"#, "c-1"),
    (#"{"existing_consultation_id": "c-1"}"#, "c-1"),
    (#"{"existing_consultation_id": "c-1", "can_continue": false}"#, nil),
    (#"{"existing_consultation_id": "c-1", "status": "pending_approval"}"#, nil),
  ])
  func aConflictNamesTheOneThatGoesOn(_ details: String, _ id: String?) throws {
    let body =
      #"{"error": {"code": "CONSULTATION_EXISTS", "message": "m", "details": \#(details)}}"#
    let line = Line(answering: Response(409, body: body))
    let beginning = try line.client.begin(.triage, about: nil)
    #expect(beginning == id.map { .exists(Consultation.BackendID($0)) } ?? .isBlocked)
  }

  @Test func aConflictWithoutDetailsIsARefusal() {
    let body = #"{"error": {"code": "CONFLICT", "message": "there is one"}}"#
    let line = Line(answering: Response(409, body: body))
    #expect(throws: BackendError.refused(status: 409, code: "CONFLICT", message: "there is one")) {
      try line.client.begin(.triage, about: nil)
    }
  }

  @Test(arguments: [
    (429, #"{"error": {"code": "TOO_MANY", "message": "m"}}"#), (429, ""), (429, "slow down"),
  ])
  func tooManyIsKnownByItsStatus(_ status: Int, _ body: String) throws {
    let line = Line(answering: Response(status, body: body))
    #expect(try line.client.begin(.triage, about: nil) == .tooMany)
  }

  @Test(arguments: [
    (401, "Unauthorized\n", "", "Unauthorized"), (500, "", "", ""),
    (500, #"{"error": "out of order"}"#, "", "out of order"),
    (503, #"{"message": "later", "code": "BUSY"}"#, "BUSY", "later"),
    (400, #"{"success": false, "error": {"code": "X", "message": "no"}}"#, "X", "no"),
    (502, "<html>\(String(repeating: "x", count: 500))</html>", "", ""),
    (502, String(repeating: "x", count: 500), "", String(repeating: "x", count: 200)),
    (404, "{}", "", ""), (418, "[1]", "", ""),
    (429, #"{"error": {"code": "RATE", "message": "slowly"}}"#, "RATE", "slowly"),
    (301, "Moved", "", "Moved"),
  ])
  func aRefusalIsToldInAnyShape(
    _ status: Int, _ body: String, _ code: String, _ message: String
  ) {
    let line = Line(answering: Response(status, body: body))
    #expect(throws: BackendError.refused(status: status, code: code, message: message)) {
      try line.client.goals()
    }
  }

  @Test(arguments: [
    ("<html>", "the body is no JSON (byte 0)"), ("", "the body is no JSON (byte 0)"),
    (#"{"data": {}}"#, "'data.goals' is missing"),
    (#"{"data": {"goals": {}}}"#, "'data.goals' should be an array"),
    (#"{"data": {"goals": [{"id": "g"}]}}"#, "'data.goals[0].title' is missing"),
    (
      #"{"data": {"goals": [{"id": "g", "title": 5}]}}"#, "'data.goals[0].title' should be a string"
    ),
    ("[]", "the body should be an object"),
  ])
  func whatCannotBeReadIsNamedByEndpointAndKey(_ body: String, _ problem: String) {
    let line = Line(answering: Response(200, body: body))
    #expect(throws: BackendError.unreadable(source: "GET /api/v1/goals", problem: problem)) {
      try line.client.goals()
    }
  }

  @Test func namesTheEndpointOfOneThingToo() {
    let line = Line(answering: Response(200, body: "{}"))
    let error = #expect(throws: BackendError.self) {
      try line.client.progress(Goal.BackendID("g-1"), to: 1, key: "k")
    }
    guard case .unreadable(let source, let problem) = error else {
      Issue.record("it is \(String(describing: error))")
      return
    }
    #expect(source == "PATCH /api/v1/goals/g-1/progress")
    #expect(problem == "'id' is missing")
  }

  @Test func aPlainRequestIsGivenUpAfterTenSecondsAndALongOneAfterThirty() {
    let line = Line(answering: Response(200), Response(200))
    let silent = Line(Peer(emit: { _, _ in }))
    #expect(throws: BackendError.unreachable(.timeout)) { try silent.client.goals() }
    #expect(silent.edge.now - Line.start == .seconds(10))
    #expect(throws: BackendError.unreachable(.timeout)) {
      try silent.client.tips(for: Goal.BackendID("g-1"))
    }
    #expect(silent.edge.now - Line.start == .seconds(40))
    guard case .cancel(Channel(.http, 2))? = silent.sent.last else {
      Issue.record("the request was not given up")
      return
    }
    #expect(throws: BackendError.self) { try line.client.goals() }
  }

  @Test func anInterruptGivesARequestUp() {
    let silent = Line(Peer(emit: { _, _ in }))
    silent.inbox.interrupt()
    #expect(throws: Interrupted()) { try silent.client.goals() }
    guard case .cancel(Channel(.http, 1))? = silent.sent.last else {
      Issue.record("the request was not given up")
      return
    }
  }

  @Test(arguments: ConnectionFailure.allCases)
  func aFailureOfTheNetworkIsToldAsItIs(_ failure: ConnectionFailure) {
    let script = Script([[(5, { .failed($0, failure) })]])
    let line = Line(script.peer)
    #expect(throws: BackendError.unreachable(failure)) { try line.client.goals() }
  }
}
