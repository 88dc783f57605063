import Edge
import Time
import UseCases
import Wellness

/// `/goal progress`: notes where a goal stands.
struct GoalProgress: SingleCommand {
  static let usage = Usage(
    words: ["goal", "progress"], group: .goals,
    parameters: [
      Usage.Parameter(name: "N", kind: .quantity),
      Usage.Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true),
    ],
    help: "note where a goal stands, or +N more", example: "/goal progress 7400",
    notes: [
      "+N adds to what there is, -N takes from it.",
      "A wrong number? Note the right one, which takes the place of the last.",
    ])

  /// A number, one that is added, or one with colons, which means what the goal's unit makes of it.
  let value: GivenValue
  /// The words behind the number: a unit, a goal, or both.
  let words: [String]

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let first = arguments.words.first?.text else { throw .missing("N") }
    var rest = arguments.words.dropFirst().map(\.text)
    if let half = rest.first, let minutes = ClockTime.minutes("\(first) \(half)") {
      rest.removeFirst()
      (value, words) = (.time(minutes, first), rest)
      return
    }
    // Decimals of a measure: `42.195 km`.
    if Quantity.readings(of: first) != nil, let unit = rest.first,
      let measured = Quantity("\(first) \(unit)")
    {
      (value, words) = (.number(measured), rest)
      return
    }
    value = try GivenValue(first)
    if !value.unit.isEmpty { rest.insert(value.unit, at: 0) }
    words = rest
  }

  func run(in shell: Shell) throws -> GoalReport? {
    let (goal, unit) = try target(in: shell)
    let current = try ProgressLogging(shell).current(of: goal)
    let given = value
    guard let value = try given.converted(from: unit, for: goal).value(of: goal, at: current) else {
      let isActive = try shell.goals.active()?.id == goal.id
      let name = isActive ? "" : "\(try shell.names.number(of: goal))"
      throw CommandRefusal(given.misfit(with: goal, at: current, name: name), kind: .invalid)
    }
    let isAsked = shell.canAsk && goal.isFarBeyond(value)
    guard try !isAsked || isMeant(value, of: goal, in: shell) else {
      try shell.edge.complain("Nothing was noted.")
      return nil
    }
    do {
      return try ProgressLogging(shell).note(
        value, of: goal, from: given.isRelative ? current : nil, isMeant: isAsked)
    } catch is StandingChanged {
      // Another shell was quicker.
      return try run(in: shell)
    }
  }

  /// Asks whether a value is meant that is far beyond the target.
  private func isMeant(_ value: Double, of goal: Goal, in shell: Shell) throws -> Bool {
    try shell.dialog.confirms(
      "\(AmountText.said(value, of: goal))? That is more than ten times the target,"
        + " \(Quantity(goal.targetValue, goal.unit)). Note it?", command: GoalProgress.usage.name,
      isForced: false)
  }

  /// The goal that is meant, with the unit that the value has: the words name one, or begin with the
  /// unit of one.
  private func target(in shell: Shell) throws -> (Goal, unit: String) {
    guard let first = words.first else { return (try shell.names.goal(nil), "") }
    let active = try shell.goals.active()
    if words.count == 1, let active, UnitWords.share(from: first, of: active.unit) == 1 {
      return (active, first)
    }
    if try isDay(in: shell) {
      throw CommandRefusal(
        "Progress counts for today; it can't be noted for another day."
          + " /goal progress N notes where a goal is now.")
    }
    let name = words.joined(separator: " ")
    do {
      // A unit means the goal that counts it, and not each whose title has it somewhere.
      return (try shell.names.goal(name, takesParts: words.count > 1), "")
    } catch let refusal as CommandRefusal {
      if words.count > 1 {
        let goal = try shell.names.goal(words.dropFirst().joined(separator: " "))
        return (goal, GoalProgress.joints.contains(first.lowercased()) ? "" : first)
      }
      if let active, UnitWords.share(from: first, of: active.unit) != nil { return (active, first) }
      let all = try shell.goals.all()
      let isUnit =
        UnitWords.isMeasure(UnitWords.base(first))
        || all.contains { UnitWords.share(from: first, of: $0.unit) != nil }
      if !isUnit, case .one(let goal) = FoundByName(first, among: all) { return (goal, "") }
      guard let active,
        case .none(let near) = FoundByName(first, among: all, takesParts: !isUnit)
      else {
        _ = try shell.names.goal(name)
        throw refusal
      }
      let counting = all.first {
        $0.status == .active && UnitWords.base($0.unit) == UnitWords.base(first)
      }
      if counting == nil, near != nil { throw refusal }
      let other = try counting.map {
        " \"\($0.title)\" does: /goal progress N \(try shell.names.number(of: $0))."
      }
      let (title, unit) = (active.title, active.unit)
      throw CommandRefusal(
        "\"\(title)\" counts in \(unit), not in \(first), and no goal is called \"\(first)\"."
          + (other ?? ""))
    }
  }

  /// What may stand between a number and a goal.
  private static let joints: Set = ["for", "on", "to", "of", "in", "at", "more"]

  /// Whether the last word is a day and no goal is called so.
  private func isDay(in shell: Shell) throws -> Bool {
    guard let last = words.last?.lowercased(), words.count < 3,
      last == "yesterday" || Weekday.allCases.contains(where: { $0.rawValue == last }),
      case .none(near: _) = FoundByName(words.joined(separator: " "), among: try shell.goals.all())
    else { return false }
    return true
  }
}
