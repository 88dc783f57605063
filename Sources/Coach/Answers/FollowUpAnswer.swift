import Time

/// The answer to a request about what was said before: shorter, longer, why, something else, yes,
/// no.
struct FollowUpAnswer {
  let text: String

  init(_ scene: CoachScene) {
    let topic = CoachTopic.about(scene.memory.topic ?? .starting, scene.domain)
    var writer = AnswerWriter(scene)
    switch scene.reading.intent {
    case .shorter: writer.add(FollowUpAnswer.shorter(scene), isNeeded: true, isLast: true)
    case .why: FollowUpAnswer.explain(scene, topic, &writer)
    case .longer: FollowUpAnswer.expand(scene, topic, &writer)
    case .next: FollowUpAnswer.goOn(scene, &writer)
    case .somethingElse: FollowUpAnswer.change(scene, topic, &writer)
    case .smaller, .no: FollowUpAnswer.shrink(scene, topic, &writer)
    default: FollowUpAnswer.agree(scene, &writer)
    }
    text = writer.text()
  }

  private static func shorter(_ scene: CoachScene) -> [String] {
    let frames = [
      "{Word}:", "“{Word}”, then:", "In a {word} form:", "“{Word}” it is:", "All right, “{word}”:",
    ]
    let said = SaidStep(scene)
    let step = said.map { ["\($0.text)."] } ?? []
    return frames.flatMap { frame in step.map { "\(frame) \($0)" } }
      + frames.map { "\($0) {cue}, {tiny}." }
  }

  private static func explain(
    _ scene: CoachScene, _ topic: CoachTopic, _ writer: inout AnswerWriter
  ) {
    let reasons = topic.whys + whys
    let frames = [
      "“{Word}” is a fair question:", "You ask “{word}”:", "To “{word}” the answer is simple:",
      "You say “{word}”, and the reason is this:",
    ]
    writer.add(
      (scene.reading.note?.lines ?? [])
        + frames.flatMap { frame in reasons.map { "\(frame) \($0)." } }, isNeeded: true)
    writer.add(
      scene.turned(topic.steps) + scene.turned(CoachPhrases.steps), isNeeded: true, isLast: true)
    writer.close(topic)
  }

  private static let whys = [
    "small steps get repeated, and what gets repeated stays",
    "a moment and a size turn a wish into something you can do",
    "what you can hardly fail at is what you will still do in a month",
    "the first aim is to keep going, and the numbers follow from that",
  ]

  private static func expand(
    _ scene: CoachScene, _ topic: CoachTopic, _ writer: inout AnswerWriter
  ) {
    writer.add(
      [
        "“{Word}”, gladly.", "Here is “{word}”.", "“{Word}” then, step by step.",
        "More room for “{word}”, then.",
        "Let me say “{word}”.", "“{Word}” as you asked.", "“{Word}” is easy.",
        "In “{word}” form.", "You get “{word}”.", "At “{word}” I take my time.",
        "“{Word}” deserves a reason too.", "“{Word}”, once again.",
      ], isNeeded: true)
    writer.add(topic.insights + CoachPhrases.insights)
    writer.add((topic.whys + whys).map { "The reason: \($0)." })
    writer.add(
      scene.turned(topic.steps) + scene.turned(CoachPhrases.steps), isNeeded: true, isLast: true)
    writer.add([
      "Should that fail, {tiny} later that day.", "The fallback is to {tiny}.",
      "On a bad day, {tiny}.",
    ])
    writer.close(topic)
  }

  private static func change(
    _ scene: CoachScene, _ topic: CoachTopic, _ writer: inout AnswerWriter
  ) {
    writer.add(
      (scene.reading.note?.lines ?? []) + [
        "“{Word}”, of course.", "Fine, “{word}”.", "Then “{word}”, from another side.",
        "“{Word}”: let me turn it around.", "No problem, “{word}” it is.", "Here comes “{word}”.",
        "“{Word}” is a good demand.", "Perhaps “{word}” looks like this.",
        "“{Word}” coming up.", "A fresh start for “{word}”.", "You want “{word}”, so be it.",
      ],
      isNeeded: true)
    writer.add(
      scene.turned(topic.steps) + scene.turned(CoachPhrases.steps), isNeeded: true, isLast: true)
    writer.close(
      CoachTopic(questions: [
        "Is that closer?", "Warmer or colder?", "What should it have that this lacks?",
      ]))
  }

