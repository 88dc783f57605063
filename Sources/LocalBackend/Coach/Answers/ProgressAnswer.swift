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
    let total =
      report.isAdded ? "makes \(scene.amount(report.newValue)) in all" : "brings you to"
    let middle = report.isAdded ? "\(total): \(place)" : "means \(place)"
    return [
      "You wrote \(report.written): \(amount) \(middle); \(command) records it.",
      "\(report.written) noted: that \(middle), and \(command) keeps it.",
      "With \(report.written), \(amount) \(middle); send \(command) to store it.",
      "\(report.written) it is: \(amount) \(middle); type \(command) so that it counts.",
      "Good, \(report.written): it \(middle), so \(command) is the line to send.",
      "\(report.written) \(middle); put it down with \(command).",
      "Then \(report.written) counts: it \(middle), once you send \(command).",
      "Reported: \(report.written), which \(middle); recorded: as soon as you type \(command).",
      "So \(amount), written as \(report.written): that \(middle), and \(command) saves it.",
      "On the list goes \(report.written): it \(middle); \(command) does it.",
      "I read \(report.written), so \(amount): it \(middle), \(command) to log it.",
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
