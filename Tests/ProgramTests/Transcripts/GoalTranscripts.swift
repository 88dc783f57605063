import Testing

/// `/goal` and what is below it, as typed and answered.
@Suite struct GoalTranscripts {
  @Test func newSavesWhatIsAskedForAndSaysWhatIsWrong() throws {
    try expectTranscript(
      """
      > /goal new "Walk 10k steps" --target 10000 steps --by +30d
      | Goal 1 saved: Walk 10k steps (0 of 10,000 steps, due 2026-04-01).
      > /goal new Run far --target 5 km --by 31 may --current 1 --type activity
      | Goal 2 saved: Run far (1 of 5 km, due 2026-05-31).
      > /goal new Lose weight --target 165 lbs --current 180
      | Goal 3 saved: Lose weight (180 to 165 lbs, due 2026-04-01).
      > /goal new Meditate --every day --target 10 minutes
      | Goal 4 saved: Meditate (0 of 10 minutes a day).
      > /goal new walk 10K steps
      ! There is an active goal like that already: "Walk 10k steps". /goal use makes it the active one.
      > /goal new Ab
      ! A title needs at least 3 characters.
      > /goal new Swim --by yesterday
      ! "yesterday" does not fit --by: it takes a date such as 2027-01-31, 31 jan, friday, tomorrow, +30d or +6w
      > /goal new Swim --by 2026-03-02
      ! 2026-03-02 is not in the future: name a later day with --by.
      > /goal new Swim --by 2032-01-01
      ! 2032-01-01 is more than five years away: name an earlier day with --by.
      > /goal new Swim --target 0
      ! A target of 0 is too small: it takes 0.01 or more.
      > /goal new Swim --by
      ! --by needs a date such as 2027-01-31, 31 jan, friday, tomorrow, +30d or +6w
      > /goals
      |    1  Walk 10k steps  ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 10,000 steps  30 days left
      |    2  Run far         ████░░░░░░░░░░░░░░░░  20 %  1 of 5 km  90 days left
      |    3  Lose weight     ░░░░░░░░░░░░░░░░░░░░   0 %  180 to 165 lbs  30 days left
      | *  4  Meditate        ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 10 minutes a day  no end
      """)
  }

  @Test func newAsksAtATerminal() throws {
    try expectTranscript(
      """
      > /goal new
      | What do you want to reach?
      >
      | What do you want to reach?
      > Swim far
      | How much? Enter takes 1 completion.
      > lots
      ! "lots" does not fit the target: it takes an amount such as 10000 steps or 5 km
      | How much? Enter takes 1 completion.
      > 2 km
      | Until when? Enter takes 2026-04-01.
      > 31 feb
      ! "31 feb" is no date: February has 29 days
      | Until when? Enter takes 2026-04-01.
      > friday
      | What should your coach know about it? Enter skips this.
      > before work
      | Goal 1 saved: Swim far (0 of 2 km, due 2026-03-06).
      > /goal new
      | What do you want to reach?
      @ interrupt
      ! No goal was made.
      > /goal new
      | What do you want to reach?
      > Fly high
      | How much? Enter takes 1 completion.
      @ interrupt
      ! No goal was made.
      > /goals
      | *  1  Swim far  ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 2 km  4 days left
      """)
  }

  @Test func newAsksNobodyInBatch() throws {
    try expectTranscript(
      """
      > /goal new
      ! TITLE is missing. Usage: /goal new TITLE [--target N UNIT] [--current N] [--by DATE] [--start DATE] [--type TYPE] [--every PERIOD] [--description TEXT]
      end 1 turns, exit 1
      """, header: "mode batch")
  }

