extension CoachTopic {
  static let starting = CoachTopic(
    openers: [
      "You wrote “{quote}”, so here is a beginning that is hard to fail.",
      "“{Quote}” needs a first step rather than a big plan.",
      "Let's make “{quote}” small enough for tomorrow.",
      "For “{quote}” I would begin below what you think you can do.",
      "With “{word}” as the aim, the first week is about turning up.",
    ],
    insights: [
      "From {current} to {target} is a long way in one go and a short one in pieces.",
      "The first week only has to show that the moment of the day is right.",
      "Begin so small that it feels silly, because silly gets repeated.",
      "{Goal} moves when something small happens on most days.",
      "Four days out of seven are enough to begin with.",
    ],
    steps: [
      "{Cue}, {act}.",
      "First step, {cue}: {act}.",
      "For the next 3 days, {when}, {tiny}.",
      "Once this week, {cue}, {act}, just to see how it feels.",
    ],
    questions: [
      "Which moment of your day is the most predictable?",
      "What have you tried before, and what of it worked a little?",
      "What would you be glad to have done by Sunday?",
      "What is the likeliest thing to get in the way?",
    ],
    whys: [
      "a beginning that cannot fail gives you something to build on tomorrow",
      "how often you do it matters more than how much, in the first month at least",
    ])

  static let habits = CoachTopic(
    openers: [
      "“{Word}” grows on something you already do without thinking.",
      "For “{word}” the trigger matters more than the effort.",
      "“{Word}” is built from repeats, so each one has to be cheap.",
      "Let's give “{word}” a place, a moment and a size.",
    ],
    insights: [
      "It takes about two months on average until it feels automatic, and single misses do no harm.",
      "One new thing at a time has the best chance.",
      "A mark on a paper calendar is a reward that costs nothing.",
      "An old habit fades more easily when another one takes over its moment.",
    ],
    steps: [
      "Chain it for 3 days: {when}, {tiny}.",
      "{When}, {act}, for 5 days in the same place.",
      "Put 1 cross on the calendar each time you {act} {when}.",
    ],
    questions: [
      "What do you do at the same time every single day?",
      "What could make the first ten seconds of it easier?",
      "Which habit of yours came by itself, and how?",
    ],
    whys: [
      "the brain links an action to what comes just before it, so a steady trigger does the learning",
      "small repeats add up to an automatic act, which rare big efforts never do",
    ])

  static let sleep = CoachTopic(
    openers: [
      "“{Word}” is decided in the hour before, so let's start there.",
      "With “{word}” one steady hour helps more than many tricks.",
      "For “{word}” I would change the evening, not the night.",
      "“{Word}” affects everything else, so it is a good place to begin.",
    ],
    insights: [
      "Getting up at the same time, weekends included, steadies sleep the most.",
      "Caffeine after 14:00 is still at work at bedtime.",
      "If you lie awake for 20 minutes, get up, stay in dim light and try again.",
      "If loud snoring or weeks of bad nights are part of it, a doctor should know.",
      "Ten minutes of daylight in the morning set the clock for the evening.",
    ],
    steps: [
      "Tonight, {sleepact}.",
      "Set the alarm for the same minute on 7 days, and tonight {sleepact}.",
      "An hour before bed, {sleepact}.",
      "For 3 nights, {sleepact}, and note the hour you fell asleep.",
    ],
    questions: [
      "When do you usually switch off the light?",
      "Is it falling asleep, waking up at night or getting up that is hard?",
      "What do you do in the last half hour of the evening?",
    ],
    whys: [
      "light and regular hours set the inner clock, and effort doesn't",
      "the bed should mean sleep to your body, which it learns by repetition",
    ])

  static let food = CoachTopic(
    openers: [
      "With “{word}” adding something good is easier than forbidding something.",
      "“{Word}” is decided in the shop and the kitchen, long before the plate.",
      "Let's change one thing about “{word}” and leave the rest as it is.",
      "“{Word}” has its hour; find it, and the rest gets simple.",
    ],
    insights: [
      "A craving peaks and is mostly gone after 15 minutes.",
      "Protein and vegetables first make the rest of the plate smaller by itself.",
      "What stands in sight gets eaten, in both directions.",
      "A snack at 16:00 that you planned beats one at 22:00 that you didn't.",
    ],
    steps: [
      "{Mealtime}, {foodact}.",
      "For 3 days, {mealtime}, {foodact}.",
      "At your next meal, {foodact}.",
      "Buy 2 fruits and 1 vegetable you like on your next shopping trip.",
    ],
    questions: [
      "Which meal of the day is the hardest?",
      "At what hour does it usually happen?",
      "What do you like that also does you good?",
    ],
    whys: [
      "what you add crowds out the rest without a fight",
      "hunger decides badly, so the choice should be made before it comes",
    ])

  /// For questions on something that only the domain is known of.
  static let concern = CoachTopic(
    openers: [
      "On “{quote}” I only know the general rule: small, soon, repeated.",
      "“{Quote}” has no single answer, so try one version for a week.",
      "To “{quote}” I'd say: whichever you would do again tomorrow.",
      "I can't settle “{quote}” for you, but 7 days of trying can.",
    ],
    insights: [
      "What you keep doing beats what would be best.",
      "Begin with the easier one, and change at most one thing a week.",
    ],
    steps: [
      "A test: {cue}, {act}.", "{Cue}, {act}, and judge afterwards.",
      "{Cue}, {tiny}, to begin with.",
    ],
    questions: ["What speaks for it, and what against?", "Which version would you repeat gladly?"],
    whys: ["trying costs a few minutes and tells more than any general answer"])

  /// For an amount of time or a number of days that the user names.
  static let amount = CoachTopic(
    openers: [
      "“{Word}” is a size to work with.", "Then “{word}” is the frame.",
      "“{Word}” it is, and not more.", "Fine, “{word}”.", "I cut it to “{word}”.",
    ],
    insights: [
      "A size that you chose yourself gets kept more often.",
      "It may grow in two weeks, not before.",
    ],
    steps: [
      "{Cue}, {timed}.", "With that: {cue}, {timed}.", "So, {cue}, {timed}, and stop on time.",
    ],
    questions: ["What would make that fixed?", "Is that for every day or for some?"],
    whys: ["an amount that fits your day needs no willpower"])

  static let answer = CoachTopic(
    openers: [
      "“{Quote}”: thank you, that helps.",
      "“{Quote}” is good to know.",
      "I'll take “{quote}” as the starting point.",
      "Then “{quote}” is what the step should fit.",
    ],
    insights: [
      "What you know about yourself is worth more than any general rule.",
      "Let's keep that and make the rest simple.",
      "Try it before judging it, because three times tell more than one.",
    ],
    steps: [
      "With that in mind, {cue}, {act}.",
      "{Cue}, {act}, and see how it fits.",
      "So, {cue}: {tiny}.",
    ],
    questions: [
      "How would you notice that it works?",
      "What would make it easier still?",
    ],
    whys: ["what fits your own day lasts longer than what fits a textbook"])
}
