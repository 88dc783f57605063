/// A key of the config file: where else it may be set, and what it does.
package struct ConfigurationKey: Sendable {
  package let name: String
  /// The flag that wins over it; `nil` for what would be read by all on a command line.
  package let flag: FlagHelp?
  let meaning: String
  /// Throws where it can't have a value, whose place is named.
  package let check: @Sendable (_ place: String, _ value: String) throws(UsageError) -> Void

  package var variable: String { "LUME_" + name.uppercased() }

  private init(
    _ name: String, _ flag: FlagHelp?, _ meaning: String,
    check: @escaping @Sendable (String, String) throws(UsageError) -> Void = {
      _, _ throws(UsageError) in
    }
  ) {
    (self.name, self.flag, self.meaning, self.check) = (name, flag, meaning, check)
  }

  private init?<Options: Sendable>(_ flag: Flag<Options>, _ options: Options) {
    guard let key = flag.help.key else { return nil }
    self.init(key, flag.help, flag.help.text) { place, value throws(UsageError) in
      var options = options
      try flag.apply(to: &options, named: place, value)
    }
  }

  /// Every one: the flags that have a key, and one that is no flag.
  package static let all =
    ShellFlag.all.compactMap { ConfigurationKey($0, ShellFlags()) }
    + [
      ConfigurationKey("api_key", nil, "key that the backend asks for"),
      ConfigurationKey(ServeOptions.limit, ServeOptions()),
    ].compactMap(\.self)
}
