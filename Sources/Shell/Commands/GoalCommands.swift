import Edge
import Time
import UseCases
import Wellness

/// `/goal list`, `/goals`: the goals with their progress.
struct GoalList: SingleCommand {
  static let usage = Usage(
    words: ["goal", "list"], alias: "goals", group: .goals,
    parameters: [
      Usage.Parameter(
        name: "STATUS", kind: .choice(GoalList.statusWords), isRequired: false)
    ],
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

  /// The list that is meant where none is named.
  static let plain = "/goals"

  let selection: GoalSelection
  let page: PageFlag

  /// What may stand without a flag: the states, `done` for completed, and `all`.
  private static let statusWords = GoalStatus.known.map(\.rawValue) + ["done", "all"]

  init(_ arguments: Arguments) throws(UsageProblem) {
    let word = arguments.words.first?.text.lowercased()
    if let word, !GoalList.statusWords.contains(word) {
      throw .bad(
        word, for: GoalList.plain,
        expected: "one of " + GoalList.statusWords.joined(separator: ", "),
        known: GoalList.statusWords)
    }
    let flag = try arguments.choice("status", of: GoalStatus.known.map(\.rawValue))
    let status = flag ?? (word == "done" ? GoalStatus.completed.rawValue : word)
    selection = GoalSelection(
      status: status == "all" ? nil : status.map(GoalStatus.init(rawValue:)),
      type: try arguments.choice("type", of: GoalType.known.map(\.rawValue))
        .map(GoalType.init(rawValue:)),
      view: try arguments.choice("view", of: GoalView.allCases.map(\.rawValue))
        .flatMap(GoalView.init(rawValue:)), hasPutAway: status == "all")
    page = try PageFlag(arguments)
  }

  func run(in shell: Shell) throws -> GoalListed? {
    let listed = try shell.goals.list(selection, limit: page.limit, offset: page.offset)
    // Archived and abandoned goals are put away: they are listed where they are asked for.
    let hidden = selection.isPlain ? try shell.goals.count(GoalStatus.putAway) : 0
    let first = page.offset + 1
    shell.names.listedGoals.show(listed.goals.map(\.id), by: command, from: first)
    let active = try shell.goals.active()?.id
    let rows = try listed.goals.enumerated().map { index, goal in
      GoalListed.Row(
        number: first + index, isActive: goal.id == active, measured: try shell.goals.measured(goal)
      )
    }
    return GoalListed(
      rows: rows, total: try total(listed, in: shell), putAway: hidden,
      count: try shell.goals.count(), command: command,
      rest: page.rest(after: rows.count, of: listed.total, command: command))
  }

  /// How many fit, also where the page is none.
  private func total(_ listed: GoalUseCases.Listed, in shell: Shell) throws -> Int {
    guard listed.goals.isEmpty, page.offset > 0 else { return listed.total }
    return try shell.goals.list(selection, limit: 1, offset: 0).total
  }

  /// What was asked for, without the page.
  private var command: String {
    let flags = [
      ("status", selection.status?.rawValue), ("type", selection.type?.rawValue),
      ("view", selection.view?.rawValue),
    ]
    let plain = GoalList.plain + (selection.hasPutAway ? " all" : "")
    return flags.reduce(plain) { line, flag in
      flag.1.map { "\(line) --\(flag.0) \($0)" } ?? line
    }
  }
}

/// Goals with their numbers, which later commands may name.
struct GoalListed: Report {
  struct Row: Record {
    let number: Int
    let isActive: Bool
    let measured: MeasuredGoal
    var goal: Goal { measured.goal }

    static let fields: [Field<Row>] = [
      Field("number", \.number), Field("is_active", \.isActive), Field("goal", \.goal),
    ]
  }

  let rows: [Row]
  /// How many fit what was asked for, on all pages.
  let total: Int
  /// How many a plain list leaves out.
  let putAway: Int
  /// How many there are in all.
  let count: Int
  /// What lists the first page.
  let command: String
  /// Says how to see what is on further pages; `nil` where there is none.
  let rest: String?

  static let fields: [Field<GoalListed>] = [
    Field("goals", \.rows), Field("total", \.total), Field("put_away", \.putAway),
    Field("count", \.count),
  ]

  func lines(in shell: Shell) -> [Styled] {
    let hint = "\(Plural.of(putAway, "goal")) put away: /goals --status archived, or abandoned."
    if rows.isEmpty {
      if total > 0 { return [Styled("There is no such page. \(command) shows the first.")] }
      return [
        count == 0
          ? Styled("No goals yet. Make one: " + GoalNew.usage.example)
          : putAway == count ? Styled(hint) : "No goal fits. /goals lists all."
      ]
    }
    let widths = (
      title: Columns.width(of: rows.map(\.goal.title)),
      amount: Columns.width(of: rows.map { AmountText.amount($0.measured) })
    )
    let lines = rows.map { row in
      GoalText.row(
        row.measured, number: row.number, isActive: row.isActive, widths: widths,
        today: shell.today)
    }
    return Styled.table(lines) + (rest.map { [Styled($0, .faint)] } ?? [])
      + (putAway > 0 ? [Styled(hint, .faint)] : [])
  }
}

/// `/goal show`: all there is to a goal.
struct GoalShow: SingleCommand {
  static let usage = Usage(
    words: ["goal", "show"], group: .goals,
    parameters: [Usage.Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
    help: "show a goal in full", example: "/goal show 1", isQuick: true)

  let name: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
  }

  func run(in shell: Shell) throws -> GoalShown? {
    let goal = try shell.names.goal(name)
    return GoalShown(
      measured: try shell.goals.standing(of: goal),
      history: try shell.goals.history(of: goal),
      chat: try goal.consultationID.flatMap { try shell.consultations.consultation($0) })
  }
}

/// A goal with what was noted of it.
struct GoalShown: Report {
  let measured: MeasuredGoal
  /// Oldest first.
  let history: [ProgressEntry]
  /// The one that is about it.
  let chat: Consultation?

  static let fields: [Field<GoalShown>] = [
    Field("goal", \.goal), Field("period", \.measured.period), Field("history", \.history),
    Field("chat", \.chat),
  ]

  private var goal: Goal { measured.goal }

  func lines(in shell: Shell) -> [Styled] {
    var lines = GoalText.details(measured, today: shell.today)
    func add(_ label: String, _ text: Styled) {
      lines.append(Styled(Columns.left(label, 10), .faint) + text)
    }
    if let period = measured.period {
      if !measured.measure.isKeptByPeriod {
        add("period", Styled(ProgressText.period(measured, period)))
      }
      add("streak", Styled(ProgressText.streak(measured.recurrence, period)))
    }
    let day = shell.context.zone.date(at:)
    if let line = ProgressText.history(history, of: goal, day: day) { add("history", line) }
    if let chat {
      let hint = chat.status == .active ? "/chat goal goes on with it" : chat.status.rawValue
      add("chat", Styled("\(chat.persona.displayName): \(hint)"))
    }
    if goal.isMissing {
      lines.append(
        "sync      gone from the backend: /goal restore makes it again there, /goal delete removes it here"
      )
    } else if goal.backendID == nil {
      lines.append("sync      not sent yet")
    }
    return lines
  }
}

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
