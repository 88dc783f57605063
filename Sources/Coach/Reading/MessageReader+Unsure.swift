/// What is done where nothing is sure: the likeliest is answered, asked about, or acknowledged.
extension MessageReader {
  var unsure: Meaning {
    if message.asks {
      let near = nearAsked
      let likely = likely(near)
      guard let first = likely.first else { return begun ?? narrowed(to: near) ?? unknown }
      // To be asked back is rarely what somebody wants who has put a question: only between equals.
      return isClose && !hasAsked ? Meaning(.narrow(likely)) : supposed(first)
    }
    if let quoted { return quoted }
    if touched == nil || message.whole.words.count <= 4, let people { return people }
    // What a chat without a goal names is begun with, rather than a topic that only comes near.
    var mood = Mood(message)
    if touchedByPhrase == nil, !isOfOthers, mood != .good, !isOfOthersAlone, let begun {
      return begun
    }
    let touched = touched
    if touched == nil, let greeting { return greeting }
    if mood == .plain, touched == nil { mood = isAside ? .aside : isStillUnclear ? .on : .plain }
    var meaning = Meaning(.acknowledge(mood))
    meaning.second = touched
    return meaning
  }

  /// Whether the last answer was choices: to be asked twice in a row is no help.
  private var hasAsked: Bool { !dialogue.memory.labels.isEmpty }

  /// Asks for which of the topics that come nearest to a question, though none of them comes near.
  private func narrowed(to near: [NearTopic]) -> Meaning? {
    guard !hasAsked else { return nil }
    var labels: Set<String> = []
    let nearest = near.map(\.intent).filter {
      $0.label(scene.library).map { labels.insert($0).inserted } ?? false
    }
    return nearest.count > 1 ? Meaning(.narrow(Array(nearest.prefix(3)))) : nil
  }

  /// How one begins with what a chat about nothing has just come to, or with the goal where a
  /// question names what it's about.
  private var begun: Meaning? {
    guard let turned else { return nil }
    let domain = scene.domain == .general ? turned : scene.domain
    guard let place = scene.library.topic("starting", in: domain) else { return nil }
    // Whoever has begun already isn't told so again.
    if scene.domain == .general ? dialogue.memory.topics.contains(place) : !asksHow { return nil }
    return Meaning(topic: place, turnsTo: domain)
  }

  /// Whether a question names what the goal is about, and isn't one for a yes or a no.
  private var asksHow: Bool {
    named.contains(scene.domain)
      && parts.contains { reading in
        reading.part.isQuestion
          && ["how", "what", "whats", "where", "when", "which", "why"].contains(
            reading.part.said.words.first?.text)
      }
  }

  /// Whether a remark is about something else than the goal, as far as its words tell.
  private var isAside: Bool {
    let whole = message.whole
    guard parts.allSatisfy({ ($0.best?.evidence ?? 0) < 1 }), !whole.contains(EverydayTalk.own)
    else { return false }
    if isOfOthers { return true }
    let names = whole.words.count { !FillerWords.has($0.text) }
    return names > 1 && !whole.contains(MessageReader.pointers) && near(whole, least: 0.4).isEmpty
  }

  /// Whether a remark begins with somebody or something else, and names nothing of the user's own.
  private var isOfOthers: Bool {
    let whole = message.whole
    return whole.words.count > 2 && EverydayTalk.begins(with: whole.words[0].text)
      && !whole.contains(EverydayTalk.own) && turned == nil
  }

  /// Whether the last answer has asked because nothing was understood.
  private var isStillUnclear: Bool {
    dialogue.lastTopic.map { ["heard plain", "heard about"].contains(scene.library[$0].name) }
      ?? false
  }

  /// More about somebody whom the last answer was about: `he won't stop`.
  private var people: Meaning? {
    guard let first = message.whole.words.first(where: { !MessageReader.joints.contains($0.text) }),
      MessageReader.others.contains(first.text), let place = dialogue.lastTopic,
      DomainID.subjects.contains(place.domain) || place.domain == .general
    else { return nil }
    return Meaning(topic: place)
  }

