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

  func run(in shell: Shell) throws {
    let goal = try shell.goal(named: name)
    try shell.announceSyncing(of: goal)
    let given = try shell.advice.nextSteps(for: goal, isFresh: isFresh)
    try shell.introduce(given, "Suggestions for", for: goal)
    try shell.say("Next steps", given.advice.steps, isNumbered: true)
    try shell.say("What helps", given.advice.suggestions)
    if let motivation = given.advice.motivation, !motivation.isEmpty {
      try shell.edge.say(Styled(motivation.oneLine, .good))
    }
  }
}
