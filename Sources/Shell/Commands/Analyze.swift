import Edge
import Time
import UseCases
import Wellness

/// `/analyze`: where a goal stands, when it is reached, what goes well and what does not.
struct Analyze: Command {
  static let usage = Usage(
    words: ["analyze"], group: .coaching,
    parameters: [Usage.Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
    help: "see where a goal leads to", example: "/analyze 1")

  let name: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
  }

  func run(in shell: Shell) throws {
    let goal = try shell.goal(named: name)
    try shell.announceSyncing(of: goal)
    let given = try shell.advice.outlook(for: goal)
    let outlook = given.advice
    try shell.introduce(given, "Analysis of", for: goal)
    let percent = Int((outlook.progress * 100).rounded(.down))
    try shell.edge.say(Bar.of(outlook.progress) + Styled(Columns.right("\(percent)", 4) + " %"))
    try shell.edge.say(
      Styled("projected  ", .faint)
        + Styled(Analyze.projection(outlook.projectedDate, due: goal.targetDate)))
    for line in outlook.text.split(separator: "\n") { try shell.edge.say(Styled(String(line))) }
    try shell.say("Strengths", outlook.strengths)
    try shell.say("Challenges", outlook.challenges)
    try shell.say("Recommendations", outlook.recommendations, isNumbered: true)
  }

  /// `2026-05-20, 11 days before it is due`.
  static func projection(_ date: CalendarDate?, due: CalendarDate?) -> String {
    guard let date else { return "cannot be told yet" }
    guard let due else { return "\(date)" }
    let days = date.days(until: due)
    switch days {
    case 0: return "\(date), the day it is due"
    case ..<0: return "\(date), \(Plural.of(-days, "day")) after it is due"
    default: return "\(date), \(Plural.of(days, "day")) before it is due"
    }
  }
}
