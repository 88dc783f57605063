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

  @Test func whatOneHasRestoredIsNotMadeTwice() throws {
    let goal = try mine.syncedGoal("Walk far")
    try mine.context.client.delete(try #require(goal.backendID), key: "elsewhere")
    _ = try mine.goals.progress(goal, to: 5)
    try mine.drain()
    let missing = try #require(try mine.goals.goal(goal.id))
    try mine.goals.restore(missing)
    try mine.drain()
    try other.goals.restore(missing)
    #expect(try other.sync.pendingCount() == 0)
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

  // What one has read, the other has changed before it's written.

  @Test func whatIsAddedIsAddedToWhatThereIsByThen() throws {
    let goal = try mine.syncedGoal()
    let read = try mine.goals.standing(of: goal).standing
    _ = try other.goals.progress(goal, to: read + 5)
    #expect(throws: StandingChanged.self) {
      try mine.goals.progress(goal, to: read + 3, from: read)
    }
    let now = try mine.goals.progress(goal, to: read + 8, from: read + 5)
    #expect(now.currentValue == read + 8)
  }

  @Test func anotherUnitOfTheOthersForgetsNothing() throws {
    let goal = try mine.syncedGoal()
    var change = GoalUseCases.Change()
    change.target = Quantity(1380, ClockTime.unit)
    let timed = try other.goals.edit(goal, change)
    _ = try other.goals.progress(timed, to: 1400)
    let noted = try mine.goals.history(of: goal).count
    change = GoalUseCases.Change()
    change.title = "In bed on time"
    _ = try mine.goals.edit(goal, change)
    #expect(try mine.goals.history(of: goal).count == noted)
  }

  @Test func aChatIsChangedInWhatIsMeantAlone() throws {
    let chat = try mine.chats.open(.generalWellness).consultation
    try other.chats.rename(chat, to: "Mornings")
    try mine.chats.end(chat, as: .completed)
    #expect(try other.chats.consultation(chat.id)?.title == "Mornings")
    try other.chats.rename(chat, to: "Evenings")
    #expect(try mine.chats.consultation(chat.id)?.status == .completed)
    try other.chats.delete(chat)
    try mine.chats.rename(chat, to: "Nights")
    #expect(try mine.chats.consultation(chat.id) == nil)
  }

  /// Begun out of reach, it has become one of the backend's before it's ended here.
  @Test func theBackendIsToldOfTheEndOfAChatThatTheOtherHasBegunThere() throws {
    try mine.set("net", "down")
    let chat = try mine.chats.openHere(.triage).consultation
    try mine.set("net", "up")
    _ = try other.follow(try other.chats.send("hello", in: chat))
    try mine.chats.end(chat, as: .completed)
    #expect(try mine.sync.pending().map(\.kind) == ["consultation.completed"])
    try mine.drain()
    let id = try #require(try mine.chats.consultation(chat.id)?.backendID)
    #expect(try mine.context.client.consultation(id).status == .completed)
  }

  @Test func whatIsOverHereStaysSoUntilTheBackendKnows() throws {
    let chat = try mine.chats.open(.generalWellness).consultation
    try mine.chats.end(chat, as: .completed)
    _ = try other.sync.pull()
    #expect(try other.chats.consultation(chat.id)?.status == .completed)
    #expect(try other.chats.activeWithBackend().isEmpty)
  }

  @Test func whatWasLeftOpenIsCompletedOnce() throws {
    let chat = try mine.chats.open(.generalWellness).consultation
    _ = try mine.follow(try mine.chats.send("hello", in: chat))
    let all = try mine.store.messages(of: chat.id, last: 10)
    // As a crash leaves it: the message waits, and its answer is there alone.
    let (question, answer) = (all[all.count - 2], all[all.count - 1])
    try mine.store.replace(answer.id, content: "Thinking", .complete)
    try mine.store.mark(question.id, .pending)
    let history = try mine.context.client.lastMessages(of: try #require(chat.backendID))
    // Both have begun to look before one of them has found it.
    let answers = try [mine, other].map { try $0.chats.recover(question, in: chat, from: history) }
    #expect(answers == [.completed(answer.content), .nothing])
    let said = try mine.store.messages(of: chat.id, last: 10).map(\.content)
    #expect(said.count { $0 == answer.content } == 1)
  }

  @Test func whatTheOtherWaitsForIsNotSaidAgain() throws {
    let chat = try mine.chats.open(.generalWellness).consultation
    let turn = try other.chats.send("hello", in: chat)
    #expect(throws: Failure.awaitedElsewhere) { try mine.chats.again(in: chat) }
    _ = try other.follow(turn)
    #expect(try mine.chats.again(in: chat).text == "hello")
  }

  @Test func anInsightIsChangedAsItIsByThen() throws {
    guard
      case .made(let insight) = try mine.insights.generate(Insight.Wish(.daily), isForced: true)
    else {
      Issue.record("none was made")
      return
    }
    _ = try other.insights.archive(insight)
    _ = try mine.insights.toggleFavorite(insight)
    let now = try #require(try mine.insights.all().first)
    #expect(now.isArchived && now.isFavorite != insight.isFavorite)
  }
}
