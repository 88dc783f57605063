import JSON
import Store
import Verbs

/// What `config.json` says. Flags and variables win over it.
struct Configuration: Sendable {
  /// Bytes of the file.
  private static let largest = 1 << 20

  private let values: [String: String]

  /// - Throws: `UsageError`, with line and key, for a file that is no JSON object of strings, has an
  ///   unknown key, or a value that its key cannot have.
  init(path: String) throws {
    try Configuration.checkVariables()
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
      guard let row = ConfigurationKey.all.first(where: { $0.name == member.key }) else {
        throw text.error(unknown: member.key)
      }
      guard let value = member.value.stringValue else {
        throw text.error(at: member.key, "\"\(member.key)\" has to be a string")
      }
      do throws(UsageError) {
        try row.check("\"\(member.key)\"", value)
      } catch {
        throw text.error(at: member.key, error.sentence)
      }
      values[member.key] = value
    }
    self.values = values
  }

  init() {
    values = [:]
  }

  private static func checkVariables() throws(UsageError) {
    for key in ConfigurationKey.all {
      if let value = World.environment(key.variable) { try key.check(key.variable, value) }
    }
  }

  /// Reads the user's own file.
  static func ofUser() throws -> Configuration {
    try Configuration(path: Locations(environment: World.environment).config)
  }

  /// The value in force: the flag's, else the variable's, else the file's.
  func value(_ key: String, flag: String? = nil) -> String? {
    if let flag { return flag }
    let row = ConfigurationKey.all.first { $0.name == key }
    return row.flatMap { World.environment($0.variable) } ?? values[key]
  }
}
