import Wellness

/// Chooses goals to suggest, from what a user does and says already.
///
/// What was spoken of most comes first, then what no goal is about yet, then what is easy. What an
/// active goal says already is left out.
struct IdeaChoice {
  let proposals: [GoalProposal]

  /// Where something asks for more than a coach, only what is gentle is suggested.
  init(_ facts: IdeaFacts) {
    let isCareful = facts.raisesRedFlag
    let topics = IdeaChoice.topics(facts.said)
    let types = Set(facts.goals.map(\.type))
    var ranked: [(place: Int, score: Int, idea: GoalIdea)] = []
    for (place, idea) in GoalIdea.all.enumerated() {
      let isTaken = facts.goals.contains {
        GoalSimilarity.isDuplicate(idea.title, idea.type, of: $0.title, $0.type)
      }
      if isTaken { continue }
      if isCareful, !IdeaChoice.gentle.contains(idea.domain) { continue }
      var score = 10 * (topics[idea.domain] ?? 0) - idea.difficulty
      if !types.contains(idea.type) { score += 3 }
      if IdeaChoice.isOwn(idea, facts.persona) { score += 5 }
      ranked.append((place, score, idea))
    }
    ranked.sort { (-$0.score, $0.place) < (-$1.score, $1.place) }
    proposals = IdeaChoice.mixed(ranked.map(\.idea), facts.count).map { idea in
      GoalProposal(
        title: idea.title, description: idea.description, type: idea.type, target: idea.target,
        rationale: IdeaChoice.rationale(idea, topics, types), days: idea.days,
        difficulty: idea.difficulty)
    }
  }

  /// What can be suggested to somebody who spoke of something that asks for more than a coach.
  private static let gentle: Set<DomainID> = [.calm, .social, .reading]

  /// How often each domain was spoken of.
  private static func topics(_ said: [String]) -> [DomainID: Int] {
    let library = Library.shared
    var counts: [DomainID: Int] = [:]
    for text in said {
      let words = library.read(text)
      let hits = library.domainWords.hits(in: words) + library.goalWords.hits(in: words)
      let found = Set(hits.filter { !$0.isNegated }.map(\.key))
      for domain in found { counts[domain, default: 0] += 1 }
    }
    return counts
  }

  private static func isOwn(_ idea: GoalIdea, _ persona: Persona?) -> Bool {
    persona == .nutritionist && idea.type == .nutrition
      || persona == .fitnessCoach && idea.type == .activity
  }

  /// The best ones, at most two of a domain as long as others are left.
  private static func mixed(_ ranked: [GoalIdea], _ count: Int) -> [GoalIdea] {
    var taken: [GoalIdea] = []
    for idea in ranked where taken.count < count {
      if taken.filter({ $0.domain == idea.domain }).count < 2 { taken.append(idea) }
    }
    for idea in ranked where taken.count < count && !taken.contains(idea) { taken.append(idea) }
    return taken
  }

  private static func rationale(
    _ idea: GoalIdea, _ topics: [DomainID: Int], _ types: Set<GoalType>
  ) -> String {
    if (topics[idea.domain] ?? 0) > 0, let name = names[idea.domain.rawValue] {
      return "You've talked about \(name). \(idea.reason)"
    }
    if !types.isEmpty, !types.contains(idea.type), idea.type != .custom {
      return "None of your active goals is about \(idea.type.rawValue) yet. \(idea.reason)"
    }
    return idea.reason
  }

  /// What people call a domain.
  private static let names: [String: String] = .listed("IdeaChoice.names")
}
