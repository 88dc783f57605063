import Testing

@testable import Shell

@Suite struct GoalShowTests {
  @Test func takesANameOrNone() throws {
    #expect(try parse("/goal show", as: GoalShow.self).name == nil)
    #expect(try parse("/goal show Walk 10k", as: GoalShow.self).name == "Walk 10k")
    #expect(try parse("/goal show \"Walk 10k\"", as: GoalShow.self).name == "Walk 10k")
  }

  @Test func showAndUseFindTheGoalThatIsMeant() throws {
    try expectTranscript(
      """
      > /goal show
      ! There is no goal yet. Make one: /goal new "Walk 10k steps" --target 10000 steps --by +30d
      > /goal show 1
      ! There is no goal yet. Make one: /goal new "Walk 10k steps" --target 10000 steps --by +30d
      > /goal new Run far --target 5 km --by 31 may --description "with a friend"
      | Goal 1 saved: Run far (0 of 5 km, due 2026-05-31).
      > /goal new Run fast --target 5 km --by 31 may
      | Goal 2 saved: Run fast (0 of 5 km, due 2026-05-31).
      > /goal show 1
      | Run far
      | ░░░░░░░░░░░░░░░░░░░░   0 %
      | progress  0 of 5 km
      | type      activity
      | from      2026-03-02
      | due       2026-05-31, 90 days left
      | status    active
      | about     with a friend
      > /goal show run
      ! "run" could be "Run far" (1) or "Run fast" (2): name more of it, or its number.
      > /goal show "Run fat"
      ! There is no goal "Run fat": did you mean "Run far"?
      > /goal show fast
      | Run fast
      |...
      > /goal show Climb
      ! There is no goal "Climb". /goals lists them.
      > /goal show 9
      ! There is no goal "9". /goals lists them.
      > /goal use
      ! /goal use needs GOAL, e.g. /goal use 1
      > /goal use "run far"
      | Active goal: Run far (0 of 5 km, due 2026-05-31).
      """)
  }
}
