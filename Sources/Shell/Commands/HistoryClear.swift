import Edge

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
