import Wellness

/// One message as the coach understands it.
struct CoachReading: Sendable {
  let utterance: Utterance
  let mentions: Mentions
  /// What it is answered as.
  let intent: CoachIntent
  /// What is worth saying to the particular thing that was named.
  let note: CoachNote?
  /// A second thing that stands in the way, named in the same message.
  let other: CoachIntent?
  /// The user's own words that an answer takes up; `nil` only when there are none.
  let words: String?
  let otherWords: String?
  /// A few words around them.
  let quote: String?
  let flag: RaisedFlag?
  let domain: GoalDomain?
  let language: ForeignLanguage?
  /// Whether it asks not to be asked.
  let declinesQuestions: Bool
  /// Whether it tells of a wheelchair.
  let isWheeling: Bool

  /// - Parameters:
  ///   - tolerant: whether typing errors are looked through, which takes longer.
  ///   - lastAnswerAsked: whether the message may answer a question.
  ///   - bodyWeight: of the user in kilograms, where it is known.
  init(
    _ text: String, tolerant: Bool = true, lastAnswerAsked: Bool, bodyWeight: Double? = nil
  ) {
    utterance = Utterance(text, tolerant: tolerant)
    let hits = PhraseTable.shared.hits(in: utterance)
    mentions = Mentions(utterance)
    flag = RedFlagReader.read(
      utterance, hits: hits, mentions: mentions, bodyWeight: bodyWeight)
    domain = GoalDomain.first(in: hits)
    let choice = IntentChoice(
      utterance, hits: hits, mentions: mentions, domain: domain, lastAnswerAsked: lastAnswerAsked)
    intent = choice.intent
    note = choice.note
    other = choice.other?.intent
    otherWords = choice.other.map { [utterance] in utterance.text($0.words) }
    language = ForeignLanguage(utterance, mostly: !choice.mayBeForeign)
    declinesQuestions = hits.contains { $0.subject == .intent(.noQuestions) }
    isWheeling = hits.contains { $0.subject == .domain(.wheeling) && !$0.isNegated }
    let quoting = Quoting(utterance, around: choice.words)
    words = quoting.words
    quote = quoting.quote
  }
}
