import Edge
import UseCases
import Wellness

/// `/chat new`: completes the active chat of the same kind, after asking, and begins another.
struct ChatNew: SingleCommand {
  static let usage = Usage(
    words: ["chat", "new"], group: .talk,
    parameters: [Usage.Parameter(name: "PERSONA", kind: .persona, isRequired: false, isLong: true)],
    flags: [
      Usage.Flag(name: "goal", kind: .goal, placeholder: "GOAL", help: "what it is about"), .yes,
    ],
    help: "begin a chat anew", example: "/chat new nutritionist --yes")

  let persona: Persona
  let goal: String?
  let isForced: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    goal = arguments.string("goal")
    let usual: Persona = goal == nil ? .generalWellness : .wellnessSpecialist
    persona =
      try arguments.joined.map { text throws(UsageProblem) in
        try PersonaName.read(text, for: "/chat new")
      } ?? usual
    isForced = arguments.has("yes")
  }

  func run(in shell: Shell) throws -> ChatOpened? {
    let goal = try goal.map { try shell.names.goal($0) }
    if let current = try shell.consultations.newest(persona, about: goal) {
      let title = try shell.consultations.title(of: current)
      guard
        try shell.dialog.confirms(
          "Complete \"\(title)\" and begin anew?", action: "complete \"\(title)\"",
          command: "/chat new \(persona.rawValue)\(self.goal.map { " --goal \($0)" } ?? "")",
          isForced: isForced)
      else {
        try shell.edge.complain("Nothing was changed.")
        return nil
      }
      try shell.consultations.end(current, as: .completed)
      let ended = try shell.consultations.consultation(current.id) ?? current
      try shell.presenter.result(
        ChatReport(ended, Styled("\"\(title)\" is completed.")),
        Transition<Consultation>.complete.usage.name, shell)
    }
    if let goal {
      try shell.goals.use(goal)
      try shell.changes.announceSending(of: goal)
    }
    let opened = try ChatOpening(shell).open {
      try goal.map { try shell.consultations.open(about: $0, persona: persona) }
        ?? shell.consultations.open(persona)
    }
    return try ChatOpened(opened, in: shell)
  }

  func resume(from result: ChatOpened, in shell: Shell) throws {
    try ChatOpening(shell).remark(on: result)
  }
}
