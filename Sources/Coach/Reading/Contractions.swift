import Wellness

/// Two words that are mostly written as one.
enum Contractions {
  /// `dont` for `do` and `not`; `nil` for what stays two words.
  ///
  /// - Parameters:
  ///   - first: the hash of a word.
  ///   - second: that of the next.
  static func short(_ first: UInt64, _ second: UInt64) -> String? {
    firsts.number(of: first) == nil ? nil : shorts[first ^ second &* 3]
  }

  private static let all = [String].listed("Contractions.all").map { entry in
    let words = entry.split(separator: " ").map(String.init)
    return (first: words[0], second: words[1], short: words[2])
  }

  /// The words that one may begin with.
  private static let firsts = WordIndex(all.map(\.first))

  private static let shorts = Dictionary(
    uniqueKeysWithValues: all.map {
      (WordHash($0.first.utf8).value ^ WordHash($0.second.utf8).value &* 3, $0.short)
    })

  /// The words that one stands for: patterns may have it in two.
  static func parts(of word: WordHash) -> [WordCode] {
    wholes.number(of: word.value).map { parts[$0] } ?? []
  }

  private static let wholes = WordIndex(all.map(\.short))
  private static let parts = all.map { [WordCode($0.first), WordCode($0.second)] }
}
