/// What is done where nothing is sure: the likeliest is answered, asked about, or acknowledged.
extension MessageReader {
  var unsure: Meaning {
    if message.asks {
      let near = nearAsked
      let likely = likely(near)
      guard let first = likely.first else { return begun ?? narrowed(to: near) ?? unknown }
      // To be asked back is rarely what somebody wants who has put a question: only between equals.
      return isClose && !hasAsked
        ? Meaning(.narrow(likely)) : Meaning(saying: first, isGuess: true)
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

  /// What all examples together speak for in a first message, where that's likelier than what a phrase or
  /// a single example has found in a part of it.
  func likelier(than found: Meaning) -> Meaning {
    // What follows an answer is often about it, in words of another topic.
    guard dialogue.lastAnswer == nil, !found.isMenu, isWordy,
      found.mayBeAnother(inChatAboutGoal: scene.facts.goal != nil)
    else { return found }
    let place: Library.TopicID? = if case .say(let said) = found.act { said.place } else { nil }
    if let place {
      // What a phrase that is nearly all of the message speaks for leads.
      let isSaid = parts.flatMap(\.candidates).contains {
        $0.intent == .topic(place) && $0.evidence * $0.share >= 1.5
      }
      if isSaid || found.isFollowUp && found.domain == nil { return found }
    }
    let likely = likeliest
    guard let first = likely.first, first.score >= leastLikely else { return found }
    // A few are as likely, and what has been found by more than that leads, too.
    let isAmong = likely.contains { label, domain, _ in
      label.topic == place?.name ?? "" && [place?.domain, .general].contains(domain)
    }
    if isAmong { return found }
    let name = String(first.label.topic)
    let ofGoal = first.domain == .general ? scene.library.topic(name, in: scene.domain) : nil
    guard let topic = ofGoal ?? first.domain.topic(name) else { return found }
    var meaning = Meaning(saying: .topic(topic), isGuess: true)
    meaning.domain = topic.domain.isSubject ? topic.domain : nil
    return meaning
  }

  /// From here on, what examples speak for is answered, of a score up to 1.5: where it brings more
  /// fitting answers to 347 first messages about nothing, and to 205 about a goal, and no more of others.
  private var leastLikely: Double { scene.facts.goal == nil ? 0.5 : 0.65 }

  /// A topic by its name: to look it up may cost reading a domain.
  private typealias LikelyTopic = (label: ExampleIndex.Label, domain: DomainID, score: Double)

  /// The topics that all examples together speak for, those of the goal's domain, or of what is named in
  /// a chat about nothing, before others.
  private var likeliest: [LikelyTopic] {
    let all = ExampleIndex.likeliest(for: message.whole, most: 20).compactMap {
      label, score -> LikelyTopic? in
      let name = String(label.topic)
      guard let domain = DomainID(rawValue: String(label.file)),
        !MessageReader.neverLikely.contains(name),
        !dialogue.excluded.topics.contains(where: { $0.domain == domain && $0.name == name })
      else { return nil }
      return (label, domain, score + preference(for: domain))
    }
    return Array(all.sorted { $1.score < $0.score }.prefix(5))
  }

  /// What the score of a topic has to gain or lose by its domain.
  private func preference(for domain: DomainID) -> Double {
    if scene.facts.goal == nil { return named.contains(domain) ? 0.1 : 0 }
    if domain == scene.domain { return 0.15 }
    return domain.isSubject && !named.contains(domain) ? -0.15 : 0
  }

  /// Whether a message says enough to be compared as a whole, in words that examples have.
  private var isWordy: Bool {
    guard message.whole.words.count > (message.asks ? 4 : 6) else { return false }
    let telling = message.whole.words.filter { !FillerWords.hashes.contains($0.hash) }
    return 2 * telling.count { ExampleIndex.knows($0.text) } >= telling.count
  }

  /// Whether the last answer was choices: to be asked twice in a row is no help.
  private var hasAsked: Bool { !dialogue.memory.labels.isEmpty }

  /// Asks for which of the topics that come nearest to a question, though none of them comes near.
  private func narrowed(to near: [NearTopic]) -> Meaning? {
    guard !hasAsked else { return nil }
    let nearest = choices(among: near.map(\.intent))
    return nearest.count > 1 ? Meaning(.narrow(nearest)) : nil
  }

  /// What has a label that none before it has, at most three.
  private func choices(among intents: [Intent]) -> [Intent] {
    var labels: Set<String> = []
    let choices = intents.filter {
      $0.label(scene.library).map { labels.insert($0).inserted } ?? false
    }
    return Array(choices.prefix(3))
  }

  private var asking: [PartReading] { parts.filter(\.part.isQuestion) }

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
      && asking.contains {
        ["how", "what", "whats", "where", "when", "which", "why"].contains(
          $0.part.said.words.first?.text)
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
    dialogue.lastTopic.map { ["heard plain", "heard about"].contains($0.name) } ?? false
  }

  /// More about somebody whom the last answer was about: `he won't stop`.
  private var people: Meaning? {
    guard let first = message.whole.words.first(where: { !MessageReader.joints.contains($0.text) }),
      MessageReader.others.contains(first.text), let place = dialogue.lastTopic,
      place.domain.isSubject || place.domain == .general
    else { return nil }
    return Meaning(topic: place)
  }

  private static let joints: Set<String> = ["and", "but", "so", "well", "yeah", "yes", "no", "ok"]
  private static let others: Set<String> = .listed("MessageReader.others")

  /// Whether phrases speak for two topics alike.
  private var isClose: Bool {
    let topics = asking.flatMap(\.candidates).filter {
      $0.evidence >= 0.9 && !$0.isForeign && $0.intent.label(scene.library) != nil
    }
    .map(\.weight).sorted(by: >)
    return topics.count > 1 && topics[0] - topics[1] < 0.2
  }

  /// A question that begins as one about the last answer does: `why does it have to be …`.
  var pursued: Meaning? {
    guard let topic = dialogue.topic, topic.domain.isSubject,
      turned == nil || turned == topic.domain, let asking = parts.first(where: \.part.isQuestion),
      asking.part.said.words.count <= 12,
      (asking.best?.evidence ?? 0) < 1, !isTopicNamed(beside: asking, least: 1)
    else { return nil }
    if isLeavingOut { return Meaning(topic: topic) }
    let first = asking.part.said.words.first?.text
    if first == "why" {
      return Meaning(.why(dialogue.isComputed ? nil : topic), isFollowUp: true)
    }
    let isHow =
      ["how", "where", "when"].contains(first) || asking.part.said.contains(MessageReader.pointers)
    return isHow ? Meaning(.how(topic), isFollowUp: true) : nil
  }

  /// Words that stand for what was said last.
  fileprivate static let pointers: Set<String> = ["it", "that", "this", "them", "those", "these"]

  /// Whether a message names something else than the goal is about.
  private var isElsewhere: Bool {
    scene.domain != .general && turned.map { $0 != scene.domain } ?? false
  }

  /// A greeting that nothing else is understood beside.
  private var greeting: Meaning? {
    parts.lazy.compactMap(\.sure?.intent).first {
      $0.place?.domain == .talk && $0.place?.name == "greeting"
    }.map { Meaning(.say($0)) }
  }

  /// Whether a remark is about others, with no word of the user: `the kids are asleep`.
  private var isOfOthersAlone: Bool {
    EverydayTalk.begins(with: message.whole.words[0].text)
      && !message.whole.contains(MessageReader.ownWords)
  }

  private static let ownWords: Set<String> = .listed("MessageReader.ownWords")

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
      guard let place = candidate.intent.place else { return false }
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
    let isOfFew: Bool
  }

  /// The topics of the goal's domain that come nearest to what is asked.
  private var nearAsked: [NearTopic] {
    asking.flatMap { near($0.part.said, least: 0.3) }
  }

  /// The topics that a question may be about, at most three: by their phrases, then by nearness.
  private func likely(_ near: [NearTopic]) -> [Intent] {
    let known = asking.flatMap(\.candidates).filter {
      $0.isBetterThanNothing && isLikely($0.intent)
        || $0.evidence >= 0.9 && !$0.intent.isFollowUp && !$0.isForeign && isTelling($0)
    }
    .sorted { $0.weight > $1.weight }.map(\.intent)
    let close = near.filter { $0.isOfFew && $0.nearness >= (isElsewhere ? 0.6 : 0.54) }
      .map(\.intent)
    return choices(among: known + close)
  }

  /// How many words tell something.
  private static func tellingCount(_ said: SaidText) -> Int {
    said.words.count { !FillerWords.hashes.contains($0.hash) }
  }

  /// Whether a likely topic is more than a stray phrase: by a word that it's called by, or by its
  /// share, which has to be a third for what fits anything in a chat without a goal.
  private func isTelling(_ candidate: Candidate) -> Bool {
    guard let place = candidate.intent.place else { return !candidate.isStray }
    if candidate.isBesideNamed { return candidate.isSure }
    if scene.facts.goal == nil, place.domain == .general {
      return candidate.share >= (message.asks ? 0.34 : 0.33)
    }
    return !candidate.isStray || names(place)
  }

  /// Whether a message has a word that a topic of a subject is called by: `cravings`.
  private func names(_ place: Library.TopicID) -> Bool {
    guard place.domain.isSubject else { return false }
    let name = place.name.split(separator: " ").filter { $0.utf8.count > 3 }
    return message.whole.words.contains { word in
      word.text.utf8.count > 3
        && name.contains { $0.hasPrefix(word.text) || word.text.hasPrefix($0) }
    }
  }

  /// The topics of the goal's domain whose examples some words come near to.
  private func near(_ said: SaidText, least: Double) -> [NearTopic] {
    let domain = dialogue.domain == .general ? turned ?? .general : dialogue.domain
    guard domain.isSubject else { return [] }
    let isOfFew = MessageReader.tellingCount(said) <= 6
    return ExampleIndex.nearest(to: said, least: least, most: 3) { label, _ in
      label.file == domain.rawValue
    }
    .compactMap { example in
      // What has no phrases follows a question of the coach.
      guard let place = domain.topic(example.label.topic),
        isLikely(.topic(place)), !dialogue.excluded.topics.contains(place),
        !scene.library[place].said.isEmpty
      else { return nil }
      return NearTopic(intent: .topic(place), nearness: example.nearness, isOfFew: isOfFew)
    }
  }

  private func isLikely(_ intent: Intent) -> Bool {
    !intent.isTopic(of: MessageReader.neverLikely)
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
    ).all.first { $0.intent.place != nil && $0.evidence >= 2 }
    return found.map { Meaning(.say($0.intent)) }
  }
}

extension Meaning {
  /// Whether nothing was found, or in a chat about nothing a topic, of which there are many.
  fileprivate func mayBeAnother(inChatAboutGoal hasGoal: Bool) -> Bool {
    switch act {
    case .acknowledge, .offer: true
    case .say(.topic), .narrow: !hasGoal
    default: false
    }
  }
}
