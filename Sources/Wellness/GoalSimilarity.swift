/// When a goal that is suggested says what an active one says already.
package enum GoalSimilarity {
  /// Whether the titles are the same, or most of their words, or, of goals of one type, half of the
  /// words of the suggestion that matter (backend contract, "Suggestions from a consultation").
  package static func isDuplicate(
    _ title: String, _ type: GoalType, of other: String, _ otherType: GoalType
  ) -> Bool {
    if title.lowercased() == other.lowercased() { return true }
    if Words.likeness(title, other) > 0.7 { return true }
    guard type == otherType else { return false }
    let own = keywords(title)
    let shared = own.intersection(keywords(other))
    return !own.isEmpty && Double(shared.count) / Double(own.count) > 0.5
  }

  private static func keywords(_ title: String) -> Set<String> {
    Set(Words.of(title).filter { $0.count > 2 && !fillers.contains($0) })
  }

  private static let fillers: Set<String> = [
    "the", "and", "for", "with", "day", "days", "week", "weeks", "every", "each", "more", "less",
    "goal", "times", "per", "get", "from",
  ]
}
