import Contract
import Edge
import Testing
import Time
import Wellness

@testable import ServiceClient

/// Services that lack a route of the contract and have another.
@Suite struct ServerQuirksTests {
  private static let consultation = """
    {"data": {"consultation": {"id": "c-1", "persona": "wellness_specialist", "status": "active",
     "user_id": "u", "started_at": "2026-03-02T07:30:00Z", "message_count": 0,
     "created_at": "2026-03-02T07:30:00Z", "updated_at": "2026-03-02T07:30:00Z"}}}
    """
  private static let tips = #"{"data": {"goal_id": "g-1", "tips": ["Walk."], "count": 1}}"#

  private static func line(
    _ responses: [Response], _ quirks: ServerQuirks, in zone: OffsetZone = .utc
  ) -> Line {
    Line(
      Script(responses.map { response in [(1, { .response($0, response) })] }).peer,
      quirks: quirks, zone: zone)
  }

  private func paths(_ line: Line) -> [String] {
    line.requests.map { "\($0.method.rawValue) \($0.path)" }
  }

  @Test(arguments: [
    Response(404, body: "404 page not found\n"), Response(405, body: ""),
    Response(404, body: #"{"error": {"code": "ROUTE_NOT_FOUND", "message": "no"}}"#),
  ])
  func aChatAboutAGoalBeginsLikeAnyOther(_ missing: Response) throws {
    var kept = ""
    let found = Response(201, body: ServerQuirksTests.consultation)
    let line = ServerQuirksTests.line(
      [missing, found, found], ServerQuirks(keep: { kept = $0(kept) }))
    for _ in 0..<2 {
      guard case .began(let chat) = try line.client.chat(about: Goal.BackendID("g-1")) else {
        Issue.record("no chat was begun")
        return
      }
      #expect(chat.id == Consultation.BackendID("c-1"))
    }
    #expect(
      paths(line) == [
        "POST /api/v1/consultations/chat-about-goal", "POST /api/v1/consultations",
        "POST /api/v1/consultations",
      ])
    #expect(kept == "plain-goal-chats")
  }

