import Edge
import UseCases
import Wellness

/// `/goal pause`: lets a goal rest.
struct GoalPause: Command {
  static let usage = Usage(
    words: ["goal", "pause"], group: .goals,
    parameters: [Usage.Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
    help: "let a goal rest", example: "/goal pause 1", isMinor: true)

  let name: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
  }

  func run(in shell: Shell) throws -> GoalReport? {
    let goal = try shell.names.goal(name)
    let title = goal.title.withoutControls
    guard goal.status != .paused else { throw Refusal("\"\(title)\" is paused already.") }
    let changed = try shell.goals.move(goal, to: .paused)
    return GoalReport(changed, Styled("Paused: \(title). /goal resume takes it up again."))
  }
}
