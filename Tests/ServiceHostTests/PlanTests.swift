import Contract
import Edge
import SQLite
import Testing
import Time
import Wellness

@testable import ServiceHost

/// What a request costs must not grow with what a user has: SQLite says of each question that it
/// finds its rows by an index.
@Suite struct PlanTests {
  private static let goal = Goal.BackendID("5e1f0000-0000-4000-8000-000000000002")
  private static let chat = Consultation.BackendID("5e1f0000-0000-4000-8000-000000000003")
  private static let snapshot = GoalSnapshot(
    goalID: goal, title: "Walk", description: "", type: .activity,
    startDate: CalendarDate(daysSince1970: 0), targetDate: nil, initialValue: 0, currentValue: 1,
    targetValue: 2, unit: "km", recurrence: nil,
    reading: GoalMeasure.Reading(text: "total sure") ?? .set(.total, nil))
  private static let now = Instant(milliseconds: 0)
  private static let request = Request(.post, "/api/v1/goals")

  private static let questions: [@Sendable (UserStorage) throws -> Void] = [
    { _ = try ($0.goals.list(GoalTable.Filter(), limit: 100, offset: 100), $0.goals.state()) },
    {
      _ = try (
        $0.goals.count(GoalTable.Filter()), $0.goals.find(goal), $0.goals.coachEntries(of: goal)
      )
    },
    { _ = try $0.goals.list(GoalTable.Filter(status: "active"), limit: 20, offset: 0) },
    { try $0.goals.record(1, of: goal, on: CalendarDate(daysSince1970: 0), at: now) },
    {
      let period = InstanceTable.id(of: goal, on: CalendarDate(daysSince1970: 0))
      _ = try $0.instances.find(period.text)
    },
    {
      try $0.goals.delete(goal)
      try $0.goals.unlink(chat, at: now)
    },
    { try $0.consultations.rememberLast(snapshot) },
    { _ = try ($0.consultations.find(chat), $0.consultations.snapshot(in: chat)) },
    {
      let filter = ConsultationTable.Filter(status: "active")
      _ = try ($0.consultations.list(filter, limit: 20, offset: 0), $0.consultations.count(filter))
    },
    { _ = try $0.consultations.active(about: goal) },
    { try $0.consultations.delete(chat) },
    { _ = try ($0.messages.list(in: chat, limit: 20, offset: 0), $0.messages.count(in: chat)) },
    { _ = try ($0.messages.last(10, before: 9, in: chat), $0.messages.isStreaming(in: chat)) },
    { _ = try $0.replies.find("k", of: request) },
    { try $0.replies.forget(beyond: 2, at: now) },
  ]

  @Test(arguments: questions.indices)
  func aQuestionReadsNoWholeTable(_ index: Int) throws {
    let database = try Connection(.memory)
    let archive = try ServiceDatabase(database, seed: 1, now: Self.now)
    let storage = archive.storage(of: User.local, quota: Quota(values: 0))
    try database.run("PRAGMA foreign_keys=OFF")
    let plans = try database.plans { try Self.questions[index](storage) }
    #expect(!plans.isEmpty)
    for (statement, plan) in plans {
      #expect(!plan.contains { $0.hasPrefix("SCAN ") }, "\(statement)")
    }
  }
}
