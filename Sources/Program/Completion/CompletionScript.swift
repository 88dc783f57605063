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
  static let verbs = named + [shell]

  static let named = VerbHelp.all.map { help in
    var help = help
    if help.verb == "help" { help.operand = .words(VerbHelp.all.map(\.verb)) }
    return help
  }

  private static let shell = VerbHelp(
    verb: "", form: "", about: [], flags: VerbHelp.shellFlags, codes: [], examples: [])
}

extension VerbHelp {
  /// Its first sentence, without the point.
  var brief: String {
    let text = about.joined(separator: " ")
    return String(text.prefix(upTo: text.firstRange(of: ". ")?.lowerBound ?? text.endIndex))
      .trimmingPoint
  }

  /// Its flags and the one that every verb has.
  var completedFlags: [Flag] {
    let hasHelp = flags.contains { $0.names.contains("--help") }
    return flags + (hasHelp ? [] : [Flag("--help, -h", "this")])
  }
}

extension String {
  fileprivate var trimmingPoint: String { hasSuffix(".") ? String(dropLast()) : self }
}
