import Time
import Wellness

/// What became of one goal in a period.
struct GoalMove {
  let record: InsightFacts.GoalRecord
  /// On how many days of the period a value was recorded.
  let days: Int
  /// On how many of them the value was the target or more.
  private let reachedDays: Int
  let isCompleted: Bool
  private let before: Double
  private let after: Double

  init(_ record: InsightFacts.GoalRecord, in period: Period) {
    self.record = record
    let goal = record.facts
    let inside = goal.entries.filter { period.contains($0.date) }
    days = Set(inside.map(\.date)).count
    reachedDays = Set(inside.filter { $0.value >= goal.target }.map(\.date)).count
    isCompleted = record.completedOn.map { period.contains($0) } ?? false
    let earlier = goal.entries.last { $0.date < period.first }?.value ?? goal.initial
    before = goal.recurrence == nil ? earlier : 0
    after = inside.last?.value ?? before
  }

  /// Whether there is something to tell of it.
  var isNotable: Bool { days > 0 || isCompleted || record.status == .active }

  /// What happened, in a sentence or two.
  var text: String {
    let goal = record.facts
    let target = Quantity(goal.target, goal.unit)
    var text = "“\(goal.title)”"
    if let recurrence = goal.recurrence {
      text += " (\(recurrence.rawValue)) has values on \(InsightWriter.counted(days, "day"))"
      text += reachedDays > 0 ? ", and reached \(target) on \(reachedDays) of them." : "."
    } else if days == 0 {
      text += " stayed at \(Quantity.text(after)) of \(target)."
    } else {
      let share = GoalArithmetic.percent(share(of: after))
      text +=
        " went from \(Quantity.text(before)) to \(Quantity.text(after)) of \(target) (\(share) %)."
    }
    return isCompleted ? text + " It is completed." : text
  }

  /// The quarters of the way that were passed, one sentence each.
  var milestones: [String] {
    guard record.facts.recurrence == nil else { return [] }
    let passed = [0.25, 0.5, 0.75, 1].filter { share(of: before) < $0 && $0 <= share(of: after) }
    return passed.map { quarter in
      let percent = Int(quarter * 100)
      return percent == 100
        ? "“\(record.facts.title)” reached its target of \(Quantity(record.facts.target, record.facts.unit))."
        : "“\(record.facts.title)” passed \(percent) %."
    }
  }

  private func share(of value: Double) -> Double {
    let goal = record.facts
    return Goal.progress(initial: goal.initial, current: value, target: goal.target)
  }
}
