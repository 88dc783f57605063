import Edge

/// Help, made from the usages that the parser uses.
enum HelpText {
  /// All commands in groups; fits 80 columns by 24 rows.
  static let overview: [Styled] = {
    var lines = [Styled("Type to talk to your coach. Commands begin with a slash:")]
    for group in Usage.Group.allCases {
      if let about = together[group] {
        lines.append(
          Styled(Columns.left(group.rawValue, 10), .heading)
            + Styled(names(of: group), .accent) + Styled("  ") + .below(about, indent: 12))
        continue
      }
      let usages = Registry.usages.filter { $0.group == group }
      for (index, usage) in usages.filter({ !$0.isMinor }).enumerated() {
        let label = Columns.left(index == 0 ? group.rawValue : "", 10)
        lines.append(
          Styled(label, .heading) + Styled(Columns.left(short(usage), 30), .accent)
            + .below(usage.help, indent: 12))
      }
      let minor = usages.filter(\.isMinor)
      if !minor.isEmpty {
        lines.append(
          Styled(Columns.right("also ", 10), .faint) + Styled(named(minor), .accent))
      }
    }
    lines.append(
      Styled(
        "/help COMMAND shows one in full, /help keys all keys. Ctrl-C stops, Ctrl-D ends.", .faint)
    )
    return lines
  }()

  /// The groups whose commands stand in one line, and what they are about.
  private static let together: [Usage.Group: String] = [
    .coaching: "advice for a goal; new goals",
    .coach: "who answers",
    .insights: "your days",
    .account: "you, to a remote backend",
  ]

  /// The commands of a group, the first words of a family once: `/insight new list show`.
  private static func names(of group: Usage.Group) -> String {
    var first: String?
    return Registry.usages.filter { $0.group == group }.map { usage in
      defer { first = usage.words[0] }
      return usage.words[0] == first ? usage.words[1...].joined(separator: " ") : "/" + usage.name
    }.joined(separator: " ")
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
    if let alias = usage.alias { lines.append(Styled("Also /\(alias).")) }
    lines += Styled.table(
      usage.flags.map { flag in
        let name = "--\(flag.name) \(flag.placeholder)"
        return Styled("  " + Columns.left(name, 22), .accent) + .below(flag.help, indent: 6)
      })
    lines += usage.notes.map { Styled($0) }
    lines.append(Styled("Example: ", .faint) + Styled(usage.example))
    return lines
  }

  /// Commands by their names, those of one first word together: `/goal edit pause, /outbox drop`.
  private static func named(_ usages: [Usage]) -> String {
    var families: [[String]] = []
    for usage in usages {
      if families.last?[0] == usage.words[0] {
        families[families.count - 1] += usage.words.dropFirst()
      } else {
        families.append(usage.words)
      }
    }
    return families.map { "/" + $0.joined(separator: " ") }.joined(separator: ", ")
  }

  private static func short(_ usage: Usage) -> String {
    usage.alias.map { "\(usage.brief), /\($0)" } ?? usage.brief
  }
}
