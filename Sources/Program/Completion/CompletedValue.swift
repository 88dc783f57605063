/// What may stand in a place of the command line, as far as a shell can complete it.
enum CompletedValue: Hashable, Sendable {
  /// Nothing stands there.
  case nothing
  /// A text of which nothing is known.
  case unknown
  case words([String])
  /// Titles of the user's goals.
  case goals
  case files
  /// Session files, and the folders in which they might be.
  case sessions
}

/// A shell that completes command lines.
package enum CompletionShell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}

extension InvocationParser {
  /// Reads what stands behind `lume completion`.
  mutating func completion() throws(UsageError) -> CompletionShell {
    let words = try words(of: "lume completion") { _, _ in false }
    let need = "lume completion takes one of bash, zsh and fish, e.g. lume completion bash"
    guard let word = words.first, words.count == 1 else {
      guard wantsHelp else { throw UsageError(need) }
      return .bash
    }
    guard let shell = CompletionShell(rawValue: word) else {
      throw UsageError("\(need); \"\(word)\" is none of them")
    }
    return shell
  }
}
