/// Whether a text may ask about the numbers of a goal.
package enum GoalQuestion {
  /// Whether it asks for an amount, or where somebody stands: `how much per month do i need?`.
  package static func mayBe(_ text: String) -> Bool {
    let words = TextWord.all(in: text).map(\.text)
    let pairs = zip(words, words.dropFirst())
    return pairs.contains { pair in phrases.contains { $0 == pair } }
      || words.contains("my") && words.contains(where: matters.contains)
  }

  private static let phrases = [
    ("how", "much"), ("how", "many"), ("how", "far"), ("on", "track"), ("i", "stand"),
    ("on", "time"), ("is", "left"),
  ]
  private static let matters: Set<String> = [
    "goal", "target", "progress", "pace", "deadline", "numbers",
  ]
}
