import Wellness

extension GoalIdea {
  static let movement: [GoalIdea] = [
    GoalIdea(
      .walking, .activity, "Walk after lunch on 20 days", Quantity(20, "walks"), days: 30,
      difficulty: 1,
      description:
        "Walk for 15 minutes straight after lunch, on any 20 of the next 30 days. The pace does "
        + "not matter; going out does. On wet days a corridor or a staircase counts too.",
      reason: "A short walk at a fixed moment is the easiest habit to keep."),
    GoalIdea(
      .walking, .activity, "Walk 100,000 steps in two weeks", Quantity(100_000, "steps"), days: 14,
      difficulty: 2,
      description:
        "Collect 100,000 steps within 14 days, which is a little over 7,000 a day. Note the count "
        + "each evening, so that a quiet day can be made up for on the next one.",
      reason: "A total over two weeks forgives single days that go wrong."),
    GoalIdea(
      .running, .activity, "Run 3 km without a break", Quantity(3, "km"), days: 42,
      difficulty: 3,
      description:
        "Build up to 3 km of easy running over six weeks. Begin with one minute of jogging "
        + "and two of walking, three times a week, and let the jogging grow by a minute at a time.",
      reason: "Slow growth over six weeks is easy on your knees and your motivation."),
    GoalIdea(
      .strength, .activity, "Do 12 short strength sessions", Quantity(12, "sessions"), days: 42,
      difficulty: 2,
      description:
        "Do two sessions of 15 minutes a week: squats, push-ups against a wall or a table, and "
        + "rows with a filled bag, three rounds each. Note each session when it is done.",
      reason: "Two short sessions a week are enough to get stronger, and they fit into most weeks."),
    GoalIdea(
      .running, .activity, "Ride 100 km this month", Quantity(100, "km"), days: 30, difficulty: 2,
      description:
        "Ride 100 kilometres within 30 days, on errands as well as for pleasure. Three rides of "
        + "eight kilometres a week are enough, and a longer one now and then gets you ahead.",
      reason: "Rides that replace errands take little extra time."),
    GoalIdea(
      .running, .activity, "Swim 8 times in two months", Quantity(8, "swims"), days: 60,
      difficulty: 3,
      description:
        "Go to the pool once a week for two months. Swim for 20 minutes with pauses at every "
        + "other end, and stay with one stroke that feels easy until the last two visits.",
      reason: "Swimming moves the whole body and is kind to the joints."),
    GoalIdea(
      .walking, .activity, "Move for 150 minutes a week", Quantity(150, "minutes"), days: 28,
      difficulty: 2,
      description:
        "Collect 150 minutes of movement in each of the next four weeks: brisk walking, "
        + "dancing, gardening, cycling or a class. Pieces of ten minutes count like long ones.",
      reason: "150 minutes a week is what the World Health Organization advises adults to do."),
    GoalIdea(
      .walking, .activity, "Stretch on 15 mornings", Quantity(15, "sessions"), days: 30,
      difficulty: 1,
      description:
        "Stretch for five minutes right after getting up, on 15 of the next 30 mornings: neck, "
        + "shoulders, hips and calves, one minute each, and a last minute for what feels stiff.",
      reason: "Five minutes at the same moment are hard to talk yourself out of."),
  ]
}
