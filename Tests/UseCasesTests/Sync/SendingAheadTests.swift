import Edge
import ServiceClient
import ServiceHost
import Store
import Testing
import Time
import Wellness

@testable import UseCases

/// Changes of different goals that are told several at a time.
@Suite struct SendingAheadTests {
  private let backend: EmbeddedService
  private let device: Device

  init() throws {
    backend = try Device.backend()
    device = try Device(backend, exchangesAtOnce: 4)
  }

  private func makeGoals(_ count: Int) throws -> [Goal] {
    try (1...count).map {
      var draft = GoalUseCases.Draft(title: "Walk \($0) km")
      draft.target = Quantity(Double($0 + 1), "km")
      return try device.goals.create(draft)
    }
  }

  private func drain() throws -> [SyncEngine.Step] {
    var all: [SyncEngine.Step] = []
    while true {
      let steps = try device.sync.sendSome()
      all += steps
      if steps.last != .sent { return all }
    }
  }

  private func remoteTitles() throws -> [String] {
    try device.context.client.goals().map { $0.goal(as: Goal.LocalID("x")).title }
  }

  @Test func goalsAreMadeInTheOrderOfTheOutboxFourAtATime() throws {
    let goals = try makeGoals(10)
    #expect(try drain() == Array(repeating: .sent, count: 10) + [.nothing])
    #expect(try remoteTitles() == goals.map(\.title))
    #expect(try device.sync.pendingCount() == 0)
    #expect(Set(device.keys).count == 10)
    #expect(device.mostUnderWay == 4)
    for goal in goals { #expect(try device.goals.goal(goal.id)?.backendID != nil) }
  }

  @Test func eightAreConcludedAndBegunAtATime() throws {
    let other = try Device(backend, exchangesAtOnce: 16)
    for number in 1...30 {
      _ = try other.goals.create(GoalUseCases.Draft(title: "Walk \(number) km"))
    }
    #expect(try other.sync.sendSome() == Array(repeating: .sent, count: 30))
    #expect(other.depths == Array(1...16) + Array(1...8) + Array(1...6))
  }

  @Test func oneAtATimeWhereTheEdgeAllowsNoMore() throws {
    let other = try Device(backend)
    for title in ["Run far", "Sleep well"] {
      _ = try other.goals.create(GoalUseCases.Draft(title: title))
    }
    #expect(try other.sync.sendSome() == [.sent])
    #expect(other.mostUnderWay == 1)
  }

  /// A second change of a goal waits for the first, and so does all behind it.
  @Test func theChangesOfAGoalKeepTheirOrder() throws {
    var goals = try makeGoals(3)
    _ = try drain()
    goals = try goals.map { try #require(try device.goals.goal($0.id)) }
    let before = device.sent.count
    _ = try device.goals.progress(goals[0], to: 1)
    _ = try device.goals.progress(goals[1], to: 1)
    _ = try device.goals.move(
      try #require(try device.goals.goal(goals[0].id)), to: .paused)
    _ = try device.goals.progress(goals[2], to: 1)
    #expect(try device.sync.sendSome() == [.sent, .sent])
    #expect(try drain() == [.sent, .sent, .nothing])
    let ids = goals.compactMap { $0.backendID?.text }
    let order = device.sent[before...].map { line in ids.firstIndex { line.contains($0) } }
    #expect(order == [0, 1, 0, 2])
  }

  /// All that was under way is in doubt, and repeated byte for byte.
  @Test func whatFoundNoAnswerIsRepeatedUnderItsKeys() throws {
    let goals = try makeGoals(6)
    try device.set("fault", "latency=30s")
    #expect(try device.sync.sendSome() == [.unreachable(.timeout)])
    #expect(device.keys.count == 4)
    #expect(try device.store.outbox().map(\.isInDoubt) == [true, true, true, true, false, false])
    try device.set("fault", "off")
    let (keys, bodies) = (device.keys, device.bodies)
    #expect(try drain() == Array(repeating: .sent, count: 6) + [.nothing])
    #expect(try remoteTitles() == goals.map(\.title))
    for (key, body) in zip(device.keys[4...], device.bodies[4...]) {
      if let place = keys.firstIndex(of: key) { #expect(bodies[place] == body) }
    }
  }

  @Test func anInputStopsAllThatIsUnderWay() throws {
    let goals = try makeGoals(6)
    let edge = device.context.edge
    try device.set("fault", "latency=5s")
    edge.background.isOn = true
    _ = device.inbox.putLine("hello")
    #expect(throws: Interrupted()) { try device.sync.sendSome() }
    edge.background.isOn = false
    #expect(try edge.line() == .line("hello"))
    #expect(device.sent.filter { $0 == "cancel" }.count == 4)
    #expect(try device.store.outbox().map(\.attempts) == [0, 0, 0, 0, 0, 0])
    #expect(try device.store.outbox().filter(\.isInDoubt).count == 4)
    try device.set("fault", "off")
    _ = try drain()
    #expect(try remoteTitles() == goals.map(\.title))
  }

  @Test func oneThatIsRefusedKeepsNoOtherBack() throws {
    let goals = try makeGoals(5)
    var long = goals[1]
    long.unit = String(repeating: "x", count: 60)
    try device.store.put(long)
    let steps = try device.sync.sendSome()
    guard case .declined(number: 2, _, _) = steps[1] else {
      Issue.record("\(steps)")
      return
    }
    #expect(steps.filter { $0 == .sent }.count == 4)
    #expect(try remoteTitles().count == 4)
    #expect(try device.sync.pending().filter(\.hasFailed).map(\.number) == [2])
  }
}
