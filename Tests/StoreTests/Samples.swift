import Store
import Time
import Wellness

/// Rows with something in every column.
enum Sample {
  static let now = Instant(milliseconds: 1_772_436_600_123)  // 2026-03-02T07:30:00.123Z

  static func goal(_ id: String = "g1", title: String = "Walk 10k steps") -> Goal {
    Goal(
      id: Goal.LocalID(id), title: title, type: .activity,
      startDate: CalendarDate(daysSince1970: 20_514),
      targetDate: CalendarDate(daysSince1970: 20_544), targetValue: 10_000, unit: "steps",
      createdAt: now, updatedAt: now)
  }

  static func chat(_ id: String = "c1", at start: Instant = now) -> Consultation {
    Consultation(id: Consultation.LocalID(id), persona: .generalWellness, startedAt: start)
  }

  static func message(
    _ id: String, _ content: String = "Hello", _ role: Message.Role = .user,
    _ state: Message.State = .pending, at instant: Instant = now
  ) -> Message {
    Message(id: Message.ID(id), role: role, content: content, state: state, createdAt: instant)
  }

  static func event(
    _ kind: OutboxEvent.Kind, key: String, goal: String = "g1", title: String = "Walk 10k steps"
  ) -> OutboxEvent {
    OutboxEvent(
      key: OutboxEvent.Key(key), kind: kind, subject: .goal(Goal.LocalID(goal)), title: title,
      createdAt: now)
  }
}
