import Edge
import UseCases
import Wellness

/// `/goal show`: all there is to a goal.
struct GoalShow: Command {
  static let usage = Usage(
    words: ["goal", "show"], group: .goals,
    parameters: [Usage.Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
    help: "show a goal in full", example: "/goal show 1", isQuick: true, isMinor: true)

  let name: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
  }

  func run(in shell: Shell) throws {
    let goal = try shell.goal(named: name)
    for line in GoalText.details(goal, today: shell.today) { try shell.edge.say(line) }
    if goal.isMissing {
      try shell.edge.say(
        "sync      gone from the backend: /goal restore makes it again there, /goal delete removes it here"
      )
    } else if goal.backendID == nil {
      try shell.edge.say("sync      not sent yet")
    }
  }
}
