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
    var run = ResumeOptions(file: "")
    let need = "lume resume needs the FILE to go on from, e.g. lume resume chat.session --turn 3"
    run.file = try file(of: "lume resume", need: need) { parser, word throws(UsageError) in
      switch word {
      case "--turn":
        let turn = try parser.number(of: word)
        guard turn <= 1_000_000 else { throw UsageError("--turn takes the number of a turn") }
        run.turn = Int(turn)
      case "--record": run.record = try parser.value(of: word)
      case "--backend", "--insecure", "--ca-file", "-c", "-f", "-i", "--color", "--ascii",
        "--accessible", "--coach", "--coach-model", "--coach-option", "--coach-key",
        "--coach-key-file":
        return try parser.take(word, into: &run.shell)
      default: return false
      }
      return true
    }
    return run
  }
}
