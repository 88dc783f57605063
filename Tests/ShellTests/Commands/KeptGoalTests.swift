import Testing

/// Goals that are kept by periods, limits and times of day, from the prompt to the lists.
@Suite struct KeptGoalTests {
  @Test func aLimitSaysWhatWasHad() throws {
    try expectTranscript(
      """
      > /goal new "At most 1 coffee a day" --target 1 coffee --current 2
      | Goal 1 saved: At most 1 coffee a day (had 2 coffees today, over the limit of 1, kept 0 of 1 day).
      | It counts anew each day, going by its title and unit; /goal edit --every week changes that.
      > /goal progress 1
      | ░░░░░░░░░░░░░░░░░░░░   – %  At most 1 coffee a day (1 coffee so far today, at most 1)
      > /today
      | Monday, 2026-03-02
      |    1  At most 1 coffee a day  1 coffee so far today, at most 1  streak none yet
      | Nothing is left to do but to keep within the limits.
      > /goal progress 2 coffees At most 1 coffee a day
      | ░░░░░░░░░░░░░░░░░░░░   0 %  At most 1 coffee a day (had 2 coffees today, over the limit of 1, kept 0 of 1 day)
      > /today
      | Monday, 2026-03-02
      |    1  At most 1 coffee a day  had 2 coffees today, over the limit of 1, kept 0 of 1 day  over the limit
      | Nothing else is due. Tomorrow begins anew.
      """)
  }

  @Test func zeroIsALimitAndAValue() throws {
    try expectTranscript(
      """
      > /goal new "No cigarettes" --target 0 cigarettes
      | Goal 1 saved: No cigarettes (0 cigarettes a day).
      | It counts anew each day, going by its title and unit; /goal edit --every week changes that.
      > /goals
      | *  1  No cigarettes  ░░░░░░░░░░░░░░░░░░░░   – %  0 cigarettes a day  no end
      > /goal progress 0
      | ░░░░░░░░░░░░░░░░░░░░   – %  No cigarettes (no cigarettes so far today)
      @ wait 1d
      > /goal progress 3
      | ██████████░░░░░░░░░░  50 %  No cigarettes (had 3 cigarettes today, over the limit, kept 1 of 2 days)
      > /goal edit --every once
      ! A target of 0 is for something to be kept each time anew: add --every day, week or month.
      > /goals --view nearly-done
      | No goal fits. /goals lists all.
      """)
  }

  @Test func aTimeOfDayIsOneEverywhere() throws {
    try expectTranscript(
      """
      > /goal new "Asleep before 23:00" --target 11pm --by 15 jun
      | Goal 1 saved: Asleep before 23:00 (by 23:00 each day, until mid-June).
      | It counts anew each day, going by its title and unit; /goal edit --every week changes that.
      > /today
      | Monday, 2026-03-02
      |    1  Asleep before 23:00  by 23:00 each day  streak none yet
      | Next: Asleep before 23:00: 23:00 at the latest today.
      | What would make "Asleep before 23:00" easier today? Tell your coach.
      > /goal progress 00:30
      | ░░░░░░░░░░░░░░░░░░░░   0 %  Asleep before 23:00 (00:30 today, 1 h 30 min after 23:00, kept 0 of 1 day, until mid-June)
      > /goal progress 10:40 pm
      | ████████████████████ 100 %  Asleep before 23:00 (22:40 today, 20 minutes before 23:00, kept 1 of 1 day, until mid-June)
      > /goal edit --target 22:30
      | Changed Asleep before 23:00: target 22:30 (was 23:00).
      > /goal show
      | Asleep before 23:00
      | ░░░░░░░░░░░░░░░░░░░░   0 %
      | progress  22:40 today, 10 minutes after 22:30, kept 0 of 1 day
      | target    by 22:30 each day
      | type      sleep
      | from      2026-03-02
      | until     2026-06-15, 105 days left
      | status    active
      | streak    none yet
      | history   █▁  00:30 to 22:40, 2026-03-02
      > /goal progress 1400
      ! "Asleep before 23:00" takes a time of day, such as 23:20 or 10:40pm.
      > /goal progress 59:40
      ! "59:40" is no time of day: "Asleep before 23:00" takes one, such as 23:20 or 10:40pm.
      """)
  }

  @Test func aTimeIsNoAmountOfSteps() throws {
    try expectTranscript(
      """
      > /goal new "Run far" --target 5 km
      | Goal 1 saved: Run far (0 of 5 km, due 2026-04-01).
      > /goal progress 23:20
      ! "23:20" is a time, and "Run far" counts in km. /goal edit --target 23:20 lets it count times of day.
      > /goal new "Run 10 km in 55 min" --target 55 minutes
      | Goal 2 saved: Run 10 km in 55 min (not measured yet, to 55 minutes, due 2026-04-01).
      | Where does it stand now? /goal progress N notes it, and it starts from there.
      > /goal progress 59:40
      | ░░░░░░░░░░░░░░░░░░░░   0 %  Run 10 km in 55 min (59:40 to 55 minutes, due 2026-04-01)
      > /goal progress 55:00
      | ████████████████████ 100 %  Run 10 km in 55 min (55 to 55 minutes, due 2026-04-01)  reached!
      """)
  }

  /// What recurs is over behind its last day, and is due no more.
  @Test func whatRecursComesToAnEnd() throws {
    try expectTranscript(
      """
      > /goal new "Drink water" --target 8 glasses --every day --by +2d
      | Goal 1 saved: Drink water (0 of 8 glasses a day, until March 4).
      @ wait 2d
      > /today
      | Wednesday, 2026-03-04
      |    1  Drink water  today: 0 of 8 glasses  streak none yet
      | Next: Drink water: 8 glasses to go today.
      | When does "Drink water" fit into your day? Tell your coach.
      @ wait 1d
      > /today
      | Nothing is due: no goal is active. Make one: /goal new "Walk 10k steps" --target 10000 steps --by +30d
      > /goals --view overdue
      | No goal fits. /goals lists all.
      > /goals
      | *  1  Drink water  ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 8 glasses a day  over since yesterday
      """)
  }
}
