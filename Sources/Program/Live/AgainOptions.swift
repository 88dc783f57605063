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
  /// Whether it starts now in place of when its file says.
  package var startsNow = false
  /// How much processor time each replay may take.
  package var timeout = ProcessorTime.usualLimit
  /// Where the service is, and how it is reached.
  package var shell = ShellOptions()

  package init(file: String) {
    self.file = file
  }
}

extension InvocationParser {
  /// Reads what stands behind `lume record`, where `--again` is among it.
  mutating func recordAgain() throws(UsageError) -> AgainOptions {
    var run = AgainOptions(file: "")
    let need =
      "lume record --again needs the FILE whose inputs to type, e.g. lume record --again first.session"
    run.file = try file(of: "lume record --again", need: need) { parser, word throws(UsageError) in
      switch word {
      case "--again": break
      case "--blind": run.isBlind = true
      case "--timeout": run.timeout = try parser.duration(of: word)
      case "-o", "--output": run.output = try parser.value(of: word)
      case "--account-command": run.accountCommand = try parser.value(of: word)
      case "--clock" where parser.rest.first == "now":
        parser.rest.removeFirst()
        run.startsNow = true
      case "--backend", "--insecure", "--ca-file", "--clock", "--seed", "--coach", "--coach-model",
        "--coach-option", "--coach-key", "--coach-key-file":
        return try parser.take(word, into: &run.shell)
      case "-c", "-f", "-i", "--layer", "--title", "--state", "--mine", "--yes":
        throw UsageError("\(word) is for a new recording: --again types what FILE has")
      default: return false
      }
      return true
    }
    return run
  }
}
