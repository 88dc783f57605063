import Edge
import SQLite
import ServiceClient
import ServiceHost
import Store
import Testing
import Time
import Wellness

@testable import UseCases

/// Two devices of one user, and what one learns of the other.
@Suite struct PullTests {
  private let first: Device
  private let second: Device

  init() throws {
    let backend = try Device.backend()
    first = try Device(backend, seed: 1)
    second = try Device(backend, seed: 2)
  }

  @Test func takesOverWhatTheOtherMade() throws {
    let goal = try first.syncedGoal()
    let chat = try first.chats.open(about: goal, persona: nil).consultation
    let received = try second.sync.pull()
    #expect(received == SyncEngine.Received(goals: 1, consultations: 1))
    let copy = try #require(try second.goals.all().first)
    #expect(copy.id != goal.id && copy.backendID == goal.backendID)
    #expect(copy.title == goal.title && copy.targetValue == 10_000 && copy.unit == "steps")
    #expect(copy.startDate == goal.startDate && copy.targetDate == goal.targetDate)
    let linked = try #require(try second.chats.all().first)
    #expect(linked.backendID == chat.backendID && linked.persona == .wellnessSpecialist)
    #expect(linked.goalID == copy.id && copy.consultationID == linked.id)
    #expect(try second.sync.lastSync() == Device.start)
    #expect(try second.sync.pendingCount() == 0)
  }

  @Test func aTotalThatLiesIsNotFollowed() throws {
    let rest =
      #""status": "active", "target_value": 1, "target_unit": "km", "start_date": "2026-03-01", "created_at": "2026-03-01T07:30:00Z", "updated_at": "2026-03-01T07:30:00Z""#
    let goals = (0..<100).map { #"{"id": "g\#($0)", "title": "Goal \#($0)", \#(rest)}"# }
    let page = #"{"data": {"goals": [\#(goals.joined(separator: ","))], "total": 1000000}}"#
    let device = try Device(
      peer: Device.backend().peer().answering { request in
        request.method == .get && request.path == "/api/v1/goals" ? Response(200, body: page) : nil
      })
    #expect(try device.sync.pull().goals == 100)
    let asked = device.sent.filter { $0.hasPrefix("GET /api/v1/goals?") }
    #expect(asked.count == 2)
  }

  @Test func findsNothingNewTheSecondTime() throws {
    let goal = try first.syncedGoal()
    _ = try first.chats.open(about: goal, persona: nil)
    _ = try second.sync.pull()
    let goals = try second.goals.all()
    #expect(try second.sync.pull() == SyncEngine.Received())
    #expect(try second.goals.all() == goals)
    #expect(try first.sync.pull() == SyncEngine.Received())
  }

  @Test func takesOverWhatTheOtherChanged() throws {
    let goal = try first.syncedGoal()
    _ = try second.sync.pull()
    _ = try first.goals.progress(goal, to: 2500)
    try first.drain()
    #expect(try second.sync.pull() == SyncEngine.Received(goals: 1))
    #expect(try second.goals.all().map(\.currentValue) == [2500])
    #expect(try second.goals.all().map(\.initialValue) == [0])
  }

  @Test func aGoalIsTheSameOnTheOther() throws {
    var draft = GoalUseCases.Draft(title: "Eat five servings of vegetables")
    draft.description = "At lunch"
    draft.target = Quantity(5, "servings")
    draft.type = .nutrition
    draft.by = CalendarDate(daysSince1970: 20_600)
    let goal = try first.goals.create(draft)
    try first.drain()
    var change = GoalUseCases.Change()
    change.title = "Eat vegetables"
    _ = try first.goals.edit(try #require(try first.goals.goal(goal.id)), change)
    try first.drain()
    _ = try second.sync.pull()
    let copy = try #require(try second.goals.all().first)
    var expected = try #require(try first.goals.goal(goal.id))
    expected.id = copy.id
    #expect(copy == expected)
    #expect(copy.type == .nutrition && copy.targetValue == 5 && copy.unit == "servings")
    #expect(copy.startDate == goal.startDate && copy.targetDate == draft.by)
  }

  @Test func aChatThatWasDeletedHereDoesNotComeBack() throws {
    let chat = try first.chats.open(.triage).consultation
    try first.set("net", "down")
    try first.chats.delete(chat)
    try first.set("net", "up")
    // The backend's list still has it.
    #expect(try first.sync.pull() == SyncEngine.Received())
    #expect(try first.chats.all().isEmpty)
    try first.drain()
    #expect(try first.sync.pull() == SyncEngine.Received())
    #expect(try first.chats.all().isEmpty && first.context.client.consultations().isEmpty)
  }

  @Test func aChatThatWasReceivedIsGoneOnWithAndNotBegun() throws {
    let chat = try first.chats.open(.triage).consultation
    _ = try second.sync.pull()
    var opened: Consultation?
    let sent = try second.sent { opened = try second.chats.open(.triage).consultation }
    #expect(opened?.backendID == chat.backendID)
    #expect(!sent.contains { $0.hasPrefix("POST") })
  }

  @Test func neverReplacesWhatWaitsToBeSent() throws {
    let goal = try first.syncedGoal()
    _ = try second.sync.pull()
    _ = try second.goals.progress(second.goals.all()[0], to: 9000)
    _ = try first.goals.progress(goal, to: 2500)
    try first.drain()
    #expect(try second.sync.pull() == SyncEngine.Received())
    #expect(try second.goals.all().map(\.currentValue) == [9000])
    try second.drain()
    #expect(try first.sync.pull() == SyncEngine.Received(goals: 1))
    #expect(try first.goals.all().map(\.currentValue) == [9000])
  }

  @Test func aGoalThatGoesDownKeepsItsStart() throws {
    var draft = GoalUseCases.Draft(title: "Lose weight")
    draft.target = Quantity(165, "lbs")
    draft.current = 180
    let goal = try first.goals.create(draft)
    try first.drain()
    _ = try first.goals.progress(try #require(try first.goals.goal(goal.id)), to: 175)
    try first.drain()
    _ = try second.sync.pull()
    let copy = try #require(try second.goals.all().first)
    #expect(copy.currentValue == 175)
    #expect(abs(copy.initialValue - 180) < 0.1)
    #expect(abs(copy.progress - 1.0 / 3) < 0.001)
  }

  @Test func nothingIsChangedWhereTheBackendCannotBeReached() throws {
    try second.set("net", "down")
    #expect(throws: Failure.unreachable(.refused)) { try told { try second.sync.pull() } }
    #expect(try second.sync.lastSync() == nil)
    #expect(second.context.connection == .offline)
  }
}
