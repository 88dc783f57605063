import Edge
import ServiceClient
import Store
import Time
import Wellness

/// Goals that the backend suggests, and the making of one of them.
package final class IdeaUseCases {
  private let context: ClientContext
  private let goals: GoalUseCases
  private let chats: ConsultationUseCases
  /// What was suggested last, which numbers mean.
  private var last: Offer?

  package init(_ context: ClientContext, _ goals: GoalUseCases, _ chats: ConsultationUseCases) {
    self.context = context
    self.goals = goals
    self.chats = chats
  }

  /// Why what is suggested does not come from a chat.
  package enum Reason: Hashable, Sendable {
    case noChat
    /// The chat is about a goal already.
    case chatHasGoal
    case tooLittleSaid
  }

  /// Where suggestions come from.
  package enum Source: Hashable, Sendable {
    case chat(Consultation)
    case general(Reason)
  }

  /// What is suggested.
  package struct Offer: Hashable, Sendable {
    /// Those that no active goal says already.
    package let proposals: [GoalProposal]
    /// Where they come from.
    package let source: Source
    /// How many were left out since an active goal says the same.
    package let repeated: Int
    /// A line of the backend about who suggests them, when it has one.
    package let notice: String?
  }

  /// Goals for what was spoken of in the active consultation, where that can be done (backend
  /// contract, "Suggestions from a consultation"), else general ones.
  package func offer() throws -> Offer {
    let chat = try chats.active()
    let (remote, source) = try suggestions(from: chat)
    let active = try context.store.goals().filter { $0.status == .active }
    let proposals = remote.proposals.map(\.cleaned)
    let new = proposals.filter { proposal in
      !active.contains {
        GoalSimilarity.isDuplicate(proposal.title, proposal.type, of: $0.title, $0.type)
      }
    }
    let offer = Offer(
      proposals: new, source: source, repeated: proposals.count - new.count,
      notice: remote.notice?.withoutControls)
    last = offer
    return offer
  }

  /// The suggestion of a number, counted from 1, in the last offer; where there was none in this
  /// run, in a new one.
  ///
  /// - Returns: `nil` for a number that is none, with how many there are.
  package func proposal(_ number: Int) throws -> (proposal: GoalProposal?, count: Int) {
    let offer = try last ?? offer()
    let proposals = offer.proposals
    guard proposals.indices.contains(number - 1) else { return (nil, proposals.count) }
    return (proposals[number - 1], proposals.count)
  }

  /// Makes a goal of a suggestion, and says that it comes from the chat that it was suggested in,
  /// unless another one does already. Where only the second fails, the goal is there all the same
  /// and the outbox has the rest.
  ///
  /// - Parameter by: until when; `nil` for as long as the suggestion says, or 30 days.
  /// - Throws: `GoalProblem` for the first rule that it would break; nothing is stored then.
  package func adopt(_ proposal: GoalProposal, by: CalendarDate?) throws -> Goal {
    var draft = GoalUseCases.Draft(title: proposal.title)
    draft.description = String(proposal.description.prefix(1000))
    draft.type = proposal.type
    draft.target = proposal.target
    draft.by = by ?? context.today.adding(days: proposal.days ?? GoalRules.defaultDays)
    let goal = try goals.create(draft)
    guard case .chat(let chat)? = last?.source, try isFree(chat) else { return goal }
    return try goals.link(goal, to: chat)
  }

  /// A consultation is about one goal at most.
  private func isFree(_ chat: Consultation) throws -> Bool {
    try !goals.all().contains { $0.consultationID == chat.id }
  }

  private func suggestions(
    from chat: Consultation?
  ) throws -> (remote: RemoteProposals, source: Source) {
    func general(_ reason: Reason) throws -> (remote: RemoteProposals, source: Source) {
      (try context.withRetry { try $0.proposals() }, .general(reason))
    }
    guard let chat else { return try general(.noChat) }
    guard chat.goalID == nil else { return try general(.chatHasGoal) }
    guard let id = chat.backendID, try context.store.messageCount(of: chat.id) > 0 else {
      return try general(.tooLittleSaid)
    }
    let remote = try context.withRetry { try $0.consultation(id) }
    guard remote.goalID == nil else { return try general(.chatHasGoal) }
    guard remote.canSuggestGoals else { return try general(.tooLittleSaid) }
    do {
      return (try context.withRetry { try $0.proposals(from: id) }, .chat(chat))
    } catch BackendError.refused(status: 400, _, _, _) {
      return try general(.tooLittleSaid)
    } catch let error as BackendError where error.meansNoRoute {
      return try general(.tooLittleSaid)
    }
  }
}

extension GoalProposal {
  fileprivate var cleaned: GoalProposal {
    var proposal = self
    proposal.title = title.withoutControls
    proposal.description = description.withoutControls
    proposal.rationale = rationale.withoutControls
    proposal.target?.unit = target?.unit.withoutControls ?? ""
    return proposal
  }
}
