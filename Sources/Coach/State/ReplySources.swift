/// What a reply takes of the library while it's put together, some of it in vain.
final class ReplySources {
  private(set) var answers: [(place: Library.AnswerID, openings: [SentenceOpening])] = []
  private(set) var labels: [[String]] = []

  func note(_ answer: LibraryAnswer, of topic: Library.TopicID, _ index: Int) {
    let place = Library.AnswerID(topic: topic, index: index)
    guard !answers.contains(where: { $0.place == place }) else { return }
    answers.append((place, SentenceOpening.all(in: answer.text)))
  }

  func note(labels: [String]) { self.labels.append(labels) }
}

extension ReplyWriter {
  /// The answers of the library that have come into a reply: those of the chat's own domain first,
  /// then in the order of the text.
  func given(in text: String) -> [Library.AnswerID] {
    let sentences = SentenceOpening.all(in: text)
    let domains = dialogue.domains
    return sources.answers.compactMap { answer in
      let place = sentences.firstIndex { answer.openings.contains($0) }
      let domain = domains.firstIndex(of: answer.place.topic.domain) ?? domains.count
      return place.map { (domain: domain, place: $0, answer: answer.place) }
    }.sorted { ($0.domain, $0.place) < ($1.domain, $1.place) }.map(\.answer)
  }

  /// What a reply offers in its last line.
  func labels(in text: String) -> [String] {
    sources.labels.last { text.hasSuffix("\n" + Choice.line($0)) } ?? []
  }

  /// A line of things to choose from.
  func line(of labels: [String]) -> String {
    sources.note(labels: labels)
    return Choice.line(labels)
  }
}
