import Testing
import Wellness

@testable import Shell

@Suite struct GoalNewTests {
  @Test func readsEveryFlag() throws {
    let goal = try parse(
      """
      /goal new "Run far" --target 5 km --current 1.5 --by 31 jan --start tomorrow \
      --type Activity --every week --description "with a friend"
      """, as: GoalNew.self)
    #expect(goal.title == "Run far")
    #expect(goal.target == Quantity(5, "km"))
    #expect(goal.current == Quantity(1.5))
    #expect(goal.by == .inYear(month: 1, day: 31))
    #expect(goal.start == .inDays(1))
    #expect(goal.type == .activity)
    #expect(goal.every == .weekly)
    #expect(goal.description == "with a friend")
  }

  @Test func leavesOpenWhatIsNotNamed() throws {
    let goal = try parse("/goal new Walk 10k steps", as: GoalNew.self)
    #expect(goal.title == "Walk 10k steps")
    #expect(goal.target == nil && goal.current == nil && goal.by == nil && goal.start == nil)
    #expect(goal.type == nil && goal.every == nil && goal.description == "")
    #expect(try parse("/goal new", as: GoalNew.self).title == nil)
  }

  @Test(arguments: [("day", Recurrence.daily), ("week", .weekly), ("month", .monthly)])
  func repeats(_ every: String, _ recurrence: Recurrence) throws {
    #expect(try parse("/goal new Run --every \(every)", as: GoalNew.self).every == recurrence)
  }

  @Test(arguments: [
    ("--by 31 feb", UsageProblem.noSuchDay("31 feb", month: "February", days: 29)),
    ("--by", .missingValue(flag: "--by", expected: Usage.Kind.date.expectation)),
    ("--target lots", .bad("lots", for: "--target", expected: Usage.Kind.quantity.expectation)),
    (
      "--every year",
      .bad(
        "year", for: "--every", expected: "one of day, week, month",
        known: ["day", "week", "month"])
    ), ("--dew tomorrow", .unknownFlag("--dew")),
  ])
  func tellsWhatIsWrong(_ flags: String, _ problem: UsageProblem) {
    #expect(throws: problem) { try parse("/goal new Run \(flags)", as: GoalNew.self) }
  }
}
