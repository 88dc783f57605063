import Wellness

/// What is said when the user reports progress: where that brings the goal, and the exact command.
struct ProgressAnswer {
  let text: String

  init(_ scene: CoachScene, _ report: ProgressReport) {
    var writer = AnswerWriter(scene)
    writer.add(ProgressAnswer.lines(scene, report), isNeeded: true)
    writer.add(
      ProgressAnswer.praise + CoachTopic.fine.insights.filter { !$0.contains("{current}") })
    writer.add(CoachTopic.fine.steps + CoachPhrases.steps, isNeeded: true, isLast: true)
    if scene.memory.turn % 2 == 0 {
      writer.add(CoachTopic.fine.questions + scene.turned(CoachPhrases.questions), isLast: true)
    }
    text = writer.text()
  }

  /// What the number means and how to record it.
  static func lines(_ scene: CoachScene, _ report: ProgressReport) -> [String] {
    guard let goal = scene.facts.goal else { return [] }
    let before = CoachFacts.GoalFacts(
      title: goal.title, type: goal.type, unit: goal.unit, initial: goal.initial,
      current: report.newValue, target: goal.target, start: goal.start,
      targetDate: goal.targetDate, recurrence: goal.recurrence)
    let after = GoalArithmetic(before, today: scene.facts.today)
    let command = "`/goal progress \(plain(report.newValue))`"
    let amount = scene.amount(report.amount)
    let place =
      after.isReached
      ? "the target of \(scene.amount(goal.target)) is reached"
      : "\(after.percent) % of the way, \(scene.amount(after.gap)) to go"
    let whole = report.isAdded ? "\(amount) more, \(scene.amount(report.newValue)) in all" : amount
    let fact = "\(whole): \(place)"
    return [
      "“\(report.written)” makes \(fact); \(command) records it.",
      "“\(report.written)” noted, so \(fact); \(command) keeps it.",
      "With “\(report.written)” you have \(fact); send \(command) to store it.",
      "“\(report.written)” is worth writing down as \(command): \(place).",
      "Good, “\(report.written)” means \(fact), and \(command) is the line to send.",
      "Put “\(report.written)” down with \(command), because \(place).",
      "Then “\(report.written)” counts as \(fact), once you send \(command).",
      "Reported is “\(report.written)”, recorded it will be by \(command): \(place).",
      "“\(report.written)” brings you to \(fact); \(command) saves that.",
      "On the list goes “\(report.written)”: \(place), and \(command) does it.",
      "I read “\(report.written)” as \(fact); \(command) to log it.",
    ]
  }

  private static let praise = [
    "That is done, and nobody can take it back.",
    "Every entry makes the next forecast better.",
    "Days that get written down get repeated.",
  ]

  /// A number as a command takes it.
  static func plain(_ value: Double) -> String {
    Quantity.text(value).filter { $0 != "," }
  }
}
