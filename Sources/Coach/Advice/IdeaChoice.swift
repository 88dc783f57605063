import Wellness

/// Chooses goals to suggest, from what a user does and says already.
///
/// What was spoken of most comes first, then what no goal is about yet, then what is easy. What an
/// active goal says already is left out.
struct IdeaChoice {
  /// One idea, and why it is one for this user.
  struct Chosen: Hashable {
    let idea: GoalIdea
    let rationale: String
  }

  let chosen: [Chosen]

  /// - Parameters:
  ///   - goals: the active ones.
  ///   - said: what the user said, oldest first.
  ///   - told: what else there is to look through for red flags.
  ///   - persona: whose ideas come first, where there is one.
  init(
    count: Int, goals: [(title: String, type: GoalType)], said: [String], told: [String] = [],
    persona: Persona? = nil
  ) {
    let topics = IdeaTopics(said)
    let hasRedFlag = topics.hasRedFlag || IdeaTopics(told).hasRedFlag
    let types = Set(goals.map(\.type))
    let ranked = GoalIdea.all
      .filter { idea in !goals.contains { idea.repeats(title: $0.title, type: $0.type) } }
      .filter { !hasRedFlag || IdeaChoice.gentle.contains($0.domain) }
      .enumerated()
      .sorted { left, right in
        let scores = (
          IdeaChoice.score(left.element, topics, types, persona),
          IdeaChoice.score(right.element, topics, types, persona)
        )
        return scores.0 == scores.1 ? left.offset < right.offset : scores.0 > scores.1
      }
      .map(\.element)
    chosen = IdeaChoice.mixed(ranked, count).map { idea in
      Chosen(idea: idea, rationale: IdeaChoice.rationale(idea, topics, types))
    }
  }

  /// What can be suggested to somebody who spoke of something that asks for more than a coach.
  private static let gentle: Set<GoalDomain> = [.mind, .other, .reading]

  /// The best ones, at most two of a domain as long as others are left.
  private static func mixed(_ ranked: [GoalIdea], _ count: Int) -> [GoalIdea] {
    var taken: [GoalIdea] = []
    for idea in ranked where taken.count < count {
      if taken.filter({ $0.domain == idea.domain }).count < 2 { taken.append(idea) }
    }
    for idea in ranked where taken.count < count && !taken.contains(idea) { taken.append(idea) }
    return taken
  }

  private static func score(
    _ idea: GoalIdea, _ topics: IdeaTopics, _ types: Set<GoalType>, _ persona: Persona?
  ) -> Int {
    var score = 10 * topics.count(of: idea.domain) - idea.difficulty
    if !types.contains(idea.type) { score += 3 }
    switch (persona, idea.type) {
    case (.nutritionist?, .nutrition), (.fitnessCoach?, .activity): score += 5
    default: break
    }
    return score
  }

  private static func rationale(
    _ idea: GoalIdea, _ topics: IdeaTopics, _ types: Set<GoalType>
  ) -> String {
    if let quote = topics.quote(about: idea.domain) {
      return "You spoke of “\(quote)”. \(idea.reason)"
    }
    if !types.isEmpty, !types.contains(idea.type), idea.type != .custom {
      return "None of your active goals is about \(idea.type.rawValue) yet. \(idea.reason)"
    }
    return idea.reason
  }
}

extension GoalIdea {
  static let all = movement + rest + food
}
