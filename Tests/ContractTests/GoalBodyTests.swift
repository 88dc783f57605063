import JSON
import Testing
import Time
import Wellness

@testable import Contract

@Suite struct GoalBodyTests {
  @Test func survivesTheWire() throws {
    let goal = try Samples.goal()
    #expect(try GoalBody(Samples.fields(goal.json)) == goal)
    var open = goal
    open.targetDate = nil
    open.recurrence = .weekly
    open.conversationID = nil
    open.daysRemaining = -1
    #expect(try GoalBody(Samples.fields(open.json)) == open)
    open.recurrenceEnd = try Samples.date("2026-06-15")
    #expect(try GoalBody(Samples.fields(open.json)) == open)
  }

  /// Flat, in an object, or not at all, which is another thing than none.
  @Test func readsTheEndOfARecurrenceWhereverItIs() throws {
    func end(_ change: (inout [JSON.Member]) -> Void) throws -> (CalendarDate?, Bool) {
      var members = try Samples.goal().json.objectValue ?? []
      members.removeAll { $0.key.hasPrefix("recurrence") }
      change(&members)
      let goal = try GoalBody(Samples.fields(.object(members)))
      return (goal.recurrenceEnd, goal.saysRecurrenceEnd)
    }
    let date = try Samples.date("2026-06-15")
    #expect(try end { _ in } == (nil, false))
    #expect(
      try end { $0.append(JSON.Member(key: "recurrence_end_date", value: .null)) } == (nil, true))
    let pattern: JSON = ["pattern": "daily", "days": [], "end_date": "2026-06-15"]
    #expect(
      try end { $0.append(JSON.Member(key: "recurrence_pattern", value: pattern)) } == (date, true))
  }

  @Test func isWrittenAsItsTreeWouldBe() throws {
    func text(_ goal: GoalBody) -> String {
      var writer = JSONWriter()
      goal.write(to: &writer)
      return writer.text
    }
    var goal = try Samples.goal()
    #expect(text(goal) == goal.json.text())
    goal.title = "Read \"Faust\"\u{202E} über 🏃"
    (goal.recurrence, goal.recurrenceDays) = (.weekly, [1, 5])
    goal.recurrenceEnd = try Samples.date("2026-06-15")
    (goal.targetDate, goal.conversationID) = (nil, nil)
    (goal.currentValue, goal.progress, goal.daysRemaining) = (0.1 + 0.2, 1 / 3, -1)
    goal.updatedAt = Instant(milliseconds: -1)
    #expect(text(goal) == goal.json.text())
    let response = Envelope.success(201) { goal.write(to: &$0) }
    #expect(response == Envelope.success(201, goal.json))
  }

  @Test(arguments: ["consultations", "goals", "insights", "tables", "values"])
  func aPageIsWrittenAsItsTreeWouldBe(key: String) {
    let page = Page(elements: [1, 22], total: 5)
    var writer = JSONWriter()
    page.write(key, limit: 2, offset: 1, to: &writer) { $1.append($0) }
    let tree: JSON = [
      "total": 5, "total_count": 5, "limit": 2, "offset": 1, "has_more": true,
    ]
    #expect(writer.text == tree.with(key, [1, 22]).text())
  }

  @Test func writesTimesWithNineDigits() throws {
    let json = try Samples.goal().json
    #expect(json["created_at"] == "2026-03-02T07:30:00.123000000Z")
    #expect(json["start_date"] == "2026-03-02")
  }

  @Test func readsTheBareDialectAlone() throws {
    let goal = try Samples.goal()
    let bare = try GoalBody(Samples.fields(GoalBody.bareTable.object(goal)))
    #expect(bare.id == goal.id && bare.title == goal.title && bare.progress == goal.progress)
    #expect(bare.status == .active && bare.targetDate == goal.targetDate)
    #expect(bare.conversationID == goal.conversationID)
    #expect(bare.targetValue == 1 && bare.unit == "completion" && bare.currentValue == 0.5)
  }

  @Test(arguments: [
    (GoalStatus.active, 0.0, "not_started"), (.active, 0.3, "in_progress"),
    (.paused, 0, "in_progress"), (.completed, 1, "completed"), (.abandoned, 0.2, "archived"),
    (.archived, 0, "archived"),
  ])
  func namesItsStateInTheBareDialect(status: GoalStatus, progress: Double, name: String) throws {
    var goal = try Samples.goal()
    goal.status = status
    goal.progress = progress
    #expect(GoalBody.bareTable.object(goal)["status"]?.stringValue == name)
  }

  @Test(arguments: [
    "id", "title", "target_value", "target_unit", "start_date", "status", "created_at",
    "updated_at",
  ])
  func namesAMissingKey(key: String) throws {
    let members = try Samples.goal().json.objectValue ?? []
    let fields = try Samples.fields(.object(members.filter { $0.key != key }))
    #expect(throws: ContractError(source: "GET /sample", key: key, problem: .missing)) {
      try GoalBody(fields)
    }
  }

  @Test func countsProgressOfAHundredAsAShare() throws {
    var members = try Samples.goal().json.objectValue ?? []
    members.removeAll { $0.key == "progress" || $0.key == "recurrence_pattern" }
    members.append(JSON.Member(key: "progress", value: 45))
    members.append(JSON.Member(key: "recurrence_pattern", value: ["pattern": "daily"]))
    let goal = try GoalBody(Samples.fields(.object(members)))
    #expect(goal.progress == 0.45 && goal.recurrence == .daily)
  }

  @Test func keepsUnknownWordsAsTheyCame() throws {
    var goal = try Samples.goal()
    goal.type = GoalType(rawValue: "hydration")
    goal.status = GoalStatus(rawValue: "dormant")
    #expect(try GoalBody(Samples.fields(goal.json)) == goal)
  }
}

