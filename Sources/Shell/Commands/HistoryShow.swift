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
