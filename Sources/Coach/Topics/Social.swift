extension CoachTopic {
  static let social = CoachTopic(
    openers: [
      "With “{word}” in the picture, one clear sentence beforehand helps more than willpower.",
      "Good that you mention “{word}”: other people shape this more than willpower does.",
      "Then let's build “{word}” into the step instead of working around it.",
      "“{Word}” can carry the plan, once they know about it.",
    ],
    insights: [
      "Most people help gladly when the request is small and has a time.",
      "Deciding before you arrive is easier than deciding with everybody watching.",
      "Those who watch think about themselves nine minutes out of ten.",
      "A message to 1 friend afterwards is accountability enough.",
    ],
    steps: [
      "Tell 1 person today: “{cue} I {act}”; that is the whole commitment.",
      "Invite them for a short version: {cue}, {act} together.",
      "Do yours first, {cue}: {act}; after that the time belongs to the others.",
      "If company gets in the way, do the quiet version {cue}: {tiny}.",
    ],
    questions: [
      "Who would be pleased to hear that you did it?",
      "Who would join you once, just to try?",
      "What would you like them to do, or to stop doing?",
    ],
    whys: [
      "what another person expects at a set time gets done far more often",
      "saying it aloud once removes the need to defend it later",
    ])
}
