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
    help: "note where a goal stands", example: "/goal progress 7400")

  let value: Double
  /// The words behind the number: a unit, a goal, or both.
  let words: [String]

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let first = arguments.words.first?.text else { throw .missing("N") }
    let quantity = try Arguments.quantity(first, for: "the value")
    value = quantity.value
    words = (quantity.unit.isEmpty ? [] : [quantity.unit]) + arguments.words.dropFirst().map(\.text)
  }

  func run(in shell: Shell) throws -> GoalReport? {
    return try ProgressLogging(shell).note(value, of: target(in: shell))
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
