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
