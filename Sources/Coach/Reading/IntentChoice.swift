import Wellness

/// Decides what a message is answered as, from the phrases that occur in it.
struct IntentChoice {
  typealias Found = (intent: CoachIntent, words: ClosedRange<Int>)

  private(set) var intent: CoachIntent
  private(set) var words: ClosedRange<Int>?
  /// The second obstacle of the message.
  private(set) var other: Found?
  /// Whether nothing says that it is English.
  private(set) var mayBeForeign = false

  /// The note on what is talked about, where there is one.
  private(set) var note: CoachNote?

  init(
    _ utterance: Utterance, hits: [PhraseTable.Hit], mentions: Mentions, domain: GoalDomain?,
    lastAnswerAsked: Bool
  ) {
    let count = utterance.words.count
    let found = IntentChoice.found(hits, in: utterance)
    var topics = IntentChoice.topics(found, domain)
    if domain == nil, utterance.isStrange(beside: topics.map(\.words)),
      topics.allSatisfy({ $0.intent == .starting }),
      !hits.contains(where: { if case .note = $0.subject { true } else { false } })
    {
      topics = []
    }
    mayBeForeign = topics.isEmpty && domain == nil
    if count == 0 {
      (intent, words) = (.empty, nil)
    } else if let request = IntentChoice.request(
      found, topics: topics, domain: domain, count: count)
    {
      (intent, words) = (request.intent, request.words)
      note = IntentChoice.note(hits, for: request, wordCount: count).map(\.note)
    } else if let best = IntentChoice.best(topics) {
      (intent, words) = (best.intent, best.words)
      if let (note, range) = IntentChoice.note(hits, for: best, wordCount: count) {
        (self.note, intent, words) = (note, note.intent, range)
      }
      other = topics.first { [words] in
        $0.intent.isObstacle && $0.intent != best.intent
          && !(words.map($0.words.overlaps) ?? false)
      }.map { ($0.intent, $0.words) }
    } else if let (note, range) = IntentChoice.note(hits, for: nil, wordCount: count) {
      (self.note, intent, words) = (note, note.intent, range)
    } else if let talk = IntentChoice.smallTalk(found, count: count) {
      (intent, words) = (talk.intent, talk.words)
    } else {
      (intent, words) = IntentChoice.rest(
        utterance, hits: hits, mentions: mentions, lastAnswerAsked: lastAnswerAsked)
    }
  }

  /// What a message is of which no rule knows the subject.
  private static func rest(
    _ utterance: Utterance, hits: [PhraseTable.Hit], mentions: Mentions, lastAnswerAsked: Bool
  ) -> (CoachIntent, ClosedRange<Int>?) {
    let count = utterance.words.count
    if utterance.isCalculation, let first = mentions.numbers.first {
      return (.offTopic, first.word...first.word)
    }
    if count <= 2, hedges.contains(utterance.words[0].text) { return (.answer, 0...(count - 1)) }
    if let denied = hits.first(where: { $0.isNegated && $0.isObstacle }) {
      let first = denied.negator ?? denied.words.lowerBound
      return (.fine, first...denied.words.upperBound)
    }
    let domain = hits.first { $0.isDomain }
    if domain != nil, let number = mentions.numbers.first, utterance.tellsOfDeeds {
      return (.done, number.word...number.word)
    }
    let sized = mentions.numbers.first { IntentChoice.sizes.contains($0.unit) }
    if let sized, count <= 14 {
      return (.amount, sized.word...min(sized.word + 1, count - 1))
    }
    if let word = mentions.firstWord, count <= 14 {
      return (.schedule, word...(mentions.lastWord ?? word))
    }
    if let domain { return (utterance.isQuestion ? .concern : .answer, domain.words) }
    if utterance.tellsOfHindrance { return (.hindrance, nil) }
    let isUnderstood = utterance.isUnderstood || count == 1 || !mentions.numbers.isEmpty
    if lastAnswerAsked, count <= 25, isUnderstood, !utterance.isQuestion { return (.answer, nil) }
    return (.unknown, nil)
  }

  private static let hedges: Set<String> = ["maybe", "perhaps", "possibly", "depends", "sometimes"]
  private static let sizes: Set<String> = [
    "minute", "minutes", "min", "mins", "hour", "hours", "h", "days", "day",
  ]

  /// The note that says most on what was found: on the same words, or on the message when only
  /// general phrases such as "how do I" were found beside it.
  private static func note(
    _ hits: [PhraseTable.Hit], for best: Candidate?, wordCount: Int
  ) -> (note: CoachNote, words: ClosedRange<Int>)? {
    var found: (note: CoachNote, hit: PhraseTable.Hit, score: Int)?
    for hit in hits where !hit.isNegated {
      guard case .note(let number) = hit.subject else { continue }
      let note = CoachNote.all[number]
      if note.intent == .answer, wordCount > 6 { continue }
      if let best {
        // A plan is asked for, whatever it is about.
        guard best.intent != .plan else { continue }
        let isGeneral = best.rank <= 3
        guard
          isGeneral || hit.words.overlaps(best.words) || note.intent == best.intent
            || hit.weight > best.weight
        else { continue }
        let isSame = (best.intent == .somethingElse) == (note.intent == .somethingElse)
        guard isSame || hit.weight > best.weight else { continue }
      }
      let score = hit.weight * 2 + (note.intent == best?.intent ? 1 : 0)
      if score > (found?.score ?? 0) { found = (note, hit, score) }
    }
    return found.map { ($0.note, $0.hit.words) }
  }

