/// A key of the config file: where else it may be set, and what it does.
package struct ConfigurationKey: Sendable {
  package let name: String
  /// `nil` for what would be read by all on a command line.
  package let flag: Flag<ShellFlags>?
  let meaning: String

  package var variable: String { "LUME_" + name.uppercased() }

  /// Every one: the flags that have a key, and one that is no flag.
  package static let all =
    ShellFlag.all.compactMap { flag in
      flag.help.key.map { ConfigurationKey(name: $0, flag: flag, meaning: flag.help.text) }
    } + [ConfigurationKey(name: "api_key", flag: nil, meaning: "key that the backend asks for")]
}
