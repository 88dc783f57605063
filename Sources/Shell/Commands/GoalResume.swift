import Edge
import UseCases
import Wellness

/// `/goal resume`: takes a goal up again that was paused, archived or abandoned.
struct GoalResume: Command {
  static let usage = Usage(
    words: ["goal", "resume"], group: .goals,
    parameters: [Usage.Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
    help: "take a goal up again", example: "/goal resume 1", isMinor: true)

  let name: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
  }

  func run(in shell: Shell) throws -> GoalReport? {
    let goal = try shell.names.goal(name)
    guard goal.status != .active else {
      throw Refusal("\"\(goal.title.withoutControls)\" is active already.")
    }
    let changed = try shell.goals.move(goal, to: .active)
    return GoalReport(changed, Styled("Active again: ") + GoalText.summary(changed) + ".")
  }
}
