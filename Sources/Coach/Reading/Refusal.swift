import Wellness

/// What a user doesn't want to hear of again.
enum Refusal {
  /// Beginnings of the words that name it.
  static func stems(in said: SaidText) -> [String] {
    let words = said.words
    guard
      let mark = words.indices.last(where: {
        listed.marks.contains(words[$0].text) && !isWish($0, words)
      })
    else { return [] }
    let clause = words[mark].clause
    return words[(mark + 1)...].prefix { $0.clause == clause }
      .filter {
        $0.text.utf8.count <= mostBytes && !FillerWords.has($0.text)
          && !listed.common.contains($0.text)
      }
      .prefix(3).map { stem(of: $0.text) }
  }

  /// `want`, unless it's denied: `nah, not swimming, i want pushups`.
  private static func isWish(_ place: Int, _ words: [SaidText.Word]) -> Bool {
    words[place].text == "want"
      && !words[..<place].suffix(2).contains { ["dont", "not", "never"].contains($0.text) }
  }

  /// What is longer is no word.
  private static let mostBytes = 60

  /// Whether a text has a word that may turn something down; most have none and aren't read further.
  static func mayStand(in text: String) -> Bool {
    TextWord.all(in: text).contains { listed.opening.contains($0.text) }
  }

  /// Those of the words that say what a text is about.
  static func stems(of words: [String]) -> Set<String> {
    Set(words.lazy.filter { !FillerWords.has($0) }.map(stem(of:)))
  }

  /// `breathing` as `breath`.
  static func stem(of word: String) -> String {
    for ending in ["ations", "ation", "ings", "ing", "ers", "ies", "es", "s", "e"]
    where word.hasSuffix(ending) && word.count - ending.count >= 3 {
      return String(word.dropLast(ending.count))
    }
    return word
  }

  private static let listed = ListedWords("Refusal")
}
