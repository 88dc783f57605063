import Edge
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
    help: "note where a goal stands, or +N more", example: "/goal progress 7400")

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
    value = try GivenValue(first)
    if !value.unit.isEmpty { rest.insert(value.unit, at: 0) }
    words = rest
  }

  func run(in shell: Shell) throws -> GoalReport? {
    let goal = try target(in: shell)
    let current = try ProgressLogging(shell).current(of: goal)
    guard let value = value.value(of: goal, at: current) else {
      throw Refusal(value.misfit(with: goal), kind: .invalid)
    }
    return try ProgressLogging(shell).note(value, of: goal)
  }

  /// The goal that is meant: the words name one, or begin with the unit of one.
  private func target(in shell: Shell) throws -> Goal {
    guard let first = words.first else { return try shell.names.goal(nil) }
    let active = try shell.goals.active()
    if words.count == 1, let active, active.unit.lowercased() == first.lowercased() {
      return active
    }
    do {
      return try shell.names.goal(words.joined(separator: " "))
    } catch let refusal as Refusal {
      if words.count > 1 { return try shell.names.goal(words.dropFirst().joined(separator: " ")) }
      guard let active, case .none(near: nil) = FoundByName(first, among: try shell.goals.all())
      else { throw refusal }
      let (title, unit) = (active.title, active.unit)
      throw Refusal("\"\(first)\" is no goal, and \"\(title)\" counts in \(unit).")
    }
  }
}
