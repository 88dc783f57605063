import Edge
import ServiceClient
import Store
import Testing
import Time
import Wellness

@testable import UseCases

/// What was sent and not answered is repeated as it was; what has changed since is told on its own.
@Suite struct RepeatedAttemptTests {
  private let device: Device

  init() throws {
    device = try Device()
  }

  /// Sends the next event to a backend that does what it's asked for and says so too late.
  private func sendInDoubt() throws {
    try device.set("fault", "latency=30s")
    #expect(try device.sync.sendNext() == .unreachable(.timeout))
    try device.set("fault", "off")
  }

  private func rename(_ goal: Goal, to title: String) throws -> Goal {
    var change = GoalUseCases.Change()
    change.title = title
    return try device.goals.edit(goal, change)
  }

  @Test func aGoalEditedBeforeTheRetryIsMadeOnce() throws {
    let goal = try device.goals.create(GoalUseCases.Draft(title: "Run far"))
    try sendInDoubt()
    _ = try rename(goal, to: "Run further")
    try device.drain()
    let remotes = try device.context.client.goals()
    #expect(remotes.map { $0.goal(as: goal.id).title } == ["Run further"])
    #expect(try device.goals.goal(goal.id)?.title == "Run further")
    #expect(try device.sync.pendingCount() == 0)
  }

  @Test func anEditIsRepeatedAsItWas() throws {
    let goal = try device.syncedGoal()
    let earlier = device.keys.count
    let first = try rename(goal, to: "Walk further")
    try sendInDoubt()
    _ = try rename(first, to: "Walk furthest")
    try device.drain()
    let keys = Array(device.keys[earlier...])
    let bodies = Array(device.bodies[earlier...])
    #expect(keys.count == 3 && keys[0] == keys[1] && keys[1] != keys[2])
    #expect(bodies.count == 3 && bodies[0] == bodies[1] && bodies[1] != bodies[2])
    let remotes = try device.context.client.goals()
    #expect(remotes.map { $0.goal(as: goal.id).title } == ["Walk furthest"])
  }

  private func body(_ steps: Int) -> String {
    #"{"current_unit": "steps", "current_value": \#(steps)}"#
  }

  @Test func progressIsRepeatedAsItWas() throws {
    let goal = try device.syncedGoal()
    let earlier = device.bodies.count
    let first = try device.goals.progress(goal, to: 4)
    try sendInDoubt()
    _ = try device.goals.progress(first, to: 7)
    try device.drain()
    #expect(Array(device.bodies[earlier...]) == [body(4), body(4), body(7)])
    #expect(try device.goals.goal(goal.id)?.currentValue == 7)
  }

  /// What was surely not heard isn't repeated: it says how things are when it's sent.
  @Test func whatWasNotHeardSaysWhatIsNow() throws {
    let goal = try device.syncedGoal()
    let earlier = device.bodies.count
    let first = try device.goals.progress(goal, to: 4)
    try device.set("net", "down")
    #expect(try device.sync.sendNext() == .unreachable(.refused))
    try device.set("net", "up")
    _ = try device.goals.progress(first, to: 7)
    try device.drain()
    #expect(Array(device.bodies[earlier...]) == [body(4), body(7)])
  }

  @Test func anInsightIsPutAwayAsItWas() throws {
    guard case .made(let insight) = try device.insights.generate(Insight.Wish(.daily)) else {
      Issue.record("there is no insight")
      return
    }
    try device.drain()
    let earlier = device.bodies.count
    let first = try device.insights.toggleFavorite(insight)
    try sendInDoubt()
    _ = try device.insights.toggleFavorite(first)
    try device.drain()
    let bodies = Array(device.bodies[earlier...])
    #expect(bodies.count == 3 && bodies[0] == bodies[1] && bodies[1] != bodies[2])
    #expect(try device.sync.pendingCount() == 0)
  }
}
