import Shell
import Store
import Verbs

/// A key that stands in a file of the user's alone: on a command line everybody on the machine can
/// read it.
enum KeyFile {
  /// - Parameter owner: whose key it is, for what is said where it's none.
  /// - Throws: `UsageError` for a file that isn't there or that others can read, and for what is no
  ///   key; `StoreError` for one that can't be read.
  static func key(in file: String, of owner: String) throws -> String {
    guard Files.isPrivate(file) else {
      throw UsageError("\(file) is there for others too: chmod 600 \(file) keeps the key yours")
    }
    guard let bytes = try Files.read(file, largest: 65_536) else {
      throw UsageError("there is no file \(file) with the key of \(owner)")
    }
    return try key(String(decoding: bytes, as: UTF8.self), of: owner)
  }

  /// The key that a text has, without the blanks around it.
  static func key(_ text: String, of owner: String) throws(UsageError) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, words[0].utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else {
      throw UsageError("the key of \(owner) has to be one word of plain characters")
    }
    return String(words[0])
  }
}
