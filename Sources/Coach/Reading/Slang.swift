import Wellness

/// What people type in place of words.
enum Slang {
  /// The words that one stands for; `nil` for what is no slang.
  static func words(for typed: String) -> [String]? {
    table[typed].map { $0.utf8.split(separator: 0x20).map { String(Substring($0)) } }
  }

  private static let table = [String: String].listed("Slang.table")
}
