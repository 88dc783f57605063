import Shell

/// What an operator does about the users of a server.
package struct UsersOptions: Hashable, Sendable {
  package enum Action: String, CaseIterable, Sendable {
    case list, show, sessions, disable, enable
    case resetPassword = "reset-password"
    case delete
  }

  package var action = Action.list
  /// The address of a user, or the id; `nil` for all.
  package var user: String?
  package var database = DatabaseFlags()
  package var isJSON = false
  /// Whether what can't be taken back is meant.
  package var isSure = false
}

/// Which database is meant.
package struct DatabaseFlags: Hashable, Sendable {
  /// A file, or the address of a database of PostgreSQL; where `LUME_DATABASE` or else `lume paths`
  /// says when `nil`.
  package var place: String?
  /// Whether a database beyond this machine needn't prove that it's the right one.
  package var isInsecure = false

  static let flags: [Flag<DatabaseFlags>] = [
    Flag(
      "--database FILE", "a file or postgres://HOST/NAME; else as lume serve", \.place, .text),
    Flag("--insecure", "no proof of a database elsewhere", \.isInsecure),
  ]

  static let unusable = (ExitCode.unusableStore, "the database can't be used")
}

extension Verb {
  static let users = Verb(
    "users", "COMMAND [USER]", brief: "who has an account at your server",
    about: [
      "Looks after the accounts in a database, which a server may be using meanwhile.",
      "The commands are list, show, sessions, disable, enable, reset-password and",
      "delete; a USER is an email address or an id.",
    ],
    options: UsersOptions(),
    flags: {
      DatabaseFlags.flags.within(\UsersOptions.database)
      Flag("--json", "a JSON object a line", \.isJSON)
      Flag("--yes", "with delete: it can't be taken back", \.isSure)
    },
    codes: [
      (ExitCode.done, "done"), (ExitCode.failed, "there's no such user"),
      (ExitCode.usage, "usage, or no such database"), DatabaseFlags.unusable,
    ],
    examples: [
      "lume users list", "lume users disable ann@example.org --database postgres:///lume",
    ], operand: .words(UsersOptions.Action.allCases.map(\.rawValue))
  ) { run, words throws(UsageError) in
    run.action = try action(of: "users", words)
    guard words.count < (run.action == .list ? 2 : 3) else {
      throw UsageError(
        "lume users \(run.action.rawValue) takes no \"\(words[words.count - 1])\" there")
    }
    run.user = words.dropFirst().first
    guard run.action == .list || run.user != nil else {
      throw UsageError(
        "lume users \(run.action.rawValue) needs the address of the user: lume users list has them")
    }
    return .users(run)
  }

  /// What the first word behind a verb asks for.
  static func action<Action: CaseIterable & RawRepresentable<String>>(
    of verb: String, _ words: [String]
  ) throws(UsageError) -> Action {
    let actions = Action.allCases.map(\.rawValue)
    let list = actions.joined(separator: ", ")
    guard let word = words.first else {
      throw UsageError("lume \(verb) needs one of \(list) behind it")
    }
    if let action = Action(rawValue: word) { return action }
    let near = Suggestion.nearest(to: word, among: actions).map { "did you mean \($0)? " } ?? ""
    throw UsageError("lume \(verb) has no \"\(word)\": \(near)It has \(list)")
  }
}
