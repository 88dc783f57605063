extension CoachTopic {
  static let travel = CoachTopic(
    openers: [
      "“{Word}” calls for a version that fits into a suitcase.",
      "During “{word}” the aim is to keep going, not to improve.",
      "With “{word}” ahead, decide now what the small version is.",
      "Then “{word}” gets its own rule, and the usual one waits at home.",
    ],
    insights: [
      "Holding half of the usual for a week away costs almost nothing afterwards.",
      "The first morning in a new place sets the pattern for the rest.",
      "One thing packed on top of the bag reminds you better than good intentions.",
      "Waiting times at stations and gates are minutes nobody else has planned.",
    ],
    steps: [
      "On the first morning there, {inside}.",
      "Each day away, straight after breakfast, {inside}.",
      "While you wait to board or check in, {tiny}.",
      "Pack for it tonight, 2 minutes; on arrival day, {inside}.",
    ],
    questions: [
      "How many days will you be away?",
      "What does a usual day look like there?",
      "Which part of the day is yours while you are away?",
    ],
    whys: [
      "a small version keeps the thread, so that nothing has to be restarted at home",
      "new places remove your usual triggers, so the trip needs one of its own",
    ])
}
