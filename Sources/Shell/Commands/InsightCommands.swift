import Edge
import Time
import UseCases
import Wellness

/// `/insight new`: lets the backend look at a day, a week or another period.
struct InsightNew: SingleCommand {
  static let usage = Usage(
    words: ["insight", "new"], group: .insights,
    parameters: [
      Usage.Parameter(
        name: "TYPE", kind: .choice(InsightType.known.map(\.rawValue)), isRequired: false)
    ],
    flags: [
      Usage.Flag(name: "from", kind: .date, placeholder: "DATE", help: "the first day"),
      Usage.Flag(name: "to", kind: .date, placeholder: "DATE", help: "the last day"),
      Usage.Flag(name: "goal", kind: .goal, placeholder: "GOAL", help: "about this goal alone"),
      Usage.Flag(
        name: "without", kind: .choice(["goals"]), placeholder: "goals", help: "what to leave out"),
      Usage.Flag(
        name: "force", kind: .none, placeholder: "",
        help: "also where there is one of the last 24 hours"),
    ],
    help: "look at a day, a week, a month", example: "/insight new weekly")

  let type: InsightType
  let from: DayWords?
  let to: DayWords?
  let goal: String?
  let leavesOutGoals: Bool
  let isForced: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    let known = InsightType.known.map(\.rawValue)
    if let word = arguments.words.first?.text {
      guard known.contains(word.lowercased()) else {
        throw .bad(
          word, for: "TYPE", expected: "one of " + known.joined(separator: ", "), known: known)
      }
      type = InsightType(rawValue: word.lowercased())
    } else {
      type = .daily
    }
    from = try arguments.date("from")
    to = try arguments.date("to")
    goal = arguments.string("goal")
    leavesOutGoals = try arguments.choice("without", of: ["goals"]) != nil
    isForced = arguments.has("force")
  }

  func run(in shell: Shell) throws -> InsightMade? {
    if goal != nil, leavesOutGoals {
      throw CommandRefusal("--goal and --without goals exclude each other: leave one out.")
    }
    let goal = try goal.map { try shell.names.goal($0) }
    if let goal { try shell.changes.announceSending(of: goal) }
    let wish = try wish(on: shell.today, in: shell.context.zone)
    let generated = try shell.insights.generate(wish, about: goal, isForced: isForced)
    let report = try InsightMade(generated, in: shell)
    try shell.prompt.offerCompletions()
    return report
  }

  /// Whole days in the user's calendar.
  func wish(on today: CalendarDate, in zone: OffsetZone) throws -> Insight.Wish {
    let (first, last) = (from?.date(from: today), to?.date(from: today))
    if let first, first > last ?? today {
      throw CommandRefusal("\(first) is after \(last ?? today): name an earlier day with --from.")
    }
    func midnight(_ date: CalendarDate) -> Instant {
      Instant(date) + .seconds(-zone.minutes * 60)
    }
    return Insight.Wish(
      type, from: first.map(midnight), to: last.map { midnight($0) + .seconds(86_399) },
      includesGoals: !leavesOutGoals)
  }
}

/// An insight that was made, or the one that there is already.
struct InsightMade: Report {
  let number: Int
  let insight: Insight
  let isNew: Bool

  static let fields: [Field<InsightMade>] = [
    Field("number", \.number), Field("insight", \.insight), Field("is_new", \.isNew),
  ]

  init(_ generated: InsightUseCases.Generated, in shell: Shell) throws {
    switch generated {
    case .made(let insight): (self.insight, isNew) = (insight, true)
    case .exists(let insight): (self.insight, isNew) = (insight, false)
    }
    number = try shell.names.number(of: insight)
  }

  func lines(in shell: Shell) throws -> [Styled] {
    guard isNew else {
      let age = Age.text(shell.edge.now - insight.createdAt)
      return [
        Styled(
          "Insight \(number) is \(insight.type.rawValue) and \(age) old: /insight show \(number), or --force for another."
        )
      ]
    }
    var lines = ["Insight \(number): " + Styled(insight.title.oneLine, .strong)]
    if !insight.summary.isEmpty { lines.append(Styled(insight.summary.oneLine)) }
    let hint = [Styled("/insight show \(number) shows all of it.", .faint)]
    return lines + (try Hint.insightInFull.tell(hint, in: shell) ?? [])
  }
}

