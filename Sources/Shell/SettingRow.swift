import UseCases

/// One setting that `/set` shows and changes.
struct SettingRow: Sendable {
  /// What a value is, which decides how it is read, described and completed.
  enum Kind: Hashable, Sendable {
    case choice([String])
    /// The time between words, with some that are offered.
    case wordDelay([String])
    /// What of the coach; checked where it's used.
    case coach(CoachSetting.Part)
  }

  let key: SettingKey
  /// What it is called, where several have one key.
  var ownName: String?
  let kind: Kind
  let help: String

  var name: String { ownName ?? key.rawValue }

  /// Those that completion offers.
  var values: [String] {
    switch kind {
    case .choice(let values), .wordDelay(let values): values
    case .coach(.address): [CoachSetting.builtIn]
    case .coach: []
    }
  }

  /// What it may be, for a message.
  var expected: String {
    switch kind {
    case .choice(let values): ProblemText.list(values)
    case .wordDelay: "a time between words such as 40ms, or 0"
    case .coach(.address): "the address of a server of language models, or off"
    case .coach(.model): "the name of a model, as its server calls it"
    case .coach(.options): "options such as \"temperature=0.7 max-tokens=400\", or none"
    }
  }

  func accepts(_ value: String) -> Bool {
    switch kind {
    case .choice(let values): values.contains(value)
    case .wordDelay: WordDelay.duration(value) != nil
    case .coach: true
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
      key: .ascii, kind: .choice(["auto", "on", "off"]),
      help: "plain characters; auto goes by your locale and --ascii"),
    SettingRow(
      key: .accessible, kind: .choice(["auto", "on", "off"]),
      help: "for screen readers; auto goes by ACCESSIBLE and the flag"),
    SettingRow(
      key: .log, kind: .choice(["auto", "ask", "off"]),
      help: "whether progress that you tell the coach of is logged"),
    SettingRow(
      key: .history, kind: .choice(["on", "off"]), help: "whether what you type is kept"),
    SettingRow(
      key: .coach, kind: .coach(.address), help: "address of a language model, or off: see /coach"),
    SettingRow(
      key: .coach, ownName: "coach-model", kind: .coach(.model),
      help: "what its server calls the model"),
    SettingRow(
      key: .coach, ownName: "coach-options", kind: .coach(.options), help: "what is set of it"),
  ]

  static func named(_ key: String) -> SettingRow? { all.first { $0.name == key } }

  /// The value in force.
  func value(in shell: Shell) -> String {
    if case .coach(let part) = kind { return shell.coach.value(of: part) }
    return shell.settings[key]
  }

  /// Changes it in this run.
  func change(to value: String, in shell: Shell) throws {
    if case .coach(let part) = kind { return try shell.coach.change(part, to: value) }
    try shell.settings.change(key, to: value)
  }

  /// Keeps it for later runs as it is now; of the coach, all of it.
  func save(in shell: Shell) throws {
    if key == .coach { return try shell.coach.save() }
    try shell.settings.save(key)
  }
}
