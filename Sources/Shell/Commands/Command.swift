/// One slash command: what it is called, what it was given, and what it does.
///
/// A parsed command is a value of its own type, whose properties say all that was typed.
protocol Command: Sendable {
  /// What comes of it.
  associatedtype Result: Report

  static var usage: Usage { get }

  /// Reads what was typed behind the command's words.
  init(_ arguments: Arguments) throws(UsageProblem)

  /// Does it.
  ///
  /// - Returns: what is told of it then; `nil` where the user left it undone, or where all that
  ///   comes of it is an answer.
  /// - Throws: `Refusal` or `Failure` with nothing changed; `Interrupted`; `Terminated`.
  func run(in shell: Shell) throws -> Result?

  /// Does what follows once its result is told.
  ///
  /// - Throws: as `run`.
  func goOn(from result: Result, in shell: Shell) throws
}

extension Command {
  func goOn(from result: Result, in shell: Shell) {}

  /// What its result looks like in JSON.
  static var resultShape: Shape { Result.shape }
}

/// A sentence for the user that says why a command was not carried out, and what to do.
struct Refusal: Error, Hashable, Sendable {
  let sentence: String
  /// The same for programs.
  let kind: ErrorKind
  /// What to do, where the kind alone does not tell.
  let advice: String?

  init(_ sentence: String, kind: ErrorKind = .refused, advice: String? = nil) {
    self.sentence = sentence
    self.kind = kind
    self.advice = advice ?? kind.advice
  }
}

extension Refusal {
  /// - Parameter usage: of the command that it is about, if one was found.
  init(_ problem: UsageProblem, _ usage: Usage?) {
    self.init(ProblemText.sentence(problem, usage), kind: .usage, advice: usage?.form)
  }
}

/// All commands there are. Parser, completion, help and did-you-mean are made from it.
enum Registry {
  static let commands: [any Command.Type] = [
    Chat.self, ChatGoal.self, ChatList.self, Again.self,
    ChatNew.self, ChatOpen.self, ChatHistory.self, ChatSearch.self, ChatRename.self,
    ChatComplete.self, ChatAbandon.self, ChatArchive.self, ChatDelete.self,
    GoalNew.self, GoalList.self, GoalShow.self, GoalUse.self, GoalProgress.self,
    GoalComplete.self,
    GoalEdit.self, GoalPause.self, GoalResume.self, GoalArchive.self, GoalDelete.self,
    GoalRestore.self,
    Today.self,
    Tips.self, Suggest.self, Analyze.self, Ideas.self, IdeasTake.self,
    InsightNew.self, InsightList.self, InsightShow.self, InsightFavorite.self,
    InsightArchive.self, InsightUnarchive.self, InsightDelete.self,
    Sync.self, OutboxList.self, OutboxRetry.self, OutboxDrop.self, Status.self,
    Login.self, Register.self, Logout.self, Whoami.self,
    Settings.self, Help.self, Quit.self, HistoryShow.self, HistorySearch.self, HistoryClear.self,
    ClearScreen.self, Edit.self,
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

  /// The command that is meant, with what follows its words.
  static func find(
    _ name: String, _ rest: String
  ) throws(UsageProblem) -> (command: any Command.Type, rest: String) {
    let trimmed = rest.drop(while: \.isWhitespace)
    let second = trimmed.prefix { !$0.isWhitespace }
    if let command = commands.first(where: { $0.usage.words == [name, String(second)] }) {
      return (command, String(trimmed.dropFirst(second.count)))
    }
    if let command = commands.first(where: {
      $0.usage.words == [name] || $0.usage.alias == name
    }) {
      return (command, rest)
    }
    guard !subcommands(of: name).isEmpty else { throw .unknownCommand(name) }
    if second.isEmpty || second.hasPrefix("--") { throw .missingSubcommand(name) }
    throw .unknownSubcommand(command: name, word: String(second))
  }

  /// The command that a line means.
  static func parse(_ name: String, _ rest: String) throws(UsageProblem) -> any Command {
    if names.contains(name), Arguments.asksForHelp(rest) {
      let second = rest.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
      return Help(topic: subcommands(of: name).contains(second) ? "\(name) \(second)" : name)
    }
    let (command, rest) = try find(name, rest)
    return try command.init(Arguments(rest, for: command.usage))
  }

  /// What is known of the command that a line is about, however it goes on.
  static func usage(_ name: String, _ rest: String) -> Usage? {
    do { return try find(name, rest).command.usage } catch { return nil }
  }

  /// Whether a line is a command that may run while an answer streams.
  static func mayRunAtOnce(_ line: String) -> Bool {
    guard case .command(let name, let rest) = Typed(line) else { return false }
    return Arguments.asksForHelp(rest) || usage(name, rest)?.isQuick ?? false
  }
}
