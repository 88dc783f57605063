import Edge
import UseCases
import Wellness

/// `/chat goal`: goes on with the consultation about a goal, or begins one.
struct ChatGoal: Command {
  static let usage = Usage(
    words: ["chat", "goal"], group: .talk,
    parameters: [Usage.Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
    flags: [
      Usage.Flag(
        name: "persona", kind: .persona, placeholder: "PERSONA", help: "who should answer")
    ],
    takesText: true, help: "talk about a goal",
    example: "/chat goal 1 -- How should I start?")

  let name: String?
  let persona: Persona?
  let text: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
    persona = try arguments.string("persona").map { text throws(UsageProblem) in
      try PersonaName.read(text, for: "--persona")
    }
    text = arguments.text
  }

  func run(in shell: Shell) throws -> ChatOpened? {
    let goal = try shell.goal(named: name)
    try shell.goals.use(goal)
    try shell.announceSyncing(of: goal)
    let opened = try shell.makingRoom {
      try shell.consultations.open(about: goal, persona: persona)
    }
    return try shell.report(opened)
  }

  func goOn(from result: ChatOpened, in shell: Shell) throws {
    try shell.remark(on: result)
    if let text, !text.trimmed.isEmpty {
      try shell.say(text, in: result.opened.consultation)
    }
  }
}
