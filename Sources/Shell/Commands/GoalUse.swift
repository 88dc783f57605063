import Edge
import UseCases
import Wellness

/// `/goal use`: makes a goal the one that is meant when none is named.
struct GoalUse: SingleCommand {
  static let usage = Usage(
    words: ["goal", "use"], group: .goals,
    parameters: [Usage.Parameter(name: "GOAL", kind: .goal, isLong: true)],
    help: "make a goal the active one", example: "/goal use 1", isQuick: true)

  let name: String

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let name = arguments.joined else { throw .missing("GOAL") }
    self.name = name
  }

  func run(in shell: Shell) throws -> GoalReport? {
    let goal = try shell.names.goal(name)
    try shell.goals.use(goal)
    let summary = GoalText.summary(try shell.goals.measured(goal), today: shell.today)
    return GoalReport(goal, Styled("Active goal: " + summary.plain + "."))
  }
}
