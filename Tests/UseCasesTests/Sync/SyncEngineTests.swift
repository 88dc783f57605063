import Edge
import SQLite
import ServiceClient
import Store
import Testing
import Time
import Wellness

@testable import UseCases

@Suite struct SyncEngineTests {
  private let device: Device

  init() throws {
    device = try Device()
  }

  private func create(_ title: String, target: Quantity = Quantity(10, "km")) throws -> Goal {
    var draft = GoalUseCases.Draft(title: title)
    draft.target = target
    return try device.goals.create(draft)
  }

  @Test func sendsTheOldestFirst() throws {
    for title in ["First one", "Second one", "Third one"] { _ = try create(title) }
    _ = try device.goals.complete(device.goals.all()[0])
    try device.drain()
    #expect(
      device.sent.map { $0.prefix(18) } == [
        "POST /api/v1/goals", "POST /api/v1/goals",
        "POST /api/v1/goals", "POST /api/v1/goals",
      ])
    #expect(device.sent.last?.hasSuffix("/complete") ?? false)
    #expect(
      try device.context.client.goals().map { $0.goal(as: Goal.LocalID("x")).title } == [
        "First one", "Second one", "Third one",
      ])
    #expect(try device.sync.pendingCount() == 0)
    #expect(device.context.connection == .online)
  }

  @Test func takesOverWhatTheBackendAnswers() throws {
    let goal = try create("Run far")
    #expect(try device.sync.sendNext() == .sent)
    let synced = try #require(try device.goals.goal(goal.id))
    #expect(synced.backendID != nil)
    var expected = goal
    expected.backendID = synced.backendID
    #expect(synced == expected)
    #expect(try device.sync.sendNext() == .nothing)
  }

  @Test func keepsWhatCannotBeSentAndSendsItUnderTheSameKey() throws {
    _ = try create("Run far")
    try device.set("net", "down")
    #expect(try device.sync.sendNext() == .unreachable(.refused))
    let waiting = try #require(try device.sync.pending().first)
    #expect(waiting.attempts == 0 && !waiting.hasFailed)
    #expect(
      waiting.problem == "the backend could not be reached (connection refused)"
        && waiting.kind == "goal.created")
    #expect(device.context.connection == .offline)
    #expect(device.context.lastFailure == .refused)
    try device.set("net", "up")
    #expect(try device.sync.sendNext() == .sent)
    #expect(device.keys.count == 2 && Set(device.keys).count == 1)
    #expect(device.context.connection == .online && device.context.lastFailure == nil)
  }

  /// The request was heard and its answer lost: the backend must not make a second goal.
  @Test func anAnswerThatWasLostMakesNoSecondGoal() throws {
    _ = try create("Run far")
    try device.set("fault", "latency=30s")
    #expect(try device.sync.sendNext() == .unreachable(.timeout))
    #expect(device.sent.last == "cancel")
    try device.set("fault", "off")
    #expect(try device.sync.sendNext() == .sent)
    #expect(try device.context.client.goals().count == 1)
  }

  @Test(arguments: [400, 403, 404, 409, 422])
  func givesUpWhatIsRefused(_ status: Int) throws {
    _ = try create("Run far")
    try device.set("fault", "status=\(status)")
    #expect(try device.sync.sendNext() == .kept(number: 1))
    let event = try #require(try device.sync.pending().first)
    #expect(event.hasFailed)
    #expect(event.problem == "\(status) the service was asked to fail")
    try device.set("fault", "off")
    #expect(try device.sync.sendNext() == .nothing)
    #expect(device.context.connection == .online)
  }

  /// What the backend did not even look at is no attempt.
  @Test func waitsForALoginWithoutCountingIt() throws {
    _ = try create("Run far")
    try device.set("fault", "status=401")
    #expect(try device.sync.sendNext() == .loggedOut)
    let event = try #require(try device.sync.pending().first)
    #expect(event.attempts == 0 && event.problem == "not logged in" && !event.hasFailed)
    try device.set("fault", "off")
    #expect(try device.sync.sendNext() == .sent)
  }

  @Test func tellsOfABackendThatFails() throws {
    _ = try create("Run far")
    try device.set("fault", "status=500")
    _ = try device.sync.sendNext()
    #expect(device.context.connection == .failed)
    guard case .refused(status: 500, _) = device.context.lastProblem else {
      Issue.record("\(String(describing: device.context.lastProblem))")
      return
    }
    try device.set("fault", "off")
    #expect(try device.sync.sendNext() == .sent)
    #expect(device.context.connection == .online && device.context.lastProblem == nil)
  }

  @Test func leavesABusyBackendAloneWithoutCountingIt() throws {
    _ = try create("Run far")
    try device.set("fault", "status=429")
    #expect(try device.sync.sendNext() == .paused(.seconds(30)))
    #expect(try device.sync.pending().first?.attempts == 0)
    try device.set("fault", "off")
    let before = device.sent
    #expect(try device.sync.sendNext() == .paused(.seconds(30)))
    #expect(device.sent == before)
    _ = try device.context.edge.wait(.seconds(30))
    #expect(try device.sync.sendNext() == .sent)
  }

  @Test(arguments: [408, 500, 503])
  func triesAgainWhatMayPass(_ status: Int) throws {
    _ = try create("Run far")
    try device.set("fault", "status=\(status)")
    #expect(try device.sync.sendNext() == .kept(number: 1))
    #expect(try device.sync.pending().first?.hasFailed == false)
    #expect(try device.sync.sendNext(after: 1) == .nothing)
    try device.set("fault", "off")
    #expect(try device.sync.sendNext() == .sent)
  }

  @Test func whatIsKeptHoldsUpItsOwnGoalAlone() throws {
    let first = try create("First one")
    _ = try create("Second one")
    try device.set("fault", "status=400")
    #expect(try device.sync.sendNext() == .kept(number: 1))
    try device.set("fault", "off")
    _ = try device.goals.progress(first, to: 5)
    try device.drain()
    #expect(try device.sync.pending().map(\.kind) == ["goal.created", "goal.progressed"])
    #expect(try device.context.client.goals().count == 1)
  }

  @Test func aGoalThatChangedBeforeItWasSentIsSentOnce() throws {
    let goal = try create("Run far")
    _ = try device.goals.progress(goal, to: 4)
    try device.drain()
    #expect(device.sent == ["POST /api/v1/goals"])
    let remote = try #require(try device.context.client.goals().first)
    #expect(remote.goal(as: goal.id).currentValue == 4)
  }

  /// A new goal is active with the service whatever its value is.
  @Test func aGoalThatWasReachedBeforeItWasSentStaysReached() throws {
    let goal = try create("Run far")
    _ = try device.goals.progress(goal, to: 10)
    try device.drain()
    #expect(try device.goals.goal(goal.id)?.status == .completed)
    let remote = try #require(try device.context.client.goals().first)
    #expect(remote.goal(as: goal.id).status == .completed)
  }

  @Test func whatChangesWhileAnEventIsOnItsWayIsSentToo() throws {
    let goal = try create("Run far")
    try device.set("fault", "latency=30s")
    #expect(try device.sync.sendNext() == .unreachable(.timeout))
    _ = try device.goals.progress(goal, to: 4)
    try device.set("fault", "off")
    try device.drain()
    #expect(try device.goals.goal(goal.id)?.currentValue == 4)
    let remote = try #require(try device.context.client.goals().first)
    #expect(remote.goal(as: goal.id).currentValue == 4)
    #expect(try device.sync.pendingCount() == 0)
  }

  @Test func anEventWithoutItsGoalIsDropped() throws {
    try device.store.enqueue(
      OutboxEvent(
        key: OutboxEvent.Key("k"), kind: .goalCreated, subject: .goal(Goal.LocalID("gone")),
        title: "Gone",
        createdAt: Device.start))
    #expect(try device.sync.sendNext() == .sent)
    #expect(device.sent.isEmpty)
    #expect(try device.sync.pendingCount() == 0)
  }

  @Test func sendsOneGoalAheadOfOthers() throws {
    _ = try create("First one")
    let second = try create("Second one")
    let id = try device.sync.backendID(of: second)
    #expect(try device.goals.goal(second.id)?.backendID == id)
    #expect(try device.sync.pending().map(\.title) == ["First one"])
    let sent = try device.sent { _ = try device.sync.backendID(of: second) }
    #expect(sent.isEmpty)
  }

  @Test func saysWhyAGoalCannotBeSent() throws {
    let goal = try create("Run far")
    try device.set("net", "down")
    #expect(
      throws: Failure.unsynced(
        title: "Run far", reason: "the backend could not be reached (connection refused)")
    ) { try device.sync.backendID(of: goal) }
    try device.set("net", "up")
    try device.set("fault", "status=400")
    #expect(
      throws: Failure.unsynced(title: "Run far", reason: "400 the service was asked to fail")
    ) { try device.sync.backendID(of: goal) }
    try device.set("fault", "off")
    #expect(
      throws: Failure.unsynced(title: "Run far", reason: "400 the service was asked to fail")
    ) { try device.sync.backendID(of: goal) }
  }

  @Test func anInterruptedRequestIsGivenUpAndKept() throws {
    _ = try create("Run far")
    try device.set("fault", "latency=5s")
    device.inbox.interrupt()
    #expect(throws: Interrupted()) { try device.sync.sendNext() }
    #expect(device.sent == ["POST /api/v1/goals", "cancel"])
    #expect(try device.sync.pending().first?.attempts == 1)
  }
}
