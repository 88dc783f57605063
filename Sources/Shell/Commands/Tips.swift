import Edge
import UseCases
import Wellness

/// `/tips`: advice for a goal, with priority and category.
typealias Tips = AdviceCommand<TipsGiven>

/// Tips for a goal, the most important first.
struct TipsGiven: AdviceReport {
  static let usage = Usage.advice(
    "tips", help: "get tips for a goal", example: "/tips 1 --fresh",
    fresh: "new ones, also where those of this week are kept")

  let head: AdviceHead
  let tips: [Tip]

  static let fields: [Field<TipsGiven>] = [Field("about", \.head), Field("tips", \.tips)]

  init(for goal: Goal, isFresh: Bool, in shell: Shell) throws {
    let given = try shell.advice.tips(for: goal, isFresh: isFresh)
    (head, tips) = (try AdviceHead(telling: given, for: goal, in: shell), given.advice)
  }

  func lines(in shell: Shell) -> [Styled] {
    [head.line("Tips for")]
      + tips.enumerated().map { index, tip in
        let style: Styled.Style =
          switch tip.priority {
          case .high: .strong
          case .medium: .plain
          case .low: .faint
          }
        let label = "\(tip.priority.rawValue), \(tip.category.rawValue)"
        return Styled("\(index + 1). ") + Styled("[\(label)] ", style) + Styled(tip.text.oneLine)
      }
  }
}
