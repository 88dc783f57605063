import Edge
import UseCases
import Wellness

/// `/goal list`, `/goals`: the goals with their progress.
struct GoalList: Command {
  static let usage = Usage(
    words: ["goal", "list"], alias: "goals", group: .goals,
    flags: [
      Usage.Flag(
        name: "status", kind: .choice(GoalStatus.known.map(\.rawValue)), placeholder: "STATUS",
        help: "only those that stand so"),
      Usage.Flag(
        name: "type", kind: .choice(GoalType.known.map(\.rawValue)), placeholder: "TYPE",
        help: "only those of a type"),
    ],
    help: "list goals with their progress", example: "/goals --status active", isQuick: true)

  let status: GoalStatus?
  let type: GoalType?

  init(_ arguments: Arguments) throws(UsageProblem) {
    status = try arguments.choice("status", of: GoalStatus.known.map(\.rawValue))
      .map(GoalStatus.init(rawValue:))
    type = try arguments.choice("type", of: GoalType.known.map(\.rawValue))
      .map(GoalType.init(rawValue:))
  }

  func run(in shell: Shell) throws {
    let all = try shell.goals.all()
    let goals = all.filter {
      (status == nil || $0.status == status) && (type == nil || $0.type == type)
    }
    guard !goals.isEmpty else {
      try shell.edge.say(
        all.isEmpty
          ? Styled("No goals yet. Make one: " + GoalNew.usage.example)
          : "No goal fits. /goals lists all.")
      return
    }
    shell.lastList = goals.map(\.id)
    let active = try shell.goals.active()?.id
    let width = min(40, goals.map { DisplayColumns.of($0.title) }.max() ?? 0)
    for (index, goal) in goals.enumerated() {
      try shell.edge.say(
        GoalText.row(
          goal, number: index + 1, isActive: goal.id == active, titleWidth: width,
          today: shell.today))
    }
  }
}
