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
      Usage.Flag(
        name: "target", kind: .quantity, placeholder: "N UNIT", help: "what is to be reached"),
      Usage.Flag(
        name: "current", kind: .quantity, placeholder: "N", help: "where it stands now"),
      Usage.Flag(name: "by", kind: .date, placeholder: "DATE", help: "until when"),
      Usage.Flag(name: "start", kind: .date, placeholder: "DATE", help: "from when"),
      Usage.Flag(
        name: "type", kind: .choice(GoalType.known.map(\.rawValue)), placeholder: "TYPE",
        help: "what it is about; inferred from the title"),
      Usage.Flag(
        name: "every", kind: .choice(["day", "week", "month"]), placeholder: "PERIOD",
        help: "counts anew each day, week or month"),
      Usage.Flag(
        name: "description", kind: .text, placeholder: "TEXT",
        help: "what helps the coach to help"),
    ],
    help: "make a goal",
    example: "/goal new \"Walk 10k steps\" --target 10000 steps --by +30d")

  let title: String?
  let target: Quantity?
  let current: Quantity?
  let by: DayWords?
  let start: DayWords?
  let type: GoalType?
  let every: Recurrence?
  let description: String

  init(_ arguments: Arguments) throws(UsageProblem) {
    title = try arguments.joined.map(GoalTitle.read)
    target = try arguments.quantity("target")
    current = try arguments.quantity("current")
    by = try arguments.date("by")
    start = try arguments.date("start")
    type = try arguments.choice("type", of: GoalType.known.map(\.rawValue))
      .map(GoalType.init(rawValue:))
    every =
      switch try arguments.choice("every", of: ["day", "week", "month"]) {
      case "day": .daily
      case "week": .weekly
      case "month": .monthly
      default: nil
      }
    description = arguments.string("description") ?? ""
  }

  func run(in shell: Shell) throws -> GoalReport? {
    var draft = GoalUseCases.Draft(title: title ?? "")
    draft.target = target
    draft.current = current?.value
    draft.type = type
    draft.every = every
    draft.description = description
    draft.by = by?.date(from: shell.today)
    draft.start = start?.date(from: shell.today)
    if title == nil {
      guard shell.canAsk else {
        throw Refusal(UsageProblem.missing("TITLE"), GoalNew.usage)
      }
      guard let asked = try GoalQuestions(shell).ask(draft) else { return nil }
      draft = asked
    }
    let goal = try shell.goals.create(draft)
    let number = try shell.names.number(of: goal)
    return GoalReport(
      goal, number: number, "Goal \(number) saved: " + GoalText.summary(goal) + ".")
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
    let target = draft.target ?? GoalRules.defaultTarget
    guard
      let quantity = try answer(
        "How much? Enter takes \(target).",
        { text throws(UsageProblem) in
          text.isEmpty ? target : try Arguments.quantity(text, for: "the target")
        })
    else { return nil }
    draft.target = quantity
    let date = draft.by ?? shell.today.adding(days: GoalRules.defaultDays)
    guard
      let by = try answer(
        "Until when? Enter takes \(date).",
        { text throws(UsageProblem) in
          text.isEmpty ? date : try DayWords(text, for: "the date").date(from: shell.today)
        })
    else { return nil }
    draft.by = by
    guard
      let description = try answer(
        "What should your coach know about it? Enter skips this.", { $0 })
    else {
      return nil
    }
    draft.description = description
    return draft
  }

  private func answer<Value>(
    _ question: String, _ read: (String) throws(UsageProblem) -> Value?
  ) throws -> Value? {
    let value = try shell.dialog.answer(question, for: GoalNew.usage, read)
    if value == nil { try shell.edge.complain("No goal was made.") }
    return value
  }
}
