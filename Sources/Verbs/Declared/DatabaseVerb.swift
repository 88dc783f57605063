/// What an operator does with the data of a server.
package struct DatabaseOptions: Hashable, Sendable {
  package enum Action: String, CaseIterable, Sendable {
    case backup, check, export
    case load = "import"
  }

  package var action = Action.check
  /// `-` for stdin or stdout; `nil` where none is needed.
  package var file: String?
  package var database = DatabaseFlags()
}

extension Verb {
  static let database = Verb(
    "database", "COMMAND [FILE]", brief: "back up, move and check a server's data",
    about: [
      "Looks after the data of a server, which may be using them meanwhile: backup",
      "copies a database of SQLite; export writes all rows as lines of SQL, and import",
      "reads them into an empty database, of SQLite or PostgreSQL; check counts the",
      "rows of each table and hashes them. A FILE that's written has to be a new one;",
      "- stands for stdin or stdout of import and export.",
    ],
    options: DatabaseOptions(),
    flags: { DatabaseFlags.flags.within(\DatabaseOptions.database) },
    codes: [
      (ExitCode.done, "done"), (ExitCode.failed, "the database or the file is damaged"),
      (ExitCode.usage, "usage, or a file or database that doesn't fit"), DatabaseFlags.unusable,
    ],
    examples: [
      "lume database backup copy.sqlite",
      "lume database export all.sql", "lume database import all.sql --database postgres:///lume",
    ], operand: .wordsAndFiles(DatabaseOptions.Action.allCases.map(\.rawValue))
  ) { run, words throws(UsageError) in
    run.action = try action(of: "database", words)
    guard words.count < (run.action == .check ? 2 : 3) else {
      throw UsageError(
        "lume database \(run.action.rawValue) takes no \"\(words[words.count - 1])\" there")
    }
    run.file = words.dropFirst().first
    guard run.action == .check || run.file != nil else {
      throw UsageError("lume database \(run.action.rawValue) needs a FILE behind it")
    }
    return .database(run)
  }
}
