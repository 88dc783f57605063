import ServiceClient
import ServiceHost
import Store
import Testing
import Time
import Wellness

@testable import UseCases

/// Two shells with one home: what one has read, the other may have changed.
@Suite struct OneHomeTests {
  private let device: Device
  private let other: GoalUseCases
  private let goal: Goal

  init() throws {
    device = try Device()
    other = GoalUseCases(device.context)
    goal = try device.syncedGoal()
  }

  private func change(_ body: (inout GoalUseCases.Change) -> Void) -> GoalUseCases.Change {
    var change = GoalUseCases.Change()
    body(&change)
    return change
  }

  /// `goal` is what both have read.
  @Test func aChangeTakesNothingBack() throws {
    _ = try other.edit(goal, change { $0.title = "Run 50 km" })
    _ = try device.goals.progress(goal, to: 500)
    _ = try device.goals.edit(goal, change { $0.description = "for my knees" })
    let changed = try #require(try device.goals.goal(goal.id))
    #expect(changed.title == "Run 50 km" && changed.description == "for my knees")
    #expect(changed.currentValue == 500)
  }

  @Test func aGoalThatTheOtherHasDeletedIsGone() throws {
    try other.delete(goal)
    #expect(throws: Failure.goal(.gone(title: goal.title))) {
      try told {
        try device.goals.progress(goal, to: 500)
      }
    }
    #expect(try device.goals.all().isEmpty)
  }

  /// Two devices that edit one goal, each something else, before they hear of each other.
  @Test func onlyWhatHasChangedIsSent() throws {
    let backend = try Device.backend()
    let first = try Device(peer: backend.peer())
    let mine = try first.syncedGoal()
    let second = try Device(peer: backend.peer(), seed: 2)
    _ = try second.sync.pull()
    let theirs = try #require(try second.goals.all().first)
    _ = try first.goals.edit(mine, change { $0.title = "Run 50 km" })
    _ = try second.goals.edit(theirs, change { $0.description = "for my knees" })
    _ = try second.goals.edit(theirs, change { $0.target = Quantity(60, "km") })
    try first.drain()
    try second.drain()
    _ = try first.sync.pull()
    for device in [first, second] {
      let goal = try #require(try device.goals.all().first)
      #expect(goal.title == "Run 50 km" && goal.description == "for my knees")
      #expect(goal.targetValue == 60 && goal.unit == "km")
    }
  }

  @Test func aMessageThatWaitsIsSentByOne() throws {
    let chat = try device.chats.open(.generalWellness).consultation
    try device.chats.queue("hello", in: chat)
    let queued = try #require(try device.chats.nextQueued())
    #expect(try device.chats.deliver(queued) != nil)
    #expect(try device.chats.deliver(queued) == nil)
  }
}
