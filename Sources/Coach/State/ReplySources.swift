/// An answer of the library that has come into a reply.
struct GivenAnswer: Sendable {
  let topic: Library.TopicID
  let key: AnswerKey
  /// What follows the question that it ends with.
  let next: LibraryAnswer.Next?
}

/// What a reply takes of the library while it's put together, some of it in vain.
final class ReplySources {
  /// An answer, which one of its topic it is, and how its sentences begin.
  struct Source {
    let topic: Library.TopicID
    let index: Int
    let answer: LibraryAnswer
    let openings: [SentenceOpening]
  }

  private(set) var answers: [Source] = []
  private(set) var labels: [[String]] = []
  /// What answers may name of the goal, worked out for the first that asks.
  private var slots: [String: String]?

  func slots(of standing: Standing?) -> [String: String] {
    let known = slots ?? standing?.slots ?? [:]
    slots = known
    return known
  }

  /// What holds for the answers of every topic, worked out as `slots` is.
  private var conditions: Set<String>?

  func conditions(_ all: () -> Set<String>) -> Set<String> {
    let known = conditions ?? all()
    conditions = known
    return known
  }

  func note(_ answer: LibraryAnswer, _ topic: Library.TopicID, _ index: Int) {
    guard !answers.contains(where: { ($0.topic, $0.index) == (topic, index) }) else { return }
    answers.append(
      Source(
        topic: topic, index: index, answer: answer,
        openings: SentenceOpening.all(in: answer.text)))
  }

  func note(labels: [String]) { self.labels.append(labels) }
}

extension ReplyWriter {
  /// The answers of the library that have come into a reply: those of the chat's own domain first,
  /// then in the order of the text.
  func given(in text: String) -> [GivenAnswer] {
    let sentences = SentenceOpening.all(in: text)
    let domains = dialogue.domains
    return sources.answers.compactMap { source in
      let place = sentences.firstIndex { source.openings.contains($0) }
      let domain = domains.firstIndex(of: source.topic.domain) ?? domains.count
      return place.map { (domain: domain, place: $0, source: source) }
    }.sorted { ($0.domain, $0.place) < ($1.domain, $1.place) }.map {
      let (topic, answer) = ($0.source.topic, $0.source.answer)
      return GivenAnswer(topic: topic, key: library.key(of: answer, in: topic), next: answer.next)
    }
  }

  /// What a reply offers in its last line, or in the question that it ends with.
  func labels(in text: String) -> [String] {
    if let labels = sources.labels.last(where: { text.hasSuffix("\n" + Choice.line($0)) }) {
      return labels
    }
    guard text.hasSuffix("?") else { return [] }
    // In the order in which they're read.
    let labels = Menu.allChoices.compactMap { label in
      text.offset(of: label).map { (label: label, place: $0) }
    }.sorted { $0.place < $1.place }.map(\.label)
    return labels.count > 1 ? labels : []
  }

  /// A line of things to choose from.
  func line(of labels: [String]) -> String {
    sources.note(labels: labels)
    return Choice.line(labels)
  }
}
