/// How people say what a message wants, apart from the topics of the library.
enum IntentPhrases {
  /// All of them.
  static var book: PhraseBook<Intent> {
    var lines: [(patterns: Substring, key: Intent)] = []
    TextLine.each(in: CoachText.load("intents")[...]) { line in
      guard let colon = line.first(UInt8(ascii: ":")),
        let intent = intent(String(line.part(0, colon).text))
      else { return }
      lines.append((line.part(colon + 1, line.count).text, intent))
    }
    return PhraseBook(lines)
  }

  private static func intent(_ name: String) -> Intent? {
    if let follow = Intent.FollowUp(rawValue: name) { return .follow(follow) }
    if let number = NumberQuestion(rawValue: name) { return .number(number) }
    switch name {
    case "plan": return .plan
    case "tips": return .tips
    case "menu": return .menu
    case "obstacles": return .obstacles
    case "refusal": return .refusal
    case "to kg": return .conversion("kg")
    case "to pounds": return .conversion("lb")
    case "to km": return .conversion("km")
    case "to miles": return .conversion("mile")
    case "to hours": return .conversion("hour")
    case "to minutes": return .conversion("minute")
    default: return nil
    }
  }
}
