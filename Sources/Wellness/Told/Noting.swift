/// Whether a value is to be noted, which leaves no doubt that it's told: `ran 2.2 km. log that`.
package enum Noting {
  package static func isAsked(_ words: [TextWord]) -> Bool {
    words.indices.dropLast().contains { place in
      let (verb, next) = (words[place].text, words[place + 1].text)
      return verbs.contains(verb) && objects.contains(next)
        || noting.contains(verb) && next.first?.isNumber ?? false
        || isPutDown(words[place...])
    }
  }

  /// `Put me down for 4 hours`.
  private static func isPutDown(_ words: ArraySlice<TextWord>) -> Bool {
    words.prefix(4).map(\.text) == ["put", "me", "down", "for"]
      && words.dropFirst(4).first?.text.first?.isNumber ?? false
  }

  /// Where a request begins that puts the value behind its verb: `can you log 2100 for today?`
  static func request(in words: [TextWord]) -> Int? {
    words.indices.dropFirst(2).first { place in
      guard verbs.contains(words[place].text) else { return false }
      let before = words[..<place].suffix(3).map(\.text).filter { $0 != "please" }
      return before.last == "you" && before.dropLast().last.map(asking.contains) ?? false
    }
  }

  private static let asking: Set<String> = ["can", "could", "would", "will"]
  private static let verbs: Set<String> = [
    "log", "note", "save", "record", "write", "put", "add", "enter", "track", "count", "register",
  ]
  /// What notes an amount right behind it: `log 4 hours`, but not `save 50 a week`.
  private static let noting: Set<String> = ["log", "note", "record", "enter", "register"]
  private static let objects: Set<String> = [
    "that", "this", "it", "them", "those", "the", "down", "in",
  ]
}
