import Edge
import Numbers
import Time
import UseCases
import Wellness

/// A command that asks for advice for one goal, the active one where none is named.
struct AdviceCommand<Given: AdviceReport>: SingleCommand {
  static var usage: Usage { Given.usage }

  let name: String?
  /// Whether advice is asked for that is new, also where some is kept.
  let isFresh: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
    isFresh = arguments.has("fresh")
  }

  func run(in shell: Shell) throws -> Given? {
    let goal = try shell.names.goal(name)
    try shell.changes.announceSending(of: goal)
    return try Given(for: goal, isFresh: isFresh, in: shell)
  }
}

/// Advice of one kind, and the command that gives it.
protocol AdviceReport: Report {
  static var usage: Usage { get }

  /// Asks for it.
  init(for goal: Goal, isFresh: Bool, in shell: Shell) throws
}

extension Usage {
  /// - Parameter fresh: what `--fresh` does, for a command that keeps what it was given.
  static func advice(_ word: String, help: String, example: String, fresh: String? = nil) -> Usage {
    Usage(
      words: [word], group: .coaching,
      parameters: [Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
      flags: fresh.map { [Flag(name: "fresh", kind: .none, placeholder: "", help: $0)] } ?? [],
      help: help, example: example)
  }
}

/// `/tips`: advice for a goal, with priority and category.
typealias Tips = AdviceCommand<TipsGiven>

/// Tips for a goal, the most important first.
struct TipsGiven: AdviceReport {
  static let usage = Usage.advice(
    "tips", help: "get tips for a goal", example: "/tips 1 --fresh",
    fresh: "new ones, also where those of this week are kept")

  let head: AdviceHead
  let tips: [Tip]

  static let fields: [Field<TipsGiven>] = [Field("about", \.head), Field("tips", \.tips)]

  init(for goal: Goal, isFresh: Bool, in shell: Shell) throws {
    let given = try shell.advice.tips(for: goal, isFresh: isFresh)
    (head, tips) = (try AdviceHead(telling: given, for: goal, in: shell), given.advice)
  }

  func lines(in shell: Shell) throws -> [Styled] {
    var lines = [try head.line("Tips for", in: shell)]
    for (index, tip) in tips.enumerated() {
      if index == 0 || tips[index - 1].priority != tip.priority {
        lines.append(Styled(TipsGiven.heading(tip.priority), .heading))
      }
      let subject = tip.category == .general ? "" : " (\(tip.category.rawValue))"
      lines.append(
        Styled("\(index + 1). ", .faint) + Styled(tip.text.oneLine) + Styled(subject, .faint))
    }
    return lines
  }

  private static func heading(_ priority: Tip.Priority) -> String {
    switch priority {
    case .high: "First"
    case .medium: "Then"
    case .low: "When there's time"
    }
  }
}

/// `/suggest`: what to do next for a goal, and what would help.
typealias Suggest = AdviceCommand<StepsGiven>

/// What to do next for a goal.
struct StepsGiven: AdviceReport {
  static let usage = Usage.advice(
    "suggest", help: "get next steps for a goal", example: "/suggest 1",
    fresh: "new ones, also where those of today are kept")

  let head: AdviceHead
  let steps: NextSteps

  static let fields: [Field<StepsGiven>] = [
    Field("about", \.head), Field("next_steps", \.steps.steps),
    Field("suggestions", \.steps.suggestions), Field("motivation", \.steps.motivation),
  ]

  init(for goal: Goal, isFresh: Bool, in shell: Shell) throws {
    let given = try shell.advice.nextSteps(for: goal, isFresh: isFresh)
    (head, steps) = (try AdviceHead(telling: given, for: goal, in: shell), given.advice)
  }

  func lines(in shell: Shell) throws -> [Styled] {
    var lines = [try head.line("Suggestions for", in: shell)]
    lines += AdviceHead.list("Next steps", steps.steps, isNumbered: true)
    lines += AdviceHead.list("What helps", steps.suggestions)
    if let motivation = steps.motivation, !motivation.isEmpty {
      lines.append(Styled(motivation.oneLine, .good))
    }
    return lines
  }
}

/// `/analyze`: where a goal stands, when it is reached, what goes well and what does not.
typealias Analyze = AdviceCommand<Analysis>

/// Where a goal stands and leads to.
struct Analysis: AdviceReport {
  static let usage = Usage.advice(
    "analyze", help: "see where a goal leads to", example: "/analyze 1")

  let head: AdviceHead
  let outlook: GoalOutlook

  static let fields: [Field<Analysis>] = [
    Field("about", \.head), Field("progress", \.outlook.progress),
    Field("projected_date", \.outlook.projectedDate), Field("text", \.outlook.text),
    Field("strengths", \.outlook.strengths), Field("challenges", \.outlook.challenges),
    Field("recommendations", \.outlook.recommendations),
  ]

  init(for goal: Goal, isFresh: Bool, in shell: Shell) throws {
    let given = try shell.advice.outlook(for: goal)
    (head, outlook) = (try AdviceHead(telling: given, for: goal, in: shell), given.advice)
  }

  func lines(in shell: Shell) throws -> [Styled] {
    let percent = Percent.of(outlook.progress)
    var lines = [
      try head.line("Analysis of", in: shell),
      Bar.of(outlook.progress, percent: percent),
      Styled("projected  ", .faint)
        + Styled(Analysis.projection(outlook.projectedDate, due: head.goal.targetDate)),
    ]
    lines += outlook.text.split(separator: "\n").map { Styled(String($0)) }
    lines += AdviceHead.list("Strengths", outlook.strengths)
    lines += AdviceHead.list("Challenges", outlook.challenges)
    lines += AdviceHead.list("Recommendations", outlook.recommendations, isNumbered: true)
    return lines
  }

