import Edge
import UseCases

/// `/history`: whether what is typed is kept, and whether it is to be.
struct HistoryShow: SingleCommand {
  static let usage = Usage(
    words: ["history"], group: .shell,
    parameters: [
      Usage.Parameter(
        name: "STATE", kind: .choice(HistoryMode.allCases.map(\.rawValue)), isRequired: false)
    ],
    help: "whether what you type is kept, on or off", example: "/history off")

  /// `nil` to show it.
  let mode: HistoryMode?

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let word = arguments.words.first?.text else {
      mode = nil
      return
    }
    guard let mode = HistoryMode(rawValue: word) else {
      let known = HistoryMode.allCases.map(\.rawValue) + Registry.subcommands(of: "history")
      throw .bad(
        word, for: "/history", expected: "on, off, clear or search TEXT", known: known)
    }
    self.mode = mode
  }

  func run(in shell: Shell) throws -> HistoryState? {
    if let mode {
      // What somebody wants kept out of a file stays out of it.
      try shell.settings.change(.history, to: mode.rawValue)
      try shell.settings.save(.history)
    }
    return HistoryState(
      isOn: shell.inputs.isOn, isIncognito: shell.options.isIncognito,
      count: try shell.inputs.history.entries().count)
  }
}

/// Whether inputs are kept, and how many are.
struct HistoryState: Report {
  let isOn: Bool
  /// Whether this run keeps none, whatever is set.
  let isIncognito: Bool
  let count: Int

  static let fields: [Field<HistoryState>] = [
    Field("is_on", \.isOn), Field("is_incognito", \.isIncognito), Field("count", \.count),
  ]

  func lines(in shell: Shell) -> [Styled] {
    let state = isOn ? "What you type is kept" : "What you type is not kept"
    let reason = isIncognito ? " in this run (--incognito)" : ""
    let kept = count == 0 ? "nothing is there" : "\(Plural.of(count, "input")) there"
    return [Styled("\(state)\(reason); \(kept).")]
  }
}

/// `/history search`: finds what was typed.
struct HistorySearch: SingleCommand {
  static let usage = Usage(
    words: ["history", "search"], group: .shell,
    parameters: [Usage.Parameter(name: "TEXT", kind: .text, isLong: true)],
    help: "find what you typed", example: "/history search goal new", isQuick: true)

  /// The most entries that are shown, which are the latest.
  static let most = 20

  let text: String

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let text = arguments.joined else { throw .missing("TEXT") }
    self.text = text
  }

  func run(in shell: Shell) throws -> HistoryFound? {
    let wanted = text.lowercased()
    // The search itself was typed too.
    let all = try shell.inputs.history.entries().filter {
      !$0.hasPrefix("/" + HistorySearch.usage.name) && $0.lowercased().contains(wanted)
    }
    return HistoryFound(entries: Array(all.suffix(HistorySearch.most)), count: all.count)
  }
}

/// Inputs that were found, oldest first.
struct HistoryFound: Report {
  let entries: [String]
  /// How many there are with those that are too old to be shown.
  let count: Int

  static let fields: [Field<HistoryFound>] = [Field("entries", \.entries), Field("count", \.count)]

  func lines(in shell: Shell) -> [Styled] {
    guard !entries.isEmpty else { return ["Nothing that you typed and that is kept has it."] }
    let older = count - entries.count
    let hint = older > 0 ? [Styled("… \(older) older: name more of it.", .faint)] : []
    return hint
      + entries.map { entry in
        let first = entry.prefix { $0 != "\n" }
        return Styled.flexible(
          String(first) + (first.count < entry.count ? " …" : ""))
      }
  }
}

/// `/history clear`: forgets what was typed, after asking.
struct HistoryClear: SingleCommand {
  static let usage = Usage(
    words: ["history", "clear"], group: .shell, flags: [.yes], help: "forget what you typed",
    example: "/history clear --yes")

  let isForced: Bool

  init(_ arguments: Arguments) {
    isForced = arguments.has("yes")
  }

  func run(in shell: Shell) throws -> HistoryCleared? {
    let count = try shell.inputs.history.entries().count
    let question = "Forget \(Plural.of(count, "input"))? That can't be undone."
    guard
      try shell.dialog.confirms(
        question, action: "forget them", command: "/history clear", isForced: isForced)
    else {
      try shell.edge.complain("Nothing was forgotten.")
      return nil
    }
    do {
      try shell.inputs.history.clear()
    } catch {
      throw CommandRefusal(
        "The history cannot be written, so nothing was forgotten.", kind: .storage)
    }
    try shell.edge.emit(.option(key: "history", value: "clear"))
    return HistoryCleared(count: count)
  }
}

/// How many inputs were forgotten.
struct HistoryCleared: Report {
  let count: Int

  static let fields: [Field<HistoryCleared>] = [Field("count", \.count)]

  func lines(in shell: Shell) -> [Styled] { [Styled("Forgot \(Plural.of(count, "input")).")] }
}

/// `/edit`: writes the next input in the user's editor, which begins with a text.
struct Edit: SingleCommand {
  static let usage = Usage(
    words: ["edit"], group: .shell,
    parameters: [Usage.Parameter(name: "TEXT", kind: .text, isRequired: false, isLong: true)],
    help: "write in your editor ($VISUAL or $EDITOR)", example: "/edit Dear coach,")

  let text: String

  init(_ arguments: Arguments) {
    text = arguments.joined ?? ""
  }

  func run(in shell: Shell) throws -> Edited? {
    guard shell.canAsk else {
      throw CommandRefusal(
        "There is no terminal here that an editor could have: type the text itself.")
    }
    switch try shell.edge.text(editing: text) {
    case .line(let text):
      let input = text.withoutControls
      guard !input.trimmed.isEmpty else {
        throw CommandRefusal("The text is empty: nothing was sent.")
      }
      return Edited(input: input)
    case .interrupt, .deadline, .arrival:
      throw CommandRefusal(
        "The editor gave nothing back: VISUAL or EDITOR names one, for example EDITOR=nano.")
    case .endOfInput:
      shell.isLeaving = true
      return nil
    }
  }

  func resume(from edited: Edited, in shell: Shell) throws {
    _ = try shell.handle(edited.input)
  }
}

/// An input that was written in an editor, and is taken now.
struct Edited: Report {
  let input: String

  static let fields: [Field<Edited>] = [Field("input", \.input)]

  func lines(in shell: Shell) -> [Styled] {
    // What the prompt echoes of an input that is typed.
    let lines = input.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { Styled("  " + $0, .faint) }
  }
}
