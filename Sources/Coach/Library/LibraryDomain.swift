/// The answers of one domain, with the phrases that lead to them.
///
/// It's an object, as it has many tables and is asked for often.
final class LibraryDomain: Sendable {
  let topics: [LibraryTopic]
  /// Places in `topics`.
  let names: [String: Int]
  /// What leads to a topic in a message.
  let said: PhraseBook<Int>

  init(_ id: DomainID) {
    topics = LibraryParser(id.text).topics
    names = Dictionary(zip(topics.map(\.name), topics.indices)) { $1 }
    said = PhraseBook(id.rawValue, topics.enumerated().map { ($0.element.said, $0.offset) })
  }
}
