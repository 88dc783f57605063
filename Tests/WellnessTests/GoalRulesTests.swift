import Testing
import Time

@testable import Wellness

@Suite struct GoalRulesTests {
  private static let today = CalendarDate(daysSince1970: 20_514)

  private static func goal(
    _ title: String = "Run far", change: (inout Goal) -> Void = { _ in }
  ) -> Goal {
    var goal = Goal(
      id: Goal.LocalID(""), title: title, type: .activity, startDate: today,
      targetDate: today.adding(days: 30), targetValue: 5, unit: "km", createdAt: Instant(today),
      updatedAt: Instant(today))
    change(&goal)
    return goal
  }

  /// With what is before them one character.
  private static let joiners = String(repeating: "\u{200d}", count: 3000)

  private static func text(_ count: Int) -> String { String(repeating: "é", count: count) }

  @Test(arguments: [
    goal(), goal("Abc"), goal(text(100)), goal { $0.description = text(1000) },
    goal { $0.targetValue = 0.01 }, goal { $0.currentValue = 0 }, goal { $0.unit = text(50) },
    goal { $0.targetDate = today.adding(days: 1) }, goal { $0.targetDate = nil },
    goal { $0.targetDate = today.adding(days: 5 * 366) },
  ])
  func allowsWhatIsWithinBounds(_ goal: Goal) throws {
    try GoalRules.check(goal, today: GoalRulesTests.today)
  }

  @Test(arguments: [
    (goal("Ab"), GoalProblem.titleLength(2)), (goal(text(101)), .titleLength(101)),
    (goal { $0.description = text(1001) }, .descriptionLength(1001)),
    (goal("Run" + joiners), .bytes(of: "title", 9003, most: 500)),
    (goal { $0.description = joiners }, .bytes(of: "description", 9000, most: 5000)),
    (goal { $0.unit = joiners }, .bytes(of: "unit", 9000, most: 250)),
    (goal { $0.targetValue = 0.009 }, .targetTooSmall(0.009)),
    (goal { $0.targetValue = -5 }, .targetTooSmall(-5)),
    (goal { $0.targetValue = 1.1e12 }, .valueTooLarge(1.1e12)),
    (goal { $0.currentValue = 1e21 }, .valueTooLarge(1e21)),
    (goal { $0.currentValue = -0.1 }, .valueNegative(-0.1)),
    (goal { $0.unit = "" }, .unitLength(0)),
    (goal { $0.unit = text(51) }, .unitLength(51)),
    (goal { $0.targetDate = today }, .datePassed(today)),
    (
      goal { $0.targetDate = today.adding(days: 5 * 366 + 1) },
      .dateTooFar(today.adding(days: 5 * 366 + 1))
    ),
  ])
  func tellsTheFirstRuleThatIsBroken(_ goal: Goal, _ problem: GoalProblem) {
    #expect(throws: problem) { try GoalRules.check(goal, today: GoalRulesTests.today) }
  }

  /// Another client may have made it so, or counted it in another unit.
  @Test func aTargetThatStaysIsNotLookedAt() throws {
    let small = GoalRulesTests.goal { $0.targetValue = 0.000_6 }
    var renamed = small
    renamed.title = "Swim far"
    try GoalRules.check(renamed, today: GoalRulesTests.today, unchanged: small)
    renamed.targetValue = 0.000_7
    #expect(throws: GoalProblem.targetTooSmall(0.000_7)) {
      try GoalRules.check(renamed, today: GoalRulesTests.today, unchanged: small)
    }
  }

  @Test(arguments: [
    ("walk 10K STEPS", true), ("Walk ten k steps", false), ("10k steps walk", true),
    ("Walk 10k steps daily", false), ("", false),
  ])
  func aDuplicateSaysTheSame(_ title: String, _ isDuplicate: Bool) {
    let known = ["Swim", "Walk 10k steps"]
    #expect(GoalRules.duplicate(of: title, among: known) == (isDuplicate ? known[1] : nil))
  }

  @Test(arguments: [
    (30, GoalStatus.active, 30, false), (0, .active, 0, false), (-1, .active, -1, true),
    (-1, .completed, -1, false),
  ])
  func aGoalIsOverdueBehindItsDate(
    _ due: Int, _ status: GoalStatus, _ remaining: Int, _ isOverdue: Bool
  ) {
    let today = GoalRulesTests.today
    let goal = GoalRulesTests.goal {
      $0.targetDate = today.adding(days: due)
      $0.status = status
    }
    #expect(goal.daysRemaining(on: today) == remaining)
    #expect(goal.isOverdue(on: today) == isOverdue)
  }

  @Test func aGoalWithoutAnEndHasNoDaysLeft() {
    let goal = GoalRulesTests.goal { $0.targetDate = nil }
    #expect(goal.daysRemaining(on: GoalRulesTests.today) == nil)
    #expect(!goal.isOverdue(on: GoalRulesTests.today))
  }
}

@Suite struct WordsTests {
  @Test(arguments: [
    ("Don't stop—ever!", ["dont", "stop", "ever"]), ("", []),
    ("10,000 steps", ["10", "000", "steps"]),
    ("  Grüße an 学 ", ["grüße", "an", "学"]), ("it’s", ["its"]),
  ])
  func areRunsOfLettersAndDigits(_ text: String, _ words: [String]) {
    #expect(Words.of(text) == words)
  }

  @Test func aLikenessIsTheShareOfCommonWords() {
    #expect(Words.likeness("a b c", "c b a") == 1)
    #expect(Words.likeness("a b", "b c") == 1.0 / 3)
    #expect(Words.likeness("", "") == 0)
  }
}

@Suite struct PersonaTests {
  @Test(arguments: [
    (Persona.generalWellness, "Wellness Coach"), (.wellnessSpecialist, "Wellness Companion"),
    (.fitnessCoach, "Fitness Coach"), (.triage, "Triage"),
    (Persona(rawValue: "sleep_and_rest"), "Sleep And Rest"),
  ])
  func hasANameForPeople(_ persona: Persona, _ name: String) {
    #expect(persona.displayName == name)
  }
}
