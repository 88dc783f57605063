import Numbers

/// What is looked at before a message is read, since most tell nothing.
extension ToldReader {
  /// Whether a message may tell a value at all.
  package static func mayTell(_ words: [TextWord]) -> Bool {
    mayTellAmount(words) || words.contains { ToldDeed.pasts.contains($0.text) }
  }

  /// Whether it may tell one by an amount, which `ToldModel` judges.
  package static func mayTellAmount(_ words: [TextWord]) -> Bool {
    words.contains { word in
      word.text.utf8.contains { (0x30...0x39).contains($0) } || hints.contains(word.text)
    }
  }

  /// The same of a text. Most messages have no such word, and aren't cut into words.
  package static func mayTell(_ text: String) -> Bool {
    var word = WordHash()
    for byte in text.utf8 {
      switch byte {
      case 0x61...0x7A: word.add(byte)
      case 0x41...0x5A: word.add(byte | 0x20)
      case 0x30...0x39: return true
      case UInt8(ascii: "'"): continue
      case 0x80...: return mayTell(TextWord.all(in: text))
      default:
        if hashes.contains(word.value) { return mayTell(TextWord.all(in: text)) }
        word = WordHash()
      }
    }
    return hashes.contains(word.value) && mayTell(TextWord.all(in: text))
  }

  /// Whether it may tell a value of any goal that it names: most messages that may tell one of the goal
  /// that's talked about don't.
  static func mayTellOfAny(_ words: [TextWord]) -> Bool {
    words.contains { word in
      word.text.utf8.contains { (0x30...0x39).contains($0) } || naming.contains(word.text)
    }
  }

  private static let naming = SaidNumber.words.union(ToldAmountFinder.nothings)
    .union(ToldDeed.pasts).union([
      "did", "done", "went", "finished", "another", "once", "twice", "both", "couple", "smoked",
      "drank", "completed", "session",
    ])

  private static let hashes = Set(hints.union(ToldDeed.pasts).map { WordHash($0.utf8).value })

  /// Words of amounts, and of what is done once.
  private static let hints = SaidNumber.words.union(ToldAmountFinder.nothings).union([
    "a", "an", "another", "finished", "first", "second", "third", "fourth", "fifth", "sixth",
    "seventh", "eighth", "ninth", "tenth", "once", "twice", "couple", "both", "hour", "past",
    "midnight", "noon", "halfway", "same", "all", "goal", "target", "reached", "done", "did",
    "went", "called", "rang", "spoke", "had", "smoked", "drank", "completed", "back", "session",
    "tenner", "fiver",
  ])
}
