import Contract
import Time
import Wellness

/// A goal as the backend keeps it.
struct StoredGoal {
  let id: Goal.BackendID
  var title: String
  var description: String
  var type: GoalType
  var startDate: CalendarDate
  var targetDate: CalendarDate?
  /// Above `targetValue` when the goal is to bring the value down.
  var initialValue: Double
  /// As it was last set; `current(on:)` is what counts.
  var storedValue: Double
  var targetValue: Double
  var unit: String
  var status: GoalStatus
  var recurrence: Recurrence?
  /// When `storedValue` was set.
  var valuedOn: CalendarDate
  var conversationID: Consultation.BackendID?
  var completedAt: Instant?
  let createdAt: Instant
  var updatedAt: Instant
  let userID: User.ID

  /// The value that counts on a date: of a recurring goal that of the current period, which starts
  /// at 0.
  func current(on today: CalendarDate) -> Double {
    guard let recurrence else { return storedValue }
    return recurrence.period(around: today).contains(valuedOn) ? storedValue : 0
  }

  func progress(on today: CalendarDate) -> Double {
    Goal.progress(initial: initialValue, current: current(on: today), target: targetValue)
  }

  /// The goal on the wire, as it stands on a date in the user's zone.
  func body(today: CalendarDate) -> GoalBody {
    let days = targetDate.map { today.days(until: $0) }
    return GoalBody(
      id: id, userID: userID.text, type: type, title: title, description: description,
      targetValue: targetValue, unit: unit, currentValue: current(on: today),
      progress: progress(on: today), startDate: startDate, targetDate: targetDate, status: status,
      daysRemaining: days.map { max(0, $0) } ?? -1,
      isOverdue: status == .active && (days ?? 0) < 0, recurrence: recurrence,
      conversationID: conversationID, createdAt: createdAt, updatedAt: updatedAt)
  }
}
