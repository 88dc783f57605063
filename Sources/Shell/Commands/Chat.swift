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

  func resume(from result: ChatOpened, in shell: Shell) throws {
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
    let exact = Persona.known.first {
      $0.rawValue == name || $0.displayName.lowercased() == text.lowercased()
    }
    guard let found = exact ?? only(with: name) else {
      // Behind a flag a name of two words would need quotes.
      let names = Persona.known.map { place.hasPrefix("--") ? $0.rawValue : $0.displayName }
      throw .bad(
        text, for: place, expected: "one of " + names.joined(separator: ", "),
        known: others + names)
    }
    return found
  }

  /// The only one that has a word that begins so, e.g. `nutrition`.
  private static func only(with name: String) -> Persona? {
    guard name.count >= 4 else { return nil }
    let found = Persona.known.filter { persona in
      let said = "\(persona.rawValue) \(persona.displayName.lowercased())"
      return said.split { " _".contains($0) }.contains { $0.hasPrefix(name) }
    }
    return found.count == 1 ? found[0] : nil
  }
}
