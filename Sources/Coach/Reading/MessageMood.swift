/// How a sentence sounds that the coach can only acknowledge.
enum Mood: String, CaseIterable, Sendable {
  case good, bad
  /// It says what the user is going to do.
  case intention
  case plain
  /// It is about something else than the goal.
  case aside
  /// It isn't understood, as the one before it wasn't.
  case on
  /// It tells a figure.
  case figure

  init(_ message: SaidMessage) {
    var balance = Mood.balance(ofSigns: message.text)
    var intends = false
    let words = message.whole.words
    for (index, word) in words.enumerated() {
      let isDenied =
        Negation.stands(before: index, in: message.whole)
        || Mood.isDenied(words[..<index].suffix(5).map(\.text))
      if Mood.listed.goodWords.contains(word.hash) { balance += isDenied ? -1 : 1 }
      if Mood.listed.badWords.contains(word.hash) { balance -= isDenied ? -1 : 1 }
      intends = intends || Mood.listed.intentions.contains(word.hash) && !isDenied
    }
    switch balance {
    case 0: self = intends && message.whole.contains(Mood.listed.own) ? .intention : .plain
    case 1...: self = .good
    default: self = .bad
    }
  }

  /// Above 0 for signs of joy, below it for signs of grief.
  private static func balance(ofSigns text: String) -> Int {
    var balance = text.has(":(") || text.has(":'(") ? -1 : text.has(":)") ? 1 : 0
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return balance }
    for sign in text {
      if "😢😭💔😞😔😩😡🙁☹️😣😥😓".contains(sign) { balance -= 1 }
      if "🎉😀😃😄😊🙂❤️🥳😁🤩💪".contains(sign) { balance += 1 }
    }
    return balance
  }

  /// `doesn't sound so`, `isn't that`: what stands before a word and takes it back.
  private static func isDenied(_ before: [String]) -> Bool {
    guard let denial = before.lastIndex(where: { $0.hasSuffix("nt") || $0 == "not" }) else {
      return false
    }
    return denial < before.count - 1
      && before[(denial + 1)...].allSatisfy(Mood.listed.seeming.contains)
  }

  private static let listed = ListedWords("Mood")
}
