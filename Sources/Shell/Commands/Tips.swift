import Edge
import UseCases
import Wellness

/// `/tips`: advice for a goal, with priority and category.
struct Tips: Command {
  static let usage = Usage(
    words: ["tips"], group: .coaching,
    parameters: [Usage.Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
    flags: [
      Usage.Flag(
        name: "fresh", kind: .none, placeholder: "",
        help: "new ones, also where those of this week are kept")
    ],
    help: "get tips for a goal", example: "/tips 1 --fresh")

  let name: String?
  let isFresh: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
    isFresh = arguments.has("fresh")
  }

  func run(in shell: Shell) throws -> TipsGiven? {
    let goal = try shell.names.goal(name)
    try shell.changes.announceSending(of: goal)
    let given = try shell.advice.tips(for: goal, isFresh: isFresh)
    return TipsGiven(head: try AdviceHead(telling: given, for: goal, in: shell), tips: given.advice)
  }
}

/// Tips for a goal, the most important first.
struct TipsGiven: Report {
  let head: AdviceHead
  let tips: [Tip]

  static let fields: [Field<TipsGiven>] = [Field("about", \.head), Field("tips", \.tips)]

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
