import Wellness

/// A goal that the coach can suggest.
struct GoalIdea: Hashable, Sendable {
  /// Of the library.
  let domain: DomainID
  let type: GoalType
  /// At most 50 characters.
  let title: String
  /// 100 to 500 characters.
  let description: String
  let target: Quantity
  let days: Int
  /// From 1, very easy, to 5, very hard.
  let difficulty: Int
  /// Why it helps, as a sentence.
  let reason: String

  init(
    _ domain: DomainID, _ type: GoalType, _ title: String, _ target: Quantity, days: Int,
    difficulty: Int, description: String, reason: String
  ) {
    self.domain = domain
    self.type = type
    self.title = title
    self.description = description
    self.target = target
    self.days = days
    self.difficulty = difficulty
    self.reason = reason
  }

  /// Whether an active goal says the same.
  func repeats(title other: String, type otherType: GoalType) -> Bool {
    GoalSimilarity.isDuplicate(title, type, of: other, otherType)
  }
}
