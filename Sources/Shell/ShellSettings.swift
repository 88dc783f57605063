import Edge
import Time
import UseCases

/// When changes are sent to the backend.
package enum SyncMode: String, Sendable {
  /// Each right after the command that made it.
  case auto
  /// Only by `/sync`.
  case manual
}

/// The settings in force: what a flag or a variable of this run gives, else what is kept from run
/// to run, else what is usual.
final class ShellSettings {
  private let edge: Edge
  private let context: ClientContext
  /// A handful, of which a turn asks for several: looking through them takes less than hashing.
  private var values: [(key: SettingKey, value: String)]
  private let given: Set<SettingKey>

  init(_ edge: Edge, _ context: ClientContext, _ options: ShellOptions) throws {
    (self.edge, self.context) = (edge, context)
    let given: [(SettingKey, Bool)] = [
      (.sync, options.sync != nil), (.pace, options.pace != nil), (.color, options.color != nil),
      (.coach, options.coachName != nil),
    ]
    self.given = Set(given.filter(\.1).map(\.0))
    let sync = try options.sync ?? context.setting(.sync).flatMap(SyncMode.init(rawValue:)) ?? .auto
    let usualPace = options.mode == .terminal ? "40ms" : "0"
    values = [
      (.sync, sync.rawValue), (.pace, try options.pace ?? context.setting(.pace) ?? usualPace),
      (.color, try options.color ?? context.setting(.color) ?? "auto"),
      (.theme, try context.setting(.theme) ?? SettingRow.named("theme")?.values[0] ?? ""),
      (.ascii, try context.setting(.ascii) ?? "auto"),
      (.accessible, try context.setting(.accessible) ?? "auto"),
      (.history, try context.setting(.history) ?? HistoryMode.on.rawValue),
      (.log, try context.setting(.log) ?? LogMode.ask.rawValue),
    ]
  }

  subscript(key: SettingKey) -> String { values.first { $0.key == key }?.value ?? "" }

  var sync: SyncMode { SyncMode(rawValue: self[.sync]) ?? .auto }

  /// Tells the world those that it has to know.
  func announce() throws {
    for key in [SettingKey.pace, .color] { try announce(key) }
    for key in [SettingKey.theme, .ascii, .accessible] where try context.setting(key) != nil {
      try announce(key)
    }
  }

  /// Whether a flag, a variable or the configuration gives it at the start.
  func isGiven(_ key: SettingKey) -> Bool { given.contains(key) }

  private func announce(_ key: SettingKey) throws {
    try edge.emit(.option(key: key.rawValue, value: self[key]))
  }

  /// Keeps a setting for later runs as it is now.
  func save(_ key: SettingKey) throws { try context.keep(self[key], as: key) }

  /// Changes a setting in this run.
  func change(_ key: SettingKey, to value: String) throws {
    values.removeAll { $0.key == key }
    values.append((key, value))
    switch key {
    case .pace, .color, .theme, .ascii, .accessible: try announce(key)
    case .sync, .log, .history, .hasRunBefore, .hints, .coach: break
    }
  }
}

/// The time between two words of the built-in coach, which users know as its pace.
package enum WordDelay {
  /// Reads what `Duration` does, at most a minute.
  package static func duration(_ text: String) -> Duration? {
    Duration(reading: text).flatMap { $0 <= .seconds(60) ? $0 : nil }
  }
}