  @Test func aGoalIsChangedAsAWholeWhereNothingElseIsTaken() throws {
    var kept = ""
    let goal = Response(
      200,
      body: """
        {"data": {"id": "g-1", "title": "Run", "description": "", "goal_type": "activity",
         "status": "active", "start_date": "2026-03-02", "current_value": 0, "target_value": 5,
         "target_unit": "km", "created_at": "2026-03-02T07:30:00Z",
         "updated_at": "2026-03-02T07:30:00Z"}}
        """)
    let line = ServerQuirksTests.line(
      [Response(405, body: ""), goal, goal], ServerQuirks(keep: { kept = $0(kept) }))
    for key in ["k1", "k2"] {
      _ = try line.client.update(Goal.BackendID("g-1"), to: Line.goal(), only: .title, key: key)
    }
    #expect(
      paths(line) == ["PATCH /api/v1/goals/g-1", "PUT /api/v1/goals/g-1", "PUT /api/v1/goals/g-1"])
    #expect(line.requests[1].body.contains("target_unit"))
    #expect(kept == "whole-goals")
  }

  /// A service that says nothing of ends takes none away.
  @Test func anEndThatTheServiceDoesNotKnowStays() throws {
    let body = #"""
      {"data": {"id": "g-1", "title": "Walk", "goal_type": "activity", "target_value": 10, \
      "target_unit": "km", "start_date": "2026-03-02", "status": "active", "is_recurring": true, \
      "recurrence_pattern": "daily", "created_at": "2026-03-02T07:30:00Z", \
      "updated_at": "2026-03-02T07:30:00Z"}}
      """#.split(separator: "\\\n").map { $0.drop { $0 == " " } }.joined()
    let line = ServerQuirksTests.line([Response(200, body: body)], ServerQuirks())
    var goal = Line.goal()
    goal.recurrence = .daily
    let remote = try line.client.progress(Goal.BackendID("g-1"), to: 4, key: "k1")
    #expect(goal.targetDate != nil && remote.applied(to: goal).targetDate == goal.targetDate)
    goal.recurrence = nil
    #expect(remote.applied(to: goal).targetDate == nil)
  }

  /// Thirty days after its start, or after it was made on a later day where the user is: none of
  /// these has been named.
  @Test(arguments: [
    ("2026-03-01", nil), ("2026-04-01", nil), ("2026-03-31", "2026-03-31"),
    ("2026-04-02", "2026-04-02"),
  ])
  func aDayThatNobodyHasNamedIsNoLastDay(_ due: String, _ last: String?) throws {
    let body = """
      {"data": {"id": "g-1", "title": "Walk", "goal_type": "activity", "target_value": 10,
       "target_unit": "km", "start_date": "2026-01-30", "target_date": "\(due)", "status": "active",
       "is_recurring": true, "recurrence_pattern": "daily", "recurrence_end_date": null,
       "created_at": "2026-03-01T23:30:00Z", "updated_at": "2026-03-02T07:30:00Z"}}
      """
    let line = ServerQuirksTests.line(
      [Response(200, body: body)], ServerQuirks(), in: OffsetZone(minutes: 60))
    let remote = try line.client.progress(Goal.BackendID("g-1"), to: 4, key: "k1")
    #expect(remote.applied(to: Line.goal()).targetDate?.description == last)
  }

  /// A server that was replaced by an earlier one does less. What is said in a chat is listed there.
  @Test(arguments: [
    (ServerQuirk.unitConversion, "message_of_progress"), (.messageOfProgress, "unit_conversion"),
  ])
  func whatIsListedNoMoreIsForgotten(_ quirk: ServerQuirk, _ other: String) throws {
    let body = #"{"data": {"goals": [], "total": 0, "limit": 100, "offset": 0}}"#
    func answer(_ headers: [Header]) -> Response { Response(200, headers: headers, body: body) }
    let name = quirk.rawValue
    for headers in [[], [Header("lume-additions", other)]] {
      var kept = "several-sockets tips-by-get \(name)"
      let quirks = ServerQuirks(kept, keep: { kept = $0(kept) })
      let line = ServerQuirksTests.line([answer(headers), answer([Addition.header])], quirks)
      _ = try line.client.goals(from: 0)
      #expect(!quirks.has(quirk) && quirks.has(.tipsByGet) && quirks.has(.severalSockets))
      #expect(!kept.contains(name) && kept.contains("tips-by-get"))
      _ = try line.client.goals(from: 0)
      #expect(quirks.has(quirk) && kept.contains(name))
    }
  }

  /// A goal that is not there is no missing route.
  @Test func aMissingGoalIsNoMissingRoute() {
    let body = #"{"error": {"code": "GOAL_NOT_FOUND", "message": "goal not found"}}"#
    let line = ServerQuirksTests.line([Response(404, body: body)], ServerQuirks())
    #expect(
      throws: BackendError.refused(
        status: 404, code: "GOAL_NOT_FOUND", message: "goal not found")
    ) { try line.client.chat(about: Goal.BackendID("g-1")) }
    #expect(line.requests.count == 1)
  }

  @Test func whatIsKeptIsKnownInTheNextRun() throws {
    let line = ServerQuirksTests.line(
      [Response(200, body: ServerQuirksTests.tips)], ServerQuirks("tips-by-get of-a-later-lume"))
    #expect(try line.client.tips(for: Goal.BackendID("g-1")).value == ["Walk."])
    #expect(paths(line) == ["GET /api/v1/goals/g-1/tips"])
  }

  /// What failed in both ways is not learnt.
  @Test func nothingIsLearntFromAFailure() {
    var kept: String?
    let line = ServerQuirksTests.line(
      [Response(405), Response(500)], ServerQuirks(keep: { kept = $0("") }))
    #expect(throws: BackendError.self) { try line.client.tips(for: Goal.BackendID("g-1")) }
    #expect(kept == nil)
  }
}
