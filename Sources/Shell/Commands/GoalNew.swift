import Edge
import Time
import UseCases
import Wellness

/// `/goal new`: makes a goal; without a title, at a terminal, by asking for its fields.
struct GoalNew: SingleCommand {
  static let usage = Usage(
    words: ["goal", "new"], group: .goals,
    parameters: [Usage.Parameter(name: "TITLE", kind: .text, isLong: true)],
    flags: [
      .target, .current, .by,
      Usage.Flag(name: "start", kind: .date, placeholder: "DATE", help: "from when"),
      .goalType("what it is about; inferred from the title"),
      .every("day, week, month or once; inferred from title and unit"),
      .measure("what its number means; inferred from the goal"), .description,
    ],
    help: "make a goal",
    example: "/goal new \"Walk 10k steps\" --target 10000 steps --by +30d")

  let title: String?
  let start: DayWords?
  let fields: GoalFlags

  init(_ arguments: Arguments) throws(UsageProblem) {
    title = try arguments.joined.map(GoalTitle.read)
    fields = try GoalFlags(arguments)
    start = try arguments.date("start")
  }

  func run(in shell: Shell) throws -> GoalReport? {
    var draft = GoalUseCases.Draft(title: title ?? "")
    draft.said = try fields.change(
      in: title.flatMap { TitleReading($0).target?.unit } ?? "", today: shell.today)
    draft.start = start?.date(from: shell.today)
    let isPeriodAsked = draft.every != nil
    var origin: Styled?
    var leavesNumber = false
    var unreadDate: String?
    if let title {
      let reading = TitleReading(title)
      origin = draft.said.fillGaps(reading, today: shell.today)
      leavesNumber = draft.target == nil && origin == nil && reading.leavesNumber
      if draft.by == nil { unreadDate = reading.byText }
    } else {
      guard shell.canAsk else {
        throw CommandRefusal(UsageProblem.missing("TITLE"), GoalNew.usage)
      }
      guard let asked = try GoalQuestions(shell).ask(draft) else { return nil }
      draft = asked
    }
    let goal = try shell.goals.create(draft)
    let number = try shell.names.number(of: goal)
    var report = GoalReport(goal, number: number, try GoalNew.saved(goal, number, in: shell))
    if let hint = try origin.flatMap({ try Hint.titleRead.tell($0, in: shell) }) {
      report.said.append(hint)
    }
    if let unreadDate { report.said.append(GoalNew.lacksDate(goal, unreadDate)) }
    if goal.lacksStart {
      report.said.append(
        Styled(
          "Where does it stand now? /goal progress N notes it, and it starts from there.", .faint))
    }
    if leavesNumber {
      report.said.append(
        Styled(
          "The number in the title is not taken for a target: /goal edit --target N UNIT sets one.",
          .faint))
    }
    if !isPeriodAsked, draft.every == nil {
      report.said += try GoalNew.inference(of: goal, in: shell)
    }
    let usual = max(goal.startDate, shell.today).adding(days: GoalRules.defaultDays)
    if draft.by == nil, goal.recurrence == nil, goal.targetDate != usual,
      let hint = try Hint.dateProposed.tell(
        Styled(
          "The date leaves time for half a kilo a week; /goal edit --by DATE changes it.", .faint),
        in: shell)
    {
      report.said.append(hint)
    }
    return report
  }

  /// `Goal 1 saved: Walk 10k steps (0 of 10,000 steps a day, until mid-June).`
  static func saved(_ goal: Goal, _ number: Int, in shell: Shell) throws -> Styled {
    let measured = try shell.goals.measured(goal)
    return "Goal \(number) saved: " + GoalText.summary(measured, today: shell.today) + "."
  }

  /// That the title seems to name a day that isn't known, and which one the goal has instead.
  private static func lacksDate(_ goal: Goal, _ text: String) -> Styled {
    let date = goal.targetDate.map { "\($0) is a default" } ?? "it has no end"
    return Styled(
      "No date could be taken from \"\(text)\": \(date); /goal edit --by DATE sets another.",
      .faint)
  }

  /// That a goal counts anew though nobody said so, and how to say otherwise.
  static func inference(of goal: Goal, in shell: Shell) throws -> [Styled] {
    guard let recurrence = goal.recurrence else { return [] }
    let noun = ProgressText.noun(recurrence)
    var once = goal
    once.recurrence = nil
    let other =
      once.recurrence(by: once.reading) == nil
      ? "/goal edit --every once makes one total of it."
      : "/goal edit --every \(noun == "day" ? "week" : "day") changes that."
    let reason =
      goal.setMeasure == .limit ? "as a limit does" : "going by its title and unit"
    let text = "It counts anew each \(noun), \(reason); \(other)"
    return try Hint.countsAnew.tell([Styled(text, .faint)], in: shell) ?? []
  }
}