@Suite struct GoalRequestTests {
  private func today() throws -> CalendarDate { try Samples.date("2026-03-02") }

  private func goal() throws -> Goal {
    Goal(
      id: Identifier("local"), title: "Walk", description: "daily", type: .activity,
      startDate: try today(), targetDate: try Samples.date("2026-04-01"), currentValue: 5,
      targetValue: 10, unit: "km", createdAt: Samples.instant, updatedAt: Samples.instant)
  }

  @Test func aNewGoalSurvivesTheWire() throws {
    var goal = try goal()
    let body = NewGoalBody(goal)
    #expect(try NewGoalBody(Samples.request(body.json), today: today()) == body)
    goal.recurrence = .monthly
    goal.targetDate = nil
    let recurring = NewGoalBody(goal)
    #expect(try NewGoalBody(Samples.request(recurring.json), today: today()) == recurring)
    goal.targetDate = try Samples.date("2026-06-15")
    let ending = NewGoalBody(goal)
    #expect(ending.targetDate == nil && ending.recurrenceEnd == goal.targetDate)
    #expect(try NewGoalBody(Samples.request(ending.json), today: today()) == ending)
  }

  @Test func theLocalIdNeverLeaves() throws {
    #expect(try !NewGoalBody(goal()).json.text().contains("local"))
    #expect(try !GoalUpdate(goal()).json.text().contains("local"))
  }

  @Test func theBareDialectGetsWhatItCannotSay() throws {
    let fields = try Samples.request([
      "title": "Rest", "targetDate": "2026-03-30T00:00:00Z", "category": "mental",
    ])
    let body = try NewGoalBody(fields, today: today())
    #expect(body.type == .mindfulness && body.targetValue == 1 && body.unit == "completion")
    #expect(try body.startDate == today() && body.targetDate == Samples.date("2026-03-30"))
    #expect(body.description.isEmpty)
  }

  @Test(arguments: [
    "title", "start_date", "target_date", "goal_type", "target_value", "target_unit",
  ])
  func theFullDialectNamesWhatIsMissing(key: String) throws {
    let members = try NewGoalBody(goal()).json.objectValue ?? []
    let fields = try Samples.request(.object(members.filter { $0.key != key }))
    #expect(throws: ContractError(source: "GET /sample", key: key, problem: .missing)) {
      try NewGoalBody(fields, today: today())
    }
  }

  @Test func aChangeSurvivesTheWire() throws {
    var change = GoalUpdate(try goal())
    change.conversationID = Identifier("c-9")
    #expect(try GoalUpdate(Samples.request(change.json)) == change)
    #expect(try GoalUpdate(Samples.request([:])) == GoalUpdate())
    var goal = try goal()
    goal.recurrence = .weekly
    let recurring = GoalUpdate(goal, only: [.recurrence, .due])
    #expect(recurring.isRecurring == true && recurring.targetDate == nil)
    #expect(recurring.recurrenceEnd == goal.targetDate)
    #expect(try GoalUpdate(Samples.request(recurring.json)) == recurring)
    goal.recurrence = nil
    #expect(GoalUpdate(goal, only: [.recurrence, .due]).isRecurring == false)
  }

  @Test func aChangeReadsCamelCaseAndTheOtherStates() throws {
    let fields = try Samples.request([
      "conversationId": "ABC", "targetDate": "2026-05-01T00:00:00Z", "status": "in_progress",
    ])
    let change = try GoalUpdate(fields)
    #expect(change.conversationID?.text == "abc" && change.status == .active)
    #expect(try change.targetDate == Samples.date("2026-05-01"))
  }
}
