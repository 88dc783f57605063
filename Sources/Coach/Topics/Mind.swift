extension CoachTopic {
  static let stress = CoachTopic(
    openers: [
      "“{Word}” takes up room, so let's make some before adding anything.",
      "That “{word}” deserves an answer before the goal does.",
      "When it is “{word}”, shorter and slower works better than more.",
      "I'd meet “{word}” with something that calms the body first.",
    ],
    insights: [
      "Breathing out longer than in slows the heart within a minute or two.",
      "Writing a worry down gives it a place, and you need not carry it meanwhile.",
      "If it rules most of your days, a doctor or therapist can do more than I can.",
      "A walk without a phone is one of the best studied remedies there is.",
    ],
    steps: [
      "{Cue}, breathe in for 4 counts and out for 6, ten times.",
      "{Cue}, write the loudest worry in 1 line and 1 thing you can do about it.",
      "Before anything else, take 5 slow breaths; then, {cue}, {tiny}.",
      "{Cue}, walk 8 minutes without the phone.",
    ],
    questions: [
      "What is the loudest thing on your mind just now?",
      "When in the day is it at its worst?",
      "What has calmed you down before?",
    ],
    whys: [
      "the body calms first and the head follows, never the other way round",
      "a tense day leaves little for willpower, so the step must not need any",
    ])

  static let mood = CoachTopic(
    openers: [
      "I'm sorry that it is like this; “{word}” weighs more than any number.",
      "Thank you for telling me about “{word}”.",
      "“{Word}” is hard, and nothing has to be achieved today.",
      "That sounds heavy, and “{word}” needs no fixing before you are allowed to rest.",
    ],
    insights: [
      "If it stays for two weeks or more, please talk to a doctor; that is what they are there for.",
      "A few minutes of daylight and one other voice often help a little, and a little is enough.",
      "On low days doing comes before feeling like it, so it must be tiny.",
      "Being kind to yourself is a step, even if no tracker counts it.",
    ],
    steps: [
      "One kind thing, {cue}: write or call 1 person for 5 minutes.",
      "{Cue}, go to a window or the door for 3 minutes of daylight.",
      "Only if you like, {cue}: {tiny}.",
    ],
    questions: [
      "Is there somebody you can tell this to today?",
      "How long has it been like this?",
      "What made yesterday a little better or worse?",
    ],
    whys: [
      "small acts bring back a sense of having a say, and that lifts more than advice",
      "light, movement and company work on mood directly, even in tiny amounts",
    ])

  static let motivation = CoachTopic(
    openers: [
      "“{Word}” passes, in both directions, so let's not build on motivation at all.",
      "I'd plan as if “{word}” will be back next week, and make it not matter.",
      "On days of “{word}” the only job is to begin.",
      "“{Word}” usually means that the step is too big or its reason too far away.",
      "Good to hear “{word}” said plainly.",
    ],
    insights: [
      "Wanting to often comes two minutes after starting, rarely before.",
      "You have come {percent} of the way, and somebody without drive would not be there.",
      "A reason that is your own works longer than a number that is not.",
      "Nobody feels like it every day; those who go on have made it easy to begin.",
      "The target of {target} is far away, and the next ten minutes are not.",
    ],
    steps: [
      "{Cue}, {tiny}, with permission to stop right after.",
      "A two-minute deal: {cue}, {tiny}, and then decide again.",
      "Write 1 line on why it matters and read it {cue}; then {act}.",
      "{Cue}, {act}, and afterwards treat yourself to 10 minutes of something nice.",
    ],
    questions: [
      "What would be better in your life with it done?",
      "When did you last feel like it, and what was different?",
      "Whom would it please besides you?",
    ],
    whys: [
      "starting is the hard part, and a start of two minutes is too small to resist",
      "action brings motivation at least as often as motivation brings action",
    ])
}
