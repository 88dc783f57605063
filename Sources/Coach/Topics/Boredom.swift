extension CoachTopic {
  static let boredom = CoachTopic(
    openers: [
      "If it is “{word}”, change one thing about it and leave the rest alone.",
      "“{Word}” is honest, and it is easier to fix than a lack of time.",
      "Let's take “{word}” out of it before it takes you out of it.",
      "Nobody sticks for long with what feels “{word}”.",
    ],
    insights: [
      "Company, music, place and pace are four knobs; turning one is enough for a week.",
      "Pair it with something you like and allow yourself that thing only then.",
      "A small game, such as beating last week by 1 %, gives the same route a point.",
      "Dull is not always bad: it can mean that it has become easy.",
    ],
    steps: [
      "{Cue}, {act}, with an episode of a podcast that you keep for this.",
      "Change the place once: {cue}, {act} somewhere you have never done it.",
      "Ask 1 person along: {cue}, {act} together.",
      "Roll a die {cue}: 1 to 3 means {tiny}, 4 to 6 means {act}.",
    ],
    questions: [
      "What did you enjoy doing when you were twelve?",
      "Which part of it do you mind the least?",
      "Would company or music change it more for you?",
    ],
    whys: [
      "what is a little fun needs no discipline, and fun often comes from changing one detail",
      "novelty in one detail keeps attention without costing the routine",
    ])
}
