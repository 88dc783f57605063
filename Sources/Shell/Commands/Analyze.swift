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

  func run(in shell: Shell) throws -> Analysis? {
    let goal = try shell.names.goal(name)
    try shell.changes.announceSending(of: goal)
    let given = try shell.advice.outlook(for: goal)
    return Analysis(
      head: try AdviceHead(telling: given, for: goal, in: shell), outlook: given.advice)
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

/// Where a goal stands and leads to.
struct Analysis: Report {
  let head: AdviceHead
  let outlook: GoalOutlook

  static let fields: [Field<Analysis>] = [
    Field("about", \.head), Field("progress", \.outlook.progress),
    Field("projected_date", \.outlook.projectedDate), Field("text", \.outlook.text),
    Field("strengths", \.outlook.strengths), Field("challenges", \.outlook.challenges),
    Field("recommendations", \.outlook.recommendations),
  ]

  func lines(in shell: Shell) -> [Styled] {
    let percent = Int((outlook.progress * 100).rounded(.down))
    var lines = [
      head.line("Analysis of"),
      Bar.of(outlook.progress) + Styled(Columns.right("\(percent)", 4) + " %"),
      Styled("projected  ", .faint)
        + Styled(Analyze.projection(outlook.projectedDate, due: head.goal.targetDate)),
    ]
    lines += outlook.text.split(separator: "\n").map { Styled(String($0)) }
    lines += AdviceHead.list("Strengths", outlook.strengths)
    lines += AdviceHead.list("Challenges", outlook.challenges)
    lines += AdviceHead.list("Recommendations", outlook.recommendations, isNumbered: true)
    return lines
  }
}
