import Edge

/// `/help`: all commands in groups, or one in full.
struct Help: Command {
  static let usage = Usage(
    words: ["help"], group: .shell,
    parameters: [
      Usage.Parameter(name: "COMMAND", kind: .command, isRequired: false, isLong: true)
    ],
    help: "this list, or a command in full", example: "/help goal", isQuick: true)

  let topic: String?

  init(_ arguments: Arguments) {
    topic = arguments.joined
  }

  init(topic: String) {
    self.topic = topic
  }

  func run(in shell: Shell) throws {
    guard let topic else {
      for line in HelpText.overview { try shell.edge.say(line) }
      return
    }
    let name = topic.hasPrefix("/") ? String(topic.dropFirst()) : topic
    guard let lines = HelpText.lines(about: name, program: shell.options.programName) else {
      let known = Registry.names + Registry.usages.map(\.name) + HelpText.topics
      let near = Suggestion.nearest(to: name, among: known)
      throw Refusal(
        "no help on \"\(name)\""
          + (near.map { ": did you mean /help \($0)?" } ?? ". /help lists all commands."))
    }
    for line in lines { try shell.edge.say(line) }
  }
}
