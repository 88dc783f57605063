import Wellness

/// Whether a value is to be noted, which leaves no doubt that it's told: `ran 2.2 km. log that`.
enum Noting {
  static func isAsked(_ words: [TextWord]) -> Bool {
    words.indices.dropLast().contains { place in
      verbs.contains(words[place].text) && objects.contains(words[place + 1].text)
    }
  }

  private static let verbs: Set<String> = [
    "log", "note", "save", "record", "write", "put", "add", "enter", "track", "count", "register",
  ]
  private static let objects: Set<String> = [
    "that", "this", "it", "them", "those", "the", "down", "in",
  ]
}
