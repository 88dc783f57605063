import Edge
import UseCases
import Wellness

/// `/goal archive`: puts a goal away, with all that was noted of it.
struct GoalArchive: Command {
  static let usage = Usage(
    words: ["goal", "archive"], group: .goals,
    parameters: [Usage.Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
    help: "put a goal away", example: "/goal archive 1", isMinor: true)

  let name: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
  }

  func run(in shell: Shell) throws -> GoalReport? {
    let goal = try shell.names.goal(name)
    let title = goal.title.withoutControls
    guard goal.status != .archived else { throw Refusal("\"\(title)\" is archived already.") }
    let changed = try shell.goals.move(goal, to: .archived)
    return GoalReport(changed, Styled("Archived: \(title). /goals --status archived lists it."))
  }
}
