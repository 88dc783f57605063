import Wellness

/// How people say what a message wants, apart from the topics of the library.
enum IntentPhrases {
  /// Of the text `intents`.
  static func lines(in text: String) -> [(patterns: Substring, key: Intent)] {
    entries(in: text).compactMap { name, patterns in intent(name).map { (patterns, $0) } }
  }

  /// What turns a question into one that asks for no advice.
  static func resignation(in text: String) -> Substring {
    entries(in: text).first { $0.name == "resigned" }?.patterns ?? ""
  }

  private static func entries(in text: String) -> [(name: String, patterns: Substring)] {
    var entries: [(name: String, patterns: Substring)] = []
    TextLine.each(in: text[...]) { line in
      guard let colon = line.first(UInt8(ascii: ":")) else { return }
      entries.append((String(line.part(0, colon).text), line.part(colon + 1, line.count).text))
    }
    return entries
  }

  private static func intent(_ name: String) -> Intent? {
    if name.hasPrefix("to ") { return .conversion(UnitWords.base(String(name.dropFirst(3)))) }
    return Intent.FollowUp(rawValue: name).map(Intent.follow)
      ?? NumberQuestion(rawValue: name).map(Intent.number) ?? Intent.named[name]
  }
}