  private static let joints: Set<String> = ["and", "but", "so", "well", "yeah", "yes", "no", "ok"]
  private static let others: Set<String> = [
    "he", "she", "they", "hes", "shes", "theyre", "theyll", "hell", "shell",
  ]

  /// Whether phrases speak for two topics alike.
  private var isClose: Bool {
    let asking = parts.filter { $0.part.isQuestion }.flatMap(\.candidates)
    let topics = asking.filter {
      $0.evidence >= 0.9 && !$0.isForeign && $0.intent.label(scene.library) != nil
    }
    .map(\.weight).sorted(by: >)
    return topics.count > 1 && topics[0] - topics[1] < 0.2
  }

  /// What a question is likely about.
  private func supposed(_ intent: Intent) -> Meaning {
    var meaning = Meaning(.say(intent))
    meaning.subject = intent
    meaning.isGuess = true
    return meaning
  }

  /// A question that begins as one about the last answer does: `why does it have to be …`.
  var pursued: Meaning? {
    guard let topic = dialogue.topic, DomainID.subjects.contains(topic.domain),
      turned == nil || turned == topic.domain, let asking = parts.first(where: \.part.isQuestion),
      asking.part.said.words.count <= 12,
      (asking.best?.evidence ?? 0) < 1, !isTopicNamed(beside: asking, least: 1)
    else { return nil }
    if isLeavingOut { return Meaning(topic: topic) }
    var meaning: Meaning
    switch asking.part.said.words.first?.text {
    case "why": meaning = Meaning(.why(dialogue.isComputed ? nil : topic))
    case "how", "where", "when": meaning = Meaning(.how(topic))
    default:
      guard asking.part.said.contains(MessageReader.pointers) else { return nil }
      meaning = Meaning(.how(topic))
    }
    meaning.isFollowUp = true
    return meaning
  }

  /// Words that stand for what was said last.
  fileprivate static let pointers: Set<String> = ["it", "that", "this", "them", "those", "these"]

  /// Whether a message names something else than the goal is about.
  private var isElsewhere: Bool {
    scene.domain != .general && turned.map { $0 != scene.domain } ?? false
  }

  /// A greeting that nothing else is understood beside.
  private var greeting: Meaning? {
    parts.compactMap(\.sure).first { sure in
      guard case .topic(let place) = sure.intent else { return false }
      return place.domain == .talk && scene.library[place].name == "greeting"
    }.map { Meaning(.say($0.intent)) }
  }

  /// Whether a remark is about others, with no word of the user: `the kids are asleep`.
  private var isOfOthersAlone: Bool {
    EverydayTalk.begins(with: message.whole.words[0].text)
      && !message.whole.contains(MessageReader.ownWords)
  }

  private static let ownWords: Set<String> = [
    "i", "im", "ive", "id", "ill", "me", "my", "we", "our",
  ]

  /// Whether somebody speaks of themselves; other remarks are rarely about what they come near to.
  private var isOwn: Bool { ["i", "im", "ive"].contains(message.whole.words.first?.text ?? "") }

  /// What somebody speaks of without asking for anything, by little evidence.
  private var touched: Intent? {
    if let touchedByPhrase { return touchedByPhrase }
    guard !isOfOthers, MessageReader.tellingCount(message.whole) <= 4 else { return nil }
    return nearest(message.whole, least: isOwn ? 0.5 : 0.56)
  }

  private var touchedByPhrase: Intent? {
    let least = isOfOthers ? 0.5 : 0.12
    let topics = parts.flatMap(\.candidates).filter { candidate in
      guard case .topic(let place) = candidate.intent else { return false }
      return candidate.isFairlyNear
        || candidate.evidence >= 1 && (candidate.share >= least || names(place))
          && !candidate.isForeign
          && place.domain != .talk && place.domain != .guide
          && isTelling(candidate)
    }
    return topics.max { $0.weight < $1.weight }?.intent
  }

  /// A topic that some words come near to.
  private struct NearTopic {
    let intent: Intent
    let nearness: Double
    /// Whether the words are few: of many, some come near to anything.
    var isOfFew = true
  }

