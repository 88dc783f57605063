import Edge

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
