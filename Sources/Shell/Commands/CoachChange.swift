import Edge

/// A command that has another coach answer, or the same in another way.
protocol CoachChange: SingleCommand where Result == CoachShown {
  /// Whether later runs begin with it too.
  var isSaved: Bool { get }

  func change(_ coach: CoachSetting) throws
}

extension CoachChange {
  func run(in shell: Shell) throws -> CoachShown? {
    let before = shell.coach.choice
    try change(shell.coach)
    if isSaved { try shell.coach.save() }
    guard shell.coach.choice != before else {
      return CoachShown(
        shell, notes: [isSaved ? "Kept for later runs." : "It's set like that already."])
    }
    let span = isSaved ? "in later runs, too" : "in this run; --save keeps it for later ones"
    return CoachShown(
      shell,
      notes: [
        "From the next message on, \(span).", "\(shell.coach.command(for: before)) takes it back.",
      ])
  }
}

/// `/coach use`: has a model of some server answer.
struct CoachUse: CoachChange {
  static let usage = Usage(
    words: ["coach", "use"], group: .coach,
    parameters: [
      Usage.Parameter(name: "URL", kind: .text),
      Usage.Parameter(name: "MODEL", kind: .model, isRequired: false),
    ], flags: [.save], help: "have a language model answer",
    example: "/coach use ollama llama3.2", isQuick: true)

  let address: String
  let model: String?
  let isSaved: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let address = arguments.words.first?.text else { throw .missing("URL") }
    self.address = address
    model = arguments.words.dropFirst().first?.text
    isSaved = arguments.has("save")
  }

  func change(_ coach: CoachSetting) throws { try coach.use(address, model: model) }
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

  func change(_ coach: CoachSetting) throws { try coach.use(model: model) }
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
    texts = arguments.words.map(\.text)
    guard !texts.isEmpty else { throw .missing("KEY=VALUE") }
    isSaved = arguments.has("save")
  }

  func change(_ coach: CoachSetting) throws { try coach.set(texts) }
}

/// `/coach builtin`: has the rules answer.
struct CoachBuiltIn: CoachChange {
  static let usage = Usage(
    words: ["coach", "builtin"], group: .coach, flags: [.save],
    help: "have the built-in coach answer", example: "/coach builtin", isQuick: true)

  let isSaved: Bool

  init(_ arguments: Arguments) { isSaved = arguments.has("save") }

  func change(_ coach: CoachSetting) throws { try coach.useBuiltIn() }
}

extension Usage.Flag {
  static let save = Usage.Flag(
    name: "save", kind: .none, placeholder: "", help: "for later runs too, not only this one")
}
