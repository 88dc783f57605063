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
      let names = Persona.known.map(\.rawValue)
      let also = others.isEmpty ? "" : "; or " + ProblemText.list(others)
      throw .bad(
        text, for: place, expected: "one of " + names.joined(separator: ", ") + also,
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

/// `/chat open`: goes on with a chat that there is, an archived one included; none is ever begun.
struct ChatOpen: SingleCommand {
  static let usage = Usage(
    words: ["chat", "open"], group: .talk,
    parameters: [Usage.Parameter(name: "CHAT", kind: .chat, isLong: true)],
    help: "go on with a chat: its number, title or id", example: "/chat open 1")

  let name: String

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let name = arguments.joined else { throw .missing("CHAT") }
    self.name = name
  }

  func run(in shell: Shell) throws -> ChatOpened? {
    var chat = try shell.names.chat(name)
    if chat.status == .archived {
      chat = try shell.consultations.reopen(chat)
      // A chat is opened with the backend as it stands there.
      _ = try shell.sync.sendNow(chat)
    }
    let hasGoal = try chat.goalID.map { try shell.goals.goal($0) != nil } ?? true
    guard chat.status == .active, hasGoal else {
      let title = try shell.consultations.title(of: chat)
      let named = name.contains(" ") ? "\"\(name)\"" : name
      let what = hasGoal ? chat.status.rawValue : "about a goal that is gone"
      throw CommandRefusal(
        "\"\(title)\" is \(what): /chat history --chat \(named) shows it, /chat new begins another."
      )
    }
    return try ChatOpened(shell.consultations.open(chat), in: shell)
  }

  func resume(from result: ChatOpened, in shell: Shell) throws {
    try ChatOpening(shell).remark(on: result)
  }
}

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

/// `/chat rename`: calls the active chat something, on this device.
struct ChatRename: SingleCommand {
  static let usage = Usage(
    words: ["chat", "rename"], group: .talk,
    parameters: [Usage.Parameter(name: "TITLE", kind: .text, isLong: true)],
    help: "call the active chat something, here", example: "/chat rename Morning walks",
    isQuick: true)

  /// The most characters that a title may have.
  static let longest = 100

  let title: String

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let title = arguments.joined?.withoutControls.trimmed, !title.isEmpty else {
      throw .missing("TITLE")
    }
    guard TextBound(1...ChatRename.longest).admits(title), !title.contains("\n") else {
      throw .bad(
        String(title.prefix(20)) + "…", for: "/chat rename",
        expected: "one line of at most \(ChatRename.longest) characters", known: [])
    }
    self.title = title
  }

  func run(in shell: Shell) throws -> ChatReport? {
    let chat = try shell.names.chat(nil)
    try shell.consultations.rename(chat, to: title)
    return ChatReport(
      try shell.consultations.consultation(chat.id) ?? chat,
      Styled("This chat is called \(title) now."))
  }
}

/// `/again`: sends the last message once more.
struct Again: BareCommand {
  static let usage = Usage(
    words: ["again"], group: .talk, help: "send the last message once more", example: "/again")

  func run(in shell: Shell) throws -> Nothing? {
    guard let active = try shell.names.chatThatGoesOn() else {
      throw Failure.nothingToRepeat
    }
    try MessageExchange(shell).sendAgain(in: active)
    return nil
  }
}
