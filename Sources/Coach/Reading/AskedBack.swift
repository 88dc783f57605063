import Wellness

/// What a short question asks about whatever was said last: `is that slow?`, `so that's normal?`.
enum AskedBack: Sendable {
  case good, bad
  /// Is it usual, or strange?
  case normal
  case slow, fast
  /// Is it much, or little?
  case much

  /// `nil` for a message that asks something else, or more.
  init?(_ message: SaidMessage) {
    let words = message.whole.words.map(\.text).drop { AskedBack.leads.contains($0) }
    guard let first = words.first, let last = words.last, words.count <= 6 else { return nil }
    let asks = ["is", "was", "isnt", "wasnt"].contains(first)
    let states = ["thats", "its"].contains(first)
    guard asks || states && (message.whole.hasQuestionMark || message.whole.words[0].text == "so")
    else { return nil }
    var behind = words.dropFirst()
    if asks {
      guard ["that", "it", "this"].contains(behind.first ?? "") else { return nil }
      behind = behind.dropFirst()
    }
    guard !behind.isEmpty, behind.dropLast().allSatisfy(AskedBack.fillers.contains),
      let asked = AskedBack.words[last]
    else { return nil }
    self = asked
  }

  private static let leads: Set<String> = [
    "so", "and", "ok", "okay", "but", "oh", "hm", "hmm", "wait", "well", "um", "lol", "yeah",
  ]
  private static let fillers: Set<String> = .listed("AskedBack.fillers")
  private static let words: [String: AskedBack] = [
    "good": .good, "ok": .good, "okay": .good, "fine": .good, "alright": .good, "decent": .good,
    "great": .good, "bad": .bad, "terrible": .bad, "awful": .bad, "horrible": .bad,
    "normal": .normal, "usual": .normal, "common": .normal, "typical": .normal, "weird": .normal,
    "strange": .normal, "unusual": .normal, "slow": .slow, "fast": .fast, "quick": .fast,
    "lot": .much, "much": .much, "little": .much, "low": .much, "high": .much, "hard": .much,
    "difficult": .much, "tough": .much, "easy": .much,
  ]
}

extension MessageReader {
  func judging(_ asked: AskedBack) -> Meaning {
    var meaning = Meaning(.judge(asked))
    meaning.isFollowUp = true
    return meaning
  }
}
