extension CoachTopic {
  static let forgetting = CoachTopic(
    openers: [
      "“{Word}” points to a missing trigger, not to a lack of will.",
      "Then let an object do the work behind “{word}”, so that your memory needn't.",
      "With “{word}” the fix is mostly where you put things.",
      "Good that you name “{word}”, because that one has a simple cure.",
    ],
    insights: [
      "A habit that hangs on another one, such as brushing your teeth, needs no reminder.",
      "What lies in your way gets done; what lies in a drawer gets forgotten.",
      "A reminder works best at the minute when you can act at once.",
      "One alarm with a verb in its name beats three that only ring.",
    ],
    steps: [
      "Tie it to something fixed: {when}, {act}.",
      "Put what you need beside the kettle tonight, then, {when}, {act}.",
      "Set 1 daily alarm called “now” and, {when}, {tiny}.",
      "Stick 1 note at eye level on the door: “{act}”, due {cue}.",
    ],
    questions: [
      "What do you do every day without fail that it could follow?",
      "Where would a note catch your eye at the right minute?",
      "At what time do you notice that it has slipped by?",
    ],
    whys: [
      "a thing you see at the right moment replaces remembering",
      "existing habits never get forgotten, so what hangs on them doesn't either",
    ])
}
