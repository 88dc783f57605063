/// The answer to anything that is neither a red flag nor the first message about a goal.
struct TopicAnswer {
  let text: String

  init(_ scene: CoachScene) {
    if let facts = Sums.facts(scene) {
      text = SumAnswer(scene, facts).text
    } else if let report = ProgressReport(scene) {
      text = ProgressAnswer(scene, report).text
    } else if let language = scene.reading.language {
      text = ForeignAnswer(scene, language).text
    } else {
      switch scene.reading.intent {
      case .plan: text = PlanAnswer(scene).text
      case .numbers: text = NumbersAnswer(scene).text
      case .shorter, .longer, .why, .somethingElse, .smaller, .no, .yes, .next:
        text = FollowUpAnswer(scene).text
      case .greeting, .howAreYou, .thanks, .bye, .identity, .capabilities, .offTopic, .noQuestions,
        .unknown, .empty:
        text = SmallTalkAnswer(scene).text
      default: text = TopicAnswer.about(scene)
      }
    }
  }

  /// The usual shape: what was understood, why, what to do, and an end that changes with the turn.
  private static func about(_ scene: CoachScene) -> String {
    let topic = CoachTopic.about(scene.reading.intent, scene.domain)
    var writer = AnswerWriter(scene)
    let notes = scene.reading.note?.lines ?? []
    writer.add(notes + topic.openers + scene.turned(CoachPhrases.openers), isNeeded: true)
    if scene.reading.other != nil {
      writer.add(CoachPhrases.alsos)
    } else if scene.memory.turn % 3 != 2 || !writer.add(CoachPhrases.recalls) {
      writer.add(scene.insights(of: topic))
    }
    writer.add(
      scene.turned(topic.steps) + scene.turned(CoachPhrases.steps), isNeeded: true, isLast: true)
    writer.close(topic)
    return writer.text()
  }
}

extension CoachScene {
  /// Whether the user asked lately not to be asked.
  var declinesQuestions: Bool {
    reading.declinesQuestions || memory.earlier.contains { $0.declinesQuestions }
  }

  /// Lines that begin elsewhere with every turn.
  func turned(_ lines: [String]) -> [String] {
    let start = seed % max(1, lines.count)
    return Array(lines[start...] + lines[..<start])
  }

  /// Ends without a question: the tone's own first.
  var closings: [String] {
    turned(CoachPhrases.closings(facts.tone)) + turned(CoachPhrases.sharedClosings)
  }

  /// What is worth knowing: of the subject, of the goal's numbers and of the persona's field in
  /// turn, and nothing every fourth time.
  func insights(of topic: CoachTopic) -> [String] {
    switch memory.turn % 4 {
    case 1: []
    case 3: facts.persona.lens + topic.insights + CoachPhrases.insights
    case 2: topic.insights + CoachPhrases.attitude(facts.tone) + CoachPhrases.insights
    default:
      facts.tone == .analytical
        ? CoachPhrases.insights + topic.insights : topic.insights + CoachPhrases.insights
    }
  }
}

extension AnswerWriter {
  /// Ends with a question on even turns, and on odd ones with a sentence or the step itself.
  mutating func close(_ topic: CoachTopic) {
    if scene.declinesQuestions {
      add(scene.closings, isLast: true)
      return
    }
    switch scene.memory.turn % 4 {
    case 0, 2: add(topic.questions + scene.turned(CoachPhrases.questions), isLast: true)
    case 1 where scene.facts.goal == nil: add(scene.turned(CoachPhrases.towardsGoal), isLast: true)
    case 1: add(scene.closings, isLast: true)
    default:
      if scene.facts.goal != nil { add(scene.turned(CoachPhrases.logging), isLast: true) }
    }
  }
}
