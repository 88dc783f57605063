import Testing
import Wellness

@testable import Coach

@Suite struct GoalIdeaTests {
  @Test func everyIdeaIsWithinItsBounds() {
    for idea in GoalIdea.all {
      #expect((1...50).contains(idea.title.count), "\(idea.title)")
      #expect((100...500).contains(idea.description.count), "\(idea.title)")
      #expect((1...5).contains(idea.difficulty) && idea.days > 0 && idea.target.value > 0)
      #expect(idea.reason.hasSuffix("."))
    }
    #expect(Set(GoalIdea.all.map(\.title)).count == GoalIdea.all.count)
  }

  @Test(arguments: [
    ("walk AFTER lunch on 20 days", "weight", true),
    ("Walk after lunch on 20 days or so", "weight", true),
    ("Lunch, then a walk", "activity", true), ("Lunch, then a walk", "weight", false),
    ("Read more", "activity", false),
  ])
  func anIdeaThatAGoalSaysAlreadyIsLeftOut(title: String, type: String, repeats: Bool) throws {
    let idea = try #require(GoalIdea.all.first { $0.title == "Walk after lunch on 20 days" })
    #expect(idea.repeats(title: title, type: .init(rawValue: type)) == repeats)
  }
}
