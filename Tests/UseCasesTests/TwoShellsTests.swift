import SQLite
import ServiceHost
import Store
import Testing
import Wellness

@testable import ServiceClient
@testable import UseCases

/// Two running shells with one store file: each means what its own prompt shows.
@Suite struct TwoShellsTests {
  private let file = StoreFile()
  private let lines: Lines
  private let mine: Device
  private let other: Device

  init() throws {
    lines = Lines(try Device.backend().peer(), count: 3)
    mine = try Device(peer: lines.peer(0), store: file.store())
    other = try Device(peer: lines.peer(1), store: file.store(), seed: 2)
  }

  /// One that starts now.
  private func next() throws -> Device {
    try Device(peer: lines.peer(2), store: file.store(), seed: 3)
  }

  private func goals() throws -> (walk: Goal, read: Goal) {
    (try mine.syncedGoal("Walk far"), try mine.syncedGoal("Read books"))
  }

  @Test func eachHasItsOwnGoal() throws {
    let (walk, read) = try goals()
    try mine.goals.use(walk)
    try other.goals.use(read)
    #expect(try mine.goals.active()?.id == walk.id && other.goals.active()?.id == read.id)
    try mine.goals.refreshActive()
    #expect(try mine.goals.meant()?.id == walk.id)
    #expect(try next().goals.active()?.id == read.id, "a start begins with the one used last")
  }

  /// What was found out of the server is shared, and each adds what it finds.
  @Test func whatOneForgetsOfTheServerNoOtherWritesBack() throws {
    try mine.context.client.quirks.learn(.unitConversion)
    let shell = try next()
    try mine.context.client.quirks.forget(.unitConversion)
    try shell.context.client.quirks.learn(.tipsByGet)
    #expect(try mine.store.quirks() == "tips-by-get")
    #expect(!shell.context.client.quirks.has(.unitConversion))
  }

  @Test func aGoalThatIsMadeElsewhereIsNotMeantHere() throws {
    let walk = try mine.syncedGoal("Walk far")
    try mine.goals.use(walk)
    _ = try other.goals.create(GoalUseCases.Draft(title: "Read books"))
    #expect(try mine.goals.active()?.id == walk.id)
  }

  /// With one goal it is implied; a second one that another shell makes takes nothing away, and
  /// comes to the prompt before it is meant.
  @Test func whatIsImpliedStaysUntilThePromptIsShown() throws {
    let walk = try mine.syncedGoal("Walk far")
    try mine.store.set(.activeGoal, to: nil)
    let shell = try next()
    #expect(try shell.goals.active()?.id == walk.id)
    let read = try other.goals.create(GoalUseCases.Draft(title: "Read books"))
    #expect(try shell.goals.meant()?.id == walk.id)
    _ = try other.goals.complete(walk)
    #expect(try shell.goals.meant()?.id == walk.id)
    // What was typed before is for no other goal.
    try shell.goals.refreshActive()
    #expect(try shell.goals.meant() == nil)
    try shell.goals.refreshActive()
    #expect(try shell.goals.meant()?.id == read.id)
  }

  /// Another one is only meant when that was said.
  @Test func aGoalThatTheOtherDeletesIsSaidToBeGone() throws {
    let (walk, read) = try goals()
    try mine.goals.use(walk)
    try other.goals.use(read)
    try other.goals.delete(walk)
    try mine.goals.refreshActive()
    #expect(try mine.goals.active() == nil)
    #expect(throws: Failure.goal(.gone(title: "Walk far"))) { try told { try mine.goals.meant() } }
    try mine.goals.refreshActive()
    #expect(try mine.goals.meant()?.id == read.id)
  }

  @Test func deletingLeavesTheOthersGoalAlone() throws {
    let (walk, read) = try goals()
    try mine.goals.use(walk)
    try other.goals.use(read)
    try mine.goals.delete(walk)
    try mine.goals.refreshActive()
    #expect(try mine.goals.meant()?.id == read.id, "the only one left is implied")
    #expect(try other.goals.active()?.id == read.id)
    #expect(try next().goals.active()?.id == read.id)
  }

