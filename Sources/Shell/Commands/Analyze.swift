import Edge
import Time
import UseCases
import Wellness

/// `/analyze`: where a goal stands, when it is reached, what goes well and what does not.
typealias Analyze = AdviceCommand<Analysis>

/// Where a goal stands and leads to.
struct Analysis: AdviceReport {
  static let usage = Usage.advice(
    "analyze", help: "see where a goal leads to", example: "/analyze 1")

  let head: AdviceHead
  let outlook: GoalOutlook

  static let fields: [Field<Analysis>] = [
    Field("about", \.head), Field("progress", \.outlook.progress),
    Field("projected_date", \.outlook.projectedDate), Field("text", \.outlook.text),
    Field("strengths", \.outlook.strengths), Field("challenges", \.outlook.challenges),
    Field("recommendations", \.outlook.recommendations),
  ]

  init(for goal: Goal, isFresh: Bool, in shell: Shell) throws {
    let given = try shell.advice.outlook(for: goal)
    (head, outlook) = (try AdviceHead(telling: given, for: goal, in: shell), given.advice)
  }

  func lines(in shell: Shell) throws -> [Styled] {
    let percent = Percent.of(outlook.progress)
    var lines = [
      try head.line("Analysis of", in: shell),
      Bar.of(outlook.progress, percent: percent),
      Styled("projected  ", .faint)
        + Styled(Analysis.projection(outlook.projectedDate, due: head.goal.targetDate)),
    ]
    lines += outlook.text.split(separator: "\n").map { Styled(String($0)) }
    lines += AdviceHead.list("Strengths", outlook.strengths)
    lines += AdviceHead.list("Challenges", outlook.challenges)
    lines += AdviceHead.list("Recommendations", outlook.recommendations, isNumbered: true)
    return lines
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
