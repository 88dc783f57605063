import Edge
import Wellness

/// All commands there are. Parser, completion, help and did-you-mean are made from it.
enum Registry {
  static let commands: [CommandEntry] = [
    Chat.entry, ChatGoal.entry, ChatList.entry, Again.entry, ChatNew.entry, ChatOpen.entry,
    ChatHistory.entry, ChatSearch.entry, ChatRename.entry,
    Transition<Consultation>.complete.entry, Transition<Consultation>.abandon.entry,
    Transition<Consultation>.archive.entry, Deletion.chat.entry,

    GoalNew.entry, GoalList.entry, GoalShow.entry, GoalUse.entry, GoalProgress.entry,
    Transition<Goal>.complete.entry, GoalEdit.entry, Transition<Goal>.pause.entry,
    Transition<Goal>.resume.entry, Transition<Goal>.archive.entry, Deletion.goal.entry,
    Transition<Goal>.restore.entry, Today.entry,

    Tips.entry, Suggest.entry, Analyze.entry, Ideas.entry, IdeasTake.entry,

    CoachShow.entry, CoachUse.entry, CoachList.entry, CoachModel.entry, CoachOption.entry,
    CoachPrompt.entry, CoachOff.entry, More.entry,

    InsightNew.entry, InsightList.entry, InsightShow.entry, Transition<Insight>.favorite.entry,
    Transition<Insight>.archive.entry, Transition<Insight>.unarchive.entry,
    Deletion.insight.entry,

    Sync.entry, OutboxList.entry, OutboxRetry.entry, OutboxDrop.entry, Status.entry,
    AccountEntry.login.entry, AccountEntry.register.entry, Logout.entry, Whoami.entry,
    Settings.entry, Help.entry, Quit.entry, HistoryShow.entry, HistorySearch.entry,
    HistoryClear.entry, ClearScreen.entry, Edit.entry, RecordBegin.entry, RecordStop.entry,
    Note.entry,
  ]

  static let usages = commands.map { $0.usage }

  /// The first words of all commands, aliases included, each once.
  static let names: [String] = {
    var names: [String] = []
    for usage in usages {
      for name in [usage.words[0], usage.alias].compactMap({ $0 }) where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }()

  /// The second words that a first one may have.
  static func subcommands(of name: String) -> [String] {
    usages.filter { $0.words.count == 2 && $0.words[0] == name }.map { $0.words[1] }
  }

  /// What else a command is called: `goals` and `goal` for `goal list`.
  static func otherNames(of usage: Usage) -> [String] {
    let isAlone = list(of: usage.words[0])?.usage.name == usage.name
    return [usage.alias, isAlone ? usage.words[0] : nil].compactMap { $0 }
  }

  /// The command that a first word alone means, where it has no command of its own: the list.
  private static func list(of name: String) -> CommandEntry? {
    guard !usages.contains(where: { $0.words == [name] }) else { return nil }
    return commands.first { $0.usage.words == [name, "list"] }
  }

  /// The command that is meant, with what follows its words.
  static func find(
    _ name: String, _ rest: String
  ) throws(UsageProblem) -> (entry: CommandEntry, rest: String) {
    let trimmed = rest.drop(while: \.isWhitespace)
    let second = trimmed.prefix { !$0.isWhitespace }
    let words = [name, String(second)]
    if let command = commands.first(where: {
      $0.usage.words == words || $0.usage.formerWords == words
    }) {
      return (command, String(trimmed.dropFirst(second.count)))
    }
    if let command = commands.first(where: {
      $0.usage.words == [name] || $0.usage.formerWords == [name] || $0.usage.alias == name
    }) {
      // A word that nothing takes was to be a second one.
      let takesWords = !command.usage.parameters.isEmpty || command.usage.takesText
      if !takesWords, command.usage.words == [name], !subcommands(of: name).isEmpty,
        !second.isEmpty, !second.hasPrefix("-")
      {
        throw .unknownSubcommand(command: name, word: String(second))
      }
      return (command, rest)
    }
    guard !subcommands(of: name).isEmpty else { throw .unknownCommand(name) }
    if second.isEmpty || second.hasPrefix("--"), let list = list(of: name) { return (list, rest) }
    throw .unknownSubcommand(command: name, word: String(second))
  }

  /// The command that a line means.
  static func parse(_ name: String, _ rest: String) throws(UsageProblem) -> any Command {
    if names.contains(name), Arguments.asksForHelp(rest) {
      let second = rest.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
      return Help(topic: subcommands(of: name).contains(second) ? "\(name) \(second)" : name)
    }
    let (entry, rest) = try find(name, rest)
    return try entry.parse(Arguments(rest, for: entry.usage))
  }

  /// What is known of the command that a line is about, however it goes on.
  static func usage(_ name: String, _ rest: String) -> Usage? {
    do { return try find(name, rest).entry.usage } catch { return nil }
  }

  /// What ends the shell at once, whatever goes on.
  static let leaving = EarlyLines { line in
    guard case .command(let name, let rest) = Typed(line),
      [Quit.usage.words, Quit.usage.formerWords].contains([name]), rest.allSatisfy(\.isWhitespace)
    else { return .waits }
    return .overtakes
  }

  /// Whether a line is a command that may run while an answer streams.
  static func mayRunAtOnce(_ line: String) -> Bool {
    guard case .command(let name, let rest) = Typed(line) else { return false }
    return Arguments.asksForHelp(rest) || usage(name, rest)?.isQuick ?? false
  }
}
