import Time

/// A choice of goals that somebody who looks after them asks for (backend contract, 7.18). What
/// begins anew is in none of them: what it has come to is of this period alone.
package enum GoalView: String, CaseIterable, Sendable {
  /// Active, more than 7 days old and not a fifth of the way.
  case stalled
  /// Active and four fifths of the way or more.
  case nearlyDone = "nearly-done"
  /// Active and to be reached within 7 days.
  case dueSoon = "due-soon"
  /// Not reached by its date, and neither archived nor given up.
  case overdue

  /// Whether a goal is among those.
  package func includes(_ goal: Goal, today: CalendarDate, now: Instant) -> Bool {
    guard goal.recurrence == nil else { return false }
    return switch self {
    case .stalled:
      goal.status == .active && goal.progress < 0.2 && now - goal.createdAt > .seconds(7 * 86_400)
    case .nearlyDone: goal.status == .active && goal.progress >= 0.8
    case .dueSoon:
      goal.status == .active
        && (goal.daysRemaining(on: today).map { (0...7).contains($0) } ?? false)
    case .overdue:
      (goal.status == .active || goal.status == .paused)
        && (goal.daysRemaining(on: today).map { $0 < 0 } ?? false)
    }
  }
}
