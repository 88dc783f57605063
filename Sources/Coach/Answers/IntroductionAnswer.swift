import Time
import Wellness

/// The answer to the first message about a goal: it shows that the goal is known.
struct IntroductionAnswer {
  let text: String

  /// How much room the advice takes; what fits is taken.
  private enum Size: CaseIterable {
    case full, brief, least
  }

  init(_ scene: CoachScene) {
    guard let goal = scene.facts.goal else {
      text = TopicAnswer(scene).text
      return
    }
    let writers = Size.allCases.lazy.map { IntroductionAnswer.write(scene, goal, $0) }
    text = (writers.first { $0.wordCount <= AnswerWriter.mostWords } ?? writers[2]).text()
  }

  private static func write(
    _ scene: CoachScene, _ goal: CoachFacts.GoalFacts, _ size: Size
  ) -> AnswerWriter {
    let detail = GoalDetail(goal.description)
    var writer = AnswerWriter(scene)
    writer.add("I can see you're working on: \(title(goal)).")
    writer.add(facts(detail), isNeeded: true)
    if let pace = GoalArithmetic.weeklyLoss(goal, today: scene.facts.today), pace.isUnsafe {
      warn(of: pace, goal, scene, &writer)
      return writer
    }
    advise(scene, size, &writer)
    let topic = CoachTopic.about(scene.reading.intent, scene.domain)
    let questions = (detail?.questions ?? []) + topic.questions
    writer.add(questions + CoachTopic.starting.questions, isNeeded: true)
    return writer
  }

  /// The title, cut where it alone would fill the answer.
  private static func title(_ goal: CoachFacts.GoalFacts) -> String {
    let words = goal.title.split(whereSeparator: \.isWhitespace)
    return words.count <= 35
      ? words.joined(separator: " ") : words.prefix(34).joined(separator: " ") + " …"
  }

  private static func facts(_ detail: GoalDetail?) -> [String] {
    guard let detail else {
      return [
        "The target is {target}; a description (`/goal edit --description`) would make my answers fit better."
      ]
    }
    return detail.isDifficulty
      ? ["You name “\(detail.text)” as the difficult part, and the target is {target}."]
      : ["You describe it with “\(detail.text)”, and the target is {target}."]
  }

  /// What follows from the first message, with one of its words.
  private static func advise(_ scene: CoachScene, _ size: Size, _ writer: inout AnswerWriter) {
    let reading = scene.reading
    if let facts = Sums.facts(scene) {
      writer.add(SumAnswer.lines(facts), isNeeded: true)
      if size != .full { return }
    } else if let report = ProgressReport(scene) {
      writer.add(ProgressAnswer.lines(scene, report), isNeeded: true)
      if size != .full { return }
    } else if reading.language != nil {
      writer.add([
        "I only understand English, so “{word}” is lost on me; `/help coach` connects a model."
      ])
    } else if reading.intent == .plan {
      writer.add("Your “\(reading.words ?? "plan")”:")
      let count = size == .full ? 3 : size == .brief ? 2 : 1
      for line in PlanAnswer.lines(scene, limit: count) { writer.add(line) }
      return
    } else if reading.intent == .numbers {
      writer.add(NumbersAnswer.leads(scene), isNeeded: true)
    } else {
      let topic = CoachTopic.about(reading.intent, scene.domain)
      let short = openers(reading.intent)
      let long = (reading.note?.lines ?? []) + topic.openers + short
      writer.add(size == .least ? short : long, isNeeded: true)
      if size == .full {
        writer.add(topic.steps + ["{Cue}, {act}."], isNeeded: true)
        return
      }
    }
    writer.add([size == .full ? "{Cue}, {act}." : "{Cue}, {tiny}."], isNeeded: true)
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
