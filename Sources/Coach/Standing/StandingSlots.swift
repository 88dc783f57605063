import Time
import Wellness

extension Standing {
  /// What the library's answers may name; a slot without a value is not there.
  package var slots: [String: String] {
    var slots = ["goal": titleText]
    if measure != .none {
      slots["target"] = amountText(goal.target)
      slots["now"] = value.map(amountText)
      if let gap, gap > 0 { slots["left"] = apart(gap) }
    }
    if let daysLeft, daysLeft > 0 { slots["days"] = DateWords.days(daysLeft) }
    if let daysLeft, daysLeft >= 0 { slots["deadline"] = deadline }
    slots["pace"] = paceSlot
    return slots
  }

  /// What it takes, or has been, as the library says it: `about 3 a week`.
  private var paceSlot: String? {
    switch measure {
    case .total, .level, .result:
      guard let needed, let daysLeft, daysLeft > 0, safeDate == nil else { return nil }
      return RateText(self).needed(needed, days: daysLeft)
    case .everyPeriod, .limit:
      return "\(isHabit ? "once" : amountText(goal.target)) a \(periodName)"
    case .timeOfDay, .none: return nil
    }
  }

  /// The title, in quotes only where it would be misread: where it is long or has marks of its own.
  private var titleText: String {
    let words = goal.title.split(separator: " ")
    let title = words.joined(separator: " ")
    let hasMarks = words.contains { word in
      ".!?,;:)\"”".contains(word.last ?? " ") || "(\"“'".contains(word.first ?? " ")
    }
    return hasMarks || words.count > 5
      ? "“" + title.filter { !"“”\"".contains($0) } + "”" : title
  }

  /// What the library's answers may ask for.
  package var conditions: Set<String> {
    let names = [
      GoalMeasure.everyPeriod: "every period", .timeOfDay: "time of day", .none: "no number",
    ]
    var conditions: Set<String> = [names[measure] ?? measure.rawValue]
    switch verdict {
    case .ahead: conditions.insert("ahead")
    case .behind, .overdue, .wrongWay: conditions.insert("behind")
    case .reached: conditions.insert("reached")
    case .over: conditions.insert(measure == .timeOfDay ? "behind" : "over")
    case .notStarted, .noValue, .onTrack, .under, .unknown: break
    }
    if hasStopped { conditions.insert("stopped") }
    if measure == .limit, goal.target > 0 { conditions.insert("cutting down") }
    return conditions
  }

  /// The conditions that answers may name, also that of what isn't so.
  package static func named(_ conditions: Set<String>) -> Set<String> {
    var named = conditions
    if !conditions.contains("stopped") { named.insert("not stopped") }
    if !conditions.contains("cutting down") { named.insert("quitting") }
    return named
  }

  /// Whether nothing was taken any more on the last two days that were entered.
  private var hasStopped: Bool {
    guard measure == .limit, goal.target == 0 else { return false }
    let last = series.days.suffix(2)
    return last.count == 2 && last.allSatisfy { $0.value == 0 }
  }
}
