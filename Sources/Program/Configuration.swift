import JSON
import Shell
import Store
import Terminal

/// What `config.json` says. Flags and variables win over it.
struct Configuration: Sendable {
  /// One setting: where it may be set, and what it does.
  struct Row: Sendable {
    let key: String
    let flag: String?
    let variable: String
    let meaning: String
    /// What a value may be, where only some may; the rest is checked where it is used.
    var expected: String?
    var accepts: @Sendable (String) -> Bool = { _ in true }
  }

  /// Every setting of the program.
  static let rows = [
    Row(
      key: "backend", flag: "--backend", variable: "LUME_BACKEND",
      meaning: "address of a remote backend; built in when not set"),
    Row(
      key: "api_key", flag: nil, variable: "LUME_API_KEY", meaning: "key that the backend asks for"),
    Row(
      key: "ca_file", flag: "--ca-file", variable: "LUME_CA_FILE",
      meaning: "further trusted certificates"),
    Row(
      key: "sync", flag: "--sync", variable: "LUME_SYNC", meaning: "auto or manual",
      expected: "auto or manual", accepts: { SyncMode(rawValue: $0) != nil }),
    Row(
      key: "pace", flag: "--pace", variable: "LUME_PACE", meaning: "time between words, e.g. 40ms",
      expected: "a time of at most a minute such as 40ms or 0",
      accepts: { WordDelay.duration($0) != nil }),
    Row(
      key: "coach", flag: "--coach", variable: "LUME_COACH",
      meaning: "address of a language model; the built-in coach when not set, or off"),
    Row(
      key: "coach_model", flag: "--coach-model", variable: "LUME_COACH_MODEL",
      meaning: "what its server calls the model"),
    Row(
      key: "coach_options", flag: "--coach-option", variable: "LUME_COACH_OPTIONS",
      meaning: "what is set of it, e.g. temperature=0.7 max-tokens=400"),
    Row(
      key: "coach_key_file", flag: "--coach-key-file", variable: "LUME_COACH_KEY_FILE",
      meaning: "file with the key that its server asks for"),
    Row(
      key: "color", flag: "--color", variable: "LUME_COLOR", meaning: "auto, always or never",
      expected: "auto, always or never", accepts: { Palette.Choice(rawValue: $0) != nil }),
  ]

  /// Bytes of the file.
  private static let largest = 1 << 20

  private let values: [String: String]

  /// - Throws: `UsageError`, with line and key, for a file that is no JSON object of strings, has an
  ///   unknown key, or a value that its key cannot have.
  init(path: String) throws {
    guard let bytes = try Files.read(path, largest: Configuration.largest) else {
      values = [:]
      return
    }
    let text = ConfigurationText(path: path, bytes: bytes)
    let json: JSON
    do {
      json = try JSON(parsing: bytes)
    } catch {
      throw text.error(error)
    }
    guard let members = json.objectValue else {
      throw UsageError("\(path) has to hold one JSON object, e.g. {\"pace\": \"40ms\"}")
    }
    var values: [String: String] = [:]
    for member in members {
      guard let row = Configuration.rows.first(where: { $0.key == member.key }) else {
        throw text.error(unknown: member.key)
      }
      guard let value = member.value.stringValue else {
        throw text.error(at: member.key, "\"\(member.key)\" has to be a string")
      }
      guard row.accepts(value) else {
        let expected = row.expected ?? row.meaning
        throw text.error(at: member.key, "\"\(member.key)\" takes \(expected), not \"\(value)\"")
      }
      values[member.key] = value
    }
    self.values = values
  }

  init() {
    values = [:]
  }

  /// Reads the user's own file.
  static func ofUser() throws -> Configuration {
    try Configuration(path: Locations(environment: World.environment).config)
  }

  /// The value in force: the flag's, else the variable's, else the file's.
  func value(_ key: String, flag: String? = nil) -> String? {
    if let flag { return flag }
    let row = Configuration.rows.first { $0.key == key }
    return row.flatMap { World.environment($0.variable) } ?? values[key]
  }
}
