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
    writer.add([IntroductionAnswer.facts(goal, detail)], isNeeded: true)
    if let pace = GoalArithmetic.weeklyLoss(goal, today: scene.facts.today), pace.isUnsafe {
      IntroductionAnswer.warn(of: pace, goal, scene, &writer)
    } else {
      IntroductionAnswer.advise(scene, &writer)
      let topic = CoachTopic.about(scene.reading.intent)
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

  private static func facts(_ goal: CoachFacts.GoalFacts, _ detail: GoalDetail?) -> String {
    guard let detail else {
      return
        "It aims at {target}; with `--description` in `/goal new` you could say why, and my answers would fit better."
    }
    return "You describe it as “\(detail.text)”, and the target is {target}."
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
      writer.add(
        ["As for “{word}”: {cue}, {act}.", "To “{word}” I'd say: {cue}, {act}.", "{Cue}, {act}."],
        isNeeded: true)
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

/// What a goal's description says, in few words.
struct GoalDetail {
  /// At most nine words of it.
  let text: String
  /// Whether it speaks of a difficulty.
  private let isDifficulty: Bool

  /// `nil` for an empty description.
  init?(_ description: String) {
    let utterance = Utterance(description, tolerant: false)
    guard !utterance.words.isEmpty else { return nil }
    let words = utterance.words
    let trouble = words.firstIndex { GoalDetail.troubles.contains($0.text) }
    let start = trouble.map { min($0, words.count - 1) } ?? 0
    var first = start
    if trouble != nil, start + 1 < words.count, ["with", "to"].contains(words[start + 1].text) {
      first = min(start + 2, words.count - 1)
    }
    let clause = words[first].clause
    let last = words[first...].prefix(9).lastIndex { $0.clause == clause } ?? first
    isDifficulty = trouble != nil && first > start
    text = Quoting.clean(utterance.text(first...last))
  }

  private static let troubles: Set<String> = [
    "struggling", "struggle", "struggled", "trouble", "problem", "problems", "difficulty", "hard",
    "difficult",
  ]

  var questions: [String] {
    isDifficulty
      ? [
        "What makes “\(text)” hardest on an ordinary day?",
        "When in the week does “\(text)” trouble you most?",
      ]
      : [
        "Which part of “\(text)” feels hardest right now?",
        "What would be the first sign that “\(text)” is coming true?",
      ]
  }
}