  /// The topics of the goal's domain that come nearest to what is asked.
  private var nearAsked: [NearTopic] {
    parts.filter { $0.part.isQuestion }.flatMap { reading in
      let isOfFew = MessageReader.tellingCount(reading.part.said) <= 6
      return near(reading.part.said, least: 0.3).map {
        NearTopic(intent: $0.intent, nearness: $0.nearness, isOfFew: isOfFew)
      }
    }
  }

  /// The topics that a question may be about, at most three: by their phrases, then by nearness.
  private func likely(_ near: [NearTopic]) -> [Intent] {
    let asking = parts.filter { $0.part.isQuestion }
    let known = asking.flatMap(\.candidates).filter {
      $0.isBetterThanNothing && isLikely($0.intent)
        || $0.evidence >= 0.9 && !$0.intent.isFollowUp && !$0.isForeign && isTelling($0)
    }
    .sorted { $0.weight > $1.weight }.map(\.intent)
    let close = near.filter { $0.isOfFew && $0.nearness >= (isElsewhere ? 0.6 : 0.54) }
      .map(\.intent)
    var labels: Set<String> = []
    let fresh = (known + close).filter { intent in
      intent.label(scene.library).map { labels.insert($0).inserted } ?? false
    }
    return Array(fresh.prefix(3))
  }

  /// How many words tell something.
  private static func tellingCount(_ said: SaidText) -> Int {
    said.words.count { !FillerWords.hashes.contains($0.hash) }
  }

  /// Whether a likely topic is more than a stray phrase: by a word that it's called by, or by its
  /// share, which has to be a third for what fits anything in a chat without a goal.
  private func isTelling(_ candidate: Candidate) -> Bool {
    guard case .topic(let place) = candidate.intent else { return !candidate.isStray }
    if candidate.isBesideNamed { return candidate.isSure }
    if scene.facts.goal == nil, place.domain == .general {
      return candidate.share >= (message.asks ? 0.34 : 0.33)
    }
    return !candidate.isStray || names(place)
  }

  /// Whether a message has a word that a topic of a subject is called by: `cravings`.
  private func names(_ place: Library.TopicID) -> Bool {
    guard DomainID.subjects.contains(place.domain) else { return false }
    let name = scene.library[place].name.split(separator: " ").filter { $0.utf8.count > 3 }
    return message.whole.words.contains { word in
      word.text.utf8.count > 3
        && name.contains { $0.hasPrefix(word.text) || word.text.hasPrefix($0) }
    }
  }

  /// The topics of the goal's domain whose examples some words come near to.
  private func near(_ said: SaidText, least: Double) -> [(intent: Intent, nearness: Double)] {
    let domain = dialogue.domain == .general ? turned ?? .general : dialogue.domain
    guard DomainID.subjects.contains(domain) else { return [] }
    return ExampleIndex.nearest(to: said, least: least, most: 3) { label, _ in
      label.file == domain.rawValue
    }
    .compactMap { example in
      // What has no phrases follows a question of the coach.
      guard let place = domain.topic(example.label.topic),
        isLikely(.topic(place)), !dialogue.excluded.topics.contains(place),
        !scene.library[place].said.isEmpty
      else { return nil }
      return (.topic(place), example.nearness)
    }
  }

  private func isLikely(_ intent: Intent) -> Bool {
    guard case .topic(let place) = intent else { return true }
    return !MessageReader.neverLikely.contains(scene.library[place].name)
  }

  /// What isn't said to somebody who may have meant it.
  private static let neverLikely: Set<String> = ["tips", "good news", "slipped", "setback"]

  /// The one topic that some words come near to, if there is one.
  private func nearest(_ said: SaidText, least: Double) -> Intent? {
    let near = near(said, least: 0.3)
    guard let first = near.first, first.nearness >= least,
      near.count < 2 || first.nearness - near[1].nearness >= 0.04
    else { return nil }
    return first.intent
  }

  /// What somebody else's words are about.
  private var quoted: Meaning? {
    guard let quoted = message.quoted else { return nil }
    let found = CandidateFinder(
      dialogue: dialogue, said: quoted, isQuestion: false, named: named, intentHits: []
    ).all.first { if case .topic = $0.intent { $0.evidence >= 2 } else { false } }
    return found.map { Meaning(.say($0.intent)) }
  }
}
