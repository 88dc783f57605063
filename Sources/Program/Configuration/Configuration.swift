import Edge
import JSON
import Network
import Shell
import Store
import StreamSafe
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
    guard let read = try Files.read(path, largest: Configuration.largest) else {
      values = [:]
      return
    }
    let bytes = StreamSafeText.withoutByteOrderMark(read)
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

/// `config.json` as it was written, to say where in it something is wrong.
struct ConfigurationText {
  let path: String
  let bytes: [UInt8]

  /// That it is no JSON, from which place on, and behind which key.
  func error(_ error: JSON.SyntaxError) -> UsageError {
    let behind = lastKey(before: error.offset).map { " behind \"\($0)\"" } ?? ""
    return UsageError(
      "\(path), line \(line(at: error.offset)): \(error.expected.rawValue) should stand here\(behind)"
    )
  }

  /// That a key is none, with the one that was probably meant.
  func error(unknown key: String) -> UsageError {
    let known = ConfigurationKey.all.map(\.name)
    let near = Suggestion.nearest(to: key, among: known).map { "did you mean \"\($0)\"?" }
    let advice = near ?? "it may have " + known.joined(separator: ", ")
    return error(at: key, "there is no key \"\(key)\": \(advice)")
  }

  /// Something about a key, with the line where it stands.
  func error(at key: String, _ sentence: String) -> UsageError {
    let place = keys.last { $0.key == key }.map { ", line \(line(at: $0.offset))" } ?? ""
    return UsageError("\(path)\(place): \(sentence)")
  }

  /// Counted from 1.
  private func line(at offset: Int) -> Int {
    bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }

  private func lastKey(before offset: Int) -> String? {
    keys.last { $0.offset < offset }?.key
  }

  /// Strings with a colon behind them, and where they begin.
  private var keys: [(key: String, offset: Int)] {
    var keys: [(String, Int)] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) {
      var end = start + 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard end < bytes.count else { break }
      let colon = bytes[(end + 1)...].first { ![0x20, 0x09, 0x0a, 0x0d].contains($0) }
      if colon == UInt8(ascii: ":") {
        keys.append((String(decoding: bytes[(start + 1)..<end], as: UTF8.self), start))
      }
      index = end + 1
    }
    return keys
  }
}

extension Configuration {
  /// How the network is used by a run.
  ///
  /// - Parameters:
  ///   - caFile: a flag's file of certificates.
  ///   - isInsecure: whether plain http may leave this machine.
  ///   - log: the path of a file for what libraries say of failures; `nil` for none.
  func network(caFile: String?, isInsecure: Bool, log: String?) -> NetworkOptions {
    var options = NetworkOptions()
    options.caFile = value("ca_file", flag: caFile)
    options.insecure = isInsecure
    options.environment = World.environment
    options.userAgent = "lume/\(Program.version)"
    if let log {
      let file = LogFile(path: log)
      options.report = { text in
        do {
          try file.append(text, at: SystemClock.wall)
        } catch {
          // What can't be written down is said to the user anyway, in fewer words.
        }
      }
    }
    return options
  }
}
