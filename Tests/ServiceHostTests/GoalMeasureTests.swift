import Contract
import Edge
import JSON
import Testing

@testable import ServiceHost

/// What a goal's number means, on the wire.
@Suite struct GoalMeasureRoutesTests {
  private let client: Client

  init() throws { client = try Client() }

  private static func limit(_ measure: JSON? = nil) -> JSON {
    let body: JSON = [
      "title": "Tea", "description": "", "goal_type": "nutrition", "target_value": 2,
      "target_unit": "cups", "is_recurring": true, "recurrence_pattern": "daily",
    ]
    return measure.map { body.with("measure", $0) } ?? body
  }

  private func measure(of id: String) throws -> JSON? {
    try client.data(.get, "/goals/\(id)")["measure"]
  }

  @Test func itFollowsTheWordsUntilItIsSet() throws {
    let id = try client.makeGoal(Self.limit())
    #expect(try measure(of: id) == "period")
    _ = try client.data(.patch, "/goals/\(id)", ["title": "At most 2 cups of tea"])
    #expect(try measure(of: id) == "limit")
    #expect(try client.data(.patch, "/goals/\(id)", ["measure": "period"])["measure"] == "period")
    _ = try client.data(.patch, "/goals/\(id)", ["title": "At most 3 teas", "target_value": 3])
    #expect(try measure(of: id) == "period")
    _ = try client.data(.patch, "/goals/\(id)", ["measure": "auto"])
    #expect(try measure(of: id) == "limit")
    let listed = try client.data(.get, "/goals")["goals"]?.arrayValue?.first
    #expect(listed?["measure"] == "limit")
  }

  /// Progress, periods and statistics go by it.
  @Test func aLimitThatWasSetIsKept() throws {
    let id = try client.makeGoal(Self.limit("limit"))
    #expect(try measure(of: id) == "limit")
    let goal = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 3])
    #expect(goal["progress"] == 0)
    #expect(try client.data(.get, "/goals/\(id)/today")["status"] == "missed")
  }

  @Test(arguments: [
    ("total", "period, limit or auto where the goal recurs"),
    ("clock", "clock only where 'target_unit' is clock"), ("amount", "one of total, period"),
  ])
  func oneThatDoesNotFitIsRefused(measure: String, reason: String) throws {
    let id = try client.makeGoal(Self.limit())
    let refused = [
      try client.ask(.post, "/goals", Self.limit(.string(measure))),
      try client.ask(.patch, "/goals/\(id)", ["measure": .string(measure)]),
    ]
    for response in refused {
      let error = ServiceError(response)
      #expect(error.status == 400 && error.message.contains(reason), "\(error.message)")
    }
    #expect(try self.measure(of: id) == "period")
  }

  @Test func whatRecursNoLongerIsReadAgain() throws {
    let id = try client.makeGoal(Self.limit("period"))
    let change: JSON = ["is_recurring": false, "target_date": "2026-04-01"]
    #expect(try client.data(.patch, "/goals/\(id)", change)["measure"] == "total")
    _ = try client.data(.patch, "/goals/\(id)", ["measure": "total"])
    #expect(try measure(of: id) == "total")
    #expect(
      try client.data(
        .patch, "/goals/\(id)", ["is_recurring": true, "recurrence_pattern": "weekly"])["measure"]
        == "period")
  }

  /// The chat goes by what was set after it began, and by the words that it began with.
  @Test func theCoachGoesByIt() throws {
    let goal = try client.makeGoal(Self.limit())
    let chat = try client.makeConsultation(goal: goal)
    _ = try client.data(.patch, "/goals/\(goal)/progress", ["current_value": 1])
    _ = try client.data(.patch, "/goals/\(goal)", ["measure": "limit"])
    _ = try client.data(.post, "/consultations/\(chat)/messages", ["content": "how am i doing?"])
    let answer = try #require(try client.history(chat).last?.last)
    #expect(answer.contains("Within the limit: 1 cup today"), "\(answer)")
  }
}
