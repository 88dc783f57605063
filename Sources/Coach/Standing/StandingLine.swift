import Time
import Wellness

extension Standing {
  /// One sentence for the first reply in a chat: where the goal stands, and how long there is.
  package var line: String {
    let late = lateness(of: value ?? goal.target)
    let nothing = isHabit ? ", and nothing has been entered so far" : ""
    let line = sentence(
      isHabit ? "line habit" : "line \(measure.rawValue)", by: lineKey,
      [
        "value": bare(value ?? 0), "kept tail": keptClause.map { ", and \($0)" } ?? nothing,
        "end tail": endTail, "off": late > 0 ? beside(late) : "in time for \(targetText)",
      ])
    return capitalized(line)
  }

  /// What the line of a measure is chosen by.
  private var lineKey: String? {
    if verdict == .overdue, measure == .everyPeriod || measure == .limit { return "overdue" }
    if period != nil, value == nil { return keptClause == nil ? "no value" : "not today" }
    if verdict == .reached { return "reached" }
    if value == nil { return "no value" }
    return measure == .limit ? limitState : value == start ? "start" : nil
  }

  /// How long it goes on, where it has an end to come.
  private var endTail: String {
    guard let daysLeft, daysLeft >= 0 else { return "" }
    return daysLeft == 0
      ? "; today is the last day" : "; it goes on for \(DateWords.span(daysLeft))"
  }
}
