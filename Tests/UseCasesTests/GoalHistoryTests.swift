import Edge
import Store
import Testing
import Time
import Wellness

@testable import UseCases

/// What is noted of a goal while it changes.
@Suite struct GoalHistoryTests {
  private let device: Device
  private var goals: GoalUseCases { device.goals }

  init() throws {
    device = try Device()
  }

  private func values(_ goal: Goal) throws -> [Double] {
    try goals.history(of: goal).map(\.value)
  }

  @Test func hasTheValueThatAGoalBeginsWithAndEachThatFollows() throws {
    var draft = GoalUseCases.Draft(title: "Lose weight")
    draft.target = Quantity(165, "lbs")
    draft.current = 180
    var goal = try goals.create(draft)
    goal = try goals.progress(goal, to: 176)
    var change = GoalUseCases.Change()
    change.current = 175
    goal = try goals.edit(goal, change)
    change = GoalUseCases.Change()
    change.title = "Lose more weight"
    goal = try goals.edit(goal, change)
    #expect(try values(goal) == [180, 176, 175])
    #expect(try goals.history(of: goal).allSatisfy { $0.at == Device.start })
  }

  @Test func hasNothingOfWhatWasNotSaid() throws {
    let goal = try goals.create(GoalUseCases.Draft(title: "Walk far"))
    #expect(try values(goal) == [])
    #expect(throws: Failure.goal(.valueNegative(-1))) {
      try told { try goals.progress(goal, to: -1) }
    }
    #expect(try values(goal) == [])
  }

  @Test func isOfOnePieceWithTheChange() throws {
    struct Stop: Error {}
    let goal = try goals.create(GoalUseCases.Draft(title: "Walk far"))
    #expect(throws: Stop.self) {
      try device.store.transaction {
        _ = try goals.progress(goal, to: 0.5)
        throw Stop()
      }
    }
    #expect(try values(goal) == [])
    #expect(try goals.goal(goal.id)?.currentValue == 0)
  }

  @Test func aPeriodIsForWhatRecurs() throws {
    var draft = GoalUseCases.Draft(title: "Drink water")
    draft.target = Quantity(8, "glasses")
    draft.every = .daily
    let goal = try goals.create(draft)
    #expect(try goals.period(of: goal)?.value == nil)
    let changed = try goals.progress(goal, to: 8)
    #expect(try goals.period(of: changed)?.streak == 1)
    #expect(try goals.period(of: goals.create(GoalUseCases.Draft(title: "Walk far"))) == nil)
  }

  /// A goal that is reached once keeps its value, and so does one of this week.
  @Test func aPeriodThatIsOverBeginsAnew() throws {
    let made = try [Recurrence.daily, .weekly, nil].map { every in
      var draft = GoalUseCases.Draft(title: "Drink water, \(every?.rawValue ?? "once")")
      draft.target = Quantity(8, "glasses")
      (draft.every, draft.isOnce) = (every, every == nil)
      return try goals.progress(try goals.create(draft), to: 5)
    }
    func values() throws -> [Double?] { try made.map { try goals.goal($0.id)?.currentValue } }
    try goals.beginPeriods()
    #expect(try values() == [5, 5, 5])
    _ = try device.context.edge.wait(.seconds(86_400))
    try goals.beginPeriods()
    #expect(try values() == [0, 5, 5])
    _ = try goals.progress(made[0], to: 3)
    try goals.beginPeriods()
    #expect(try values() == [3, 5, 5])
    _ = try device.context.edge.wait(.seconds(7 * 86_400))
    try goals.beginPeriods()
    #expect(try values() == [0, 0, 5])
    #expect(try goals.history(of: made[0]).map(\.value) == [5, 3])
  }
}
