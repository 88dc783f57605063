import Edge
import UseCases
import Wellness

/// `/chat`: goes on with a general consultation, or begins one.
struct Chat: SingleCommand {
  static let usage = Usage(
    words: ["chat"], group: .talk,
    parameters: [Usage.Parameter(name: "PERSONA", kind: .persona, isRequired: false, isLong: true)],
    help: "talk to the coach, about anything", example: "/chat nutritionist")

  let persona: Persona

  init(_ arguments: Arguments) throws(UsageProblem) {
    persona =
      try arguments.joined.map { text throws(UsageProblem) in
        try PersonaName.read(text, for: "/chat", others: Registry.subcommands(of: "chat"))
      } ?? .generalWellness
  }

  func run(in shell: Shell) throws -> ChatOpened? {
    let opened = try ChatOpening(shell).open { try shell.consultations.open(persona) }
    return try ChatOpened(opened, in: shell)
  }

  func goOn(from result: ChatOpened, in shell: Shell) throws {
    try ChatOpening(shell).remark(on: result)
  }
}

/// Reads the name of a persona.
enum PersonaName {
  /// - Parameter others: what may have been meant instead, for the suggestion.
  static func read(
    _ text: String, for place: String, others: [String] = []
  ) throws(UsageProblem) -> Persona {
    let name = text.lowercased().split(whereSeparator: { " -_".contains($0) })
      .joined(separator: "_")
    let found = Persona.known.first {
      $0.rawValue == name || $0.displayName.lowercased() == text.lowercased()
    }
    guard let found else {
      throw .bad(
        text, for: place,
        expected: "one of " + Persona.known.map(\.rawValue).joined(separator: ", "),
        known: others + Persona.known.map(\.rawValue))
    }
    return found
  }
}
