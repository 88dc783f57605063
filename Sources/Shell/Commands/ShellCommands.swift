import Edge
import UseCases
import Wellness

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

/// `/set`: shows or changes a setting, for this run or, with `--save`, for later ones too.
struct Settings: SingleCommand {
  static let usage = Usage(
    words: ["set"], group: .shell,
    parameters: [
      Usage.Parameter(
        name: "KEY", kind: .choice(SettingRow.all.map(\.name)), isRequired: false),
      Usage.Parameter(name: "VALUE", kind: .text, isRequired: false),
    ],
    flags: [.save], help: "show or change a setting",
    example: "/set sync manual --save", isQuick: true)

  /// `nil` to show all.
  let row: SettingRow?
  /// `nil` to show it.
  let value: String?
  /// Whether it is kept for later runs; without a value, the one in force.
  let isSaved: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    isSaved = arguments.has("save")
    guard let key = arguments.words.first?.text else {
      if isSaved { throw .missing("KEY") }
      (row, value) = (nil, nil)
      return
    }
    guard let row = SettingRow.named(key) else {
      let known = SettingRow.all.map(\.name)
      throw .bad(
        key, for: "/set", expected: "one of " + known.joined(separator: ", "), known: known)
    }
    self.row = row
    value = arguments.words.dropFirst().first?.text
    if let value, !row.accepts(value) {
      throw .bad(value, for: "/set \(key)", expected: row.expected, known: row.values)
    }
  }

  func run(in shell: Shell) throws -> SettingsShown? {
    if let row, let value { try row.change(to: value, in: shell) }
    if let row, isSaved { try row.save(in: shell) }
    let rows = row.map { [$0] } ?? SettingRow.all
    return SettingsShown(
      settings: rows.map {
        SettingsShown.Setting(
          key: $0.name, value: $0.value(in: shell), help: $0.help, expected: $0.expected)
      }, note: try row.flatMap { try note($0, in: shell) })
  }

  /// How long a change lasts; `nil` where nothing was changed.
  private func note(_ row: SettingRow, in shell: Shell) throws -> String? {
    guard isSaved else {
      return try value.map { value in
        let typed = value.contains(" ") ? "\"\(value)\"" : value
        let hint = "; /set \(row.name) \(typed) --save keeps it for later ones"
        return "In this run\(try Hint.settingKept.tell(hint, in: shell) ?? " only")."
      }
    }
    return shell.settings.isGiven(row.key)
      ? "Kept, though a flag, a variable or config.json sets it at the start and wins."
      : "Kept for later runs."
  }
}

/// Settings with their values.
struct SettingsShown: Report {
  struct Setting: Record {
    let key: String
    let value: String
    let help: String
    let expected: String

    static let fields: [Field<Setting>] = [
      Field("key", \.key), Field("value", \.value), Field("help", \.help),
      Field("expected", \.expected),
    ]
  }

  let settings: [Setting]
  /// How long a change lasts; `nil` where there was none.
  var note: String?

  static let fields: [Field<SettingsShown>] = [Field("settings", \.settings)]

  func lines(in shell: Shell) -> [Styled] {
    let width = max(8, (settings.map(\.key.count).max() ?? 0) + 1)
    return settings.map { setting in
      Styled(Columns.left(setting.key, width)) + Styled(Columns.left(setting.value, 7), .strong)
        + .flexible(" " + setting.help, .faint)
    } + [note].compactMap { $0.map { Styled($0, .faint) } }
  }
}

/// `/more`: has an answer go on that a limit has ended.
struct More: BareCommand {
  static let usage = Usage(
    words: ["more"], group: .coach, help: "have an answer go on that was cut short",
    example: "/more")

  /// What the model is told: it has its own words before it.
  static let wish = "Go on exactly where your last answer stopped."

  func run(in shell: Shell) throws -> Nothing? {
    guard let chat = try shell.names.chatThatGoesOn(),
      let last = try shell.consultations.messages(of: chat, last: 1).last
    else {
      throw CommandRefusal("There is nothing more: nothing has been said yet.", kind: .notFound)
    }
    guard last.role == .assistant, shell.options.coach.isCutShort(last.content) else {
      throw CommandRefusal(
        "There is nothing more: the last answer is all there is. /again asks once more.",
        kind: .notFound)
    }
    try MessageExchange(shell).send(More.wish, to: chat)
    return nil
  }
}

/// `/clear`: clears the screen; what is typed already stays. Nothing in batch.
struct ClearScreen: BareCommand {
  static let usage = Usage(
    words: ["clear"], group: .shell, help: "clear the screen", example: "/clear", isQuick: true)

  func run(in shell: Shell) throws -> Nothing? {
    try shell.edge.emit(.clear)
    return Nothing()
  }
}

/// `/quit`: leaves.
struct Quit: BareCommand {
  static let usage = Usage(
    words: ["quit"], formerWords: ["exit"], group: .shell, help: "leave (so does Ctrl-D)",
    example: "/quit")

  func run(in shell: Shell) throws -> Nothing? {
    shell.isLeaving = true
    return Nothing()
  }
}
