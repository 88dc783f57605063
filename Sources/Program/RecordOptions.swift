/// A recorded run of the shell.
package struct RecordOptions: Hashable, Sendable {
  /// The file to make; there must be none of its name.
  package var file: String
  /// `wire` or `shell`.
  package var layer = "wire"
  /// For the header of the file.
  package var title: String?
  /// The state to start from; `nil` to start from nothing.
  package var state: String?
  /// Whether to start from a copy of what the user has.
  package var isMine = false
  /// Whether that is not asked about.
  package var isConfirmed = false
  /// Whether e-mail addresses, names and dates of birth are written as they are.
  package var keepsPersonal = false
  /// The flags of the shell that is recorded.
  package var shell = ShellOptions()

  package init(file: String) {
    self.file = file
  }
}

extension InvocationParser {
  /// Reads what stands behind `lume record`.
  mutating func record() throws(UsageError) -> RecordOptions {
    var run = RecordOptions(file: "")
    let need = "lume record needs the FILE to write, e.g. lume record first.session"
    run.file = try file(of: "lume record", need: need) { parser, word throws(UsageError) in
      switch word {
      case "--layer": run.layer = try parser.choice(of: word, ["wire", "shell"])
      case "--title": run.title = try parser.value(of: word)
      case "--state": run.state = try parser.value(of: word)
      case "--mine": run.isMine = true
      case "--yes": run.isConfirmed = true
      case "--keep-personal": run.keepsPersonal = true
      case "-o", "--output", "--blind", "--account-command":
        throw UsageError("\(word) goes with --again: lume record --again FILE")
      case _ where word.hasPrefix("-"): return try parser.take(word, into: &run.shell)
      default: return false
      }
      return true
    }
    guard run.state == nil || !run.isMine else {
      throw UsageError("--state and --mine are two states to start from: leave one out")
    }
    return run
  }
}