  private struct Candidate {
    let intent: CoachIntent
    let words: ClosedRange<Int>
    let weight: Int

    /// As the intent's, but people who are merely mentioned stand back.
    var rank: Int { intent == .social && weight == 1 ? 3 : intent.rank }
  }

  private static func found(
    _ hits: [PhraseTable.Hit], in utterance: Utterance
  ) -> [Candidate] {
    hits.compactMap { hit in
      guard case .intent(let intent) = hit.subject, !(hit.isNegated && intent.vanishesWhenDenied),
        !(intent == .plan && utterance.declines(hit.words.lowerBound)),
        !hits.contains(where: { $0.covers(hit) })
      else { return nil }
      return Candidate(intent: intent, words: hit.words, weight: hit.weight)
    }
  }

  /// What is talked about; "how do I" and the like are nothing beside a foreign subject.
  private static func topics(_ found: [Candidate], _ domain: GoalDomain?) -> [Candidate] {
    let topics = found.filter { $0.intent.rank >= 2 && !$0.intent.isRequest }
    let elsewhere = found.filter { $0.intent == .offTopic }.map(\.weight).max() ?? 0
    let isFaint =
      elsewhere > 1 && domain.map { $0 == .screen || $0 == .study } ?? true
      && topics.allSatisfy { $0.weight == 1 && $0.intent != .cost }
    let isElsewhere =
      elsewhere > 0 && (isFaint || topics.allSatisfy { $0.intent == .starting })
    return isElsewhere ? [] : topics
  }

  /// A request about the conversation: `shorter`, `why?`, `something else`. They are short, and say
  /// nothing of another subject.
  private static func request(
    _ found: [Candidate], topics: [Candidate], domain: GoalDomain?, count: Int
  ) -> Candidate? {
    let others = topics.filter { $0.intent != .starting && $0.intent != .motivation }
    for intent in [CoachIntent.somethingElse, .smaller, .shorter, .longer, .why, .next] {
      guard let hit = found.first(where: { $0.intent == intent }) else { continue }
      let isAlone = domain == nil && !others.contains { !$0.words.overlaps(hit.words) }
      let limit = intent == .next ? 6 : hit.weight > 1 && intent != .smaller ? 14 : 8
      if count <= limit, isAlone || (intent == .somethingElse && hit.weight > 1) { return hit }
    }
    return nil
  }

  private static func best(_ topics: [Candidate]) -> Candidate? {
    topics.max { left, right in
      (left.rank, left.weight, -left.words.lowerBound)
        < (right.rank, right.weight, -right.words.lowerBound)
    }
  }

  private static func smallTalk(_ found: [Candidate], count: Int) -> Candidate? {
    let order: [CoachIntent] = [
      .offTopic, .identity, .capabilities, .fine, .bye, .thanks, .noQuestions, .howAreYou, .no,
      .yes, .greeting,
    ]
    for intent in order {
      guard let hit = found.first(where: { $0.intent == intent }) else { continue }
      let isBare = [.yes, .no, .bye].contains(intent) && intent != .thanks
      let limit = intent.rank > 0 || intent == .fine ? 60 : isBare ? 6 : 10
      if count <= limit, !isBare || hit.words.lowerBound == 0 || count <= 3 { return hit }
    }
    return nil
  }
}

extension PhraseTable.Hit {
  /// Whether it is a longer phrase of an intent around the other one: `full of energy`, `energy`.
  fileprivate func covers(_ other: PhraseTable.Hit) -> Bool {
    guard case .intent = subject else { return false }
    return !isNegated && weight > other.weight && words.lowerBound <= other.words.lowerBound
      && words.upperBound >= other.words.upperBound
  }

  fileprivate var isObstacle: Bool {
    if case .intent(let intent) = subject { intent.isObstacle } else { false }
  }

  fileprivate var isDomain: Bool {
    if case .domain = subject { true } else { false }
  }
}

extension CoachIntent {
  /// Whether "no" and "not" before it leave nothing of it; "no sleep" is about sleep all the same.
  fileprivate var vanishesWhenDenied: Bool {
    switch self {
    case .sleep, .food, .habits, .motivation, .tracking, .rest, .timing, .starting: false
    default: true
    }
  }

  /// Whether it asks something of the conversation rather than about a subject.
  fileprivate var isRequest: Bool {
    switch self {
    case .smaller, .shorter, .longer, .why, .somethingElse, .next, .noQuestions: true
    default: false
    }
  }
}
