extension CoachTopic {
  static let tiredness = CoachTopic(
    openers: [
      "“{Word}” is a reason to shrink the step, not to drop it.",
      "On a day that feels “{word}”, the smallest version is the right one.",
      "Being “{word}” is information: today gets the light version.",
      "I hear “{word}”, so nothing heroic today.",
    ],
    insights: [
      "Light movement often lifts energy within minutes; if it doesn't, you may stop with a clear conscience.",
      "When it lasts for weeks although you sleep enough, a doctor should have a look.",
      "Half an hour more sleep tonight may do more than any trick tomorrow.",
      "Energy has its hours, and the step belongs into a good one.",
    ],
    steps: [
      "{Cue}, {tiny}; if that is all there is in you, stop there.",
      "Light version, {cue}: {tiny}.",
      "Move it to your fresher hours: {cue}, {act}.",
      "Be in bed 20 minutes earlier tonight, and {cue}, {tiny}.",
    ],
    questions: [
      "At which hour of the day do you have the most energy?",
      "Is it sleepiness, or more the kind of tired that comes from your head?",
      "How many hours did you sleep last night?",
    ],
    whys: [
      "a step of two minutes asks for no energy, and it keeps the habit alive until you have some",
      "tired days decide whether a habit lasts, so they need a version of their own",
    ])
}
