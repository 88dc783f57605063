/// Decides what a message is answered as, from the phrases that occur in it.
struct IntentChoice {
  typealias Found = (intent: CoachIntent, words: ClosedRange<Int>)

  private(set) var intent: CoachIntent
  private(set) var words: ClosedRange<Int>?
  /// The second obstacle of the message.
  private(set) var other: Found?
  /// Whether nothing says that it is English.
  private(set) var mayBeForeign = false

  init(
    _ utterance: Utterance, hits: [PhraseTable.Hit], mentions: Mentions, domain: GoalDomain?,
    lastAnswerAsked: Bool
  ) {
    let count = utterance.words.count
    let found = IntentChoice.found(hits)
    let topics = IntentChoice.topics(found)
    mayBeForeign = topics.isEmpty && domain == nil
    if count == 0 {
      (intent, words) = (.empty, nil)
    } else if let request = IntentChoice.request(
      found, topics: topics, domain: domain, count: count)
    {
      (intent, words) = (request.intent, request.words)
    } else if let best = IntentChoice.best(topics) {
      (intent, words) = (best.intent, best.words)
      other = topics.first {
        $0.intent.isObstacle && $0.intent != best.intent && !$0.words.overlaps(best.words)
      }.map { ($0.intent, $0.words) }
    } else if let talk = IntentChoice.smallTalk(found, count: count) {
      (intent, words) = (talk.intent, talk.words)
    } else if let denied = hits.first(where: { $0.isNegated && $0.isObstacle }) {
      (intent, words) = (.fine, denied.words)
    } else if !mentions.days.isEmpty || mentions.time != nil, count <= 12 {
      (intent, words) = (.schedule, nil)
    } else if domain != nil {
      intent = .concern
      words = hits.first { $0.isDomain }?.words
    } else if lastAnswerAsked, count <= 15 || !mentions.numbers.isEmpty {
      (intent, words) = (.answer, nil)
    } else {
      (intent, words) = (.unknown, nil)
    }
  }

  private struct Candidate {
    let intent: CoachIntent
    let words: ClosedRange<Int>
    let weight: Int
  }

  private static func found(_ hits: [PhraseTable.Hit]) -> [Candidate] {
    hits.compactMap { hit in
      guard case .intent(let intent) = hit.subject, !hit.isNegated else { return nil }
      return Candidate(intent: intent, words: hit.words, weight: hit.weight)
    }
  }

  /// What is talked about; "how do I" and the like are nothing beside a foreign subject.
  private static func topics(_ found: [Candidate]) -> [Candidate] {
    let topics = found.filter { $0.intent.rank >= 2 && !$0.intent.isRequest }
    let isElsewhere =
      found.contains { $0.intent == .offTopic } && topics.allSatisfy { $0.intent == .starting }
    return isElsewhere ? [] : topics
  }

  /// A request about the conversation: `shorter`, `why?`, `something else`. They are short, and say
  /// nothing of another subject.
  private static func request(
    _ found: [Candidate], topics: [Candidate], domain: GoalDomain?, count: Int
  ) -> Candidate? {
    let others = topics.filter { $0.intent != .starting && $0.intent != .motivation }
    for intent in [CoachIntent.somethingElse, .smaller, .shorter, .longer, .why] {
      guard let hit = found.first(where: { $0.intent == intent }) else { continue }
      let isAlone = domain == nil && !others.contains { !$0.words.overlaps(hit.words) }
      let limit = intent == .somethingElse && hit.weight > 1 ? 14 : 8
      if count <= limit, isAlone || (intent == .somethingElse && hit.weight > 1) { return hit }
    }
    return nil
  }

  private static func best(_ topics: [Candidate]) -> Candidate? {
    topics.max { left, right in
      (left.intent.rank, left.weight, -left.words.lowerBound)
        < (right.intent.rank, right.weight, -right.words.lowerBound)
    }
  }

  private static func smallTalk(_ found: [Candidate], count: Int) -> Candidate? {
    let order: [CoachIntent] = [
      .offTopic, .identity, .capabilities, .fine, .bye, .thanks, .no, .yes, .greeting,
    ]
    for intent in order {
      guard let hit = found.first(where: { $0.intent == intent }) else { continue }
      let limit = intent.rank > 0 || intent == .fine ? 60 : 10
      if count <= limit { return hit }
    }
    return nil
  }
}

extension PhraseTable.Hit {
  fileprivate var isObstacle: Bool {
    if case .intent(let intent) = subject { intent.isObstacle } else { false }
  }

  fileprivate var isDomain: Bool {
    if case .domain = subject { true } else { false }
  }
}

extension CoachIntent {
  /// Whether it asks something of the conversation rather than about a subject.
  fileprivate var isRequest: Bool {
    switch self {
    case .smaller, .shorter, .longer, .why, .somethingElse: true
    default: false
    }
  }
}
