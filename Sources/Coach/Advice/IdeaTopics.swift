import Wellness

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
        let words = utterance.text(hit.words)
        let isUnit = hit.words.count == 1 && IdeaTopics.isUnit(words)
        found[domain] = (count + 1, isUnit ? found[domain]?.quote ?? "" : words)
      }
    }
    self.hasRedFlag = hasRedFlag
  }

  /// Whether a word only says what is counted: people speak of walking, not of `lbs`.
  private static func isUnit(_ word: String) -> Bool {
    let base = UnitWords.base(word)
    return UnitWords.isMeasure(base) || units.contains(base) || base.first?.isNumber ?? false
  }

  private static let units: Set<String> = ["step", "page", "glass", "book", "lap", "ml", "stone"]

  func count(of domain: GoalDomain) -> Int { found[domain]?.count ?? 0 }

  /// What was spoken of, the most frequent first.
  var quotes: [String] {
    found.values.filter { !$0.quote.isEmpty }
      .sorted { ($1.count, $0.quote) < ($0.count, $1.quote) }.map(\.quote)
  }

  func quote(about domain: GoalDomain) -> String? {
    found[domain].flatMap { $0.quote.isEmpty ? nil : String($0.quote.prefix(60)) }
  }
}
