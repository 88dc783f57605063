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

  func lines(in shell: Shell) throws -> [Styled] {
    var lines = [try head.line("Tips for", in: shell)]
    for (index, tip) in tips.enumerated() {
      if index == 0 || tips[index - 1].priority != tip.priority {
        lines.append(Styled(TipsGiven.heading(tip.priority), .heading))
      }
      let subject = tip.category == .general ? "" : " (\(tip.category.rawValue))"
      lines.append(
        Styled("\(index + 1). ", .faint) + Styled(tip.text.oneLine) + Styled(subject, .faint))
    }
    return lines
  }

  private static func heading(_ priority: Tip.Priority) -> String {
    switch priority {
    case .high: "First"
    case .medium: "Then"
    case .low: "When there's time"
    }
  }
}
