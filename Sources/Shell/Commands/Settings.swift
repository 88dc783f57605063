import Edge
import UseCases

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
