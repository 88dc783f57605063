import Edge
import SQLite
import ServiceClient
import Store
import Testing
import Time
import Wellness

@testable import UseCases

@Suite struct AdviceUseCasesTests {
  private let device: Device

  init() throws {
    device = try Device()
  }

  /// A device that goes on with the store so much later, with the same backend in another state.
  private func later(_ pause: Duration, net: String = "up") throws -> Device {
    let backend = try Device.backend()
    let next = try Device(
      backend, store: device.store, seed: 2, at: Device.start + pause)
    try next.set("net", net)
    return next
  }

  @Test func aGoalIsSentBeforeThereAreTipsForIt() throws {
    let goal = try device.goals.create(GoalUseCases.Draft(title: "Run far"))
    let given = try device.advice.tips(for: goal)
    #expect(given.notice == nil && given.obstacle == nil)
    #expect(device.sent.first == "POST /api/v1/goals")
    #expect(device.sent.last?.hasSuffix("/tips") ?? false)
    #expect(given.advice.count >= 3)
    #expect(given.advice.prefix(2).allSatisfy { $0.priority == .high })
    #expect(Set(given.advice.map(\.text)).count == given.advice.count)
  }

  @Test func saysWhyThereAreNone() throws {
    let goal = try device.syncedGoal()
    try device.set("net", "down")
    #expect(throws: Failure.unreachable(.refused)) {
      try told { try device.advice.tips(for: goal) }
    }
    #expect(throws: Failure.unreachable(.refused)) {
      try told { try device.advice.outlook(for: goal) }
    }
    try device.set("net", "up")
    try device.set("fault", "status=503")
    #expect(throws: Failure.refused(status: 503, message: "the service was asked to fail")) {
      try told {
        try device.advice.tips(for: goal)
      }
    }
  }

  @Test func saysWhyAGoalCannotBeSentFirst() throws {
    try device.set("net", "down")
    let goal = try device.goals.create(GoalUseCases.Draft(title: "Run far"))
    #expect(
      throws: Failure.unsynced(
        title: "Run far", reason: "the backend could not be reached (connection refused)")
    ) { try device.advice.nextSteps(for: goal) }
  }

  @Test func tipsAreKeptForSevenDays() throws {
    let goal = try device.syncedGoal()
    let first = try device.advice.tips(for: goal)
    #expect(try device.sent { _ = try device.advice.tips(for: goal) }.isEmpty)
    let almost = try later(.seconds(7 * 86_400 - 1))
    let kept = try almost.advice.tips(for: goal)
    #expect(kept == first && kept.givenAt == Device.start && almost.sent.isEmpty)
    let after = try later(.seconds(7 * 86_400), net: "down")
    #expect(try after.advice.tips(for: goal).obstacle == .unreachable(.refused))
    #expect(after.sent.count == 1)
  }

  /// Its numbers are old once something was noted.
  @Test func tipsAreAskedForAgainAfterProgress() throws {
    let goal = try device.syncedGoal()
    _ = try device.advice.tips(for: goal)
    let later = ProgressEntry(at: Device.start + .seconds(60), value: 1)
    try device.store.note(later, of: goal.id)
    #expect(try !device.sent { _ = try device.advice.tips(for: goal) }.isEmpty)
  }

  @Test func suggestionsAreKeptForADay() throws {
    let goal = try device.syncedGoal()
    let first = try device.advice.nextSteps(for: goal)
    #expect(!first.advice.steps.isEmpty && !first.advice.suggestions.isEmpty)
    let almost = try later(.seconds(86_400 - 1))
    #expect(try almost.advice.nextSteps(for: goal) == first)
    #expect(almost.sent.isEmpty)
    let after = try later(.seconds(86_400), net: "down")
    _ = try after.advice.nextSteps(for: goal)
    #expect(after.sent.count == 1)
  }

  @Test func freshOnesAreAskedForWhateverIsKept() throws {
    let goal = try device.syncedGoal()
    _ = try device.advice.tips(for: goal)
    let sent = try device.sent { _ = try device.advice.tips(for: goal, isFresh: true) }
    #expect(sent.count == 1)
  }

  @Test func offlineTheKeptOnesAreGiven() throws {
    let goal = try device.syncedGoal()
    let tips = try device.advice.tips(for: goal)
    let outlook = try device.advice.outlook(for: goal)
    let offline = try later(.seconds(3 * 86_400), net: "down")
    let given = try offline.advice.tips(for: goal, isFresh: true)
    #expect(given.advice == tips.advice && given.givenAt == Device.start)
    #expect(given.obstacle == .unreachable(.refused))
    #expect(try offline.advice.outlook(for: goal).advice == outlook.advice)
  }

  /// What a goal says now may make wrong what was advised before.
  @Test func whatIsKeptOfAGoalWithOtherWordsIsAskedForAgain() throws {
    let goal = try device.syncedGoal()
    _ = try device.advice.tips(for: goal)
    _ = try device.goals.progress(goal, to: 500)
    #expect(try device.sent { _ = try device.advice.tips(for: goal) }.isEmpty)
    var change = GoalUseCases.Change()
    change.description = "I have chest pain when I walk"
    let edited = try device.goals.edit(goal, change)
    try device.drain()
    #expect(try device.advice.tips(for: edited).advice[0].text.contains("hest pain"))
  }

  /// It was edited on another device.
  @Test func whatIsKeptOfAGoalThatWasEditedElsewhereIsAskedForAgain() throws {
    let goal = try device.syncedGoal()
    _ = try device.advice.nextSteps(for: goal)
    let id = try #require(goal.backendID)
    var elsewhere = goal
    elsewhere.description = "I have chest pain when I walk"
    let client = device.context.client
    _ = try client.update(id, to: elsewhere, client.attempt(toUpdate: elsewhere), key: "elsewhere")
    _ = try device.sync.pull()
    #expect(try device.store.advice(.suggestions, for: goal.id) == nil)
  }

  @Test func whatIsKeptBelongsToOneGoalAndOneServer() throws {
    let goal = try device.syncedGoal()
    _ = try device.advice.tips(for: goal)
    let other = try device.syncedGoal("Swim every week")
    #expect(try device.sent { _ = try device.advice.tips(for: other) }.count == 1)
    #expect(try device.store.advice(.suggestions, for: goal.id) == nil)
  }

  @Test func whatCannotBeReadIsAskedForAgain() throws {
    let goal = try device.syncedGoal()
    try device.store.keep("{", as: .tips, for: goal.id, at: Device.start)
    #expect(try device.advice.tips(for: goal).advice.count >= 3)
  }

  @Test func anAnalysisTellsProgressAndDate() throws {
    let goal = try device.goals.progress(device.syncedGoal(), to: 2500)
    try device.drain()
    let outlook = try device.advice.outlook(for: goal).advice
    #expect(outlook.progress == 0.25)
    #expect(!outlook.text.isEmpty && !outlook.recommendations.isEmpty)
  }
}
