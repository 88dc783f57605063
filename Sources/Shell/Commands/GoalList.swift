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
      Usage.Flag(
        name: "view", kind: .choice(GoalView.allCases.map(\.rawValue)), placeholder: "VIEW",
        help: "stalled, nearly-done, due-soon or overdue ones"),
    ],
    help: "list goals with their progress", example: "/goals --status active", isQuick: true)

  let status: GoalStatus?
  let type: GoalType?
  let view: GoalView?

  init(_ arguments: Arguments) throws(UsageProblem) {
    status = try arguments.choice("status", of: GoalStatus.known.map(\.rawValue))
      .map(GoalStatus.init(rawValue:))
    type = try arguments.choice("type", of: GoalType.known.map(\.rawValue))
      .map(GoalType.init(rawValue:))
    view = try arguments.choice("view", of: GoalView.allCases.map(\.rawValue))
      .flatMap(GoalView.init(rawValue:))
  }

  func run(in shell: Shell) throws {
    let all = try shell.goals.all()
    let goals = all.filter { fits($0, in: shell) }
    guard !goals.isEmpty else {
      let hidden = hiddenCount(all)
      try shell.edge.say(
        all.isEmpty
          ? Styled("No goals yet. Make one: " + GoalNew.usage.example)
          : hidden == all.count
            ? Styled(GoalList.hint(hidden))
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
    let hidden = hiddenCount(all)
    if hidden > 0 { try shell.edge.say(Styled(GoalList.hint(hidden), .faint)) }
  }

  /// Archived and abandoned goals are put away: they are listed where they are asked for.
  private func fits(_ goal: Goal, in shell: Shell) -> Bool {
    (status.map { goal.status == $0 } ?? !GoalList.isPutAway(goal))
      && (type == nil || goal.type == type)
      && (view?.includes(goal, today: shell.today, now: shell.edge.now) ?? true)
  }

  /// How many goals a plain list leaves out; none where some are asked for.
  private func hiddenCount(_ all: [Goal]) -> Int {
    status == nil && type == nil && view == nil ? all.filter(GoalList.isPutAway).count : 0
  }

  private static func isPutAway(_ goal: Goal) -> Bool {
    goal.status == .archived || goal.status == .abandoned
  }

  private static func hint(_ count: Int) -> String {
    "\(Plural.of(count, "goal")) put away: /goals --status archived, or abandoned."
  }
}
