import Edge
import UseCases
import Wellness

/// `/goal complete`: ends a goal as reached.
struct GoalComplete: Command {
  static let usage = Usage(
    words: ["goal", "complete"], group: .goals,
    parameters: [Usage.Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
    help: "end a goal as reached", example: "/goal complete 1", isMinor: true)

  let name: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
  }

  func run(in shell: Shell) throws -> GoalReport? {
    let goal = try shell.names.goal(name)
    guard goal.status != .completed else {
      throw Refusal("\"\(goal.title)\" is completed already.")
    }
    let changed = try shell.goals.complete(goal)
    let percent = GoalText.percent(changed)
    return GoalReport(
      changed,
      Styled("Completed: ", .good) + Styled(goal.title)
        + Styled(percent == 100 ? ". Well done." : " at \(percent) %."))
  }
}
