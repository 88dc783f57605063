import Time
import Wellness

/// How well a message fits a goal that it may report progress of.
struct GoalFit: Comparable {
  let goal: Goal
  /// Whether nothing else may be meant, and it's said in the goal's unit.
  let isSure: Bool
  private let ranks: [Int]

  /// `nil` where it reports nothing of it. Of another goal than the active one it does so only in the
  /// goal's unit, or in words of its title.
  init?(_ text: String, of goal: Goal, isActive: Bool, _ today: CalendarDate) {
    let told = ToldGoal(goal, goal.measure, goal.recurrence, current: goal.currentValue)
    guard let report = ReportedProgress(text, of: told, today: today, includesEarlierDays: true)
    else {
      return nil
    }
    var title = GoalFit.beginnings(goal.title)
    if goal.type == .weight { title.insert("weig") }
    let shared = GoalFit.beginnings(text).intersection(title).count
    // `I weigh 84.2 now` is of none that counts books.
    guard report.namesUnit || report.isSure && (shared > 0 || isActive),
      isActive || !goal.isUnusual(report.value)
    else { return nil }
    self.goal = goal
    isSure = report.isSure && report.namesUnit
    ranks = [
      report.namesUnit ? 1 : 0, shared, report.isSure ? 1 : 0, isActive ? 1 : 0,
    ]
  }

  /// By which `smoked` is of `smoke less`, and `slept` of `sleep 8 hours`.
  private static func beginnings(_ text: String) -> Set<Substring> {
    Set(
      text.lowercased().split { !$0.isLetter }.map { irregular[$0] ?? $0 }.filter {
        ($0.count > 3 || ["run", "bed", "gym"].contains($0)) && !fillers.contains($0)
      }.map { $0.prefix(4) })
  }

  private static let irregular: [Substring: Substring] = [
    "slept": "sleep", "ran": "run", "drank": "drink", "drunk": "drink", "wrote": "write",
    "swam": "swim", "rode": "ride", "spent": "spend",
  ]
  private static let fillers: Set<Substring> = [
    "with", "without", "this", "that", "have", "then", "from", "about", "more", "most", "less",
    "than", "days", "week", "weeks", "month", "year", "every", "each", "time", "times", "hour",
    "hours", "minutes", "today", "under", "before", "after", "least", "session", "sessions",
  ]

  static func < (one: GoalFit, other: GoalFit) -> Bool {
    one.ranks.lexicographicallyPrecedes(other.ranks)
  }

  static func == (one: GoalFit, other: GoalFit) -> Bool { one.ranks == other.ranks }
}

extension ToldGoal {
  init(
    _ goal: Goal, _ measure: GoalMeasure, _ recurrence: Recurrence?, current: Double
  ) {
    self.init(
      title: goal.title, unit: goal.unit, type: goal.type, reading: .set(measure, recurrence),
      initial: goal.initialValue, current: current, target: goal.targetValue)
  }
}
