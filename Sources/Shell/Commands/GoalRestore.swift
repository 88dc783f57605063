import Edge
import UseCases
import Wellness

/// `/goal restore`: lets the backend make a goal again that it has no more.
struct GoalRestore: Command {
  static let usage = Usage(
    words: ["goal", "restore"], group: .goals,
    parameters: [Usage.Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
    help: "give a goal back to a backend that lost it", example: "/goal restore 1",
    isMinor: true)

  let name: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
  }

  func run(in shell: Shell) throws -> GoalReport? {
    let goal = try shell.names.goal(name)
    let title = goal.title.withoutControls
    guard goal.isMissing else {
      throw Refusal(
        goal.backendID == nil
          ? "\"\(title)\" is still to be sent: /sync does that."
          : "As far as is known the backend has \"\(title)\": there is nothing to restore.")
    }
    try shell.goals.restore(goal)
    let restored = try shell.goals.goal(goal.id) ?? goal
    return GoalReport(restored, Styled("Restored: \(title), which the backend is to make again."))
  }
}
