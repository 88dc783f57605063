/// A goal that somebody states without asking to have it made: `my goal is to sleep 8 hours`, `lose 15
/// lbs by summer`. Where there is one already, the same words may report of it or change it.
package enum StatedGoal {
  /// Its title, as it was typed; `nil` for what states none.
  package static func title(in text: String) -> String? {
    guard (6...120).contains(text.utf8.count), !text.utf8.contains(UInt8(ascii: "?")) else {
      return nil
    }
    let words = TextWord.all(in: text).map { ToldSpelling.corrected($0, as: spelled) }
    let named = words.drop { leads.contains($0.text) }
    let isNamed =
      named.count < words.count
      && named.first.map { ["goal", "aim", "target"].contains($0.text) } ?? false
      && named.dropFirst().first?.text == "is"
    let lead = words.prefix { wishes.contains($0.text) }
    let isWish = lead.contains { wanting.contains($0.text) }
    let stated = isNamed ? named.dropFirst(2) : isWish ? words[lead.endIndex...] : words[...]
    let rest = isNamed ? stated.drop { $0.text == "to" } : stated
    // `My goal is too hard` states none.
    guard let first = rest.first, let last = rest.last, (2...12).contains(rest.count),
      isNamed ? amounts.contains(stated[stated.startIndex].text) || hasNumber(rest) : isDeed(rest)
    else { return nil }
    return String(text[first.range.lowerBound..<last.range.upperBound])
  }

  /// Whether it begins with what is to be done, has how much, and by when or how often: `read 20 books
  /// this year`.
  private static func isDeed(_ words: ArraySlice<TextWord>) -> Bool {
    guard let first = words.first, deeds.contains(first.text), hasNumber(words),
      words.allSatisfy({ $0.clause == first.clause }),
      !words.contains(where: { told.contains($0.text) })
    else { return false }
    return lasting.contains(first.text) || words.dropFirst().contains { times.contains($0.text) }
  }

  private static func hasNumber(_ words: ArraySlice<TextWord>) -> Bool {
    words.contains { $0.text.utf8.contains { 0x30...0x39 ~= $0 } }
  }

  private static let wanting: Set<String> = [
    "want", "wanna", "like", "need", "must", "trying", "hope",
  ]
  private static let wishes = wanting.union(["i", "im", "id", "would", "have", "to"])
  /// How begins what a goal is, behind `is`.
  private static let amounts: Set<String> = ["to", "no", "less", "fewer", "more", "better"]
  private static let leads: Set<String> = ["my", "the", "main", "new", "hi", "hello", "so", "well"]
  private static let deeds: Set<String> = lasting.union([
    "read", "run", "walk", "drink", "swim", "cycle", "bike", "meditate", "write",
    "learn", "do", "put", "spend", "practise", "practice", "study", "jog", "stretch",
  ])
  /// What is read though a letter is wrong, and what lies next to it and means something else.
  private static let spelled = Dictionary(
    grouping: deeds.union(wanting).union(["goal", "target", "drank", "swam", "wrote", "wait"]),
    by: { $0.utf8.first ?? 0 })
  /// What is a goal without a time, too.
  private static let lasting: Set<String> = ["lose", "save", "bench", "squat", "deadlift"]
  private static let times: Set<String> = [
    "by", "before", "every", "each", "per", "daily", "weekly", "monthly", "a", "within", "year",
    "month", "summer", "christmas", "until", "till",
  ]
  /// What tells of what was done, or asks for something.
  private static let told: Set<String> = [
    "yesterday", "today", "stuck", "that", "been", "ago", "last", "already", "so", "i", "you",
    "how", "should", "instead",
  ]
}
