import Contract
import JSON
import Time
import Wellness

/// Values with something in every field.
enum Samples {
  static let instant = Instant(milliseconds: 1_772_436_600_123)  // 2026-03-02T07:30:00.123Z
  static let seconds = Instant(milliseconds: 1_772_436_600_000)

  static func date(_ text: String) throws -> CalendarDate {
    guard let date = CalendarDate(text) else { throw NoDate(text: text) }
    return date
  }

  static func goal() throws -> GoalBody {
    GoalBody(
      id: Identifier("5e1f0000-0000-4000-8000-00000000000a"), userID: "u-1", type: .weight,
      title: "Lose 15 pounds", description: "before summer", targetValue: 165, unit: "lbs",
      currentValue: 172.5, progress: 0.5, startDate: try date("2026-03-02"),
      targetDate: try date("2026-06-01"), status: .active, daysRemaining: 91, isOverdue: false,
      recurrence: nil, conversationID: Identifier("c-1"), createdAt: instant, updatedAt: instant)
  }

  static func consultation() -> ConsultationBody {
    ConsultationBody(
      id: Identifier("c-1"), userID: "u-1", persona: .wellnessSpecialist, status: .active,
      goalID: Identifier("g-1"),
      contextType: "goal", contextID: "g-1", quickAction: "goal_support", startedAt: seconds,
      completedAt: nil, lastMessageAt: seconds, messageCount: 2, createdAt: seconds,
      updatedAt: seconds, canSuggestGoals: false)
  }

  /// The fields of a value, through its text.
  static func fields(_ json: JSON) throws -> BodyReader {
    try BodyReader(body: json.text(), source: "GET /sample")
  }

  /// The same as a request has them.
  static func request(_ json: JSON) throws -> RequestReader {
    try RequestReader(body: json.text(), source: "GET /sample")
  }

  struct NoDate: Error { let text: String }
}
