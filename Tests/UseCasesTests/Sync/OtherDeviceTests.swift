import Edge
import SQLite
import ServiceClient
import ServiceHost
import Store
import Testing
import Time
import Wellness

@testable import UseCases

/// What an event comes to where another device was faster.
@Suite struct OtherDeviceTests {
  private let device: Device
  private let backend: EmbeddedService

  init() throws {
    backend = try Device.backend()
    device = try Device(backend)
  }

  private func wait(_ duration: Duration) throws {
    _ = try device.context.edge.wait(duration)
  }

  @Test func aGoalThatAnotherDeviceDeletedIsTold() throws {
    let goal = try device.syncedGoal()
    let other = try Device(backend, seed: 2)
    _ = try other.sync.pull()
    try other.goals.delete(try #require(try other.goals.all().first))
    try other.drain()
    #expect(try device.sync.pull().missing == [goal.title])
    #expect(try device.goals.goal(goal.id)?.isMissing == true)
    #expect(try device.sync.pull().missing == [])
  }

  @Test func whoAsksAboutAGoalThatAnotherDeviceDeletedIsTold() throws {
    let goals = try ["Walk 10k steps", "Run 50 km"].map { try device.syncedGoal($0) }
    let other = try Device(backend, seed: 2)
    _ = try other.sync.pull()
    for goal in try other.goals.all() { try other.goals.delete(goal) }
    try other.drain()
    #expect(throws: Failure.missing(title: goals[0].title)) {
      try device.advice.tips(for: goals[0], isFresh: false)
    }
    #expect(throws: Failure.missing(title: goals[1].title)) {
      try device.chats.open(about: goals[1], persona: nil)
    }
    for goal in goals { #expect(try device.goals.goal(goal.id)?.isMissing == true) }
  }

  @Test func aChatThatIsOverElsewhereIsOverHere() throws {
    let chat = try device.chats.open(.triage).consultation
    let other = try Device(backend, seed: 2)
    _ = try other.sync.pull()
    try other.chats.end(try other.chats.open(.triage).consultation, as: .completed)
    try other.drain()
    _ = try device.sync.pull()
    #expect(try device.store.consultation(chat.id)?.status == .completed)
    #expect(try device.chats.active() == nil)
  }

  @Test func aChatThatIsDeletedElsewhereIsGoneHereAndItsGoalFree() throws {
    let goal = try device.syncedGoal()
    let chat = try device.chats.open(about: goal, persona: nil).consultation
    try device.context.client.delete(try #require(chat.backendID), key: "elsewhere")
    _ = try device.sync.pull()
    #expect(try device.store.consultation(chat.id) == nil)
    #expect(try device.goals.goal(goal.id)?.consultationID == nil)
    #expect(try device.chats.open(about: goal, persona: nil).consultation.id != chat.id)
  }

  @Test func whatWaitsToBeSaidOutlivesItsChat() throws {
    let chat = try device.chats.open(.triage).consultation
    try device.set("net", "down")
    try device.say("are you there?", in: chat)
    try device.set("net", "up")
    try device.context.client.delete(try #require(chat.backendID), key: "elsewhere")
    _ = try device.sync.pull()
    #expect(try device.messages(chat) == [["user", "are you there?", "queued"]])
    #expect(try device.store.consultation(chat.id)?.backendID == nil)
  }

  /// Ids of one backend mean nothing to another: the goal is new there.

  @Test func aChatThatAnotherHasEndedIsOverAsItIsThere() throws {
    let chat = try device.chats.open(.triage).consultation
    let other = try Device(backend, seed: 2)
    _ = try other.sync.pull()
    try other.chats.end(try other.chats.open(.triage).consultation, as: .abandoned)
    try other.drain()
    try device.chats.end(chat, as: .completed)
    try device.drain()
    #expect(try device.sync.pendingCount() == 0)
    #expect(try device.store.consultation(chat.id)?.status == .abandoned)
  }
}
