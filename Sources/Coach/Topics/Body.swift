extension CoachTopic {
  static let soreness = CoachTopic(
    openers: [
      "“{Word}” after something new is common and usually gone within 3 days.",
      "A body that feels “{word}” is asking for an easy day.",
      "Then “{word}” sets the pace today.",
      "I'd answer “{word}” with easy movement rather than with a hard session.",
    ],
    insights: [
      "Gentle movement helps more than lying still; what is sharp, swollen or lasting belongs with a doctor.",
      "Next time raise only one thing, by a tenth, and it will bite less.",
      "Two easy days now are cheaper than a week lost later.",
    ],
    steps: [
      "Easy version, {cue}: {tiny}.",
      "{Cue}, move gently for 5 minutes, well below what you usually do.",
      "Rest today; {cue}, try half of your usual amount.",
    ],
    questions: [
      "What did you do that was new or more than usual?",
      "On a scale of 1 to 10, how stiff does it feel when you get up?",
    ],
    whys: [
      "muscles get stronger in the pause, so the easy day belongs to the training",
      "easy movement brings blood to stiff muscles without tiring them again",
    ])

  static let illness = CoachTopic(
    openers: [
      "With “{word}” the plan is rest; the goal can wait.",
      "“{Word}” comes first, and no step is worth making it longer.",
      "Then today is about getting over “{word}”.",
    ],
    insights: [
      "With fever, or if it lasts more than a few days, please see a doctor.",
      "A pause of a week costs almost nothing; training through an infection can.",
      "Wait until you have been free of symptoms for 2 days, then restart at half.",
    ],
    steps: [
      "Today: 1 glass of water each hour, and bed 30 minutes early.",
      "On the second day without symptoms, {tiny}.",
      "Until it is over, do nothing but rest, and check again tomorrow at noon for 1 minute.",
    ],
    questions: [
      "Since when have you been feeling like this?",
      "Is there a fever with it?",
    ],
    whys: [
      "the body repairs itself faster when nothing else is asked of it",
      "restarting two days too late is cheap, and two days too early can be costly",
    ])

  static let rest = CoachTopic(
    openers: [
      "“{Word}” belongs in the plan as much as the work does.",
      "Planned “{word}” is something else than giving up.",
      "Yes to “{word}”, as long as it has an end.",
    ],
    insights: [
      "One or two easy days a week make the others better.",
      "The one rule worth keeping is never to miss twice in a row.",
      "A break with a date for the return is a break; without one it is an end.",
    ],
    steps: [
      "Take 1 day off, and {cue}, {act}.",
      "Make the day easy instead of empty: {cue}, {tiny}.",
      "Name the first day back now; on that day, {act}.",
    ],
    questions: [
      "On which day do you want to be back?",
      "Do you feel you need it, or that you should not need it?",
    ],
    whys: [
      "progress happens while you recover from the effort",
      "a pause you chose does not shake a habit, and one that happens to you can",
    ])
}
