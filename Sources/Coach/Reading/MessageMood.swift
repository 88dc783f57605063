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
      if Mood.goodWords.contains(word.text) { balance += isDenied ? -1 : 1 }
      if Mood.badWords.contains(word.text) { balance -= isDenied ? -1 : 1 }
      intends = intends || Mood.intentions.contains(word.text) && !isDenied
    }
    intends = intends && message.whole.contains(Mood.own)
    if balance == 0, !intends {
      self = .plain
    } else if balance == 0 {
      self = .intention
    } else {
      self = balance > 0 ? .good : .bad
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
    return denial < before.count - 1 && before[(denial + 1)...].allSatisfy(seeming.contains)
  }

  private static let seeming: Set<String> = .listed("Mood.seeming")

  private static let intentions: Set<String> = [
    "ill", "gonna", "tomorrow", "try", "trying", "plan",
  ]

  /// What somebody speaks of themselves with; what others plan is no intention.
  private static let own: Set<String> = [
    "i", "ill", "im", "id", "we", "lets", "gonna", "tomorrow", "trying", "try",
  ]

  private static let goodWords = words(
    """
    great nice happy glad proud love loved lovely amazing awesome brilliant finally managed fun
    enjoyed enjoy excited win won wins success successful yay woohoo hooray smashed nailed fantastic
    wonderful relaxed sorted cheerful delighted thrilled chuffed pleased relieved beautiful
    congratulations promoted celebrate celebrated grateful thankful
    """)

  private static let badWords = words(
    """
    bad worse worst sad low awful terrible horrible rough hard difficult tough stressed stressful
    tired exhausted drained annoyed annoying angry upset fail failed failing failure
    struggling struggle struggled hopeless stupid useless lost lonely scared afraid worried worry
    anxious cried crying hurt hurts pain painful sick miserable depressed frustrating frustrated
    disappointed disappointing embarrassed embarrassing ashamed guilty sucks crap shit shitty ugh
    rubbish mess messy broken overwhelmed overwhelming alone miss
    wrecked nightmare argument fight fought divorce dumped fired cancelled ruined gross boring bored
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
