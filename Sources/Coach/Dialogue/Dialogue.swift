import Time
import Wellness

/// A chat: what is remembered of it, and what holds for all of its turns.
struct Dialogue: Sendable {
  let scene: CoachScene
  /// What is remembered, with what was heard since.
  private(set) var memory: DialogueMemory
  /// The last answer; `nil` before the first.
  private(set) var lastAnswer: String?
  /// What the user has told of the goal's numbers.
  private(set) var told: ToldValues
  /// Where the goal stands, with what the user has told and not noted.
  private(set) var standing: Standing?
  /// What something costs that the user buys day by day, as told last.
  private(set) var habitCost: HabitCost?
  /// Whether the last message told it.
  private(set) var tellsCost = false
  /// Topics that a message isn't about, whatever its words are, and stems of words that it denies.
  private(set) var excluded: (topics: [Library.TopicID], words: Set<String>) = ([], [])

  init(_ scene: CoachScene) {
    self.scene = scene
    let facts = scene.facts
    lastAnswer = facts.said.last { $0.role == .assistant }?.text
    told = ToldValues(facts)
    standing = scene.standing
    if let state = facts.state {
      memory = state.dialogue
    } else {
      memory = DialogueMemory(domain: scene.domain)
      memory.answers = facts.said.count { $0.role == .assistant }
    }
    for telling in memory.tellings {
      passOver(telling.silence)
      _ = listen(
        to: telling.text, TextWord.all(in: telling.text), at: Instant(milliseconds: telling.at))
    }
    passOver(memory.silence)
    for turn in facts.saidSince where turn.role == .user { _ = hear(turn.text, at: turn.at) }
  }

  /// After so many messages nothing that was told is taken back or corrected any longer.
  private static let corrigible = 4

  private mutating func passOver(_ messages: Int) {
    for _ in 0..<min(messages, Dialogue.corrigible) { told.passOver() }
    if messages > 0 { tellsCost = false }
  }

  /// Takes the values that a message tells of.
  ///
  /// - Returns: whether it tells any, or a date or a price, or corrects one.
  private mutating func listen(to text: String, _ words: [TextWord], at said: Instant?) -> Bool {
    let goal = told.goal
    told.hear(text, words, at: said)
    let cost = HabitCost(text, words)
    tellsCost = cost != nil
    if let cost { habitCost = cost }
    if told.goal != goal { standing = standingAsTold() }
    return told.tells || told.isDateNew || tellsCost || told.goal != goal
  }

  /// Takes what the user says.
  ///
  /// - Parameter said: when; `nil` for what is said now.
  /// - Returns: what is to be done about it.
  mutating func hear(_ text: String, at said: Instant? = nil) -> Meaning {
    let choice = LeadingChoice(text, after: lastAnswer)
    let message = scene.library.message(choice?.rest ?? text, for: domains)
    let tells = listen(to: message.text, message.typed, at: said)
    memory.take(message.text, at: (said ?? scene.facts.now).milliseconds, tells: tells)
    let again = choice == nil && !tells ? secondTry(message) : nil
    let meaning = again ?? MessageReader(self, message, chosen: choice?.number).meaning
    memory.ask(message.text, again: meaning.isSecondTry)
    if let turned = meaning.domain {
      memory.domain = turned
    } else if !meaning.isFollowUp, scene.domain != .general {
      // A chat about no goal stays with what it has come to.
      memory.domain = scene.domain
    }
    for refused in meaning.refused + Circumstance.told(in: message.typed)
    where !memory.refused.contains(refused) {
      memory.refused.append(refused)
    }
    memory.chosen = meaning.chosen ?? memory.chosen
    // Where nothing was understood, nothing can be gone on with.
    if meaning.isSecondTry, !meaning.isAnswer { memory.subject = nil }
    if let subject = meaning.subject {
      memory.subject = subject
      memory.asked[subject, default: 0] += 1
    }
    return meaning
  }

  /// What a message wants that puts again what the last answer has missed: whatever that was about is
  /// out of the question now.
  ///
  /// - Returns: `nil` for any other.
  private func secondTry(_ message: SaidMessage) -> Meaning? {
    guard let lastAnswer, !memory.question.isEmpty,
      let again = SecondTry(message, after: memory.question, lastAnswer)
    else { return nil }
    var anew = self
    anew.excluded = (memory.lastTopics, again.denied)
    anew.lastAnswer = nil
    (anew.memory.lastTopics, anew.memory.labels) = ([], [])
    (anew.memory.open, anew.memory.subject) = (nil, nil)
    if scene.domain == .general, memory.lastTopics.contains(where: { $0.domain == memory.domain }) {
      anew.memory.domain = .general
    }
    var guess: Meaning?
    // What only denies something goes on, where nothing else is left.
    // After two misses what was asked before is left.
    let isFirst = again.isProtest && memory.misses == 0
    let texts = isFirst ? [again.rest, again.rest + " " + memory.question] : [again.rest]
    for text in texts where !text.isEmpty {
      let read = scene.library.message(text, for: domains)
      var meaning = MessageReader(anew, read, chosen: nil).meaning
      guard meaning.isAnswer else { continue }
      meaning.isSecondTry = again.isProtest
      if !meaning.isGuess { return meaning }
      guess = guess ?? meaning
    }
    guard again.isProtest, var last = named(by: again.rest, in: anew) ?? guess ?? missed else {
      return nil
    }
    last.isSecondTry = true
    return last
  }

