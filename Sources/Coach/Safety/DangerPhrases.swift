import Wellness

/// The phrases that tell of danger, and those that only sound like it.
enum DangerPhrases {
  /// What a phrase stands for.
  enum Meaning: Sendable {
    /// `isOthers` for one that names somebody else by itself.
    case danger(Danger, isOthers: Bool)
    /// It only sounds like danger, where the classifier finds none in the message either.
    case harmless
    case reaction(Reaction)
  }

  /// Everything that is looked for in a message.
  static let book = PhraseBook(
    "safety", lines { CoachText.load($0) }, telling: telling, addKnown: addKnown)

  private static let spelling = Spelling(tables: [book.table])

  /// A message in words.
  static func read(_ message: String, _ typed: [TextWord]) -> SaidText {
    SaidText(message, typed, spelling)
  }

  /// - Parameter text: gives a file of `Sources/CoachData` by its path without `.txt`.
  static func lines(_ text: (String) -> String) -> [(patterns: Substring, key: Meaning)] {
    lines(in: text("safety/urgent"), danger) + lines(in: text("safety/health"), danger)
      + lines(in: text("safety/reactions")) { Reaction(rawValue: String($0)).map(Meaning.reaction) }
      + lines(in: text("safety/harmless")) { _ in nil }
  }

  /// The lines of a file, by the title above them.
  private static func lines(
    in text: String, _ meaning: (Substring) -> Meaning?
  ) -> [(patterns: Substring, key: Meaning)] {
    var lines: [(patterns: Substring, key: Meaning)] = []
    var current = Meaning.harmless
    TextLine.each(in: text[...]) { line in
      if let title = line.value(of: "== ") {
        current = meaning(title.text) ?? current
      } else {
        lines.append((line.text, current))
      }
    }
    return lines
  }

  /// `selfHarm other` as what it means.
  private static func danger(_ title: Substring) -> Meaning? {
    let words = title.split(separator: " ")
    return words.first.flatMap { Danger.named[String($0)] }
      .map { .danger($0, isOthers: words.count > 1) }
  }

  /// Adds what is no typing error of ours.
  private static func addKnown(_ words: inout WordIndex) {
    words.add(words: CoachText.load("safety/ordinary-words"))
    words.add(words: DangerPairs.text)
    for known in DangerContext.known { for hash in known.hashes { _ = words.add(hash) } }
  }

  private static let telling: String = .listed("DangerPhrases.telling")
}
