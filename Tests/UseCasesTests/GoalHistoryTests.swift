import Store
import Testing
import Time
import Wellness

@testable import UseCases

/// What is noted of a goal while it changes.
@Suite struct GoalHistoryTests {
  private let device: Device
  private var goals: GoalDesk { device.goals }

  init() throws {
    device = try Device()
  }

  private func values(_ goal: Goal) throws -> [Double] {
    try goals.history(of: goal).map(\.value)
  }

  @Test func hasTheValueThatAGoalBeginsWithAndEachThatFollows() throws {
    var draft = GoalDesk.Draft(title: "Lose weight")
    draft.target = Quantity(165, "lbs")
    draft.current = 180
    var goal = try goals.create(draft)
    goal = try goals.progress(goal, to: 176)
    var change = GoalDesk.Change()
    change.current = 175
    goal = try goals.edit(goal, change)
    change = GoalDesk.Change()
    change.title = "Lose more weight"
    goal = try goals.edit(goal, change)
    #expect(try values(goal) == [180, 176, 175])
    #expect(try goals.history(of: goal).allSatisfy { $0.at == Device.start })
  }

  @Test func hasNothingOfWhatWasNotSaid() throws {
    let goal = try goals.create(GoalDesk.Draft(title: "Walk far"))
    #expect(try values(goal) == [])
    #expect(throws: Failure.goal(.valueNegative(-1))) { try goals.progress(goal, to: -1) }
    #expect(try values(goal) == [])
  }

  @Test func isOfOnePieceWithTheChange() throws {
    struct Stop: Error {}
    let goal = try goals.create(GoalDesk.Draft(title: "Walk far"))
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
    var draft = GoalDesk.Draft(title: "Drink water")
    draft.target = Quantity(8, "glasses")
    draft.every = .daily
    let goal = try goals.create(draft)
    #expect(try goals.period(of: goal)?.value == nil)
    let changed = try goals.progress(goal, to: 8)
    #expect(try goals.period(of: changed)?.streak == 1)
    #expect(try goals.period(of: goals.create(GoalDesk.Draft(title: "Walk far"))) == nil)
  }
}
