import UseCases

/// One setting that `/set` shows and changes.
struct SettingRow: Sendable {
  /// What a value is, which decides how it is read, described and completed.
  enum Kind: Hashable, Sendable {
    case choice([String])
    /// The time between words, with some that are offered.
    case wordDelay([String])
  }

  let key: SettingKey
  let kind: Kind
  let help: String

  /// Those that completion offers.
  var values: [String] {
    switch kind {
    case .choice(let values), .wordDelay(let values): values
    }
  }

  /// What it may be, for a message.
  var expected: String {
    switch kind {
    case .choice(let values): ProblemText.list(values)
    case .wordDelay: "a time between words such as 40ms, or 0"
    }
  }

  func accepts(_ value: String) -> Bool {
    switch kind {
    case .choice(let values): values.contains(value)
    case .wordDelay: WordDelay.duration(value) != nil
    }
  }

  static let all: [SettingRow] = [
    SettingRow(
      key: .sync, kind: .choice(["auto", "manual"]),
      help: "auto sends each change at once, manual only with /sync"),
    SettingRow(
      key: .pace, kind: .wordDelay(["0", "40ms"]),
      help: "time between the words of the built-in coach"),
    SettingRow(
      key: .color, kind: .choice(["auto", "always", "never"]), help: "colours on the screen"),
    SettingRow(
      key: .theme, kind: .choice(["dark", "light", "bright", "plain"]),
      help: "which of the 16 colours, for which screen"),
    SettingRow(
      key: .log, kind: .choice(["auto", "ask", "off"]),
      help: "whether progress that you tell the coach of is logged"),
    SettingRow(
      key: .history, kind: .choice(["on", "off"]), help: "whether what you type is kept"),
  ]

  static func named(_ key: String) -> SettingRow? { all.first { $0.key.rawValue == key } }
}
