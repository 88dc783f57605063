import Wellness

/// Whom or what of theirs a user speaks of: `my girlfriend says so` is about `your girlfriend`.
enum NamedThing {
  /// `nil` for words that name none.
  static func text(in words: [TextWord]) -> String? {
    let said = words.map(\.text)
    for (index, owner) in said.enumerated() where owner == "my" || owner == "our" {
      var end = index + 1
      if end < said.count, listed.kinds.contains(said[end]) { end += 1 }
      guard end < said.count, isThing(said[end]) else { continue }
      if said.dropFirst(end + 1).starts(with: ["in", "law"]) { end += 2 }
      let name = said[(index + 1)...end].joined(separator: " ")
      return "your " + name
    }
    return nil
  }

  private static func isThing(_ word: String) -> Bool {
    listed.things.contains(word)
      || word.hasSuffix("s") && listed.things.contains(String(word.dropLast()))
  }

  private static let listed = ListedWords("NamedThing")
}
