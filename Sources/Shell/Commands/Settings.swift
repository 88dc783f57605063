import Edge
import UseCases

/// `/set`: shows or changes a setting, which is kept.
struct Settings: SingleCommand {
  static let usage = Usage(
    words: ["set"], group: .shell,
    parameters: [
      Usage.Parameter(
        name: "KEY", kind: .choice(SettingRow.all.map(\.key.rawValue)), isRequired: false),
      Usage.Parameter(name: "VALUE", kind: .text, isRequired: false),
    ],
    help: "show or change a setting", example: "/set sync manual", isQuick: true)

  /// `nil` to show all.
  let row: SettingRow?
  /// `nil` to show it.
  let value: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let key = arguments.words.first?.text else {
      (row, value) = (nil, nil)
      return
    }
    guard let row = SettingRow.all.first(where: { $0.key.rawValue == key }) else {
      let known = SettingRow.all.map(\.key.rawValue)
      throw .bad(
        key, for: "/set", expected: "one of " + known.joined(separator: ", "), known: known)
    }
    self.row = row
    value = arguments.words.dropFirst().first?.text
    if let value, !row.accepts(value) {
      throw .bad(value, for: "/set \(key)", expected: row.expected)
    }
  }

  func run(in shell: Shell) throws -> SettingsShown? {
    if let row, let value { try shell.settings.change(row.key, to: value) }
    let rows = row.map { [$0] } ?? SettingRow.all
    return SettingsShown(
      settings: rows.map {
        SettingsShown.Setting(
          key: $0.key.rawValue, value: shell.settings[$0.key], help: $0.help,
          expected: $0.expected)
      })
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

  static let fields: [Field<SettingsShown>] = [Field("settings", \.settings)]

  func lines(in shell: Shell) -> [Styled] {
    settings.map { setting in
      Styled(Columns.left(setting.key, 8)) + Styled(Columns.left(setting.value, 8), .strong)
        + Styled(setting.help, .faint)
    }
  }
}
