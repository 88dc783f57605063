import Time
import Wellness

/// A plan up to the date of the goal, one line for each week: where its value should stand.
enum WeeklyPlan {
  /// `nil` where no such plan is asked for, or the goal has no date to plan for.
  static func lines(_ scene: CoachScene, limit: Int) -> [String]? {
    let words = scene.reading.utterance.words.map(\.text)
    let isAsked =
      words.contains("weekly") || (words.contains("week") && words.contains("by"))
      || (words.contains("up") && words.contains("to"))
    guard isAsked, scene.reading.mentions.days.isEmpty, let goal = scene.facts.goal,
      goal.recurrence == nil, let date = goal.targetDate, let numbers = scene.numbers,
      !numbers.isReached, let left = numbers.daysLeft, left > 7
    else { return nil }
    let weeks = (left + 6) / 7
    let count = min(weeks, min(limit, 7))
    return (1...count).map { line in
      let part = Double(line) / Double(count)
      let day = line == count ? date : scene.facts.today.adding(days: left * line / count)
      let value = goal.current + (goal.target - goal.current) * part
      return "By \(day): \(scene.amount(rounded(value, of: goal)))."
    }
  }

  /// To whole units where they are small beside the target, else to tenths.
  private static func rounded(_ value: Double, of goal: CoachFacts.GoalFacts) -> Double {
    let grain: Double = goal.target >= 1000 ? 100 : goal.target >= 100 ? 1 : 0.1
    return (value / grain).rounded() * grain
  }
}
