import Testing
import Time
import Wellness

@testable import Coach

/// What a goal is about, by its title and unit.
@Suite struct GoalDomainTests {
  @Test(arguments: [
    ("Fewer glasses of wine", "glasses", DomainID.alcohol), ("8 glasses a day", "glasses", .water),
    ("Bed by midnight", "", .sleep), ("Up by 6:30", "", .sleep),
    ("Read before bed", "pages", .reading),
    ("Finnish lessons", "lessons", .learning), ("Write in my journal", "page", .calm),
    ("Phone my sister", "calls", .social), ("Phone under 3 hours", "hours", .screens),
    ("Visit Mum", "visit", .social), ("Home-made lunch", "lunches", .eating),
    ("Balance exercises", "minutes", .strength), ("Stairs instead of the lift", "floors", .walking),
    ("Knit a blanket", "squares", .general),
  ])
  func isToldByTitleAndUnit(title: String, unit: String, domain: DomainID) {
    let goal = CoachFacts.GoalFacts(
      title: title, type: .custom, unit: unit, target: 5, start: Scene.today,
      targetDate: Scene.today.adding(days: 30))
    #expect(DomainID(goal) == domain)
  }
}
