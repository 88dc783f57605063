import Wellness

/// A goal that the coach can suggest.
struct GoalIdea: Hashable, Sendable {
  let domain: GoalDomain
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
    _ domain: GoalDomain, _ type: GoalType, _ title: String, _ target: Quantity, days: Int,
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

  /// Whether an active goal says the same: by its title, by most of its words, or by half of the
  /// words that matter in a goal of the same type.
  func repeats(title other: String, type otherType: GoalType) -> Bool {
    if title.lowercased() == other.lowercased() { return true }
    if Words.likeness(title, other) > 0.7 { return true }
    guard type == otherType else { return false }
    let own = GoalIdea.keywords(title)
    let shared = own.intersection(GoalIdea.keywords(other))
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
