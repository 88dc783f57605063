extension CoachTopic {
  static let cost = CoachTopic(
    openers: [
      "“{Word}” need not stop anything here, because the first weeks cost nothing.",
      "Then we leave “{word}” out of it and use what is there.",
      "“{Word}” can wait until the habit has proved itself.",
    ],
    insights: [
      "A floor, a wall and a stair replace most of a gym for a beginner.",
      "Libraries, parks and a timer on the phone are free.",
      "Buy something only after 10 times done; by then you know what you need.",
    ],
    steps: [
      "{Cue}, {inside}, with nothing but what you own.",
      "Free version, {cue}: {act}.",
      "{Cue}, {tiny}; note after 10 times whether anything is missing.",
    ],
    questions: [
      "What do you have at home that could serve?",
      "Which free place is within 10 minutes of you?",
    ],
    whys: [
      "equipment feels like a start but isn't one, and ten repetitions are",
      "what costs nothing can begin today",
    ])

  static let screens = CoachTopic(
    openers: [
      "“{Word}” wins because it is closer at hand than the thing you want.",
      "Let's put 20 metres between you and “{word}”.",
      "With “{word}” distance works better than resolve.",
      "“{Word}” fills gaps, so the gap needs another filling.",
    ],
    insights: [
      "What takes 20 seconds longer to reach gets used much less.",
      "The first ten minutes decide how the rest of the evening goes.",
      "Swapping works better than stopping, so choose beforehand what comes instead.",
      "The last 30 minutes before bed matter the most.",
    ],
    steps: [
      "{Cue}, put the phone in another room for 20 minutes and {tiny}.",
      "Before you open the first app, {tiny}; do it {cue}.",
      "{Cue}, {act}, with every screen out of reach.",
    ],
    questions: [
      "At which moment do you usually reach for it?",
      "What would you rather have done with the last half hour?",
      "Where could the phone sleep?",
    ],
    whys: [
      "distance works without willpower, and willpower is short in the evening",
      "a habit that is only forbidden comes back, while one that is replaced fades",
    ])

  static let tracking = CoachTopic(
    openers: [
      "For “{word}” one number a day is enough.",
      "“{Word}” works when it takes less than 10 seconds.",
      "Keep “{word}” simple, or it becomes a second job.",
    ],
    insights: [
      "`/goal progress` followed by the new value keeps {goal} up to date.",
      "Same time, same conditions: that matters more than the device.",
      "Look at the week, because single days jump about.",
    ],
    steps: [
      "{When}, note 1 number, nothing else, for 7 days.",
      "{Cue}, {act}, and write the result on 1 line.",
      "Every Sunday at 18:00, compare 2 numbers: this week and the last.",
    ],
    questions: [
      "Which one number would tell you that it works?",
      "Where do you look anyway every day?",
    ],
    whys: [
      "what is written down gets noticed, and what gets noticed tends to improve",
      "a trend over weeks shows what a single day hides",
    ])

  static let timing = CoachTopic(
    openers: [
      "“{Word}” it is: a fixed moment is half the work.",
      "Good, “{word}” gives the step a place.",
      "The best moment is the one you can keep, and “{word}” may be it.",
      "Let's try “{word}” for one week before judging it.",
    ],
    insights: [
      "Mornings get disturbed least; evenings leave more time.",
      "Fix a second moment as well, for the days when the first one fails.",
      "Seven days are enough to see whether a time of day suits you.",
      "A start that hangs on an event holds better than one on the clock.",
    ],
    steps: [
      "{Cue}, {act}.",
      "Put it in the calendar once: {cue}, {act}.",
      "{Cue}, {act}; should that fail, {tiny} later that day.",
    ],
    questions: [
      "What could push it aside at that hour?",
      "What happens right before that moment on a usual day?",
      "How sure are you, from 1 to 10, that this time will hold?",
    ],
    whys: [
      "a decided time needs no second decision when it comes",
      "the same moment every day turns into a trigger of its own",
    ])
}