  private static func shrink(_ scene: CoachScene, _ topic: CoachTopic, _ writer: inout AnswerWriter)
  {
    writer.add(
      scene.reading.intent == .no
        ? [
          "“{Word}” is a fine answer.", "“{Word}”, understood.",
          "A “{word}” is useful, it shows the limit.",
          "Then “{word}” it stays, for that one.", "“{Word}” taken.", "I respect “{word}”.",
          "“{Word}” saves us both time.", "After a “{word}” comes a smaller question.",
          "“{Word}” tells me more than a polite yes.", "So that one gets a “{word}”.",
          "All right, “{word}”.",
        ]
        : [
          "“{Word}”, good that you say so.", "Then let's cut it down: “{word}” is heard.",
          "“{Word}” can be arranged.", "Gladly, “{word}”.", "“{Word}” is a good instinct.",
          "If it is “{word}”, halve it and halve it again.", "“{Word}”: fine with me.",
          "I hear “{word}”.", "So “{word}” it is.", "“{Word}” noted, the size goes down.",
          "Down with the size, since you say “{word}”.",
        ], isNeeded: true)
    writer.add(
      [
        "{Cue}, {tiny}, and nothing more.", "Tiny version: {cue}, {tiny}.",
        "Only this, {cue}: {tiny}.", "{Cue}, {tiny}.", "Let it be: {cue}, {tiny}.",
      ],
      isNeeded: true, isLast: true)
    writer.close(
      CoachTopic(questions: [
        "Is it the size, the time or the thing itself?", "Could you say yes to that one?",
        "What would you say yes to?",
      ]))
  }

  /// The step after the last one: on the next day, where a day is asked for.
  private static func goOn(_ scene: CoachScene, _ writer: inout AnswerWriter) {
    let words = Set(scene.reading.utterance.words.map(\.text))
    let said = SaidStep(scene)
    let day = scene.reading.mentions.days.first.map { "on \($0.name)" }
    let isDay = day != nil || !words.isDisjoint(with: ["tomorrow", "week"])
    let when = day ?? "tomorrow"
    let again = said.map { step in
      isDay
        ? ["“{Word}”: the same once more, so that it settles.", "“{Word}” repeats it, no more."]
        : [
          "“{Word}”: first “\(step.text)”, then the next one.",
          "“{Word}” comes after “\(step.text)”.",
        ]
    }
    writer.add(
      (again ?? []) + [
        "“{Word}” a second small thing.", "“{Word}”: one more of that size.",
        "For “{word}” keep the size and change the hour.", "“{Word}” is the easy part.",
        "“{Word}”: a little further.", "To “{word}” I'd say: not more, only again.",
        "“{Word}”, one after the other.", "“{Word}”, then this.", "So, “{word}”: the next one.",
        "“{Word}” goes on in small steps.", "“{Word}” it goes on like this.",
      ], isNeeded: true)
    let steps =
      isDay
      ? ["One step \(when): {act}.", "Take it again \(when): {act}.", "Only this \(when): {tiny}."]
      : ["{Cue}, {act}.", "Then, {cue}: {act}.", "Next, {cue}, {tiny}."]
    writer.add(steps + scene.turned(CoachPhrases.steps), isNeeded: true, isLast: true)
    writer.close(CoachTopic())
  }

  private static func agree(_ scene: CoachScene, _ writer: inout AnswerWriter) {
    let lead = SaidStep(scene).map { step in
      [
        "“{Word}”: then it is settled, \(step.text).", "“{Word}”, so the deal is: \(step.text).",
        "Good, “{word}” it is: \(step.text).",
        "“{Word}” counts as a promise to yourself: \(step.text).",
      ]
    }
    if let lead, writer.add(lead) {
      writer.add(
        [
          "Write it down now, which takes 20 seconds.", "Put it into your calendar this minute.",
          "Lay out tonight what you need for it, 2 minutes.", "Tell 1 person about it today.",
          "Set 1 alarm for it now.",
        ], isLast: true)
    } else {
      writer.add(
        [
          "“{Word}” is all it takes.", "“{Word}”, good.", "Then on from “{word}” to the next step.",
          "“{Word}”, let's make it definite.", "I take “{word}” as a go.",
          "From “{word}” to done it is one move.",
          "“{Word}” heard.", "With that “{word}” we can go on.", "“{Word}”, one more thing then.",
          "So, “{word}”.", "A “{word}” deserves a next move.",
        ], isNeeded: true)
      writer.add(scene.turned(CoachPhrases.steps), isNeeded: true, isLast: true)
    }
    writer.close(CoachTopic())
  }
}
