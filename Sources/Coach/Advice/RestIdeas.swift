import Wellness

extension GoalIdea {
  static let rest: [GoalIdea] = [
    GoalIdea(
      .sleep, .sleep, "Sleep 7 hours on 20 nights", Quantity(20, "nights"), days: 30,
      difficulty: 2,
      description:
        "Be in bed early enough for 7 hours of sleep, on 20 of the next 30 nights. Set an alarm "
        + "for going to bed, not only for getting up, and count a night when it was 7 hours or more.",
      reason: "Enough sleep makes every other goal easier."),
    GoalIdea(
      .sleep, .sleep, "Get up at the same time for 3 weeks", Quantity(21, "mornings"), days: 28,
      difficulty: 3,
      description:
        "Choose one time to get up and keep it on 21 of the next 28 mornings, free days included. "
        + "Daylight within the first half hour helps; the time of going to bed follows by itself.",
      reason: "A fixed time of getting up is what steadies sleep the most."),
    GoalIdea(
      .screens, .wellness, "Charge the phone elsewhere on 20 nights", Quantity(20, "nights"),
      days: 30,
      difficulty: 2,
      description:
        "Leave phone and tablet outside of the bedroom on 20 of the next 30 evenings. Charge them "
        + "in another room, and put a book or a pencil where the phone used to lie.",
      reason: "A phone in another room doesn't get picked up out of habit."),
    GoalIdea(
      .calm, .mindfulness, "Meditate 5 minutes a day", Quantity(5, "minutes"), days: 21,
      difficulty: 1,
      description:
        "Sit quietly for five minutes a day and follow your breath, on each of the next 21 days. "
        + "When your thoughts wander off, notice it and begin again; that's all there is to it.",
      reason: "Five minutes a day are little enough to begin on the spot."),
    GoalIdea(
      .calm, .mindfulness, "Write 3 good things on 14 days", Quantity(14, "entries"), days: 21,
      difficulty: 1,
      description:
        "Write down three things that went well, on 14 of the next 21 evenings, and one line on "
        + "why each of them happened. Small things count: a good coffee, a call, a dry walk home.",
      reason: "Looking for what went well changes what you notice the next day."),
    GoalIdea(
      .calm, .wellness, "Take 30 real breaks", Quantity(30, "breaks"), days: 21, difficulty: 1,
      description:
        "Take 30 breaks of ten minutes within three weeks, away from the desk and without a "
        + "screen: at a window, outside, or with somebody. Two on a working day are enough.",
      reason: "Short breaks lower stress before it piles up."),
    GoalIdea(
      .reading, .custom, "Read 300 pages", Quantity(300, "pages"), days: 30, difficulty: 1,
      description:
        "Read 300 pages of a book that you choose freely within 30 days: ten pages a day. Keep "
        + "the book where you sit in the evening, and put it down when it doesn't hold you.",
      reason: "Ten pages fit into the time that a phone takes unnoticed."),
    GoalIdea(
      .learning, .custom, "Study in 20 blocks of 25 minutes", Quantity(20, "blocks"), days: 28,
      difficulty: 2,
      description:
        "Work on one subject in 20 blocks of 25 minutes within four weeks, the phone in another "
        + "room. Write down before each block what should be done by the end, in one line.",
      reason: "Counting blocks makes progress visible before results are."),
    GoalIdea(
      .social, .wellness, "Meet friends on 6 occasions", Quantity(6, "meetings"), days: 42,
      difficulty: 2,
      description:
        "Spend time with people who do you good on six occasions within six weeks: a walk, a "
        + "meal or a long call. Make the next date before you part, so that it doesn't slip.",
      reason: "Company protects health about as much as movement does."),
  ]
}
