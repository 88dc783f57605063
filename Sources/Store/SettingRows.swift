import SQLite

/// What is kept from run to run by name.
extension Store {
  /// What has a place among the settings; the raw value is its key in the file.
  package enum Setting: String, Sendable {
    case activeGoal = "active-goal"
    case activeConsultation = "active-consultation"
    case hasRunBefore = "has-run-before"
    case lastSync = "last-sync"
    case sync, pace, color, theme, ascii, accessible
    case log, history
    case coach
    case hints
  }

  /// The value kept; `nil` when there is none.
  package func setting(_ setting: Setting) throws -> String? {
    try value(of: setting.rawValue)
  }

  /// Keeps a setting, or forgets it when the value is `nil`.
  package func set(_ setting: Setting, to value: String?) throws {
    try set(setting.rawValue, to: value)
  }

  /// What was found out about the server of this store; empty when nothing.
  package func quirks() throws -> String {
    try value(of: "habits of " + server) ?? ""
  }

  /// Keeps what was found out about the server of this store: what is made of what is kept, which
  /// another process may have changed.
  package func changeQuirks(_ change: (String) -> String) throws {
    try transaction { try set("habits of " + server, to: change(quirks())) }
  }

  /// What the server called the state of its goals when they were read; `nil` where that is not
  /// known, or where the goals here are no longer those that were left then.
  package func goalsTag() throws -> String? {
    guard let kept = try value(of: "goals of " + server) else { return nil }
    let parts = kept.split(separator: " ", maxSplits: 1)
    return try parts.count == 2 && parts[0] == goalsState() ? String(parts[1]) : nil
  }

  /// Keeps what the server calls the state of its goals, or forgets it when the value is `nil`.
  package func keep(goalsTag tag: String?) throws {
    try set("goals of " + server, to: tag.map { "\(try goalsState()) \($0)" })
  }

  private func value(of key: String) throws -> String? {
    try database.first(
      "SELECT value FROM settings WHERE key = ?", .text(key), make: { $0.text(0) })
  }

  /// Writes nothing where the value is there already, as at most starts.
  private func set(_ key: String, to value: String?) throws {
    if let value {
      try database.run(
        """
        INSERT INTO settings VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE value <> excluded.value
        """, .text(key), .text(value))
    } else {
      try database.run("DELETE FROM settings WHERE key = ?", .text(key))
    }
  }
}
