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

  func run(in shell: Shell) throws {
    let goal = try shell.goal(named: name)
    try shell.announceSyncing(of: goal)
    let given = try shell.advice.tips(for: goal, isFresh: isFresh)
    try shell.introduce(given, "Tips for", for: goal)
    for (index, tip) in given.advice.enumerated() {
      let style: Styled.Style =
        switch tip.priority {
        case .high: .strong
        case .medium: .plain
        case .low: .faint
        }
      let label = "\(tip.priority.rawValue), \(tip.category.rawValue)"
      try shell.edge.say(
        Styled("\(index + 1). ") + Styled("[\(label)] ", style) + Styled(tip.text.oneLine))
    }
  }
}
