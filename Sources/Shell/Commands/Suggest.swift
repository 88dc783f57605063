import Edge
import UseCases
import Wellness

/// `/suggest`: what to do next for a goal, and what would help.
typealias Suggest = AdviceCommand<StepsGiven>

/// What to do next for a goal.
struct StepsGiven: AdviceReport {
  static let usage = Usage.advice(
    "suggest", help: "get next steps for a goal", example: "/suggest 1",
    fresh: "new ones, also where those of today are kept")

  let head: AdviceHead
  let steps: NextSteps

  static let fields: [Field<StepsGiven>] = [
    Field("about", \.head), Field("next_steps", \.steps.steps),
    Field("suggestions", \.steps.suggestions), Field("motivation", \.steps.motivation),
  ]

  init(for goal: Goal, isFresh: Bool, in shell: Shell) throws {
    let given = try shell.advice.nextSteps(for: goal, isFresh: isFresh)
    (head, steps) = (try AdviceHead(telling: given, for: goal, in: shell), given.advice)
  }

  func lines(in shell: Shell) throws -> [Styled] {
    var lines = [try head.line("Suggestions for", in: shell)]
    lines += AdviceHead.list("Next steps", steps.steps, isNumbered: true)
    lines += AdviceHead.list("What helps", steps.suggestions)
    if let motivation = steps.motivation, !motivation.isEmpty {
      lines.append(Styled(motivation.oneLine, .good))
    }
    return lines
  }
}