  /// A topic that is called by one of a few words: `i said noise`.
  private func named(by text: String, in anew: Dialogue) -> Meaning? {
    let words = TextWord.all(in: text).map(\.text).filter { !FillerWords.has($0) }
    guard (1...3).contains(words.count) else { return nil }
    let stems = Set(words.map(Refusal.stem))
    let domains = anew.domains.filter { $0 != .talk && $0 != .guide }
    let topics = domains.lazy.flatMap { domain in
      domain.content.topics.indices.lazy.map { Library.TopicID(domain: domain, index: $0) }
    }
    return topics.first { topic in
      !anew.excluded.topics.contains(topic)
        && scene.library[topic].name.split(separator: " ").contains {
          stems.contains(Refusal.stem(of: String($0)))
        }
    }.map { Meaning(topic: $0) }
  }

  /// That nothing is understood the second time either.
  private var missed: Meaning? {
    let name = memory.misses > 0 ? "missed again" : "missed"
    return scene.library.topic(name, in: .guide).map { Meaning(.say(.topic($0))) }
  }

  /// What is remembered with an answer.
  ///
  /// - Parameters:
  ///   - answer: `nil` where a model says what nobody knows yet.
  ///   - given: the answers of the library in it.
  ///   - labels: what it offers.
  func answered(
    _ answer: String?, given: [GivenAnswer] = [], labels: [String] = []
  ) -> DialogueMemory {
    var memory = memory
    memory.take(answer, given: given, labels: labels)
    return memory
  }

  var subject: Intent? { memory.subject }
  /// The domain that is talked about.
  var domain: DomainID { memory.domain }
  /// What follows the question that the last answer ends with.
  var open: LibraryAnswer.Next? { memory.open }

  /// Whether an answer of the library was given in this chat.
  func wasGiven(_ answer: LibraryAnswer, of topic: Library.TopicID) -> Bool {
    memory.used.contains(scene.library.key(of: answer, in: topic))
  }

  /// Those whose topics can be meant now, the nearest first.
  var domains: [DomainID] {
    var domains = [domain]
    for other in [scene.domain, .general, .talk, .guide] where !domains.contains(other) {
      domains.append(other)
    }
    return domains
  }

  /// The topic that the last answer ends with.
  var lastTopic: Library.TopicID? { memory.lastTopics.last }

  /// The topic that was last talked about, what only leads the chat left out.
  var topic: Library.TopicID? {
    // What was asked for comes before what was said beside it.
    if case .topic(let topic) = subject, memory.lastTopics.contains(topic), topic.domain != .guide {
      return topic
    }
    if let last = lastTopic, last.domain != .guide { return last }
    if case .topic(let topic) = subject, topic.domain != .guide { return topic }
    return memory.topics.last { $0.domain != .guide && $0.domain != .talk }
  }

  /// Whether the last answer was computed, so that no topic of the library is asked about.
  var isComputed: Bool {
    let isPlain = lastTopic.map { scene.library[$0].name == "comfort" } ?? true
    guard isPlain, lastAnswer != nil else { return false }
    switch subject {
    case .number, .report, .conversion, .supposition, .cost: return true
    default: return false
    }
  }

  /// What is offered where it isn't clear what is meant; never the same twice in a row.
  var menu: Menu {
    let isAgain = memory.offers % 2 == 1
    return scene.facts.goal == nil
      ? (isAgain ? .generalAgain : .general) : (isAgain ? .goalAgain : .goal)
  }

  private func standingAsTold() -> Standing? {
    guard told.changes, let goal = told.goal else { return scene.standing }
    return Standing(goal, today: scene.facts.today)
  }

  /// Whether an answer has nothing in it that was refused, or doesn't fit how the user lives.
  func allows(_ text: String) -> Bool {
    guard !memory.refused.isEmpty else { return true }
    if Circumstance.isUnfit(text, for: memory.refused, asked: memory.question) { return false }
    return !text.lowercased().split { !$0.isLetter }.hasWord(beginningWith: memory.refused)
  }
}
