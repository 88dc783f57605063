import Edge

/// A command that has another coach answer, or the same in another way.
protocol CoachChange: SingleCommand where Result == CoachShown {
  /// Whether later runs begin with it too.
  var isSaved: Bool { get }

  /// - Returns: what the user has to choose from; empty where it's done.
  func change(_ coach: CoachSetting) throws -> [ModelOffer]
}

extension CoachChange {
  func run(in shell: Shell) throws -> CoachShown? {
    let before = shell.coach.choice
    let offers = try change(shell.coach)
    guard offers.isEmpty else { return CoachShown(shell, offers: offers) }
    if isSaved { try shell.coach.save() }
    guard shell.coach.choice != before else {
      return CoachShown(
        shell, notes: [isSaved ? "Kept for later runs." : "It's set like that already."])
    }
    let undo = shell.coach.command(for: before) + (isSaved ? " --save" : "")
    let span = isSaved ? "In later runs, too" : "In this run; --save keeps it for later ones"
    return CoachShown(
      shell,
      notes: shell.coach.exposure(since: before)
        + ["\(span). \(undo) takes it back."], isNew: true)
  }
}

/// `/coach use`: has a model of some server answer.
struct CoachUse: CoachChange {
  static let usage = Usage(
    words: ["coach", "use"], group: .coach,
    parameters: [
      Usage.Parameter(name: "SERVER", kind: .modelServer),
      Usage.Parameter(name: "MODEL", kind: .model, isRequired: false),
    ], flags: [.save], help: "have a language model answer", example: "/coach use ollama",
    notes: [
      "SERVER is ollama, llama.cpp, lmstudio, vllm or an address, e.g. localhost:1234;",
      "the name of a model will do, too, or its number in /coach list.",
    ], isQuick: true)

  let server: String
  let model: String?
  let isSaved: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let server = arguments.words.first?.text else { throw .missing("SERVER") }
    self.server = server
    model = arguments.words.dropFirst().first?.text
    isSaved = arguments.has("save")
  }

  func change(_ coach: CoachSetting) throws -> [ModelOffer] {
    try coach.use(server, model: model)
  }
}

/// `/coach list`: the models that could answer.
struct CoachList: SingleCommand {
  static let usage = Usage(
    words: ["coach", "list"], alias: "models", group: .coach,
    help: "which language models are here", example: "/coach list", isQuick: true)

  init(_ arguments: Arguments) {}

  func run(in shell: Shell) throws -> ModelList? {
    ModelList(offers: try shell.coach.offered(), nobody: shell.coach.nobody)
  }
}

/// `/coach model`: has another model of the same server answer.
struct CoachModel: CoachChange {
  static let usage = Usage(
    words: ["coach", "model"], group: .coach,
    parameters: [Usage.Parameter(name: "NAME", kind: .model)], flags: [.save],
    help: "have another model of its server answer", example: "/coach model qwen2.5",
    isQuick: true)

  let model: String
  let isSaved: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let model = arguments.words.first?.text else { throw .missing("NAME") }
    self.model = model
    isSaved = arguments.has("save")
  }

  func change(_ coach: CoachSetting) throws -> [ModelOffer] { try coach.use(model: model) }
}

/// `/coach option`: sets something of the model; `KEY=default` takes it back.
struct CoachOption: CoachChange {
  static let usage = Usage(
    words: ["coach", "option"], group: .coach,
    parameters: [Usage.Parameter(name: "KEY=VALUE", kind: .coachOption, isLong: true)],
    flags: [.save], help: "set something of it; KEY=default undoes it",
    example: "/coach option temperature=0.7", isQuick: true)

  let texts: [String]
  let isSaved: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    let words = arguments.words.map(\.text)
    // `temperature 0.5` leaves no doubt either.
    texts =
      words.count == 2 && !words.contains { $0.contains("=") }
      ? [words.joined(separator: "=")] : words
    guard !texts.isEmpty else { throw .missing("KEY=VALUE") }
    isSaved = arguments.has("save")
  }

  func change(_ coach: CoachSetting) throws -> [ModelOffer] {
    try coach.set(texts)
    return []
  }
}

/// `/coach off`: has the rules answer.
struct CoachOff: CoachChange {
  static let usage = Usage(
    words: ["coach", "off"], formerWords: ["coach", "builtin"], group: .coach, flags: [.save],
    help: "have the built-in coach answer", example: "/coach off", isQuick: true)

  let isSaved: Bool

  init(_ arguments: Arguments) { isSaved = arguments.has("save") }

  func change(_ coach: CoachSetting) throws -> [ModelOffer] {
    try coach.useBuiltIn()
    return []
  }
}

extension Usage.Flag {
  static let save = Usage.Flag(
    name: "save", kind: .none, placeholder: "", help: "for later runs too, not only this one")
}
