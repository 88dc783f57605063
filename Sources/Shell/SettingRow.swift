import UseCases

/// One setting that `/set` shows and changes.
struct SettingRow: Sendable {
  let key: SettingKey
  /// What it may be, for a message.
  let expected: String
  let help: String
  let accepts: @Sendable (String) -> Bool

  static let all: [SettingRow] = [
    SettingRow(
      key: .sync, expected: "auto or manual",
      help: "auto sends each change at once, manual only with /sync",
      accepts: { SyncMode(rawValue: $0) != nil }),
    SettingRow(
      key: .pace, expected: "a time between words such as 40ms, or 0",
      help: "time between the words of the built-in coach",
      accepts: { WordDelay.duration($0) != nil }),
    SettingRow(
      key: .color, expected: "auto, always or never", help: "colours on the screen",
      accepts: { ["auto", "always", "never"].contains($0) }),
    SettingRow(
      key: .log, expected: "auto, ask or off",
      help: "whether progress that you tell the coach of is logged",
      accepts: { LogMode(rawValue: $0) != nil }),
    SettingRow(
      key: .history, expected: "on or off", help: "whether what you type is kept",
      accepts: { HistoryMode(rawValue: $0) != nil }),
  ]
}