  @Test func listShowsWhatFits() throws {
    try expectTranscript(
      """
      > /goals --status paused
      | No goals yet. Make one: /goal new "Walk 10k steps" --target 10000 steps --by +30d
      > /goal new Run far --target 5 km --by 31 may
      | Goal 1 saved: Run far (0 of 5 km, due 2026-05-31).
      > /goal new Sleep well --target 8 hours --by +1d
      | Goal 2 saved: Sleep well (0 of 8 hours, due 2026-03-03).
      > /goal new 学学学 --target 1 time --by +2d
      | Goal 3 saved: 学学学 (0 of 1 time, due 2026-03-04).
      > /goal progress 8 Sleep
      | ████████████████████ 100 %  Sleep well (8 of 8 hours, due 2026-03-03)  reached!
      > /goal list
      |    1  Run far     ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 5 km  90 days left
      |    2  Sleep well  ████████████████████ 100 %  8 of 8 hours  completed
      | *  3  学学学      ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 1 time  2 days left
      > /goals --status completed
      |    1  Sleep well  ████████████████████ 100 %  8 of 8 hours  completed
      > /goals --type nutrition
      | No goal fits. /goals lists all.
      > /goal use 1
      | Active goal: Sleep well (8 of 8 hours, due 2026-03-03).
      @ wait 3d
      > /goals --status active
      |    1  Run far  ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 5 km  87 days left
      |    2  学学学   ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 1 time  overdue by 1 day
      """)
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
      ! "run" could be "Run far", "Run fast": name more of it.
      > /goal show "Run fat"
      ! There is no goal "Run fat": did you mean "Run far"?
      > /goal show fast
      ! There is no goal "fast": did you mean "Run fast"?
      > /goal show Climb
      ! There is no goal "Climb". /goals lists them.
      > /goal show 9
      ! There is no goal "9". /goals lists them.
      > /goal use
      ! GOAL is missing. Usage: /goal use GOAL
      > /goal use "run far"
      | Active goal: Run far (0 of 5 km, due 2026-05-31).
      """)
  }

  @Test func progressAndCompleteMoveAGoal() throws {
    try expectTranscript(
      """
      > /goal progress 5
      ! There is no goal yet. Make one: /goal new "Walk 10k steps" --target 10000 steps --by +30d
      > /goal new Run far --target 5 km --by 31 may
      | Goal 1 saved: Run far (0 of 5 km, due 2026-05-31).
      > /goal new Lose weight --target 165 lbs --current 180
      | Goal 2 saved: Lose weight (180 to 165 lbs, due 2026-04-01).
      > /goal progress 172.5
      | ██████████░░░░░░░░░░  50 %  Lose weight (172.5 to 165 lbs, due 2026-04-01)
      > /goal progress 170 lbs
      | █████████████░░░░░░░  66 %  Lose weight (170 to 165 lbs, due 2026-04-01)
      > /goal progress 2.5 Run
      | ██████████░░░░░░░░░░  50 %  Run far (2.5 of 5 km, due 2026-05-31)
      > /goal progress 2km Run far
      | ████████░░░░░░░░░░░░  40 %  Run far (2 of 5 km, due 2026-05-31)
      > /goal progress 3 miles
      ! "miles" is no goal, and "Lose weight" counts in lbs.
      > /goal progress 7 km Run far
      | ████████████████████ 100 %  Run far (7 of 5 km, due 2026-05-31)  reached!
      > /goal progress
      ! N is missing. Usage: /goal progress N [GOAL]
      > /goal progress -5
      ! "-5" does not fit the value: it takes an amount such as 10000 steps or 5 km
      > /goal complete
      | Completed: Lose weight at 66 %.
      > /goal complete
      ! "Lose weight" is completed already.
      > /goal complete Run
      ! "Run far" is completed already.
      """)
  }

  @Test func whereNoneIsActiveOneHasToBeNamed() throws {
    try expectTranscript(
      """
      > /goal new Run far --target 5 km
      | Goal 1 saved: Run far (0 of 5 km, due 2026-04-01).
      > /goal complete
      | Completed: Run far at 0 %.
      > /goal show 1
      | Run far
      | ░░░░░░░░░░░░░░░░░░░░   0 %
      | progress  0 of 5 km
      | type      activity
      | from      2026-03-02
      | due       2026-04-01, completed
      | status    completed
      """)
  }

  @Test func editNeedsToKnowInBatchWhatIsToChange() throws {
    try expectTranscript(
      """
      > /goal new Run far --target 5 km
      | Goal 1 saved: Run far (0 of 5 km, due 2026-04-01).
      > /goal edit
      ! What is to change is missing. Usage: /goal edit [GOAL] [--title TITLE] [--target N UNIT] [--current N] [--by DATE] [--type TYPE] [--description TEXT]
      end 2 turns, exit 1
      """, header: "mode batch")
  }

  @Test func whatIsIrreversibleIsNotDoneInBatchWithoutAYes() throws {
    try expectTranscript(
      """
      > /goal new Run far --target 5 km
      | Goal 1 saved: Run far (0 of 5 km, due 2026-04-01).
      > /goal delete
      ! Nothing was changed: this cannot be taken back, and --yes says it is meant.
      > /goals
      | *  1  Run far  ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 5 km  30 days left
      end 3 turns, exit 0
      """, header: "mode batch", "args --keep-going")
  }

  @Test func aGoalThatGoesDownIsRightEverywhere() throws {
    try expectTranscript(
      """
      > /goal new "Lose" --current 180 --target 165 lbs
      | Goal 1 saved: Lose (180 to 165 lbs, due 2026-04-01).
      > /goal progress 184
      | ░░░░░░░░░░░░░░░░░░░░   0 %  Lose (184 to 165 lbs, due 2026-04-01)
      > /goal progress 172
      | ██████████░░░░░░░░░░  53 %  Lose (172 to 165 lbs, due 2026-04-01)
      > /today
      | Monday, 2026-03-02
      |    1  Lose  172 to 165 lbs  30 days left
      | Next: Lose: 7 lbs down to go, 0.24 lbs a day until 2026-04-01.
      | When does "Lose" fit into your day? Tell your coach.
      > /goal edit --target 160
      | Changed Lose: target 160 lbs (was 165 lbs).
      > /goals
      | *  1  Lose  ████████░░░░░░░░░░░░  40 %  172 to 160 lbs  30 days left
      > /goal progress 158
      | ████████████████████ 100 %  Lose (158 to 160 lbs, due 2026-04-01)  reached!
      > /goal resume
      ! The goal has come to its target: /goal edit --target sets a higher one, then it can go on.
      > /goal show
      | Lose
      | ████████████████████ 100 %
      | progress  158 to 160 lbs
      | started   at 180 lbs
      | type      weight
      | from      2026-03-02
      | due       2026-04-01, completed
      | status    completed
      | history   ▇█▅▁  180 to 158 lbs, 2026-03-02
      """)
  }
}
