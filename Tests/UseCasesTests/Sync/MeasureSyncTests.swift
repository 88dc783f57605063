import Testing
import Time
import Wellness

@testable import UseCases

/// What a goal's number means, on several devices.
@Suite struct MeasureSyncTests {
  private let device: Device
  private let other: Device

  init() throws {
    let backend = try Device.backend()
    device = try Device(backend)
    other = try Device(backend, seed: 2)
  }

  private func pulled() throws -> Goal {
    _ = try other.sync.pull()
    return try #require(try other.goals.all().first)
  }

  private func edited(
    _ goal: Goal, _ change: (inout GoalUseCases.Change) -> Void
  ) throws -> Goal {
    var edit = GoalUseCases.Change()
    change(&edit)
    let goal = try device.goals.edit(goal, edit)
    try device.drain()
    return goal
  }

  @Test func oneThatWasSetComesWithTheGoal() throws {
    var draft = GoalUseCases.Draft(title: "Push-ups")
    (draft.target, draft.every, draft.measure) = (Quantity(50, "reps"), .daily, .set(.limit))
    let goal = try device.goals.create(draft)
    try device.drain()
    #expect(try pulled().setMeasure == .limit)
    _ = try edited(goal) { $0.measure = .set(.everyPeriod) }
    #expect(device.bodies.last == #"{"measure": "period"}"#)
    #expect(try pulled().measure == .everyPeriod)
  }

  /// Only what was set is told of.
  @Test func oneThatFollowsTheWordsDoesSoEverywhere() throws {
    var draft = GoalUseCases.Draft(title: "Tea")
    (draft.target, draft.every) = (Quantity(2, "cups"), .daily)
    var goal = try device.goals.create(draft)
    try device.drain()
    #expect(try pulled().measure == .everyPeriod)
    goal = try edited(goal) { $0.title = "At most 2 cups of tea" }
    #expect(device.bodies.allSatisfy { !$0.contains("measure") })
    #expect(try pulled().reading == goal.reading && goal.measure == .limit)
    goal = try edited(goal) { $0.measure = .set(.everyPeriod) }
    goal = try edited(goal) { $0.title = "At most 3 cups of tea" }
    #expect(try pulled().setMeasure == .everyPeriod && goal.setMeasure == .everyPeriod)
    goal = try edited(goal) { $0.measure = .inferred }
    #expect(device.bodies.last == #"{"measure": "auto"}"#)
    #expect(try pulled().measure == .limit)
  }

  @Test func oneThatDoesNotFitIsNotStored() throws {
    var draft = GoalUseCases.Draft(title: "Push-ups")
    (draft.target, draft.measure) = (Quantity(50, "reps"), .set(.everyPeriod))
    #expect(throws: GoalProblem.measureUnfit(.lacksRecurrence)) { try device.goals.create(draft) }
    draft.every = .daily
    let goal = try device.goals.create(draft)
    #expect(throws: GoalProblem.measureUnfit(.recurs(.total))) {
      try edited(goal) { $0.measure = .set(.total) }
    }
    #expect(try device.goals.all().map(\.setMeasure) == [.everyPeriod])
  }

  /// A limit of 0 needs no words that say so.
  @Test func nothingCanBeALimit() throws {
    var draft = GoalUseCases.Draft(title: "Evenings at the bar")
    (draft.target, draft.measure) = (Quantity(0, "evenings"), .set(.limit))
    let goal = try device.goals.create(draft)
    #expect(goal.recurrence == .daily && goal.setMeasure == .limit)
    try device.drain()
    #expect(try pulled().measure == .limit)
  }
}
