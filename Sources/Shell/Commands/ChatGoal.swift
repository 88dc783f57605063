import Edge
import UseCases
import Wellness

/// `/chat goal`: goes on with the consultation about a goal, or begins one.
struct ChatGoal: SingleCommand {
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
    let goal = try shell.names.goal(name)
    try shell.goals.use(goal)
    guard let text = said else { return try ChatOpened(open(goal, in: shell), in: shell) }
    let opened = try MessageExchange(shell).keeping(text, about: goal) {
      try open(goal, in: shell)
    }
    return try ChatOpened(opened, in: shell)
  }

  private func open(_ goal: Goal, in shell: Shell) throws -> ConsultationUseCases.Opened {
    try shell.changes.announceSending(of: goal)
    return try ChatOpening(shell).open {
      try shell.consultations.open(about: goal, persona: persona)
    }
  }

  /// What is to be said in it first.
  private var said: String? { text.flatMap { $0.trimmed.isEmpty ? nil : $0 } }

  func resume(from result: ChatOpened, in shell: Shell) throws {
    try ChatOpening(shell).remark(on: result)
    if let text = said {
      let message = try MessageExchange(shell).send(text, to: result.opened.consultation)
      try ProgressLogging(shell).offer(for: message)
    }
  }
}
