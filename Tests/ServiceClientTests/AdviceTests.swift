import Edge
import Testing
import Time
import Wellness

@testable import ServiceClient

@Suite struct AdviceTests {
  private static let id = Goal.BackendID("g-1")
  private static let steps = """
    {"data": {"goal_id": "g-1", "suggestions": ["Walk."], "next_steps": [{"text": "Go."}],
     "motivational_message": "Well done", "notice": "from elsewhere"}}
    """
  private static let analysis = """
    {"data": {"goal_id": "g-1", "current_progress": 25, "projected_completion":
     "2026-05-20T00:00:00Z", "analysis": "Fine.", "strengths": ["Pace"]}}
    """

  private func line(_ bodies: Response..., quirks: ServerQuirks = ServerQuirks()) -> Line {
    Line(
      Script(bodies.map { response in [(1, { .response($0, response) })] }).peer, quirks: quirks)
  }

  @Test func whatIsKeptReadsAsTheSame() throws {
    let line = line(
      Response(200, body: AdviceTests.steps), Response(200, body: AdviceTests.analysis))
    let steps = try line.client.nextSteps(for: AdviceTests.id)
    #expect(
      steps.value
        == NextSteps(suggestions: ["Walk."], steps: ["Go."], motivation: "Well done"))
    #expect(steps.notice == "from elsewhere")
    #expect(try Advised<NextSteps>(stored: steps.stored).value == steps.value)
    let outlook = try line.client.outlook(for: AdviceTests.id)
    #expect(outlook.value.progress == 0.25)
    #expect(outlook.value.projectedDate == CalendarDate("2026-05-20"))
    #expect(try Advised<GoalOutlook>(stored: outlook.stored).value == outlook.value)
    #expect(
      line.requests.map(\.path) == ["/api/v1/goals/g-1/suggestions", "/api/v1/goals/g-1/analysis"])
  }

  @Test(arguments: ["", "[]", "{}", #"{"goal_id": 3}"#])
  func whatIsNoAdviceIsNotRead(_ text: String) {
    #expect(throws: BackendError.self) { try Advised<[String]>(stored: text) }
    #expect(throws: BackendError.self) { try Advised<NextSteps>(stored: text) }
    #expect(throws: BackendError.self) { try Advised<GoalOutlook>(stored: text) }
  }

  @Test func whatIsNotPostedForIsGot() throws {
    var kept = ""
    let quirks = ServerQuirks(keep: { kept = $0(kept) })
    let line = line(
      Response(405), Response(200, body: AdviceTests.steps), Response(404, body: "not found"),
      Response(200, body: AdviceTests.analysis), quirks: quirks)
    _ = try line.client.nextSteps(for: AdviceTests.id)
    _ = try line.client.outlook(for: AdviceTests.id)
    #expect(line.requests.map(\.method.rawValue) == ["POST", "GET", "POST", "GET"])
    #expect(kept == "analysis-by-get suggestions-by-get")
  }

  @Test func readsWhatIsSuggested() throws {
    let body = """
      {"data": {"suggestions": [{"title": "Walk", "goal_type": "activity", "target_value": 20,
       "target_unit": "minutes", "estimated_duration": 14, "difficulty": 9},
       {"title": "Rest", "goal_type": "sleep"}], "count": 2}}
      """
    let line = line(Response(200, body: body))
    let found = try line.client.proposals().proposals
    #expect(found.map(\.title) == ["Walk", "Rest"])
    #expect(found[0].target == Quantity(20, "minutes") && found[0].days == 14)
    #expect(found[0].difficulty == 3 && found[1].target == nil && found[1].days == nil)
  }
}
