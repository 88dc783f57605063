import Contract
import Time
import Wellness

/// Which of the two numbers counts that a whole goal is sent with.
///
/// An app that doesn't know the value of a goal sends 0 for it or the one that it has always sent, and
/// one that only wants another title sends both as it read them. So `progress` counts where
/// `current_value` is what is stored or was sent last, or is 0 beside a progress; otherwise
/// `current_value` does.
extension GoalUpdate {
  /// The change with the one number that counts; with none where neither says anything new.
  ///
  /// - Parameters:
  ///   - old: the goal as it is stored.
  ///   - share: the progress that it was last read with.
  ///   - today: in the user's zone.
  func settled(over old: StoredGoal, read share: Double, on today: CalendarDate) -> GoalUpdate {
    guard let value = currentValue, let progress else { return self }
    var change = self
    let isUnknown = value == 0 && progress > 0
    if isUnknown || value == old.current(on: today) || isStale(value, old, today) {
      change.currentValue = nil
      // The share of periods that were kept comes to no value.
      let isNews = !GoalUpdate.isSame(progress, share) && !old.measure.isKeptByPeriod
      if !isNews { change.progress = nil }
    } else if value == 0, progress == 0, old.initialValue > old.targetValue {
      // Of a goal that goes down, nothing done is where it started from and not 0.
      change.currentValue = old.initialValue
    }
    return change
  }

  /// Whether a value is the one that was sent last, unless it's meant: it comes to the progress beside
  /// it, or a progress comes to no value.
  private func isStale(_ value: Double, _ old: StoredGoal, _ today: CalendarDate) -> Bool {
    guard value == old.sent(on: today), let progress, !old.measure.isKeptByPeriod else {
      return false
    }
    let share = Goal.progress(
      initial: old.initialValue, current: value, target: targetValue ?? old.targetValue)
    return !GoalUpdate.isSame(progress, share)
  }

  /// Whether two shares are written alike.
  private static func isSame(_ left: Double, _ right: Double) -> Bool {
    (left * 10_000).rounded() == (right * 10_000).rounded()
  }
}
