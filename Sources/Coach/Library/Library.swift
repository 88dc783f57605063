/// What a good coach would say: whole answers by domain and topic, from the texts in `CoachData/library`.
///
/// A domain is read when a chat turns to it; what its goals and messages are known by is read for
/// all of them at once.
final class Library: Sendable {
  /// Its texts are part of the program and never change, so whoever needs a topic's name asks this one and
  /// isn't handed it.
  static let shared = Library()

  /// Where a topic stands.
  struct TopicID: Hashable, Sendable {
    let domain: DomainID
    let index: Int

    /// What its file calls the topic.
    var name: String { Library.shared[self].name }
  }

  /// What turns the talk to a domain in a message.
  let domainWords: PhraseBook<DomainID>
  /// What makes a goal one of a domain.
  let goalWords: PhraseBook<DomainID>
  /// What's often asked in a chat about a domain, too: food where weight is to be lost.
  let near: [DomainID: Substring]
  /// What a message wants, apart from topics.
  let intents: PhraseBook<Intent>

  private init() {
    let heads = DomainID.subjects.map { (id: $0, head: LibraryParser.head(of: $0.head)) }
    goalWords = PhraseBook("goals", heads.map { ($0.head.goals, $0.id) })
    near = Dictionary(uniqueKeysWithValues: heads.map { ($0.id, $0.head.near) })
    domainWords = PhraseBook("words", heads.map { ($0.head.words, $0.id) })
    intents = PhraseBook("intents", IntentPhrases.lines(in: CoachText.load("intents")))
  }

  subscript(_ id: TopicID) -> LibraryTopic { id.domain.content.topics[id.index] }

  /// A topic of a domain; the general one where the domain has none of that name.
  func topic(_ name: String, in domain: DomainID) -> TopicID? {
    [domain, .general, .talk].lazy.compactMap { $0.topic(name) }.first
  }

  /// What a topic is called among choices: by its own label, the general one's, or its name.
  func label(of place: TopicID) -> String {
    let shared = DomainID.general.topic(place.name).flatMap { self[$0].label }
    return String(self[place].label ?? shared ?? place.name[...])
  }

  /// The topic that a choice names.
  func labelled(_ label: String, in domains: [DomainID]) -> TopicID? {
    domains.lazy.flatMap { domain in
      domain.content.topics.indices.lazy.map { TopicID(domain: domain, index: $0) }
    }.first { self.label(of: $0) == label }
  }

  /// A message as the rules read it.
  ///
  /// - Parameter domains: whose words a typing error may stand for.
  func read(_ text: String, for domains: [DomainID] = []) -> SaidText {
    SaidText(text, tables(of: domains))
  }

  /// The same, sentence by sentence.
  func message(_ text: String, for domains: [DomainID]) -> SaidMessage {
    SaidMessage(text, tables(of: domains))
  }

  /// What mends the typing errors of a message.
  func spelling(for domains: [DomainID]) -> Spelling { Spelling(tables: tables(of: domains)) }

  private func tables(of domains: [DomainID]) -> [PhraseTable] {
    [intents.table, domainWords.table, goalWords.table] + domains.map(\.content.said.table)
  }
}
