extension CoachTopic {
  static let weatherIndoors = CoachTopic(
    openers: [
      "“{Word}” changes the mood more than the step, which needs no sunshine.",
      "Happily “{word}” can't reach this one.",
      "Then let “{word}” be a reason to stay in and do it.",
    ],
    insights: [
      "Ten minutes of daylight help even under a grey sky.",
      "A day indoors has more free gaps than it seems.",
      "Weather makes a good trigger, because nobody can overlook it.",
    ],
    steps: [
      "{Cue}, {act}, whatever it looks like outside.",
      "Use the hour you don't spend outside: {cue}, {act}.",
      "{Cue}, {tiny}, with something warm to drink.",
    ],
    questions: [
      "Does it weigh on your mood, or only on your plans?",
      "What do you usually do on such days?",
    ],
    whys: ["a step that does not depend on the weather has one excuse fewer"])

  static let weather = CoachTopic(
    openers: [
      "“{Word}” decides where you do it, not whether.",
      "You cannot change “{word}”, so let's have a second version ready for it.",
      "Days with “{word}” will come again, so they deserve a plan of their own.",
      "Then “{word}” is the signal for plan B, not for a day off.",
    ],
    insights: [
      "An indoor version only has to keep the habit alive, so it may be half the size.",
      "People who fix the bad-weather version beforehand argue with themselves far less.",
      "A look at the forecast the evening before takes 20 seconds and settles it.",
      "What counts on such a day is that the hour stays yours.",
    ],
    steps: [
      "If it is like that {cue}, {inside} instead.",
      "Plan B, {cue}: {inside}.",
      "Write “plan B: {inside}” on a note tonight, and use it {cue}.",
      "Whatever the sky does {cue}, {inside}, and call the day done.",
    ],
    questions: [
      "Which room or covered place near you could serve on such days?",
      "Is it the cold, the wet or the dark that bothers you most?",
      "Would a dry half hour at another time of the day work for you?",
    ],
    whys: [
      "a plan made in the dry needs no decision in the wet",
      "one skipped day is harmless, but a rule for bad weather prevents the second and the third",
    ])
}
