import Edge
import Time

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
struct CoachList: BareCommand {
  static let usage = Usage(
    words: ["coach", "list"], alias: "models", group: .coach,
    help: "which language models are here", example: "/coach list", isQuick: true)

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

/// `/coach`: which coach answers, and what its last answer took.
struct CoachShow: BareCommand {
  static let usage = Usage(
    words: ["coach"], group: .coach, help: "which coach answers", example: "/coach",
    isQuick: true)

  func run(in shell: Shell) -> CoachShown? { CoachShown(shell) }
}

/// Which coach answers.
struct CoachShown: Report {
  /// Who it is, where it is no language model.
  private let other: String
  private let choice: CoachChoice?
  private let use: ModelUse
  /// How long a change lasts, and what takes it back; empty where nothing was changed.
  private let notes: [String]
  /// What the user has to choose from; empty where a coach was chosen.
  private let offers: [ModelOffer]

  /// Whether it's the answer to a change.
  private let isNew: Bool
  /// What people call the server; `nil` where it is no language model.
  private let server: String?

  init(
    _ shell: Shell, notes: [String] = [], offers: [ModelOffer] = [], isNew: Bool = false
  ) {
    other = shell.options.hasAccounts ? "the backend's own" : "the built-in coach"
    (choice, use) = (shell.coach.choice, shell.coach.use)
    (self.notes, self.offers, self.isNew) = (notes, offers, isNew)
    server = choice.map { shell.options.coach.title(of: $0.address) }
  }

  static let fields: [Field<CoachShown>] = [
    Field("coach") { $0.choice?.title ?? $0.other }, Field("model", \.choice?.model),
    Field("address", \.choice?.address), Field("options") { $0.choice?.options ?? [] },
    Field("answers", \.use.answers), Field("last_by", \.use.last?.model),
    Field("last_ms", \.use.last?.milliseconds),
    Field("last_prompt_tokens", \.use.last?.promptTokens),
    Field("last_completion_tokens", \.use.last?.completionTokens),
    Field("offered") { $0.offers.map(\.model) },
  ]

  func lines(in shell: Shell) throws -> [Styled] {
    guard offers.isEmpty else {
      return try ModelList(offers: offers, nobody: "", mustChoose: true).lines(in: shell)
    }
    let notes = notes.map { Styled($0, .faint) }
    guard !isNew else { return [change] + notes }
    var lines: [Styled] = []
    func add(_ label: String, _ text: String) {
      lines.append(Styled(Columns.left(label, 9), .faint) + Styled(text))
    }
    add("coach", choice?.model ?? other)
    if let choice {
      add("address", choice.address)
      add("options", shell.coach.value(of: .options))
    } else if !shell.options.hasAccounts {
      add("", "/coach use ollama has a language model answer; /help coach says how.")
    }
    if let last = use.last {
      add("last", last.text + (last.model == choice?.model ? "" : ", by \(last.model)"))
    } else if choice != nil {
      add("last", "no answer in this run yet")
    }
    if use.answers > 1, let text = use.text { add("in all", text) }
    return lines + notes
  }

  /// Who answers from now on, in one line.
  private var change: Styled {
    guard let choice, let server else { return Styled("The built-in coach answers from now on.") }
    let options = choice.options.isEmpty ? "" : " with " + choice.options.joined(separator: " ")
    return Styled(choice.model, .strong)
      + Styled(" (\(server))\(options) answers from now on.")
  }
}

/// Models that could answer, numbered.
struct ModelList: Report {
  let offers: [ModelOffer]
  /// What is said where there are none.
  let nobody: String
  /// Whether none answers until one is chosen, which is then said each time.
  var mustChoose = false

  static let fields: [Field<ModelList>] = [
    Field("models") { $0.offers.map(\.model) }, Field("servers") { $0.offers.map(\.server) },
    Field("addresses") { $0.offers.map(\.address) },
  ]

  func lines(in shell: Shell) throws -> [Styled] {
    guard !offers.isEmpty else { return [Styled(nobody)] }
    let digits = String(offers.count).count
    let width = offers.map { DisplayWidth.columns(of: $0.model) }.max() ?? 0
    let rows = offers.enumerated().map { index, offer in
      Styled(Columns.right("\(index + 1)", digits) + " ", .faint)
        + Styled(Columns.left(offer.model, width), .strong)
        + Styled("  \(offer.server)\(isInUse(offer, in: shell) ? ", answers now" : "")", .faint)
    }
    let hint = [Styled("/coach use 1 has the first one answer.", .faint)]
    return rows + (mustChoose ? hint : try Hint.modelUse.tell(hint, in: shell) ?? [])
  }
}

extension ModelList {
  private func isInUse(_ offer: ModelOffer, in shell: Shell) -> Bool {
    guard let choice = shell.coach.choice else { return false }
    return choice.model == offer.model && choice.address == offer.address
  }
}

/// `/coach prompt`: what a language model would be told with a message.
struct CoachPrompt: SingleCommand {
  static let usage = Usage(
    words: ["coach", "prompt"], group: .coach,
    parameters: [Usage.Parameter(name: "TEXT", kind: .text, isLong: true)],
    help: "show what a model would be told", example: "/coach prompt Am I on track?")

  private let text: String

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let text = arguments.joined else { throw .missing("TEXT") }
    self.text = text
  }

  func run(in shell: Shell) throws -> Prompt? {
    guard let chat = try shell.names.chatThatGoesOn() else {
      throw CommandRefusal("No chat is open: /chat begins one.", kind: .notFound)
    }
    let lines = try shell.coach.prompt(for: text, in: chat)
    guard !lines.isEmpty else {
      throw CommandRefusal("No model would be asked: the built-in coach answers this.")
    }
    return Prompt(told: lines)
  }

  /// All that would be sent, in its order.
  struct Prompt: Report {
    let told: [(role: String, text: String)]

    static let fields: [Field<Prompt>] = [
      Field("roles") { $0.told.map(\.role) }, Field("texts") { $0.told.map(\.text) },
    ]

    func lines(in shell: Shell) -> [Styled] {
      told.flatMap { line in
        [Styled(line.role, .heading)]
          + line.text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { Styled(String($0)) }
      }
    }
  }
}
