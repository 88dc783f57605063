extension CoachTopic {
  static let time = CoachTopic(
    openers: [
      "“{Word}” sounds as if the day is full, so the step has to fit into a gap you already have.",
      "With “{word}” in the picture, I would stop looking for an hour and look for 8 minutes.",
      "I take “{word}” at face value: nothing that needs a free evening.",
      "Let's treat “{word}” as the frame and make the step small enough for it.",
    ],
    insights: [
      "Ten minutes on five days beat an hour that never happens.",
      "Time appears more easily behind something fixed, such as lunch, than in an empty slot.",
      "What stands in the calendar with a start and an end survives a busy day more often.",
      "The setting up often costs more minutes than the thing itself.",
    ],
    steps: [
      "Block the minutes now: {cue}, {act}.",
      "{Cue}, {act}, and not a minute more.",
      "Use one gap that exists already: {cue}, {act}.",
      "On your fullest day do only this {cue}: {tiny}.",
    ],
    questions: [
      "Which ten minutes of an ordinary day belong to nobody else?",
      "What could be 10 minutes shorter without anyone noticing?",
      "Which day of your week is the least crowded?",
    ],
    whys: [
      "a small fixed slot survives a full day, and a big flexible one does not",
      "deciding when in advance costs a second, while deciding again each day costs the habit",
    ])
}
