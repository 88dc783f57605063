import JSON
import Shell
import Verbs

/// `config.json` as it was written, to say where in it something is wrong.
struct ConfigurationText {
  private let path: String
  private let bytes: [UInt8]

  init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
  }

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
