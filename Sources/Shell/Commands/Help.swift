import Edge

/// `/help`: the first commands, all of them in groups, or one in full.
struct Help: SingleCommand {
  static let usage = Usage(
    words: ["help"], group: .shell,
    parameters: [
      Usage.Parameter(name: "COMMAND", kind: .command, isRequired: false, isLong: true)
    ],
    help: "list commands, or show one in full", example: "/help goal", isQuick: true)

  let topic: String?

  init(_ arguments: Arguments) {
    topic = arguments.joined
  }

  init(topic: String) {
    self.topic = topic
  }

  func run(in shell: Shell) throws -> HelpGiven? {
    guard let topic else { return HelpGiven(said: HelpText.first, commands: Registry.commands) }
    var name = topic.hasPrefix("/") ? String(topic.dropFirst()) : topic
    let meant = Registry.usages.map(\.name).filter { $0.hasSuffix(" " + name) }
    if meant.count == 1, !Registry.names.contains(name) { name = meant[0] }
    guard let lines = HelpText.lines(about: name, program: shell.options.programName) else {
      if meant.count > 1 {
        let commands = ProblemText.list(meant.map { "/help \($0)" })
        throw CommandRefusal("Which \"\(name)\"? \(commands).", kind: .notFound)
      }
      let known = Registry.names + Registry.usages.map(\.name) + HelpText.topics
      let near = Suggestion.nearest(to: name, among: known)
      throw CommandRefusal(
        "No help on \"\(name)\""
          + (near.map { ": did you mean /help \($0)?" } ?? ". /help all lists all commands."),
        kind: .notFound)
    }
    let words = name.split(separator: " ").map(String.init)
    return HelpGiven(
      said: lines,
      commands: Registry.commands.filter {
        name == HelpText.all || $0.usage.words.starts(with: words) || $0.usage.alias == name
      })
  }
}

/// What there is to know about commands: the lines for people, and for programs all that the
/// registry has, what a command's result looks like included.
struct HelpGiven: Report {
  struct About: Record {
    let usage: Usage
    let result: Shape

    static let fields: [Field<About>] = [
      Field("name", \.usage.name), Field("alias", \.usage.alias),
      Field("group", \.usage.group.rawValue), Field("help", \.usage.help),
      Field("form", \.usage.form), Field("example", \.usage.example),
      Field("result", \.result),
    ]
  }

  let said: [Styled]
  let commands: [CommandEntry]

  static let fields: [Field<HelpGiven>] = [
    Field("commands") { given in
      given.commands.map { About(usage: $0.usage, result: $0.resultShape) }
    },
    Field("lines") { $0.said.map(\.plain) },
  ]

  func lines(in shell: Shell) -> [Styled] { said }
}
