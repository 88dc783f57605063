import Edge
import UseCases
import Wellness

/// `/ideas`: goals for what was spoken of in the active chat, or general ones.
struct Ideas: SingleCommand {
  static let usage = Usage(
    words: ["ideas"], group: .coaching, help: "get goals suggested from the chat",
    example: "/ideas")

  init(_ arguments: Arguments) {}

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
