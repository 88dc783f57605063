import Edge
import UseCases

/// `/set`: shows or changes a setting, which is kept.
struct Settings: Command {
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

  func run(in shell: Shell) throws {
    guard let row else {
      for row in SettingRow.all { try show(row, shell) }
      return
    }
    if let value { try shell.change(row.key, to: value) }
    try show(row, shell)
  }

  private func show(_ row: SettingRow, _ shell: Shell) throws {
    try shell.edge.say(
      Styled(Columns.left(row.key.rawValue, 8))
        + Styled(Columns.left(shell.settings[row.key], 8), .strong)
        + Styled(row.help, .faint))
  }
}
