import Edge
import UseCases
import Wellness

/// `/goal delete`: deletes a goal here and with the backend, after asking.
struct GoalDelete: Command {
  static let usage = Usage(
    words: ["goal", "delete"], group: .goals,
    parameters: [Usage.Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
    flags: [.yes], help: "delete a goal, here and with the backend",
    example: "/goal delete 1 --yes", isMinor: true)

  let name: String?
  let isForced: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
    isForced = arguments.has("yes")
  }

  func run(in shell: Shell) throws -> GoalReport? {
    let goal = try shell.names.goal(name)
    let title = goal.title.withoutControls
    let question = "Delete \"\(title)\"? It cannot be had back; what was said about it stays."
    guard try shell.dialog.confirms(question, isForced: isForced) else {
      try shell.edge.complain("Nothing was deleted.")
      return nil
    }
    try shell.goals.delete(goal)
    return GoalReport(goal, Styled("Deleted: \(title)."))
  }
}
