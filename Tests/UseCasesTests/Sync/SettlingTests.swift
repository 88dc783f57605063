import Edge
import Libc
import SQLite
import ServiceClient
import ServiceHost
import Store
import Testing
import Time
import Wellness

@testable import UseCases

/// What becomes of an event when the backend has answered, row by row of the contract's table.
@Suite struct SettlingTests {
  private let device: Device
  private let backend: EmbeddedService

  init() throws {
    backend = try Device.backend()
    device = try Device(backend)
  }

  private func wait(_ duration: Duration) throws {
    _ = try device.context.edge.wait(duration)
  }

  @Test func waitsLongerWithEveryAttemptAndGivesUpAfterFive() throws {
    _ = try device.goals.create(GoalUseCases.Draft(title: "Run far"))
    try device.set("fault", "status=500")
    var pauses: [Duration] = []
    for attempt in 1...5 {
      #expect(try device.sync.sendNext(whenDue: true) == .kept(number: 1))
      let event = try #require(try device.sync.pending().first)
      #expect(event.attempts == attempt)
      #expect(event.hasFailed == (attempt == 5))
      let next = try #require(event.nextAttempt)
      pauses.append(next - device.context.edge.now)
      #expect(try device.sync.sendNext(whenDue: true) == .nothing)
      #expect(try device.sync.nextAttempt() == (attempt == 5 ? nil : next))
      try wait(pauses[attempt - 1])
    }
    #expect(pauses == [2, 4, 8, 16, 32].map { .seconds($0) })
    try device.set("fault", "off")
    #expect(try device.sync.sendNext() == .nothing)
    #expect(try device.sync.retry(1))
    #expect(try device.sync.sendNext() == .sent)
    #expect(try !device.sync.retry(1))
  }

