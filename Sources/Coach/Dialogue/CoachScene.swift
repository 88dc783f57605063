import Time
import Wellness

/// What holds for all turns of a chat.
final class CoachScene: Sendable {
  let library = Library.shared
  let facts: CoachFacts
  /// `nil` in a chat about no goal.
  let standing: Standing?
  /// The domain of the goal; `general` without one.
  let domain: DomainID

  init(_ facts: CoachFacts) {
    self.facts = facts
    standing = facts.goal.map { Standing($0, today: facts.today) }
    domain = facts.goal.map(DomainID.init) ?? .general
  }

  /// For tests: as if the goal were of that domain and stood so.
  init(_ facts: CoachFacts, standing: Standing?, domain: DomainID) {
    (self.facts, self.standing, self.domain) = (facts, standing, domain)
  }
}

extension DomainID {
  /// The domain of a goal: by its title and unit, then by its description, then by its type.
  init(_ goal: CoachFacts.GoalFacts) {
    let library = Library.shared
    for text in [goal.title + ". " + goal.unit, goal.description] {
      let hits = library.goalWords.hits(in: library.read(text))
      // Wine is counted in glasses, too.
      let isWine = hits.contains { $0.key == .alcohol }
      let best = hits.filter { !isWine || $0.key != .water }.max { $0.weight < $1.weight }
      if let best {
        self = best.key
        return
      }
    }
    self =
      switch goal.type {
      case .sleep: .sleep
      case .nutrition: .eating
      case .weight: .weight
      case .mindfulness: .calm
      default: .general
      }
  }
}
