import Wellness

/// The kind of thing a user does, which decides what small steps can be offered.
enum GoalDomain: Hashable, Sendable {
  case walking, wheeling, running, strength, cycling, swimming, movement
  case sleep, food, water, weight, mind, screen, reading, study, other

  /// The domain of a goal, by its title and unit first and its type second.
  init(_ goal: CoachFacts.GoalFacts) {
    let isLiquid = ["litre", "glass", "ml"].contains(UnitWords.base(goal.unit))
    let counts = GoalDomain.counted(in: goal.title + " . " + goal.unit)
    if goal.type == .sleep {
      self = .sleep
    } else if goal.type == .weight {
      self = .weight
    } else if goal.type == .nutrition, isLiquid {
      self = .water
    } else if let first = counts {
      self = first
    } else {
      self =
        switch goal.type {
        case .activity: .movement
        case .nutrition: .food
        case .mindfulness: .mind
        default: .other
        }
    }
  }

  /// The domain that a text speaks of first, `nil` when it speaks of none.
  private static func counted(in text: String) -> GoalDomain? {
    first(in: PhraseTable.shared.hits(in: Utterance(text)))
  }

  /// The domain among hits that is named most precisely; the first one of several.
  static func first(in hits: [PhraseTable.Hit]) -> GoalDomain? {
    var found: (domain: GoalDomain, weight: Int)?
    for hit in hits {
      guard case .domain(let domain) = hit.subject else { continue }
      let weight = (domain == .movement ? 0 : 1) + hit.weight
      if weight > (found?.weight ?? 0) { found = (domain, weight) }
    }
    return found?.domain
  }

  /// Whether the weather has a say in it.
  var isOutdoors: Bool {
    switch self {
    case .walking, .wheeling, .running, .cycling, .swimming, .movement, .strength: true
    default: false
    }
  }
}