  @Test func aBackendOutOfReachIsTriedAgainLaterAndLater() throws {
    _ = try device.goals.create(GoalUseCases.Draft(title: "Run far"))
    try device.set("net", "down")
    var pauses: [Duration] = []
    for _ in 1...7 {
      #expect(try device.sync.sendNext(whenDue: true) == .unreachable(.refused))
      #expect(try device.sync.sendNext(whenDue: true) == .nothing)
      pauses.append(try #require(try device.sync.nextAttempt()) - device.context.edge.now)
      try wait(pauses[pauses.count - 1])
    }
    #expect(pauses == [2, 4, 8, 16, 32, 32, 32].map { .seconds($0) })
    // Nothing was said, so no attempt was made.
    #expect(try device.sync.pending().first?.attempts == 0)
  }

  /// One that says so, and means no time at all.
  @Test func aBackendThatAsksToWaitIsLeftAloneForAMoment() throws {
    let device = try Device(
      peer: backend.peer().answering { _ in Response(429, headers: [Header("retry-after", "0")]) })
    _ = try device.goals.create(GoalUseCases.Draft(title: "Run far"))
    for pause in [2, 4, 8] {
      #expect(try device.sync.sendNext(whenDue: true) == .paused(.seconds(2)))
      let next = try #require(try device.sync.nextAttempt())
      #expect(next - device.context.edge.now == .seconds(pause))
      _ = try device.context.edge.wait(.seconds(pause))
    }
  }

  /// Not every backend takes a limit of 0, or a time of day.
  @Test(arguments: [400, 422])
  func aGoalThatTheBackendDoesNotTakeStaysHere(_ status: Int) throws {
    let peer = backend.peer().answering { request in
      guard request.method == .post, request.body.contains("No cigarettes") else { return nil }
      return Response(
        status, body: #"{"error": {"code": "INVALID_TARGET_VALUE", "message": "too small"}}"#)
    }
    let device = try Device(peer: peer)
    var draft = GoalUseCases.Draft(title: "No cigarettes")
    draft.target = Quantity(0, "cigarettes")
    let goal = try device.goals.create(draft)
    #expect(goal.recurrence == .daily && goal.targetValue == 0)
    _ = try device.goals.create(GoalUseCases.Draft(title: "Run far"))
    _ = try device.goals.progress(goal, to: 2)
    let step = try device.sync.sendNext()
    guard case .declined(let number, let title, let reason) = step else {
      Issue.record("\(step)")
      return
    }
    #expect(title == "No cigarettes" && reason == "\(status) too small")
    #expect(try device.sync.sendNext(after: number) == .sent)
    #expect(try device.sync.sendNext(after: number) == .nothing)
    _ = try device.sync.pull()
    let kept = try #require(try device.goals.goal(goal.id))
    #expect(kept.backendID == nil && kept.targetValue == 0 && kept.currentValue == 2)
    #expect(try device.goals.history(of: kept).map(\.value) == [2])
    #expect(try device.sync.pending().first?.hasFailed == true)
    // Later changes of it wait behind it, and say nothing anew.
    _ = try device.goals.progress(kept, to: 3)
    #expect(try device.sync.sendNext() == .nothing)
  }

  /// That there was nothing is a value, and is told though a new goal does not say it.
  @Test func nothingOfWhatIsLimitedIsToldWithTheGoal() throws {
    var draft = GoalUseCases.Draft(title: "No cigarettes")
    draft.target = Quantity(0, "cigarettes")
    let goal = try device.goals.create(draft)
    _ = try device.goals.progress(goal, to: 0)
    while try device.sync.sendNext() == .sent {}
    #expect(device.sent.filter { $0.contains("/progress") }.count == 1)
    #expect(try device.sync.pendingCount() == 0)
  }

  /// A goal that the backend refused waits for the user, and a message for the backend.
  @Test func whatWasRefusedDoesNotKeepTheRestWaiting() throws {
    _ = try device.goals.create(GoalUseCases.Draft(title: "Run far"))
    try device.set("fault", "status=400")
    #expect(try device.sync.sendNext(whenDue: true) == .kept(number: 1))
    try device.set("fault", "off")
    let chat = try device.chats.open(.triage).consultation
    try device.set("net", "down")
    device.chats.note(try device.say("hello", in: chat).end)
    for pause in [2, 4, 8] {
      let next = try #require(try device.chats.nextAttempt())
      #expect(next - device.context.edge.now == .seconds(pause))
      #expect(!device.sync.mayTry)
      try wait(.seconds(pause))
      #expect(device.sync.mayTry)
      #expect(try device.sync.sendNext(whenDue: true) == .nothing)
      let message = try #require(try device.chats.nextQueued())
      let turn = try #require(try device.chats.deliver(message))
      device.chats.note(try device.follow(turn).end)
      device.sync.hasTried(inVain: false)
    }
  }

  /// As when the store cannot be written: what fails without a word from the backend is tried less
  /// and less often too.
  @Test func whatGoesWrongOverAndOverIsTriedLessAndLessOften() throws {
    _ = try device.goals.create(GoalUseCases.Draft(title: "Run far"))
    for pause in [2, 4, 8, 16, 32] {
      device.sync.hasTried(inVain: true)
      let next = try #require(try device.chats.nextAttempt())
      #expect(next - device.context.edge.now == .seconds(pause))
      try wait(.seconds(pause))
    }
    device.sync.hasTried(inVain: false)
    #expect(try #require(try device.chats.nextAttempt()) == device.context.edge.now + .seconds(2))
  }

  /// A backend that knows no idempotency keys must not get a goal twice.
  @Test func aCreationInDoubtIsLookedForBeforeItIsSentAgain() throws {
    _ = try device.goals.create(GoalUseCases.Draft(title: "Run far"))
    try device.set("fault", "latency=30s")
    #expect(try device.sync.sendNext() == .unreachable(.timeout))
    try device.set("fault", "off")
    let before = device.sent.count
    #expect(try device.sync.sendNext() == .sent)
    #expect(device.sent[before...] == ["GET /api/v1/goals?limit=100"])
    #expect(try device.context.client.goals().count == 1)
    #expect(try device.goals.all().first?.backendID != nil)
  }

  /// An input that stops the sending counts as no attempt, and leaves the doubt: also behind one
  /// that finds nobody.
  @Test func aCreationThatGaveWayIsLookedForBeforeItIsSentAgain() throws {
    let edge = device.context.edge
    _ = try device.goals.create(GoalUseCases.Draft(title: "Run far"))
    try device.set("fault", "latency=5s")
    edge.background.isOn = true
    _ = device.inbox.putLine("hello")
    #expect(throws: Interrupted()) { try device.sync.sendNext() }
    edge.background.isOn = false
    #expect(try edge.line() == .line("hello"))
    #expect(try device.sync.pending().first?.attempts == 0)
    try device.set("fault", "off")
    try device.set("net", "down")
    #expect(try device.sync.sendNext() == .unreachable(.refused))
    try device.set("net", "up")
    let before = device.sent.count
    #expect(try device.sync.sendNext() == .sent)
    #expect(device.sent[before...].first == "GET /api/v1/goals?limit=100")
    #expect(try device.context.client.goals().count == 1)
  }

  @Test func aCreationThatIsNotFoundIsSentAgainUnderTheSameKey() throws {
    _ = try device.goals.create(GoalUseCases.Draft(title: "Run far"))
    try device.set("fault", "status=500")
    #expect(try device.sync.sendNext() == .kept(number: 1))
    try device.set("fault", "off")
    let before = device.sent.count
    #expect(try device.sync.sendNext() == .sent)
    #expect(device.sent[before...] == ["GET /api/v1/goals?limit=100", "POST /api/v1/goals"])
    #expect(device.keys.count == 2 && Set(device.keys).count == 1)
  }

  @Test func aGoalThatIsGoneIsMarkedAndMadeAgainWhenAsked() throws {
    let goal = try device.syncedGoal()
    try device.context.client.delete(try #require(goal.backendID), key: "elsewhere")
    _ = try device.goals.progress(goal, to: 5)
    _ = try device.sync.sendNext()
    let marked = try #require(try device.goals.goal(goal.id))
    #expect(marked.isMissing && marked.currentValue == 5)
    #expect(try device.sync.pendingCount() == 0)
    #expect(throws: Failure.missing(title: goal.title)) { try device.sync.backendID(of: marked) }
    try device.goals.restore(marked)
    try device.drain()
    let restored = try #require(try device.goals.goal(goal.id))
    #expect(!restored.isMissing && restored.backendID != goal.backendID)
    #expect(restored.currentValue == 5)
  }

  @Test func whatWasDeletedIsDeletedThereAndDoesNotComeBack() throws {
    let goal = try device.syncedGoal()
    try device.set("net", "down")
    try device.goals.delete(goal)
    #expect(try device.goals.all().isEmpty)
    #expect(try device.goals.active() == nil)
    try device.set("net", "up")
    // A list that was asked for before the deletion was told.
    _ = try device.sync.pull()
    #expect(try device.goals.all().isEmpty)
    try device.drain()
    #expect(try device.context.client.goals() == [])
    _ = try device.sync.pull()
    #expect(try device.goals.all().isEmpty)
  }

  @Test func aGoalThatWasNeverToldOfIsNotToldToBeGone() throws {
    let goal = try device.goals.create(GoalUseCases.Draft(title: "Run far"))
    try device.goals.delete(goal)
    #expect(try device.sync.pendingCount() == 0)
    try device.drain()
    #expect(device.sent.isEmpty)
  }

  @Test func aCreationInDoubtIsClearedUpBeforeTheDeletion() throws {
    let goal = try device.goals.create(GoalUseCases.Draft(title: "Run far"))
    try device.set("fault", "latency=30s")
    #expect(try device.sync.sendNext() == .unreachable(.timeout))
    try device.set("fault", "off")
    try device.goals.delete(goal)
    try device.drain()
    #expect(try device.context.client.goals() == [])
    #expect(try device.sync.pendingCount() == 0)
  }

  @Test func aDeletionOfWhatIsGoneIsDone() throws {
    let goal = try device.syncedGoal()
    try device.context.client.delete(try #require(goal.backendID), key: "elsewhere")
    try device.goals.delete(goal)
    #expect(try device.sync.sendNext() == .sent)
    #expect(try device.sync.pendingCount() == 0)
  }

  @Test func aStatusIsToldAndTakenOver() throws {
    let goal = try device.syncedGoal()
    for status in [GoalStatus.paused, .active, .archived] {
      _ = try device.goals.move(try #require(try device.goals.goal(goal.id)), to: status)
      try device.drain()
      #expect(try device.goals.goal(goal.id)?.status == status)
      #expect(try device.context.client.goals().first?.goal(as: goal.id).status == status)
    }
  }

  @Test func anEditChangesWhatIsNamedAndNothingElse() throws {
    let goal = try device.syncedGoal()
    var change = GoalUseCases.Change()
    change.title = "Walk 12k steps"
    let edited = try device.goals.edit(goal, change)
    var expected = goal
    (expected.title, expected.updatedAt) = ("Walk 12k steps", edited.updatedAt)
    #expect(edited == expected)
    try device.drain()
    let remote = try #require(try device.context.client.goals().first).goal(as: goal.id)
    #expect(remote.title == "Walk 12k steps" && remote.targetValue == goal.targetValue)
    let untouched = try device.sent { _ = try device.goals.edit(edited, GoalUseCases.Change()) }
    #expect(untouched.isEmpty)
    #expect(try device.sync.pendingCount() == 0)
  }

  /// As another shell on the same data does, between the look at an event and the attempt.
  @Test func whatIsEditedBeforeAnAttemptIsInIt() throws {
    let goal = try device.syncedGoal()
    var change = GoalUseCases.Change()
    change.title = "Walk 12k steps"
    _ = try device.goals.edit(goal, change)
    let event = try #require(try device.context.store.nextEvent(after: 0, due: nil))
    change = GoalUseCases.Change()
    change.description = "To work and back"
    _ = try device.goals.edit(goal, change)
    #expect(try device.sync.send(event) == .sent)
    let remote = try #require(try device.context.client.goals().first).goal(as: goal.id)
    #expect(remote.title == "Walk 12k steps" && remote.description == "To work and back")
    #expect(try device.goals.goal(goal.id)?.description == "To work and back")
    #expect(try device.sync.pendingCount() == 0)
    // Or has told it meanwhile.
    let sent = try device.sent { _ = try device.sync.send(event) }
    #expect(sent.isEmpty)
  }

  @Test func anotherBackendIsToldOfEveryGoal() throws {
    let path = "/tmp/lume-settling-\(UInt64.random(in: .min ... .max)).sqlite"
    defer { SettlingTests.remove(path) }
    let first = try Device(Device.backend(), store: Store(.file(path), server: "first"))
    let goal = try first.syncedGoal()
    _ = try first.goals.move(goal, to: .paused)
    try first.drain()
    let second = try Device(
      Device.backend(), store: Store(.file(path), server: "second"), seed: 2)
    #expect(try second.sync.adoptUnsynced() == 1)
    #expect(try second.sync.adoptUnsynced() == 0)
    try second.drain()
    let there = try #require(try second.context.client.goals().first).goal(as: goal.id)
    #expect(there.title == goal.title && there.status == .paused)
    _ = try first.sync.pull()
    #expect(try first.goals.goal(goal.id)?.backendID == goal.backendID)
  }

  /// As one that was stopped in the midst of an exchange.
  @Test func anotherShellThatDoesNotLetGoIsNotWaitedForForever() throws {
    let path = "/tmp/lume-settling-\(UInt64.random(in: .min ... .max)).sqlite"
    defer { SettlingTests.remove(path) }
    let other = try Store(.file(path), server: "embedded")
    let device = try Device(
      Device.backend(), store: Store(.file(path), server: "embedded"))
    _ = try device.goals.create(GoalUseCases.Draft(title: "Walk far"))
    #expect(try other.others.beginExchange())
    #expect(throws: Failure.storage(path: path, .busy)) { try told { try device.sync.sendNext() } }
    #expect(device.sent.isEmpty)
    #expect(try device.sync.pendingCount() == 1)
    other.others.endExchange()
    #expect(try device.sync.sendNext() == .sent)
  }

  private static func remove(_ path: String) {
    for end in ["", "-wal", "-shm", ".lock", ".turns"] { unlink(path + end) }
  }

  /// Whether a value goes up or down is decided by where it begins.
  @Test(arguments: [(0.0, 12.0, 10.0), (180, 172, 165), (180, 160, 165)])
  func aGoalThatCameFurtherBeforeItWasSentBeginsWhereItDid(
    _ start: Double, _ now: Double, _ target: Double
  ) throws {
    var draft = GoalUseCases.Draft(title: "Come further")
    (draft.target, draft.current) = (Quantity(target, "lbs"), start)
    let goal = try device.goals.create(draft)
    _ = try device.goals.progress(goal, to: now)
    try device.drain()
    let other = try Device(backend, seed: 2)
    _ = try other.sync.pull()
    let here = try #require(try device.goals.all().first)
    let there = try #require(try other.goals.all().first)
    #expect(there.currentValue == now && there.status == here.status)
    #expect(abs(there.progress - here.progress) < 0.01)
  }
}