extension GoalUseCases.Change {
  /// Takes what is not given from the title.
  ///
  /// - Returns: what was taken, and how to change it; `nil` where there is nothing to say.
  mutating func fillGaps(_ title: TitleReading, today: CalendarDate) -> Styled? {
    var taken: [String] = []
    var flags: [String] = []
    if let read = title.target(at: current) {
      if target == nil {
        (target, current) = (read, current ?? title.start)
        taken.append("the target")
        flags.append("--target N UNIT")
      } else if let given = target, given.unit.isEmpty,
        // `Run a 5k` and a target of 5k are kilometres.
        given.value == read.value || read.unit == "km" && given.value == read.value * 1000
      {
        target = read
      }
    }
    var origin = ""
    if by == nil, let date = title.date(from: today) {
      by = date
      taken.append("the date")
      flags.append("--by DATE")
      origin = title.byText.map { " (\"\($0)\" is \(date))" } ?? ""
    }
    guard let first = taken.first else { return nil }
    let both = taken.count > 1 ? "\(first) and \(taken[1]) come" : "\(first) comes"
    return Styled(
      "\(both.capitalizedFirst) from the title\(origin);"
        + " /goal edit \(flags.joined(separator: " "))"
        + " changes \(taken.count > 1 ? "them" : "it").", .faint)
  }
}

extension TitleReading {
  /// The day by which, where a goal may have it.
  func date(from today: CalendarDate) -> CalendarDate? {
    guard let date = by?.date(from: today), date > today, today.days(until: date) <= 5 * 366 else {
      return nil
    }
    return date
  }
}

/// Asks for the fields of a new goal one by one, with what is meant by an empty answer shown.
struct GoalQuestions {
  private let shell: Shell

  init(_ shell: Shell) {
    self.shell = shell
  }

  /// The draft with the answers, or `nil` when the user left.
  func ask(_ draft: GoalUseCases.Draft) throws -> GoalUseCases.Draft? {
    var draft = draft
    guard
      let title = try answer(
        "What do you want to reach?",
        { text throws(UsageProblem) in text.isEmpty ? nil : try GoalTitle.read(text) })
    else { return nil }
    draft.title = title
    let reading = TitleReading(title)
    let target = draft.target ?? reading.target(at: draft.current) ?? GoalRules.defaultTarget
    guard
      let quantity = try answer(
        "How much? Enter takes \(target).",
        { text throws(UsageProblem) in
          text.isEmpty ? target : try Arguments.quantity(text, for: "the target")
        }), let whole = try withUnit(quantity)
    else { return nil }
    draft.target = whole
    draft.said.splitPeriod()
    if shell.goals.lacksStart(draft) {
      guard
        let start = try answer(
          "Where does it stand now? Enter leaves that open.",
          { text throws(UsageProblem) -> Start? in
            if text.isEmpty { return Start(value: nil) }
            let given = try Arguments.quantity(text, for: "the value")
            return Start(value: try given.value(in: whole.unit, written: text))
          })
      else { return nil }
      draft.current = start.value
    }
    let named = reading.date(from: shell.today)
    let date =
      draft.by ?? named
      ?? (shell.goals.recurrence(of: draft) == nil
        ? shell.today.adding(days: GoalQuestions.days(draft, whole)) : nil)
    let origin =
      draft.by == nil
      ? reading.byText.map {
        named == nil ? ", as \"\($0)\" is no date that is known here" : ", \"\($0)\""
      } ?? "" : ""
    guard
      let by = try answer(
        "Until when? Enter takes \(date.map { "\($0)" } ?? "no end")\(origin).",
        { text throws(UsageProblem) -> By? in
          By(text.isEmpty ? date : try Arguments.day(text, for: "the date").date(from: shell.today))
        })
    else { return nil }
    draft.by = by.date
    guard
      let description = try answer(
        "What should your coach know about it? Enter skips this.", { $0 })
    else {
      return nil
    }
    draft.description = description
    return draft
  }

  /// How many days are proposed.
  private static func days(_ draft: GoalUseCases.Draft, _ target: Quantity) -> Int {
    GoalRules.days(
      title: draft.title, unit: target.unit,
      type: draft.type ?? .inferred(title: draft.title, unit: target.unit),
      from: draft.current ?? 0, to: target.value)
  }

  /// The amount with its unit, which is asked for where it has none.
  private func withUnit(_ quantity: Quantity) throws -> Quantity? {
    guard quantity.unit.isEmpty else { return quantity }
    let usual = GoalRules.defaultTarget.unit
    return try answer(
      "\(quantity) of what? For example km or pages; Enter takes \(usual).",
      { text throws(UsageProblem) in
        if text.isEmpty { return Quantity(quantity.value, usual) }
        if let whole = Quantity(text), !whole.unit.isEmpty { return whole }
        guard text.first?.isLetter == true || text == "%", text.count <= 50 else {
          throw .bad(text, for: "the unit", expected: "a word such as km")
        }
        return Quantity(quantity.value, text)
      })
  }

  /// Where a goal stands, or nothing.
  private struct Start {
    let value: Double?
  }

  /// A day, or none.
  private struct By {
    let date: CalendarDate?

    init(_ date: CalendarDate?) { self.date = date }
  }

  private func answer<Value>(
    _ question: String, _ read: (String) throws(UsageProblem) -> Value?
  ) throws -> Value? {
    let value = try shell.dialog.answer(question, for: GoalNew.usage, read)
    if value == nil { try shell.edge.complain("No goal was made.") }
    return value
  }
}
