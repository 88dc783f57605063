/// What `lume completion SHELL` prints, made from what the verbs say of themselves.
enum CompletionScript {
  static func lines(for shell: CompletionShell) -> [String] {
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
