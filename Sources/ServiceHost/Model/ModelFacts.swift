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
  /// One fact each, its name before a colon.
  let lines: [String]
  /// What the rules have computed for the message; `nil` where it asks for no number.
  let answer: String?

  /// - Parameter message: what is answered; a value that it reports counts already.
  init(_ facts: CoachFacts, answering message: String) {
    let plain = CoachFacts(
      persona: facts.persona, goal: facts.goal?.withPlainUnit, today: facts.today, said: facts.said)
    guard let goal = facts.goal, let computed = plain.computed(for: message) else {
      answer = nil
      lines = ModelFacts.lines(facts.others, today: facts.today)
      return
    }
    lines = ModelFacts.lines(goal, computed.standing)
    answer = computed.answer
  }

  /// How many of the active goals are told of.
  static let mostGoals = 12

  init(_ goal: CoachFacts.GoalFacts, today: CalendarDate) {
    lines = ModelFacts.lines(goal, Standing(goal.withPlainUnit, today: today))
    answer = nil
  }

  /// All of them between `<facts>` and `</facts>`, these included.
  var block: String { ModelFacts.block(lines) }

  static func block(_ lines: [String]) -> String {
    (["<facts>"] + lines + ["</facts>"]).joined(separator: "\n")
  }

  /// Those that were not told yet, or that are others now, and the names of those that are gone.
  ///
  /// - Parameter told: what was told before, oldest first, with the blocks in it.
  func news(after told: [String]) -> [String] {
    var known: [(name: Substring, line: Substring)] = []
    for line in told.flatMap(ModelFacts.lines(inBlockOf:)) {
      let name = ModelFacts.name(line)
      known.removeAll { $0.name == name }
      known.append((name, line))
    }
    let names = Set(lines.map { ModelFacts.name($0[...]) })
    let new = lines.filter { line in !known.contains { $0.line == line[...] } }
    let gone = known.filter { !names.contains($0.name) && !$0.line.hasSuffix(ModelFacts.gone) }
    return new + gone.map { $0.name + ModelFacts.gone }
  }

  private static let gone = ": not known any more"

  private static func lines(inBlockOf told: String) -> ArraySlice<Substring> {
    let lines = told.split(separator: "\n")
    guard let start = lines.firstIndex(of: "<facts>"), let end = lines.firstIndex(of: "</facts>"),
      start < end
    else { return [] }
    return lines[(start + 1)..<end]
      .filter { line in !ModelFacts.passing.contains { line.hasPrefix($0) } }[...]
  }

  /// What is told of a message alone, and of no later one.
  static let passing = ["Date: ", "Computed for this message: "]

  /// What stands before the first colon of a line.
  private static func name(_ line: Substring) -> Substring {
    line.prefix { $0 != ":" }
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
    guard !goals.isEmpty else { return ["There is no goal yet."] }
    let opening = "This talk is about no goal in particular. The user's active goals:"
    return [opening]
      + goals.map { goal in
        let standing = Standing(goal.withPlainUnit, today: today)
        return "- \(quoted(goal.title, upTo: 200)): \(standing.answer(.standing))"
      }
  }

  private static func lines(_ goal: CoachFacts.GoalFacts, _ standing: Standing) -> [String] {
    [
      "Goal: \(quoted(goal.title, upTo: 200))",
      "Description: "
        + (goal.description.isEmpty ? "none" : quoted(goal.description, upTo: 1000)),
      "Type: \(quoted(goal.type.rawValue, upTo: 40))",
      "Unit of all values: \(quoted(goal.unit, upTo: 40))",
      "What the number means: \(ModelFacts.name(of: standing.measure))",
    ] + standing.lines
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
      recurrence: recurrence, reading: reading, entries: entries, told: told)
  }
}
