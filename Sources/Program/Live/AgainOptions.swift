/// A session recorded anew from its own inputs.
package struct AgainOptions: Hashable, Sendable {
  /// The session whose inputs are typed.
  package var file: String
  /// Where the new one is written; `nil` for in place of the old one.
  package var output: String?
  /// Whether what has changed is left out.
  package var isBlind = false
  /// A command for the shell that prints who to be; `nil` for nobody.
  package var accountCommand: String?
  /// Where the service is, and how it is reached.
  package var shell = ShellOptions()

  package init(file: String) {
    self.file = file
  }
}

extension InvocationParser {
  /// Reads what stands behind `lume record`, where `--again` is among it.
  mutating func recordAgain() throws(UsageError) -> AgainOptions {
    var file: String?
    var run = AgainOptions(file: "")
    while let word = rest.popFirst() {
      switch word {
      case "--again": continue
      case "--help", "-h": wantsHelp = true
      case "--blind": run.isBlind = true
      case "-o", "--output": run.output = try value(of: word)
      case "--account-command": run.accountCommand = try value(of: word)
      case "--backend", "--insecure", "--ca-file", "--clock", "--seed", "--coach", "--coach-model",
        "--coach-key", "--coach-key-file":
        _ = try take(word, into: &run.shell)
      case "-c", "-f", "-i", "--layer", "--title", "--state", "--mine", "--yes":
        throw UsageError("\(word) is for a new recording: --again types what FILE has")
      case _ where word.hasPrefix("-"):
        throw InvocationParser.unknown(word, "lume record --again")
      case _ where file == nil: file = word
      default: throw UsageError("lume record takes one file, and \"\(word)\" is a second one")
      }
    }
    guard let file else {
      guard wantsHelp else {
        throw UsageError(
          "lume record --again needs the FILE whose inputs to type, e.g. lume record --again first.session"
        )
      }
      return run
    }
    run.file = file
    return run
  }
}
