import Testing
import Time
import Wellness

@testable import Coach

@Suite struct GoalTipsTests {
  static let goals: [CoachFacts.GoalFacts] = [
    .steps, .weight, .running, .water, .crash, .sleep, .books,
  ]

  @Test(arguments: goals)
  func givesFiveToSevenWithTheGoalsNumbers(goal: CoachFacts.GoalFacts) {
    let tips = RuleBasedCoach().tips(for: goal, today: .monday)
    #expect((5...7).contains(tips.count))
    #expect(Set(tips).count == tips.count)
    #expect(tips.allSatisfy { !$0.contains("{") && $0.count < 200 })
    let target = Quantity(goal.target, goal.unit).description
    let gap = Quantity(abs(goal.target - goal.current), goal.unit).description
    #expect(tips.contains { $0.contains(target) || $0.contains(gap) }, "\(tips)")
  }

  @Test func letsTheClientInferCategories() {
    let tips = RuleBasedCoach().tips(for: .steps, today: .monday)
    let categories = Set(tips.enumerated().map { Tip(text: $0.element, index: $0.offset).category })
    #expect(categories.contains(.exercise) && categories.contains(.sleep))
    #expect(categories.count >= 3)
  }

  @Test func putsAnUnsafePaceFirst() {
    let tips = RuleBasedCoach().tips(for: .crash, today: .monday)
    #expect(tips.first?.contains("doctor") ?? false)
  }
}
