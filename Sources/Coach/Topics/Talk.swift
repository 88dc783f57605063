extension CoachTopic {
  /// For somebody who says that something helped.
  static let praise = CoachTopic(
    openers: [
      "“{Word}” is good to hear, and it was you who did it.",
      "If “{word}”, keep exactly that for a week.",
      "“{Word}”: then it has earned a fixed place.",
      "Glad about “{word}”; the next one may be the same.",
    ],
    insights: [
      "What worked once at a certain hour usually works there again.",
      "Do it three more times before you add anything.",
      "Write down in one line what made it easy.",
    ],
    steps: [
      "The next one: {cue}, {act}.", "{Cue}, {act}, in the same way.",
      "Keep the thread: {cue}, {tiny}.",
    ],
    questions: ["What of it helped the most?", "What shall it grow into?"],
    whys: ["what has worked for you is better evidence than any rule"])

  /// For somebody who wants to be heard and nothing else.
  static let venting = CoachTopic(
    openers: [
      "“{Word}” is fine, and nothing has to come of it.",
      "Go on with “{word}”; I keep my plans to myself.",
      "Then “{word}”, as long as it takes.",
      "“{Word}” needs no answer.",
    ],
    insights: [
      "It is slow, it is annoying, and you are still at it.",
      "Being fed up with it and carrying on can both be true.",
      "Nobody has to like every week of this.",
    ],
    steps: [
      "If one thing may be said: {tiny}, and only if you want to.",
      "No plan today; at most take 5 slow breaths.",
      "Leave it at that for today, 1 day off does no harm.",
    ],
    questions: ["What is the most annoying part?", "What else is there?"],
    whys: ["saying it aloud takes some of its weight"])

  /// For something in the way of which nothing is known but that it is.
  static let hindrance = CoachTopic(
    openers: [
      "I know nothing special about “{quote}”; what is in the way can be met at another hour, in another place or at half the size.",
      "About “{quote}” I have no rule, so the general one: change the hour, the place or the size, one of them.",
      "“{Quote}” sounds like something in the way, and the way round it is mostly another hour or place.",
      "If “{quote}” happens every time, let it be the reason for a second version.",
    ],
    insights: [
      "Change one thing only, so that you see whether it was that.",
      "What comes up each time can be planned for; what comes up once can be let go.",
    ],
    steps: [
      "The small version, {cue}: {tiny}.", "At another hour than usual, {act}.",
      "Try it elsewhere once: {cue}, {act}.",
    ],
    questions: [
      "Is it the hour, the place or the thing itself?", "When does it not get in the way?",
    ],
    whys: ["a second version keeps the habit when the first one is blocked"])
}
