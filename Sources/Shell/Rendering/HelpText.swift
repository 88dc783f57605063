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

/// Help on what is no command.
extension HelpText {
  /// What help can be had on beside commands.
  static let topics = [all, "keys", "paste", "privacy"]
  /// The topic of all commands.
  static let all = "all"

  /// The lines on a topic; `nil` on what is none.
  static func topic(_ name: String, program: String) -> [Styled]? {
    switch name {
    case all: everything
    case "coach": coach(program)
    case "keys": keys
    case "paste": paste
    case "privacy": privacy(program)
    default: nil
    }
  }

  private static func privacy(_ program: String) -> [Styled] {
    [
      Styled("What stays on this machine, and what leaves it", .heading),
      Styled("Goals, chats and what you type are in files that only you can read"),
      Styled("(\(program) paths). The built-in backend is one of them, and the built-in coach is"),
      Styled("part of \(program): with these, nothing leaves."),
      Styled("A backend that you name (--backend) gets your goals, progress and chats."),
      Styled("A language model gets what /coach prompt TEXT shows. Choosing one that isn't"),
      Styled("on this machine says so."),
    ]
  }

  private static let keys: [Styled] = {
    let rows = [
      ("Enter", "sends the line; Alt-Enter and Ctrl-J begin another row"),
      ("\"\"\"", "alone in a row begins and ends a text of several rows"),
      ("Tab", "completes; twice lists what fits"),
      ("Up, Down", "what you typed before that begins as the line does"),
      ("Ctrl-R, Ctrl-S", "search what you typed, towards older and newer"),
      ("Alt-.", "the last word of what you typed before"),
      ("Ctrl-A, Ctrl-E", "the start and the end of the row"),
      ("Alt-B, Alt-F", "a word back and on; Ctrl-Left and Ctrl-Right too"),
      ("Ctrl-U, Ctrl-K", "delete to the start and to the end of the row"),
      ("Ctrl-W, Alt-D", "delete the word before and behind the cursor"),
      ("Ctrl-Y, Alt-Y", "put back what was deleted, and what was before that"),
      ("Ctrl-_", "undoes; Ctrl-X Ctrl-U too"),
      ("Ctrl-T, Alt-T", "exchange two characters, and two words"),
      ("Ctrl-X Ctrl-E", "writes in your editor"),
      ("Ctrl-C", "stops an answer or what runs, else drops the line"),
      ("Ctrl-D", "leaves, on an empty line"),
      ("Ctrl-L, Ctrl-Z", "clears the screen; puts the shell aside, fg brings it back"),
    ]
    return [Styled("Keys, while an answer comes too", .heading)]
      + rows.map { Styled("  " + Columns.left($0.0, 18), .accent) + Styled($0.1) }
      + [Styled("~/.editrc binds them anew; bind -v in it makes them vi's.", .faint)]
  }()

  private static let paste: [Styled] = [
    Styled("Pasting several lines", .heading),
    Styled("Text is one message, with its lines as they are. Nothing is sent before Enter."),
    Styled("Where a command comes first, each line is taken as if you had typed it, one"),
    Styled("after the other: commands run, and text goes to your coach. Lines that begin"),
    Styled("with # and a space are comments and skipped. What is in quotes may go on in the"),
    Styled("next line, and so may the text behind -- of /chat goal. Ctrl-C stops what runs"),
    Styled("and drops the rest, which Up brings back. White space before a pasted command"),
    Styled("goes; a space that you type before one sends it to your coach as text."),
  ]

  private static func coach(_ program: String) -> [Styled] {
    [
      Styled("The built-in coach", .heading),
      Styled("It is rule-based, works without a network, and understands English."),
      Styled("It knows the goal of the chat, its progress, and what you said before."),
      Styled("Say what is in the way (\"I keep skipping it when it rains\"), ask for a plan,"),
      Styled("say shorter, why or something else; report progress (\"walked 7400 today\")."),
      Styled("It is no doctor: with pain, danger or an eating disorder it says where to turn."),
      Styled("A language model can take its place, any that speaks as OpenAI's do. Ollama"),
      Styled("has one after `ollama serve` and `ollama pull llama3.2`. Then"),
      Styled("  /coach use ollama", .accent) + Styled(" in the shell, or at its start"),
      Styled("  \(program) --coach ollama", .accent)
        + Styled(" (llama.cpp, lmstudio, vllm, localhost:1234, https://…)"),
      Styled("Where it gives no answer, the built-in coach does, and a line says why."),
      Styled("A key is read from --coach-key-file FILE or LUME_COACH_KEY."),
    ]
  }
}

extension String {
  /// The text with its first letter large.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
