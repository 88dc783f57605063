/// What a user spoke of, as far as goals can be about it.
struct IdeaTopics {
  private var found: [GoalDomain: (count: Int, quote: String)] = [:]
  /// Whether something was said that asks for more than a coach.
  let hasRedFlag: Bool

  /// - Parameter said: oldest first; the younger of two quotes about the same stands.
  init(_ said: [String]) {
    var hasRedFlag = false
    for text in said {
      let utterance = Utterance(text)
      let hits = PhraseTable.shared.hits(in: utterance)
      let reading = RedFlagReader.read(
        utterance, hits: hits, mentions: Mentions(utterance), bodyWeight: nil)
      if reading != nil { hasRedFlag = true }
      for hit in hits {
        guard case .domain(let domain) = hit.subject, !hit.isNegated else { continue }
        let count = found[domain]?.count ?? 0
        found[domain] = (count + 1, utterance.text(hit.words))
      }
    }
    self.hasRedFlag = hasRedFlag
  }

  func count(of domain: GoalDomain) -> Int { found[domain]?.count ?? 0 }

  /// What was spoken of, the most frequent first.
  var quotes: [String] {
    found.values.sorted { ($1.count, $0.quote) < ($0.count, $1.quote) }.map(\.quote)
  }

  func quote(about domain: GoalDomain) -> String? {
    found[domain].map { String($0.quote.prefix(60)) }
  }
}
