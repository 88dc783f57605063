import Edge

/// Help, made from the usages that the parser uses.
enum HelpText {
  /// The commands that one begins with, and how to see more.
  static let first: [Styled] =
    [Styled("Type to talk to your coach. Commands begin with a slash:")]
    + [
      GoalNew.usage, GoalList.usage, GoalProgress.usage, Today.usage, ChatGoal.usage, Chat.usage,
      Sync.usage, Quit.usage,
    ].map(indentedRow)
    + [
      Styled("/help all lists all commands, /help COMMAND shows one in full.", .faint),
      Styled("/help keys lists the keys: Tab completes, Ctrl-C stops an answer.", .faint),
    ]

  /// All commands in groups, a line each.
  static let everything: [Styled] =
    Usage.Group.allCases.flatMap { group in
      [Styled(group.rawValue, .heading)]
        + Registry.usages.filter { $0.group == group }.map(indentedRow)
    } + [Styled("/help COMMAND shows one in full, with an example.", .faint)]

  private static func indentedRow(_ usage: Usage) -> Styled {
    let form = usage.alias.map { "\(usage.brief), /\($0)" } ?? usage.brief
    return Styled("  " + Columns.left(form, 30), .accent) + .below(usage.help, indent: 6)
  }

  /// Help on a command, on all commands of a first word, or on a topic; `nil` on what is none.
  static func lines(about name: String, program: String) -> [Styled]? {
    if let topic = topic(name, program: program) {
      return name == "coach" ? topic + forms(of: [name]) : topic
    }
    let words = name.split(separator: " ").map(String.init)
    let exact = Registry.usages.first { $0.words == words || $0.alias == name }
    let family = Registry.usages.filter { $0.words.count == 2 && [$0.words[0]] == words }
    if let exact, family.isEmpty { return full(exact) }
    if exact == nil, family.isEmpty { return nil }
    let all = [exact].compactMap { $0 } + family
    let example = all.first { $0.words.count == 2 && !$0.flags.isEmpty } ?? all[0]
    if let exact, example.words == exact.words { return full(exact) + family.map(row) }
    return forms(of: words)
      + [
        Styled("Example: ", .faint) + Styled(example.example),
        Styled("/help \(example.name) shows that one in full.", .faint),
      ]
  }

  /// The commands of a first word, a line each.
  private static func forms(of words: [String]) -> [Styled] {
    let exact = Registry.usages.filter { $0.words == words }
    let family = Registry.usages.filter { $0.words.count == 2 && [$0.words[0]] == words }
    return Styled.table((exact + family).map(row))
  }

  private static func row(_ usage: Usage) -> Styled {
    Styled(Columns.left(usage.brief, 32), .accent) + .below(usage.help, indent: 4)
  }

  private static func full(_ usage: Usage) -> [Styled] {
    // The flags are listed below; where they do not fit into the first line, they are only there.
    let form = usage.form.count <= 80 ? usage.form : usage.brief + " [--FLAG ...]"
    var lines = [Styled(form, .accent), Styled(usage.help.capitalizedFirst + ".")]
    let others = Registry.otherNames(of: usage).map { "/" + $0 }
    if !others.isEmpty { lines.append(Styled("Also \(others.joined(separator: " and ")).")) }
    lines += Styled.table(
      usage.flags.map { flag in
        let name = "--\(flag.name) \(flag.placeholder)"
        return Styled("  " + Columns.left(name, 22), .accent) + .below(flag.help, indent: 6)
      })
    lines += usage.notes.map { Styled($0) }
    lines.append(Styled("Example: ", .faint) + Styled(usage.example))
    return lines
  }
}