  @Test func whatAnotherShellChangesAboutTheImpliedGoalIsTold() throws {
    let walk = try mine.syncedGoal("Walk far")
    try mine.store.set(.activeGoal, to: nil)
    let shell = try next()
    #expect(try shell.goals.refreshActive() == nil)
    let read = try other.goals.create(GoalUseCases.Draft(title: "Read books"))
    #expect(try shell.goals.refreshActive() == .notAlone(walk))
    #expect(try shell.goals.refreshActive() == nil)
    try other.goals.delete(walk)
    #expect(try shell.goals.refreshActive() == .alone(try #require(try mine.goals.goal(read.id))))
    try other.goals.delete(read)
    guard case .deleted(let gone) = try shell.goals.refreshActive() else {
      Issue.record("nothing is told of it")
      return
    }
    #expect(gone.id == read.id)
    #expect(try shell.goals.refreshActive() == nil)
  }

  @Test func aChosenGoalThatTheOtherDeletesIsToldOfOnce() throws {
    let (walk, _) = try goals()
    try mine.goals.use(walk)
    #expect(try mine.goals.refreshActive() == nil)
    try other.goals.delete(walk)
    guard case .deleted = try mine.goals.refreshActive() else {
      Issue.record("nothing is told of it")
      return
    }
    #expect(try mine.goals.refreshActive() == nil)
  }

  /// What this shell does itself it has said already.
  @Test func whatThisShellChangesIsNotTold() throws {
    let (walk, read) = try goals()
    try mine.goals.use(walk)
    #expect(try mine.goals.refreshActive() == nil)
    try mine.goals.delete(walk)
    #expect(try mine.goals.refreshActive() == nil && mine.goals.active()?.id == read.id)
    _ = try mine.goals.create(GoalUseCases.Draft(title: "Swim far"))
    #expect(try mine.goals.refreshActive() == nil)
  }

  @Test func aChatWhoseGoalIsDeletedIsLeft() throws {
    let (walk, _) = try goals()
    let chat = try mine.chats.open(about: walk, persona: nil).consultation
    #expect(try mine.chats.refreshActive() == .none)
    try other.goals.delete(walk)
    #expect(try mine.chats.refreshActive().consultation?.id == chat.id)
    #expect(try mine.chats.active() == nil && mine.chats.refreshActive() == .none)
  }

  @Test func eachHasItsOwnChat() throws {
    let coach = try mine.chats.open(.generalWellness).consultation
    let food = try other.chats.open(.nutritionist).consultation
    #expect(try mine.chats.active()?.id == coach.id && other.chats.active()?.id == food.id)
    try mine.chats.refreshActive()
    #expect(try mine.chats.shown() == .open(coach))
    #expect(try next().chats.active()?.id == food.id)
  }

  @Test func aChatThatTheOtherEndsIsKnownToHaveEnded() throws {
    let chat = try mine.chats.open(.generalWellness).consultation
    try other.chats.end(chat, as: .completed)
    guard case .ended(let ended) = try mine.chats.shown() else {
      Issue.record("it goes on")
      return
    }
    #expect(ended.id == chat.id && ended.status == .completed)
    #expect(try mine.chats.active() == nil)
    try mine.chats.refreshActive()
    #expect(try mine.chats.shown() == .none)
  }

  @Test func aChatThatTheOtherDeletesIsKnownToBeGone() throws {
    let chat = try mine.chats.open(.generalWellness).consultation
    try other.chats.delete(chat)
    #expect(try mine.chats.shown() == .deleted(chat))
    try mine.chats.refreshActive()
    #expect(try mine.chats.shown() == .none)
  }

  /// Begun out of reach in both, it becomes one with the first message that arrives.
  @Test func aChatThatBecomesAnotherOneIsFollowed() throws {
    _ = try other.chats.open(.generalWellness)
    try mine.set("net", "down")
    let here = try mine.chats.openHere(.triage).consultation
    let there = try next()
    let kept = try there.chats.open(here).consultation
    try mine.set("net", "up")
    let turn = try mine.chats.send("hello", in: here)
    _ = try mine.follow(turn)
    #expect(try mine.chats.active()?.id == turn.consultation.id)
    #expect(try there.chats.active()?.id == kept.id)
  }
}
