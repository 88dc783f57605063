import Time
import Wellness

/// The answer to the first message about a goal: it shows that the goal is known.
struct IntroductionAnswer {
  let text: String

  init(_ scene: CoachScene) {
    guard let goal = scene.facts.goal else {
      text = TopicAnswer(scene).text
      return
    }
    let detail = GoalDetail(goal.description)
    var writer = AnswerWriter(scene)
    writer.add("I can see you're working on: \(IntroductionAnswer.title(goal)).")
    writer.add(IntroductionAnswer.facts(goal, detail), isNeeded: true)
    if let pace = GoalArithmetic.weeklyLoss(goal, today: scene.facts.today), pace.isUnsafe {
      IntroductionAnswer.warn(of: pace, goal, scene, &writer)
    } else {
      IntroductionAnswer.advise(scene, &writer)
      let topic = CoachTopic.about(scene.reading.intent, scene.domain)
      let questions = detail?.questions ?? []
      writer.add(questions + topic.questions + CoachTopic.starting.questions, isNeeded: true)
    }
    text = writer.text()
  }

  /// The title, cut where it alone would fill the answer.
  private static func title(_ goal: CoachFacts.GoalFacts) -> String {
    let words = goal.title.split(whereSeparator: \.isWhitespace)
    return words.count <= 35
      ? words.joined(separator: " ") : words.prefix(34).joined(separator: " ") + " …"
  }

  private static func facts(_ goal: CoachFacts.GoalFacts, _ detail: GoalDetail?) -> [String] {
    guard let detail else {
      return [
        "The target is {target}; a description would make my answers fit better (`--description` in `/goal new`), or just tell me here why it matters."
      ]
    }
    return detail.isDifficulty
      ? ["You name “\(detail.text)” as the difficult part, and the target is {target}."]
      : ["You describe it with “\(detail.text)”, and the target is {target}."]
  }

  /// What follows from the first message, with one of its words.
  private static func advise(_ scene: CoachScene, _ writer: inout AnswerWriter) {
    if let report = ProgressReport(scene) {
      writer.add(ProgressAnswer.lines(scene, report), isNeeded: true)
    } else if scene.reading.language != nil {
      writer.add([
        "I only understand English, so “{word}” is lost on me; `/help coach` connects a model."
      ])
      writer.add(["{Cue}, {tiny}."], isNeeded: true)
    } else if scene.reading.intent == .plan {
      writer.add("For “\(scene.reading.words ?? "a plan")”:")
      for line in PlanAnswer.lines(scene, limit: 3) { writer.add(line) }
    } else if scene.reading.intent == .numbers {
      writer.add(NumbersAnswer.leads(scene), isNeeded: true)
      writer.add(["{Cue}, {act}."], isNeeded: true)
    } else {
      let topic = CoachTopic.about(scene.reading.intent, scene.domain)
      writer.add((scene.reading.note?.lines ?? []) + topic.openers + openers(scene.reading.intent), isNeeded: true)
      writer.add(topic.steps + ["{Cue}, {act}."], isNeeded: true)
    }
  }

  private static func openers(_ intent: CoachIntent) -> [String] {
    switch intent {
    case .greeting, .thanks, .yes: ["“{Word}” back, and here is a small start."]
    case .capabilities: ["“{Word}” you shall have, in small pieces."]
    case .offTopic: ["“{Quote}” is outside what I know; this isn't."]
    case .unknown: ["I did not quite get “{quote}”, so here is a start."]
    default: ["To “{word}” I'd say: small and soon."]
    }
  }

  private static func warn(
    of pace: GoalArithmetic.WeeklyLoss, _ goal: CoachFacts.GoalFacts, _ scene: CoachScene,
    _ writer: inout AnswerWriter
  ) {
    writer.add(
      "That is \(Quantity.text(pace.kilograms)) kg a week, above the safe 1 kg or 1 % of body weight, so please see a doctor before any plan."
    )
    if let date = GoalArithmetic.safeDate(goal, today: scene.facts.today) {
      writer.add("Would \(date) as the target date be possible?")
    } else {
      writer.add("Would a later target date be possible?")
    }
  }
}
