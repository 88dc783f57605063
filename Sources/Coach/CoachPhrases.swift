/// Lines that fit any subject, for when a topic's own have all been said.
enum CoachPhrases {
  static let openers = [
    "Let's stay with “{word}” for a moment.",
    "“{Quote}”: noted, and it changes the step.",
    "About “{word}”, one small thing can be done soon.",
    "Back to “{word}”, from another side.",
    "Let's take “{word}” as it is.",
    "What you say about “{word}” makes sense.",
    "Here is another way at “{word}”.",
    "For “{word}” there is more than one door.",
    "“{Word}” again deserves a new answer.",
    "I keep “{word}” in view.",
    "Suppose “{word}” stays as it is for now.",
    "Let me answer “{word}” with something small.",
    "As for “{word}”, size decides.",
    "Around “{word}” the rule is: little, soon, repeated.",
  ]

  static let insights = [
    "{Gap} remain, and they come in small pieces.",
    "You are {percent} of the way to {target}.",
    "With {daysleft} left, steady beats fast.",
    "Spread over the time left, {goal} needs about {perday}.",
  ]

  static let alsos = [
    "With “{other}” on top, smaller is smarter.",
    "And “{other}” is one more reason to keep it short.",
    "That leaves “{other}”, which the same step can live with.",
    "“{Other}” comes on top, so I chose something that survives both.",
    "For “{other}” the same holds: less, but soon.",
    "You name “{other}” as well, so no big plans today.",
  ]

  static let recalls = [
    "You mentioned {recall} earlier, so leave room for that.",
    "Since you named {recall} before, pick the version that survives it.",
    "I remember {recall}; this should work in spite of it.",
    "It has to live with {recall}, as you told me.",
  ]

  static let steps = [
    "{Cue}, {act}.",
    "One step: {cue}, {act}.",
    "Try this: {cue}, {act}, and stop there.",
    "A small one: {cue}, {tiny}.",
    "My suggestion, {cue}: {act}.",
    "Make it concrete: {cue}, {act}.",
    "Next, {cue}, {tiny}.",
  ]

  static let questions = [
    "Does that fit your day?",
    "Would half of that be easier to say yes to?",
    "How sure are you, from 1 to 10, that you will do it?",
    "What could get in the way?",
    "Is that too much, too little or about right?",
    "Who or what could remind you?",
    "What would make it a bit more pleasant?",
    "Shall we keep that size for 3 days?",
    "Which day suits it best?",
    "Is there a better moment for it?",
    "Would you rather have a smaller version?",
    "Can you see yourself doing that?",
  ]

  /// Ends without a question.
  static func closings(_ tone: CoachFacts.Tone) -> [String] {
    switch tone {
    case .wellness: wellness
    case .motivational: motivational
    case .analytical: analytical
    case .supportive: supportive
    }
  }

  /// What each tone sees in almost anything.
  static func attitude(_ tone: CoachFacts.Tone) -> [String] {
    switch tone {
    case .wellness:
      [
        "A glass of water and 3 slow breaths beforehand make it lighter.",
        "Half an hour more sleep tonight makes it easier tomorrow.",
      ]
    case .motivational:
      [
        "You have started before, so you can start now.",
        "Today is a better day for it than most.", "Momentum is made of small wins.",
      ]
    case .analytical:
      [
        "One change, one number, one week: then we know.",
        "What is measured at the same hour can be compared.",
      ]
    case .supportive:
      [
        "It makes sense that this is hard.", "You are allowed to go slowly.",
        "Nobody does this perfectly, and nobody has to.",
      ]
    }
  }

  static let sharedClosings = [
    "Half of it counts too.",
    "If that is too much, say “smaller”.",
    "Say no, and I'll find another size.",
    "Tell me afterwards how it went, in three words.",
    "Skip it if the day says no, and take the next one.",
    "Anything beyond that is a bonus.",
  ]
  private static let wellness = [
    "Keep it gentle, and keep it regular.",
    "Notice how you feel 5 minutes later.",
    "Let it be easy.",
  ]
  private static let motivational = [
    "You can do that one.",
    "Go and collect that small win.",
    "Once begun, you are ahead of yesterday.",
  ]
  private static let analytical = [
    "Note the result, and we'll adjust by it.",
    "After 3 tries we'll know whether it works.",
    "One data point is enough to begin with.",
  ]
  private static let supportive = [
    "No hurry, and no guilt if it waits a day.",
    "Be as patient with yourself as with a friend.",
    "However it goes, it is fine to tell me.",
  ]

  /// Lead from a general chat to a goal.
  static let towardsGoal = [
    "`/goal new` turns this into a goal that I can count with you.",
    "When you want numbers on it, `/goal new` asks for the few things needed.",
    "As a goal it could read “{act}, 4 times a week”: `/goal new` sets it up.",
    "Give it a target with `/goal new`, and my answers get more exact.",
    "If it should last, make it a goal with `/goal new`.",
    "`/goal new` takes a minute and gives this a date.",
    "`/ideas` has goals that fit what you said, and `/ideas take 1` makes the first one yours.",
  ]

  static let logging = [
    "Afterwards `/goal progress` with the new value keeps the count.",
    "`/goal show` tells where {goal} stands.",
    "`/tips` has more for {goal}.",
  ]
}
