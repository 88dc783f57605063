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
      PageFlag.flag,
    ],
    help: "list goals with their progress", example: "/goals --status active", isQuick: true)

  let selection: GoalSelection
  let page: PageFlag

  init(_ arguments: Arguments) throws(UsageProblem) {
    selection = GoalSelection(
      status: try arguments.choice("status", of: GoalStatus.known.map(\.rawValue))
        .map(GoalStatus.init(rawValue:)),
      type: try arguments.choice("type", of: GoalType.known.map(\.rawValue))
        .map(GoalType.init(rawValue:)),
      view: try arguments.choice("view", of: GoalView.allCases.map(\.rawValue))
        .flatMap(GoalView.init(rawValue:)))
    page = try PageFlag(arguments)
  }

  func run(in shell: Shell) throws {
    let listed = try shell.goals.list(selection, limit: page.limit, offset: page.offset)
    // Archived and abandoned goals are put away: they are listed where they are asked for.
    let hidden = selection.isPlain ? try shell.goals.count(GoalStatus.putAway) : 0
    guard !listed.goals.isEmpty else {
      try shell.edge.say(try nothing(in: shell, total: listed.total, hidden: hidden))
      return
    }
    let first = page.offset + 1
    let numbers = Numbered(listed.goals.map(\.id), of: command, from: first)
    shell.lastList = page.offset > 0 ? shell.lastList?.followed(by: numbers) ?? numbers : numbers
    let active = try shell.goals.active()?.id
    let width = min(40, listed.goals.map { DisplayColumns.of($0.title) }.max() ?? 0)
    for (index, goal) in listed.goals.enumerated() {
      try shell.edge.say(
        GoalText.row(
          goal, number: first + index, isActive: goal.id == active, titleWidth: width,
          today: shell.today))
    }
    if let rest = page.rest(after: listed.goals.count, of: listed.total, command: command) {
      try shell.edge.say(Styled(rest, .faint))
    }
    if hidden > 0 { try shell.edge.say(Styled(GoalList.hint(hidden), .faint)) }
  }

  /// What was asked for, without the page.
  private var command: String {
    let flags = [
      ("status", selection.status?.rawValue), ("type", selection.type?.rawValue),
      ("view", selection.view?.rawValue),
    ]
    return flags.reduce("/goals") { line, flag in flag.1.map { "\(line) --\(flag.0) \($0)" } ?? line
    }
  }

  private func nothing(in shell: Shell, total: Int, hidden: Int) throws -> Styled {
    if page.offset > 0, try shell.goals.list(selection, limit: 1, offset: 0).total > 0 {
      return Styled("There is no such page. \(command) shows the first.")
    }
    let all = try shell.goals.count()
    if all == 0 { return Styled("No goals yet. Make one: " + GoalNew.usage.example) }
    return hidden == all ? Styled(GoalList.hint(hidden)) : "No goal fits. /goals lists all."
  }

  private static func hint(_ count: Int) -> String {
    "\(Plural.of(count, "goal")) put away: /goals --status archived, or abandoned."
  }
}
