import Wellness

/// Reads what a goal is to be called.
enum GoalTitle {
  /// - Throws: `UsageProblem.bad` for one of several lines.
  static func read(_ text: String) throws(UsageProblem) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    throw .bad(
      String(text.prefix { !$0.isNewline }) + "…", for: "the title", expected: "one line",
      known: [])
  }

  /// The amount that a title names, to propose it for the target: 12 books of `Read 12 books`.
  ///
  /// `nil` where it names none or several, or one that is no target: what `Lose 15 pounds` leads to
  /// depends on the weight, and the days of `Sober in 30 days` are a time.
  static func target(in title: String) -> Quantity? {
    let words = title.split(separator: " ").map { $0.lowercased() }
    let places = words.indices.filter { words[$0].contains(where: \.isNumber) }
    guard places.count == 1, let place = places.first, place + 1 < words.count,
      !words.contains(where: changes.contains), place == 0 || !leading.contains(words[place - 1]),
      words[place + 1].count > 1, words[place + 1].allSatisfy(\.isLetter)
    else { return nil }
    let isThousands = words[place].hasSuffix("k")
    guard let value = Quantity.number(words[place].dropLast(isThousands ? 1 : 0)), value > 0 else {
      return nil
    }
    return Quantity(isThousands ? value * 1000 : value, words[place + 1])
  }

  /// Words of titles whose number is how far from here.
  private static let changes: Set = ["lose", "gain", "drop", "shed", "cut", "reduce"]
  /// Words before a number that is a time or a bound.
  private static let leading: Set = [
    "in", "by", "within", "for", "after", "before", "until", "at", "under", "below", "to", "than",
    "on", "of",
  ]
}
