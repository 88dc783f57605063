import Edge
import UseCases
import Wellness

/// `/tips`: advice for a goal, with priority and category.
struct Tips: Command {
  static let usage = Usage(
    words: ["tips"], group: .coaching,
    parameters: [Usage.Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
    help: "get tips for a goal", example: "/tips 1")

  let name: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
  }

  func run(in shell: Shell) throws {
    let goal = try shell.goal(named: name)
    let (tips, notice) = try shell.tips.tips(for: goal)
    if let notice { try shell.edge.complain(Styled(notice)) }
    try shell.edge.say(Styled("Tips for ") + Styled(goal.title.withoutControls, .strong))
    for (index, tip) in tips.enumerated() {
      let style: Styled.Style =
        switch tip.priority {
        case .high: .strong
        case .medium: .plain
        case .low: .faint
        }
      let label = "\(tip.priority.rawValue), \(tip.category.rawValue)"
      try shell.edge.say(
        Styled("\(index + 1). ") + Styled("[\(label)] ", style) + Styled(tip.text))
    }
  }
}