/// `/insight list`: the insights, the latest first.
struct InsightList: SingleCommand {
  static let usage = Usage(
    words: ["insight", "list"], alias: "insights", group: .insights,
    flags: [
      Usage.Flag(name: "unread", kind: .none, placeholder: "", help: "only those not read yet"),
      Usage.Flag(name: "favorites", kind: .none, placeholder: "", help: "only favourites"),
      Usage.Flag(
        name: "type", kind: .choice(InsightType.known.map(\.rawValue)), placeholder: "TYPE",
        help: "only those of a type"),
      Usage.Flag(name: "archived", kind: .none, placeholder: "", help: "those put away"),
    ],
    help: "list insights, the latest first", example: "/insight list --unread")

  let isUnreadOnly: Bool
  let isFavoritesOnly: Bool
  let type: InsightType?
  let isArchived: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    isUnreadOnly = arguments.has("unread")
    isFavoritesOnly = arguments.has("favorites")
    type = try arguments.choice("type", of: InsightType.known.map(\.rawValue))
      .map(InsightType.init(rawValue:))
    isArchived = arguments.has("archived")
  }

  /// The list that is meant where none is named.
  static let plain = "/insight list"

  /// What was asked for.
  private var command: String {
    isUnreadOnly || isFavoritesOnly || type != nil || isArchived
      ? InsightList.plain + " of some" : InsightList.plain
  }

  func run(in shell: Shell) throws -> InsightListed? {
    let (all, obstacle) = try shell.insights.list(archived: isArchived)
    if let obstacle {
      try shell.edge.complain(
        Styled("No new list (\(FailureText.brief(obstacle))): this is what is kept here.", .warning)
      )
    }
    let shown = all.filter {
      (!isUnreadOnly || !$0.isRead) && (!isFavoritesOnly || $0.isFavorite)
        && (type == nil || $0.type == type)
    }
    if !shown.isEmpty {
      shell.names.listedInsights.show(shown.map(\.id), by: command)
      try shell.prompt.offerCompletions()
    }
    return InsightListed(
      rows: shown.enumerated().map {
        InsightListed.Row(number: $0.offset + 1, insight: $0.element)
      },
      count: all.count, isArchived: isArchived, obstacle: obstacle)
  }
}

/// Insights with their numbers, which later commands may name.
struct InsightListed: Report {
  struct Row: Record {
    let number: Int
    let insight: Insight

    static let fields: [Field<Row>] = [Field("number", \.number), Field("insight", \.insight)]
  }

  let rows: [Row]
  /// How many there are, whatever was asked for.
  let count: Int
  let isArchived: Bool
  /// Why these are those that are kept here.
  let obstacle: Failure?

  static let fields: [Field<InsightListed>] = [
    Field("insights", \.rows), Field("count", \.count), Field("is_archived", \.isArchived),
    Field("obstacle") { $0.obstacle.map { ErrorKind($0).rawValue } },
  ]

  func lines(in shell: Shell) -> [Styled] {
    if rows.isEmpty {
      return [
        count == 0 && !isArchived
          ? Styled("No insights yet. Make one: " + InsightNew.usage.example)
          : Styled(
            isArchived ? "No archived insight fits." : "No insight fits. /insight list lists all.")
      ]
    }
    return rows.map { row in
      InsightText.row(
        row.insight, number: row.number, time: shell.clockText(row.insight.createdAt))
    }
  }
}

/// `/insight show`: an insight in full, which is read then.
struct InsightShow: SingleCommand {
  static let usage = Usage(
    words: ["insight", "show"], group: .insights,
    parameters: [Usage.Parameter(name: "N", kind: .insight)],
    help: "show an insight in full", example: "/insight show 1")

  let name: String

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let name = arguments.words.first?.text else { throw .missing("N") }
    self.name = name
  }

  func run(in shell: Shell) throws -> InsightReport? {
    let insight = try shell.insights.markRead(shell.names.insight(name))
    return InsightReport(insight, InsightText.details(insight, zone: shell.context.zone))
  }
}
