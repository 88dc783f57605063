/// The beginnings of the sentences of a domain's answers, by which an answer is known again.
///
/// It's an object, as it has many tables and is asked for often.
final class AnswerOpenings: Sendable {
  /// Where an answer stands in its domain.
  typealias Place = (topic: Int, answer: Int)

  /// The numbers of the answers, in their order, by a sentence that they have.
  private let answers: WordLists
  private let places: [Place]

  init(_ topics: [LibraryTopic]) {
    var answers = WordLists(count: topics.count * 32)
    var places: [Place] = []
    for (place, topic) in topics.enumerated() {
      for (index, answer) in topic.answers.enumerated() {
        let number = places.count
        places.append((place, index))
        SentenceOpening.each(in: answer.text) { answers.add($0.hash.value, number) }
      }
    }
    (self.answers, self.places) = (answers, places)
  }

  /// Goes through the answers that a text of the coach's has in it, in order; of several that have a
  /// sentence begin alike, through all.
  func each(in sentences: [SentenceOpening], _ body: (Place) -> Void) {
    for sentence in sentences {
      var found: [Place] = []
      answers.each(of: sentence.hash.value) { found.append(places[$0]) }
      for place in found.reversed() { body(place) }
    }
  }
}

/// The first bytes of a sentence, by which an answer is known again.
struct SentenceOpening: Hashable, Sendable {
  private static let length = 28
  /// Of how many bytes a sentence is at least.
  static let shortest = 12
  let hash: WordHash

  /// Of all sentences of a text that are long enough and have no slot there, the first 28 bytes.
  static func all(in text: some StringProtocol) -> [SentenceOpening] {
    var openings: [SentenceOpening] = []
    each(in: Substring(text)) { openings.append($0) }
    return openings
  }

  static func each(in text: Substring, _ body: (SentenceOpening) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for index in 0...bytes.count {
        let isEnd =
          index == bytes.count || bytes[index] == 0x0A
          || bytes[index] == 0x20 && index > 0 && ends(bytes[index - 1])
        guard isEnd else { continue }
        let sentence = UnsafeBufferPointer(rebasing: bytes[start..<index])
        if sentence.count >= shortest, let opening = SentenceOpening(sentence) { body(opening) }
        start = index + 1
      }
    }
  }

  private init?(_ sentence: UnsafeBufferPointer<UInt8>) {
    var hash = WordHash()
    for byte in sentence.prefix(SentenceOpening.length) {
      if byte == UInt8(ascii: "{") { return nil }
      hash.add(byte)
    }
    self.hash = hash
  }

  private static func ends(_ byte: UInt8) -> Bool {
    byte == 0x2E || byte == 0x3F || byte == 0x21 || byte == 0x3A
  }
}

extension DomainID {
  /// Read on first use, since a chat begins without answers.
  var openings: AnswerOpenings {
    switch self {
    case .guide: AnswerOpenings.guide
    case .general: AnswerOpenings.general
    case .talk: AnswerOpenings.talk
    case .walking: AnswerOpenings.walking
    case .running: AnswerOpenings.running
    case .strength: AnswerOpenings.strength
    case .weight: AnswerOpenings.weight
    case .eating: AnswerOpenings.eating
    case .water: AnswerOpenings.water
    case .sleep: AnswerOpenings.sleep
    case .calm: AnswerOpenings.calm
    case .mood: AnswerOpenings.mood
    case .smoking: AnswerOpenings.smoking
    case .alcohol: AnswerOpenings.alcohol
    case .screens: AnswerOpenings.screens
    case .reading: AnswerOpenings.reading
    case .learning: AnswerOpenings.learning
    case .money: AnswerOpenings.money
    case .social: AnswerOpenings.social
    }
  }
}

extension AnswerOpenings {
  fileprivate static let guide = AnswerOpenings(DomainID.guide.content.topics)
  fileprivate static let general = AnswerOpenings(DomainID.general.content.topics)
  fileprivate static let talk = AnswerOpenings(DomainID.talk.content.topics)
  fileprivate static let walking = AnswerOpenings(DomainID.walking.content.topics)
  fileprivate static let running = AnswerOpenings(DomainID.running.content.topics)
  fileprivate static let strength = AnswerOpenings(DomainID.strength.content.topics)
  fileprivate static let weight = AnswerOpenings(DomainID.weight.content.topics)
  fileprivate static let eating = AnswerOpenings(DomainID.eating.content.topics)
  fileprivate static let water = AnswerOpenings(DomainID.water.content.topics)
  fileprivate static let sleep = AnswerOpenings(DomainID.sleep.content.topics)
  fileprivate static let calm = AnswerOpenings(DomainID.calm.content.topics)
  fileprivate static let mood = AnswerOpenings(DomainID.mood.content.topics)
  fileprivate static let smoking = AnswerOpenings(DomainID.smoking.content.topics)
  fileprivate static let alcohol = AnswerOpenings(DomainID.alcohol.content.topics)
  fileprivate static let screens = AnswerOpenings(DomainID.screens.content.topics)
  fileprivate static let reading = AnswerOpenings(DomainID.reading.content.topics)
  fileprivate static let learning = AnswerOpenings(DomainID.learning.content.topics)
  fileprivate static let money = AnswerOpenings(DomainID.money.content.topics)
  fileprivate static let social = AnswerOpenings(DomainID.social.content.topics)
}
