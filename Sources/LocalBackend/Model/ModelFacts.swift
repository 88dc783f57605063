import Coach
import Edge
import JSON
import Time
import Wellness

/// What a language model is told of a goal: the facts of the built-in coach, with the arithmetic
/// done, since models are bad at it.
///
/// What the user typed is data: it stands in quotation marks, shortened, and cannot end the block
/// that it is in.
struct ModelFacts {
  /// Between `<facts>` and `</facts>`, these included.
  let block: String

  init(_ goal: CoachFacts.GoalFacts?, today: CalendarDate) {
    let lines = goal.map { ModelFacts.lines($0, GoalArithmetic($0, today: today), today) }
    block = (["<facts>"] + (lines ?? ["There is no goal yet."]) + ["</facts>"])
      .joined(separator: "\n")
  }

  /// A text of the user's as one string of JSON, without the marks that a block ends with.
  static func quoted(_ text: String, upTo length: Int) -> String {
    let json = JSON.string(String(text.withoutControls.prefix(length))).text()
    return json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
  }

  private static func lines(
    _ goal: CoachFacts.GoalFacts, _ numbers: GoalArithmetic, _ today: CalendarDate
  ) -> [String] {
    var lines = [
      "Goal: \(quoted(goal.title, upTo: 200))",
      "Description: "
        + (goal.description.isEmpty ? "none" : quoted(goal.description, upTo: 1000)),
      "Type: \(quoted(goal.type.rawValue, upTo: 40))",
      "Unit of all values: \(quoted(goal.unit, upTo: 40))",
      "At the start, on \(goal.start): \(Quantity.text(goal.initial))",
      "Now: \(Quantity.text(goal.current)), which is \(numbers.percent) % of the way",
      "Target: \(Quantity.text(goal.target))"
        + (numbers.isDecreasing ? ", by bringing the value down" : ""),
      numbers.isReached ? "The target is reached." : "Still to go: \(Quantity.text(numbers.gap))",
    ]
    lines += time(goal, numbers, today)
    let entries = goal.entries.sorted { $0.date < $1.date }.suffix(10)
    if !entries.isEmpty {
      let values = entries.map { "\($0.date): \(Quantity.text($0.value))" }
      lines.append("Values noted: " + values.joined(separator: ", "))
    }
    return lines
  }

  private static func time(
    _ goal: CoachFacts.GoalFacts, _ numbers: GoalArithmetic, _ today: CalendarDate
  ) -> [String] {
    var lines: [String] = []
    if let recurrence = goal.recurrence {
      let streak = GoalArithmetic.streak(goal, today: today)
      let row = recurrence == .daily ? ", reached on \(streak) days in a row" : ""
      lines.append("It counts anew (\(recurrence.rawValue))\(row).")
    }
    if let date = goal.targetDate { lines.append("Due: \(date)") }
    if let left = numbers.daysLeft {
      lines.append(left < 0 ? "Overdue by \(-left) days" : "Days left: \(left)")
    }
    if let need = numbers.neededPerDay {
      lines.append("Needed on each day that is left: \(Quantity.text(need))")
    }
    if let actual = numbers.actualPerDay {
      lines.append("Brought by each day so far: \(Quantity.text(actual))")
    }
    if let date = numbers.projectedDate {
      lines.append("Reached at the pace so far on: \(date)")
    }
    return lines
  }
}
