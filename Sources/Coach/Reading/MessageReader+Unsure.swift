/// What is done where nothing is sure: the likeliest is answered, asked about, or acknowledged.
extension MessageReader {
  var unsure: Meaning {
    if message.asks {
      return begun ?? unknown
    }
    if let quoted { return quoted }
    let touched = touched
    if touched == nil || message.whole.words.count <= 4, let people { return people }
    // What a chat without a goal names is begun with, rather than a topic that only comes near.
    var mood = Mood(message)
    if touched == nil, !isOfOthers, mood != .good, !isOfOthersAlone, let begun {
      return begun
    }
    if touched == nil, let greeting { return greeting }
    if mood == .plain, touched == nil { mood = isAside ? .aside : isStillUnclear ? .on : .plain }
    var meaning = Meaning(.acknowledge(mood))
    meaning.second = touched
    return meaning
  }

  /// Whether the last answer was choices and nothing else: to be asked twice in a row is no help.
  var hasAsked: Bool {
    !dialogue.memory.labels.isEmpty && dialogue.memory.lastTopics.allSatisfy { $0.domain == .guide }
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
    return names > 1 && !whole.contains(MessageReader.listed.pointers)
  }

  /// Whether a remark begins with somebody or something else, and names nothing of the user's own.
  var isOfOthers: Bool {
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
    guard
      let first = message.whole.words.first(where: {
        !MessageReader.listed.joints.contains($0.text)
      }),
      MessageReader.listed.others.contains(first.text), let place = dialogue.lastTopic,
      place.domain.isSubject || place.domain == .general
    else { return nil }
    return Meaning(topic: place)
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
      ["how", "where", "when"].contains(first)
      || asking.part.said.contains(MessageReader.listed.pointers)
    return isHow ? Meaning(.how(topic), isFollowUp: true) : nil
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
      && !message.whole.contains(MessageReader.listed.ownWords)
  }

  /// What somebody speaks of without asking for anything, by little evidence.
  private var touched: Intent? {
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

  /// How many words tell something.
  static func tellingCount(_ said: SaidText) -> Int {
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

  /// What somebody else's words are about.
  private var quoted: Meaning? {
    guard let quoted = message.quoted else { return nil }
    let found = CandidateFinder(
      dialogue: dialogue, said: quoted, scores: ExampleIndex.Scores(quoted), isQuestion: false,
      named: named, intentHits: []
    ).all.first { $0.intent.place != nil && $0.evidence >= 2 }
    return found.map { Meaning(.say($0.intent)) }
  }
}
