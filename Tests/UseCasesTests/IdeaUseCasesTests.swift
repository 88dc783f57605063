import Edge
import SQLite
import ServiceClient
import Store
import Testing
import Time
import Wellness

@testable import UseCases

@Suite struct IdeaUseCasesTests {
  private let device: Device

  init() throws {
    device = try Device()
  }

  /// A chat in which enough was said.
  private func chat() throws -> Consultation {
    let chat = try device.chats.open(.generalWellness).consultation
    try device.say("I sleep badly and I am tired all day", in: chat)
    try device.say("I would like to go to bed earlier", in: chat)
    return chat
  }

  @Test func suggestsFromTheActiveChat() throws {
    let chat = try chat()
    let offer = try device.ideas.offer()
    #expect(offer.source == .chat(chat))
    #expect(offer.proposals.count == 3)
    #expect(device.sent.last == "POST /api/v1/consultations/\(try id(chat))/suggest-goals")
  }

  private func id(_ chat: Consultation) throws -> String {
    try device.store.consultation(chat.id)?.backendID?.text ?? ""
  }

  @Test func saysWhyItDoesNotComeFromAChat() throws {
    #expect(try device.ideas.offer().source == .general(.noChat))
    let chat = try device.chats.open(.generalWellness).consultation
    #expect(try device.ideas.offer().source == .general(.tooLittleSaid))
    try device.say("hello", in: chat)
    #expect(try device.ideas.offer().source == .general(.tooLittleSaid))
    _ = try device.chats.open(about: device.syncedGoal(), persona: nil)
    let offer = try device.ideas.offer()
    #expect(offer.source == .general(.chatHasGoal) && !offer.proposals.isEmpty)
    #expect(device.sent.last == "POST /api/v1/goals/suggestions")
  }

  @Test func leavesOutWhatAnActiveGoalSays() throws {
    // Not sent: the backend does not know of it, and suggests the same again.
    let offer = try device.ideas.offer()
    let first = try #require(offer.proposals.first)
    var draft = GoalUseCases.Draft(title: first.title.uppercased())
    draft.type = first.type
    let goal = try device.goals.create(draft)
    let next = try device.ideas.offer()
    #expect(next.repeated >= 1 && !next.proposals.contains(first))
    _ = try device.goals.move(goal, to: .paused)
    #expect(try device.ideas.offer().proposals.first == first)
  }

  @Test func aTakenOneIsAGoalThatIsLinkedToTheChat() throws {
    let chat = try chat()
    let offer = try device.ideas.offer()
    let proposal = try #require(try device.ideas.proposal(2).proposal)
    #expect(proposal == offer.proposals[1])
    let goal = try device.ideas.adopt(proposal, by: nil)
    #expect(goal.title == proposal.title && goal.type == proposal.type)
    #expect(goal.description == proposal.description && !goal.description.isEmpty)
    #expect(goal.targetValue == proposal.target?.value)
    #expect(goal.targetDate == device.context.today.adding(days: proposal.days ?? 30))
    #expect(goal.consultationID == chat.id)
    #expect(try device.sync.pending().map(\.kind) == ["goal.created", "goal.linked"])
    let sent = try device.sent { try device.drain() }
    #expect(sent.map { $0.prefix(5) } == ["POST ", "PATCH"])
    let remote = try #require(try device.context.client.goals().first)
    #expect(try remote.conversationID?.text == id(chat))
    let there = remote.goal(as: goal.id)
    #expect(there.description == goal.description && there.targetDate == goal.targetDate)
  }

  @Test func aChatIsLinkedToOneGoalAlone() throws {
    _ = try chat()
    _ = try device.ideas.adopt(#require(try device.ideas.proposal(1).proposal), by: nil)
    let second = try device.ideas.adopt(#require(try device.ideas.proposal(2).proposal), by: nil)
    #expect(second.consultationID == nil)
    try device.drain()
    #expect(try device.ideas.offer().source == .general(.chatHasGoal))
  }

  @Test func aFailureOfTheLinkLeavesTheGoal() throws {
    _ = try chat()
    let goal = try device.ideas.adopt(
      #require(try device.ideas.proposal(1).proposal), by: device.context.today.adding(days: 9))
    #expect(try device.sync.sendNext() == .sent)
    try device.set("fault", "status=500")
    guard case .kept = try device.sync.sendNext() else {
      Issue.record("the link was told")
      return
    }
    let stored = try #require(try device.goals.goal(goal.id))
    #expect(stored.backendID != nil && stored.targetDate == device.context.today.adding(days: 9))
    #expect(try device.sync.pending().map(\.kind) == ["goal.linked"])
  }

  @Test func offlineItIsTakenAndToldLater() throws {
    _ = try chat()
    let proposal = try #require(try device.ideas.proposal(1).proposal)
    try device.set("net", "down")
    _ = try device.ideas.adopt(proposal, by: nil)
    #expect(throws: Failure.unreachable(.refused)) { try told { try device.ideas.offer() } }
    #expect(try device.sync.pendingCount() == 2)
    try device.set("net", "up")
    try device.drain()
    #expect(try device.sync.pendingCount() == 0)
  }

  @Test func aNumberBeyondTheLastIsNone() throws {
    let (proposal, count) = try device.ideas.proposal(9)
    #expect(proposal == nil && count > 0 && count < 9)
    #expect(try device.ideas.proposal(0).proposal == nil)
  }
}
