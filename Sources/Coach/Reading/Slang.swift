import Wellness

/// What people type in place of words.
enum Slang {
  /// The words that one stands for; `nil` for what is no slang.
  static func words(for typed: String) -> [String]? {
    guard typings.contains(typed), let words = table[typed] else { return nil }
    return words.utf8.split(separator: 0x20).map { String(Substring($0)) }
  }

  /// Each word of a message is looked up, and few are there.
  private static let typings = WordIndex(table.keys)

  private static let table = [String: String].listed("Slang.table")
}