  /// `2026-05-20, 11 days before it is due`.
  static func projection(_ date: CalendarDate?, due: CalendarDate?) -> String {
    guard let date else { return "cannot be told yet" }
    guard let due else { return "\(date)" }
    let days = date.days(until: due)
    switch days {
    case 0: return "\(date), the day it is due"
    case ..<0: return "\(date), \(Plural.of(-days, "day")) after it is due"
    default: return "\(date), \(Plural.of(days, "day")) before it is due"
    }
  }
}

/// `/ideas`: goals for what was spoken of in the active chat, or general ones.
struct Ideas: BareCommand {
  static let usage = Usage(
    words: ["ideas"], group: .coaching, help: "get goals suggested from the chat",
    example: "/ideas")

  func run(in shell: Shell) throws -> IdeasOffered? {
    let offer = try shell.ideas.offer()
    if let notice = offer.notice { try shell.edge.complain(Styled(notice)) }
    if case .general(let reason) = offer.source {
      try shell.edge.complain(Styled(Ideas.sentence(reason)))
    }
    return IdeasOffered(offer: offer)
  }

  /// Why it does not come from the chat.
  private static func sentence(_ reason: IdeaUseCases.Reason) -> String {
    switch reason {
    case .noChat: "No chat is open, so these are general ideas: /chat leads to ones of your own."
    case .chatHasGoal:
      "This chat is about a goal already, so these are general ideas: /chat opens a general one."
    case .tooLittleSaid:
      "Too little was said in this chat yet, so these are general ideas: tell your coach more."
    }
  }

  static func difficulty(_ level: Int) -> String {
    switch level {
    case 1: "very easy"
    case 2: "easy"
    case 4: "hard"
    case 5: "very hard"
    default: "neither easy nor hard"
    }
  }
}

/// Goals that are suggested, which numbers mean from now on.
struct IdeasOffered: Report {
  let offer: IdeaUseCases.Offer

  static let fields: [Field<IdeasOffered>] = [
    Field("chat", \.chat?.id), Field("ideas", \.offer.proposals),
    Field("repeated", \.offer.repeated),
  ]

  /// The one that they come from; general ones come from none.
  private var chat: Consultation? {
    if case .chat(let chat) = offer.source { chat } else { nil }
  }

  func lines(in shell: Shell) throws -> [Styled] {
    var lines: [Styled] = []
    if let chat {
      lines.append(
        Styled("Goals for what you spoke of with ") + Styled(chat.persona.displayName, .strong))
    }
    for (index, proposal) in offer.proposals.enumerated() {
      lines += IdeasOffered.lines(proposal, number: index + 1)
    }
    if !offer.proposals.isEmpty {
      let hint = [Styled("/ideas take N makes one of them a goal.", .faint)]
      return lines + (try Hint.ideaTaken.tell(hint, in: shell) ?? [])
    }
    return lines + [
      offer.repeated > 0
        ? "Your active goals say all of it already." : "There are no ideas at the moment."
    ]
  }

  private static func lines(_ proposal: GoalProposal, number: Int) -> [Styled] {
    let facts = [
      proposal.target.map { "\($0)" }, proposal.days.map { "in \(Plural.of($0, "day"))" },
      Ideas.difficulty(proposal.difficulty),
    ].compactMap { $0 }
    var lines = [
      Styled(Columns.right("\(number)", 3) + "  ", .faint) + Styled(proposal.title.oneLine, .strong)
        + Styled("  " + facts.joined(separator: ", "), .faint)
    ]
    if !proposal.rationale.isEmpty { lines.append(Styled("     " + proposal.rationale.oneLine)) }
    return lines
  }
}

/// `/ideas take`: makes a goal of what was suggested.
struct IdeasTake: SingleCommand {
  static let usage = Usage(
    words: ["ideas", "take"], group: .coaching,
    parameters: [Usage.Parameter(name: "N", kind: .number)],
    flags: [
      Usage.Flag(name: "by", kind: .date, placeholder: "DATE", help: "until when")
    ],
    help: "make one of them a goal", example: "/ideas take 1 --by +30d")

  let number: Int
  let by: DayWords?

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let word = arguments.words.first?.text else { throw .missing("N") }
    guard let number = Int(word, in: 1...Int.exactRange.upperBound) else {
      throw .bad(word, for: "N", expected: "the number of an idea, such as 1")
    }
    self.number = number
    by = try arguments.date("by")
  }

  func run(in shell: Shell) throws -> GoalReport? {
    let (found, count) = try shell.ideas.proposal(number)
    guard let proposal = found else {
      throw CommandRefusal(
        count == 0
          ? "There are no ideas at the moment: tell your coach more, then /ideas."
          : "There are only \(Plural.of(count, "idea")): /ideas lists them.")
    }
    let before = try shell.goals.active()
    let goal = try shell.ideas.adopt(proposal, by: by?.date(from: shell.today))
    let number = try shell.names.number(of: goal)
    var report = GoalReport(goal, number: number, try GoalNew.saved(goal, number, in: shell))
    report.said += try GoalNew.inference(of: goal, in: shell)
    if goal.consultationID != nil {
      let hint = try Hint.ideaLinked.tell("; /chat goal talks about it", in: shell) ?? ""
      report.said.append(Styled("It is linked to this chat\(hint).", .faint))
    }
    if let before, before.id != goal.id {
      report.said.append(
        Styled(
          "It is the active goal now; /goal use \(try shell.names.number(of: before)) goes back to"
            + " \(before.title).", .faint))
    }
    return report
  }
}
