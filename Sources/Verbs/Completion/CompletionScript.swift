/// What `lume completion SHELL` prints, made from what the verbs say of themselves.
package enum CompletionScript {
  package static func lines(for shell: CompletionShell) -> [String] {
    switch shell {
    case .bash: BashCompletion.lines
    case .zsh: ZshCompletion.lines
    case .fish: FishCompletion.lines
    }
  }

  /// Everything that takes flags: the verbs, and the shell, which has none.
  static let verbs = Verb.all + [.shell]
}

extension Verb {
  /// Its flags and the one that every verb has.
  var completedFlags: [FlagHelp] {
    let program =
      name.isEmpty ? [FlagHelp("--version", "the version, and those of the libraries")] : []
    return flags + program + [FlagHelp("--help, -h", "this")]
  }
}

/// What may stand in a place of the command line, as far as a shell can complete it.
enum CompletedValue: Hashable, Sendable {
  /// Nothing stands there.
  case nothing
  /// A text of which nothing is known.
  case unknown
  case words([String])
  /// A word as the first, and a file behind it.
  case wordsAndFiles([String])
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
