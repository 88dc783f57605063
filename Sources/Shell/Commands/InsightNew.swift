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
