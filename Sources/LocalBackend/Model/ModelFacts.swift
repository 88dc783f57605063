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

  /// - Parameter message: what is answered; a value that it reports counts already.
  init(_ facts: CoachFacts, answering message: String) {
    let plain = CoachFacts(
      persona: facts.persona, goal: facts.goal?.withPlainUnit, today: facts.today, said: facts.said)
    self.init(
      facts.goal, plain.standing(after: message),
      or: ModelFacts.lines(facts.others, today: facts.today))
  }

  /// How many of the active goals are told of.
  static let mostGoals = 12

  init(_ goal: CoachFacts.GoalFacts, today: CalendarDate) {
    self.init(goal, Standing(goal.withPlainUnit, today: today))
  }

  /// - Parameter others: what is told where the talk is about no goal.
  private init(
    _ goal: CoachFacts.GoalFacts?, _ standing: Standing?, or others: [String] = []
  ) {
    var lines = others.isEmpty ? ["There is no goal yet."] : others
    if let goal, let standing { lines = ModelFacts.lines(goal, standing) }
    block = (["<facts>"] + lines + ["</facts>"]).joined(separator: "\n")
  }

  /// A text of the user's as one string of JSON, without the marks that a block ends with.
  static func quoted(_ text: String, upTo length: Int) -> String {
    let json = JSON.string(String(text.withoutControls.prefix(length))).text()
    return json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
  }

  /// The active goals, a line each, where the talk is about none of them.
  private static func lines(
    _ goals: [CoachFacts.GoalFacts], today: CalendarDate
  ) -> [String] {
    guard !goals.isEmpty else { return [] }
    let opening = "This talk is about no goal in particular. The user's active goals:"
    return [opening]
      + goals.map { goal in
        let standing = Standing(goal.withPlainUnit, today: today)
        return "- \(quoted(goal.title, upTo: 200)): \(standing.answer(.standing))"
      }
  }

  private static func lines(_ goal: CoachFacts.GoalFacts, _ standing: Standing) -> [String] {
    var lines = [
      "Goal: \(quoted(goal.title, upTo: 200))",
      "Description: "
        + (goal.description.isEmpty ? "none" : quoted(goal.description, upTo: 1000)),
      "Type: \(quoted(goal.type.rawValue, upTo: 40))",
      "Unit of all values: \(quoted(goal.unit, upTo: 40))",
      "What the number means: \(ModelFacts.name(of: standing.measure))",
    ]
    for question in standing.measure == .none ? [.standing] : NumberQuestion.allCases {
      let answer = standing.answer(question)
      if !lines.contains(answer) { lines.append(answer) }
    }
    return lines
  }

  private static func name(of measure: GoalMeasure) -> String {
    switch measure {
    case .total: "a sum that grows to the target"
    case .everyPeriod: "at least so much in each period, which begins anew"
    case .level: "a state on its way from a start to a target"
    case .limit: "at most so much in each period; no entry means no value"
    case .timeOfDay: "a time of day to keep"
    case .result: "a performance of which the best counts"
    case .none: "nothing that can be counted"
    }
  }
}

extension CoachFacts.GoalFacts {
  /// The same with a unit that can stand in sentences outside of quotation marks: a user may have
  /// typed anything for one.
  fileprivate var withPlainUnit: CoachFacts.GoalFacts {
    let isPlain =
      unit.count <= 24 && unit.split(separator: " ").count <= 3
      && unit.allSatisfy { $0.isLetter || $0.isNumber || " %/°$€£-.'".contains($0) }
    guard !isPlain else { return self }
    return CoachFacts.GoalFacts(
      title: title, description: description, type: type, unit: "units", initial: initial,
      current: current, target: target, start: start, targetDate: targetDate,
      recurrence: recurrence, entries: entries, told: told)
  }
}
