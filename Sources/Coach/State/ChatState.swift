import Numbers
import Wellness

/// What the coach remembers of a chat, stored with each of its answers: the next one depends on this,
/// the message and the goal, and on nothing that was said before.
package struct ChatState: Hashable, Sendable {
  /// What was said of dangers.
  var safety: SafetyMemory
  /// What else has been going on.
  var dialogue: DialogueMemory
}

/// The answer to a message.
package struct Reply: Hashable, Sendable {
  package let text: String
  /// What is remembered from now on.
  package let state: ChatState

  package init(text: String, state: ChatState) {
    (self.text, self.state) = (text, state)
  }
}

/// What has been going on in a chat, apart from dangers.
struct DialogueMemory: Hashable, Sendable {
  /// A message that told values, or what something costs. It's read again in each turn, since the
  /// values may have been noted meanwhile.
  struct Telling: Hashable, Sendable {
    let text: String
    /// In milliseconds since 1970; 0 where that isn't known.
    let at: Int64
    /// How many messages without values came before it.
    let silence: Int
  }

  /// The domain that is talked about.
  var domain: DomainID
  /// What the last answer was about, follow-ups looked through.
  var subject: Intent?
  /// The topics that the last answer speaks of.
  var lastTopics: [Library.TopicID] = []
  /// What follows the question that the last answer ends with.
  var open: LibraryAnswer.Next?
  /// What the last answer offers, in the order of its numbers.
  var labels: [String] = []
  /// How many numbered lines the last answer has.
  var lines = 0
  /// Answers of the library that were given, the oldest first.
  var used: [AnswerKey] = []
  /// The topics of the answers, in their order, each once.
  var topics: [Library.TopicID] = []
  /// How often each thing was asked for.
  var asked: [Intent: Int] = [:]
  /// Beginnings of words that are not to come up again.
  var refused: [String] = []
  /// The oldest first.
  var tellings: [Telling] = []
  /// How many messages without values came after them.
  var silence = 0
  /// What the user took last of what was offered.
  var chosen: String?
  /// The few words that answers began with, the oldest first.
  var openings: [AnswerKey] = []
  /// What was asked last, or told; at most 160 bytes.
  var question = ""
  /// How many messages in a row have put again what was missed.
  var misses = 0
  /// How many answers the coach has given.
  var answers = 0
  /// How often the coach has had to ask what is meant.
  var offers = 0

  init(domain: DomainID) { self.domain = domain }

  /// Takes what was answered.
  ///
  /// - Parameters:
  ///   - answer: `nil` where a model says what nobody knows yet.
  ///   - given: the answers of the library in it, in the order in which they're looked back on.
  ///   - labels: what it offers.
  mutating func take(_ answer: String?, given: [GivenAnswer] = [], labels: [String] = []) {
    if let answer { openings.remember(AnswerKey(SentenceText.opening(of: answer))) }
    answers += 1
    lastTopics = given.map(\.topic)
    open = answer?.utf8.last == UInt8(ascii: "?") ? given.last?.next : nil
    for answer in given {
      used.remember(answer.key)
      if !topics.contains(answer.topic) { topics.append(answer.topic) }
    }
    self.labels = labels
    lines = answer?.utf8.split(separator: 0x0A).count { NumberedLine(Substring($0)) != nil } ?? 0
    if !labels.isEmpty { offers += 1 }
  }

  /// Takes what a message is about.
  ///
  /// - Parameter again: whether it puts again what the answer to the last one has missed.
  mutating func ask(_ text: String, again: Bool) {
    misses = again ? misses + 1 : 0
    var asked = String((again ? text + " " + question : text).prefix(160))
    while asked.utf8.count > 160 { asked.removeLast() }
    question = asked
  }

  /// Takes a message that told something, or that didn't.
  mutating func take(_ text: String, at: Int64, tells: Bool) {
    guard tells else {
      silence += 1
      return
    }
    tellings.append(Telling(text: text, at: at, silence: silence))
    silence = 0
  }
}

/// A line of a list: `2. Walk first.`
struct NumberedLine {
  let number: Int
  let text: Substring

  init?(_ line: Substring) {
    guard let dot = line.utf8.firstIndex(of: UInt8(ascii: ".")),
      let number = Int(line[..<dot], in: 1...99),
      line[dot...].hasPrefix(". ")
    else { return nil }
    (self.number, text) = (number, line[dot...].dropFirst(2))
  }
}

/// A text as a number, by which it's known again: 32 bits of its hash.
struct AnswerKey: Hashable, Sendable {
  let value: UInt32

  init(value: UInt32) { self.value = value }

  init(_ parts: String...) {
    var hash = WordHash()
    for part in parts {
      hash.add(part)
      hash.add(0)
    }
    value = UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32)
  }
}

extension [AnswerKey] {
  /// So many are remembered: what was said longer ago may be said again.
  private static let most = 64

  /// Puts a key behind the others, once.
  mutating func remember(_ key: AnswerKey) {
    if let place = firstIndex(of: key) { remove(at: place) }
    append(key)
    if count > [AnswerKey].most { removeFirst() }
  }
}

extension Library {
  /// An answer by what it says and where it stands: whoever moves it keeps it, and whoever rewords it
  /// has made another one.
  func key(of answer: LibraryAnswer, in topic: TopicID) -> AnswerKey {
    AnswerKey(topic.domain.rawValue, self[topic].name, String(answer.text))
  }
}

/// What was said of dangers, and what was answered about them.
struct SafetyMemory: Hashable, Sendable {
  var state = SafetyState()
  /// How often the coach answered about a danger.
  var count = 0
  /// What it said about them.
  var said: [AnswerKey] = []
  /// What the last answer asked.
  var asked: Set<SafetyQuestion> = []
  /// What the goal says of itself, which counts as if it had been said first.
  var goal = AnswerKey()
  /// Whether the goal tells of a danger.
  var isGoals = false
}
