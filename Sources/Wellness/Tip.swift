/// One piece of advice for a goal. The backend sends text alone; the rest is inferred from it.
package struct Tip: Hashable, Sendable {
  /// How much a tip matters.
  package enum Priority: String, Sendable {
    case high, medium, low
  }

  /// What a tip is about.
  package enum Category: String, Sendable {
    case nutrition, exercise, sleep, mindset, habit, general
  }

  /// As the backend sent it.
  package let text: String
  /// By its place in the list.
  package let priority: Priority
  /// By its words.
  package let category: Category

  /// A tip with what its place and its words tell.
  ///
  /// - Parameter index: its place in the list, counted from 0: the first two are of high priority,
  ///   the next three of medium, the rest of low (Goals API contract, section 6).
  package init(text: String, index: Int) {
    self.text = text
    self.priority = index < 2 ? .high : index < 5 ? .medium : .low
    let words = Words.of(text)
    let found = Tip.rules.first { rule in
      words.contains { word in rule.starts.contains { word.hasPrefix($0) } }
    }
    self.category = found?.category ?? .general
  }

  /// Tested in this order, at the start of words: "great" is not about eating.
  private static let rules: [(category: Category, starts: [String])] = [
    (.nutrition, ["eat", "food", "diet", "nutrition", "meal"]),
    (.exercise, ["exercise", "workout", "walk", "run", "step"]),
    (.sleep, ["sleep", "rest", "bed"]),
    (.mindset, ["think", "mindset", "mental", "focus"]),
    (.habit, ["habit", "routine", "schedule", "daily"]),
  ]
}
