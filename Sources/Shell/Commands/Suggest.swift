import Edge
import UseCases
import Wellness

/// `/suggest`: what to do next for a goal, and what would help.
struct Suggest: Command {
  static let usage = Usage(
    words: ["suggest"], group: .coaching,
    parameters: [Usage.Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
    flags: [
      Usage.Flag(
        name: "fresh", kind: .none, placeholder: "",
        help: "new ones, also where those of today are kept")
    ],
    help: "get next steps for a goal", example: "/suggest 1")

  let name: String?
  let isFresh: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
    isFresh = arguments.has("fresh")
  }

  func run(in shell: Shell) throws -> StepsGiven? {
    let goal = try shell.names.goal(name)
    try shell.changes.announceSending(of: goal)
    let given = try shell.advice.nextSteps(for: goal, isFresh: isFresh)
    return StepsGiven(
      head: try AdviceHead(telling: given, for: goal, in: shell), steps: given.advice)
  }
}

/// What to do next for a goal.
struct StepsGiven: Report {
  let head: AdviceHead
  let steps: NextSteps

  static let fields: [Field<StepsGiven>] = [
    Field("about", \.head), Field("next_steps", \.steps.steps),
    Field("suggestions", \.steps.suggestions), Field("motivation", \.steps.motivation),
  ]

  func lines(in shell: Shell) -> [Styled] {
    var lines = [head.line("Suggestions for")]
    lines += AdviceHead.list("Next steps", steps.steps, isNumbered: true)
    lines += AdviceHead.list("What helps", steps.suggestions)
    if let motivation = steps.motivation, !motivation.isEmpty {
      lines.append(Styled(motivation.oneLine, .good))
    }
    return lines
  }
}
