import Time
import Wellness

/// What has been going on in a chat: a value folded from its history.
struct Dialogue: Sendable {
  let scene: CoachScene
  /// What the last answer was about, follow-ups looked through.
  private(set) var subject: Intent?
  /// The domain that is talked about.
  private(set) var domain: DomainID
  /// The last answer; `nil` before the first.
  private(set) var lastAnswer: String?
  /// Where the last answer stands in the library.
  private(set) var lastPlace: Library.AnswerID?
  /// The topics that the last answer speaks of.
  private var lastTopics: [Library.TopicID] = []
  /// Answers of the library that were given.
  private(set) var used: Set<Library.AnswerID> = []
  /// The topics of the answers, in their order, each once.
  private(set) var topics: [Library.TopicID] = []
  /// How often each thing was asked for.
  private(set) var asked: [Intent: Int] = [:]
  /// Beginnings of words that are not to come up again.
  private(set) var refused: [String] = []
  /// What the user has told of the goal's numbers.
  private(set) var told: ToldValues
  /// Where the goal stands, with what the user has told and not noted.
  private(set) var standing: Standing?
  /// What something costs that the user buys day by day, as told last.
  private(set) var habitCost: HabitCost?
  /// Whether the last message told it.
  private(set) var tellsCost = false
  /// What the user took last of what was offered.
  private(set) var chosen: String?
  /// The few words that answers began with.
  private(set) var openings: Set<String> = []
  /// How many answers the coach has given.
  private(set) var answers = 0
  /// How often the coach has had to ask what is meant.
  private(set) var offers = 0

  /// - Parameter said: oldest first.
  init(_ scene: CoachScene) {
    self.scene = scene
    domain = scene.domain
    told = ToldValues(scene.facts)
    standing = scene.standing
    var earlier = scene.facts.said.count { $0.role == .user } - Dialogue.readWhole
    for turn in scene.facts.said {
      switch turn.role {
      case .user:
        if earlier > 0 { recall(turn) } else { _ = hear(turn.text, at: turn.at) }
        earlier -= 1
      case .assistant: take(answer: turn.text)
      default: break
      }
    }
  }

  /// Of so many of the user's last messages it matters what each wanted.
  private static let readWhole = 12

  /// Takes what stays of a message of long ago: values that were told, and what was refused.
  private mutating func recall(_ turn: CoachFacts.Said) {
    let text = LongQuote.cut(turn.text).own
    let words = TextWord.all(in: text)
    listen(to: text, words, at: turn.at)
    let spelling = scene.library.spelling(for: domains)
    guard Refusal.mayBeNamed(in: words, spelling),
      Refusal.isNamed(in: SaidText(text, words, spelling))
    else { return }
    let message = scene.library.message(turn.text, for: domains)
    refused += MessageReader.refused(in: message, scene.library.intents.hits(in: message.whole))
  }

  /// Takes the values that a message tells of.
  private mutating func listen(to text: String, _ words: [TextWord], at said: Instant?) {
    let goal = told.goal
    told.hear(text, words, at: said)
    let cost = HabitCost(text, words)
    tellsCost = cost != nil
    if let cost { habitCost = cost }
    if told.goal != goal { standing = standingAsTold() }
  }

  /// Takes what the user says.
  ///
  /// - Parameter said: when; `nil` for what is said now.
  /// - Returns: what is to be done about it.
  mutating func hear(_ text: String, at said: Instant? = nil) -> Meaning {
    let message = scene.library.message(text, for: domains)
    listen(to: message.text, message.typed, at: said)
    let meaning = MessageReader(self, message).meaning
    if let turned = meaning.domain {
      domain = turned
    } else if !meaning.isFollowUp, scene.domain != .general {
      // A chat about no goal stays with what it has come to.
      domain = scene.domain
    }
    refused += meaning.refused
    chosen = meaning.chosen ?? chosen
    if let subject = meaning.subject {
      self.subject = subject
      asked[subject, default: 0] += 1
    }
    return meaning
  }

  private mutating func take(answer: String) {
    lastAnswer = answer
    openings.insert(SentenceText.opening(of: answer))
    answers += 1
    lastPlace = nil
    lastTopics = []
    for place in scene.library.answers(in: answer, of: domains) {
      used.insert(place)
      lastPlace = place
      lastTopics.append(place.topic)
      if !topics.contains(place.topic) { topics.append(place.topic) }
    }
    if !Choice.labels(in: answer).isEmpty { offers += 1 }
  }

  /// What follows the question that the last answer ends with.
  var open: LibraryAnswer.Next? {
    guard let lastPlace, lastAnswer?.utf8.last == UInt8(ascii: "?") else { return nil }
    return scene.library[lastPlace].next
  }

  /// Those whose topics can be meant now, the nearest first.
  var domains: [DomainID] {
    var domains = [domain]
    for other in [scene.domain, .general, .talk, .guide] where !domains.contains(other) {
      domains.append(other)
    }
    return domains
  }

  /// The topic that was last talked about, what only leads the chat left out.
  var topic: Library.TopicID? {
    // What was asked for comes before what was said beside it.
    if case .topic(let topic) = subject, lastTopics.contains(topic), topic.domain != .guide {
      return topic
    }
    if let lastPlace, lastPlace.topic.domain != .guide { return lastPlace.topic }
    if case .topic(let topic) = subject, topic.domain != .guide { return topic }
    return topics.last { $0.domain != .guide && $0.domain != .talk }
  }

  /// Whether the last answer was computed, so that no topic of the library is asked about.
  var isComputed: Bool {
    let isPlain = lastPlace.map { scene.library[$0.topic].name == "comfort" } ?? true
    guard isPlain, lastAnswer != nil else { return false }
    switch subject {
    case .number, .report, .conversion, .supposition: return true
    default: return false
    }
  }

  /// What is offered where it isn't clear what is meant; never the same twice in a row.
  var menu: Menu {
    let isAgain = offers % 2 == 1
    return scene.facts.goal == nil
      ? (isAgain ? .generalAgain : .general) : (isAgain ? .goalAgain : .goal)
  }

  private func standingAsTold() -> Standing? {
    guard told.changes, let goal = told.goal else { return scene.standing }
    return Standing(goal, today: scene.facts.today)
  }

  /// Whether an answer has nothing in it that was refused.
  func allows(_ text: String) -> Bool {
    guard !refused.isEmpty else { return true }
    let words = text.lowercased().split { !$0.isLetter }
    return !words.contains { word in refused.contains { word.hasPrefix($0) } }
  }
}
