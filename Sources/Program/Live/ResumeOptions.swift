/// A session that goes on from one of its turns.
package struct ResumeOptions: Hashable, Sendable {
  /// The session.
  package var file: String
  /// The last turn that is replayed; `nil` for the last there is.
  package var turn: Int?
  /// Where what is replayed and what follows is recorded to; `nil` for nowhere.
  package var record: String?
  /// How the prompt looks, what is typed at it, and the backend of layer wire.
  package var shell = ShellOptions()

  package init(file: String) {
    self.file = file
  }
}

extension InvocationParser {
  /// Reads what stands behind `lume resume`.
  mutating func resume() throws(UsageError) -> ResumeOptions {
    var file: String?
    var run = ResumeOptions(file: "")
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--turn":
        let turn = try number(of: word)
        guard turn <= 1_000_000 else { throw UsageError("--turn takes the number of a turn") }
        run.turn = Int(turn)
      case "--record": run.record = try value(of: word)
      case "--backend", "--insecure", "--ca-file", "-c", "-f", "-i", "--color", "--ascii",
        "--accessible":
        _ = try take(word, into: &run.shell)
      case _ where word.hasPrefix("-"): throw InvocationParser.unknown(word, "lume resume")
      case _ where file == nil: file = word
      default: throw UsageError("lume resume takes one file, and \"\(word)\" is a second one")
      }
    }
    guard let file else {
      guard wantsHelp else {
        throw UsageError(
          "lume resume needs the FILE to go on from, e.g. lume resume chat.session --turn 3")
      }
      return run
    }
    run.file = file
    return run
  }
}
