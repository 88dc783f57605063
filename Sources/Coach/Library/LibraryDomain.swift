/// The answers of one domain, with the phrases that lead to them.
struct LibraryDomain: Sendable {
  let topics: [LibraryTopic]
  /// Places in `topics`.
  let names: [String: Int]
  /// What leads to a topic in a message.
  let said: PhraseBook<Int>
  /// The beginnings of the answers' sentences, each with its answer.
  private let openings: WordIndex
  private let places: [[(topic: Int, answer: Int)]]

  init(_ id: DomainID) {
    topics = LibraryParser(id.text).topics
    var names: [String: Int] = [:]
    var openings = WordIndex(count: topics.count * 32)
    var places: [[(topic: Int, answer: Int)]] = []
    for (place, topic) in topics.enumerated() {
      names[topic.name] = place
      for (index, answer) in topic.answers.enumerated() {
        SentenceOpening.each(in: answer.text) { opening in
          let number = openings.add(opening.hash.value)
          if number == places.count { places.append([]) }
          places[number].append((place, index))
        }
      }
    }
    (self.names, self.openings, self.places) = (names, openings, places)
    said = PhraseBook(topics.enumerated().map { ($0.element.said, $0.offset) })
  }

  /// Which answers a text of the coach's has in it, in order; of several that have a sentence begin
  /// alike, all.
  func answers(in sentences: [SentenceOpening]) -> [(topic: Int, answer: Int)] {
    sentences.flatMap { openings.number(of: $0.hash.value).map { places[$0] } ?? [] }
  }
}
