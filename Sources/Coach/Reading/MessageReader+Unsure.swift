/// What is done where nothing is sure: the likeliest is answered, asked about, or acknowledged.
extension MessageReader {
  var unsure: Meaning {
    if message.asks {
      let likely = likely
      guard let first = likely.first else { return begun ?? unknown }
      // To be asked back is rarely what somebody wants who has put a question: only between equals.
      return isClose ? Meaning(.narrow(likely)) : supposed(first)
    }
    if let quoted { return quoted }
    if touched == nil, let people { return people }
    let touched = touched
    var mood = Mood(message)
    if touched == nil, !isOfOthers, let begun { return begun }
    if mood == .plain, touched == nil { mood = isAside ? .aside : isStillUnclear ? .on : .plain }
    var meaning = Meaning(.acknowledge(mood))
    meaning.second = touched
    return meaning
  }

  /// How one begins with what a chat about nothing has just come to.
  private var begun: Meaning? {
    guard scene.domain == .general, let turned, turned != dialogue.domain else { return nil }
    return scene.library.topic("starting", in: turned).map { Meaning(topic: $0, turnsTo: turned) }
  }

  /// Whether a remark is about something else than the goal, as far as its words tell.
  private var isAside: Bool {
    let whole = message.whole
    guard parts.allSatisfy({ ($0.best?.evidence ?? 0) < 1 }), !whole.contains(EverydayTalk.own)
    else { return false }
    if isOfOthers { return true }
    let names = whole.words.count { !FillerWords.has($0.text) }
    return names > 1 && !whole.contains(MessageReader.pointers) && near(whole, least: 0.3).isEmpty
  }

  /// Whether a remark begins with somebody or something else, and names nothing of the user's own.
  private var isOfOthers: Bool {
    let whole = message.whole
    return whole.words.count > 2 && EverydayTalk.begins(with: whole.words[0].text)
      && !whole.contains(EverydayTalk.own) && turned == nil
  }

  /// Whether the last answer has asked about the goal because nothing was understood.
  private var isStillUnclear: Bool {
    dialogue.lastTopic.map { scene.library[$0].name == "heard plain" } ?? false
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
    let topics = asking.filter { $0.evidence >= 0.9 && $0.intent.label(scene.library) != nil }
      .map(\.weight).sorted(by: >)
    return topics.count > 1 && topics[0] - topics[1] < 0.2
  }

  /// What a question is likely about.
  private func supposed(_ intent: Intent) -> Meaning {
    var meaning = Meaning(.say(intent))
    meaning.subject = intent
    return meaning
  }

  /// A question that begins as one about the last answer does: `why does it have to be …`.
  var pursued: Meaning? {
    guard let topic = dialogue.topic, DomainID.subjects.contains(topic.domain),
      turned == nil || turned == topic.domain, let asking = parts.first(where: \.part.isQuestion),
      asking.part.said.words.count <= 12,
      (asking.best?.evidence ?? 0) < 1
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

  /// Whether somebody speaks of themselves; other remarks are rarely about what they come near to.
  private var isOwn: Bool { ["i", "im", "ive"].contains(message.whole.words.first?.text ?? "") }

  /// What somebody speaks of without asking for anything, by little evidence.
  private var touched: Intent? {
    let least = isOfOthers ? 0.5 : 0.12
    let topics = parts.flatMap(\.candidates).filter { candidate in
      guard case .topic(let place) = candidate.intent else { return false }
      return candidate.evidence >= 1 && candidate.share >= least && !candidate.isForeign
        && place.domain != .talk && place.domain != .guide
    }
    if let best = topics.max(by: { $0.weight < $1.weight }) { return best.intent }
    return isOfOthers ? nil : nearest(message.whole, least: isOwn ? 0.36 : 0.5)
  }

  /// The topics that a question may be about, at most three: by their phrases, then by nearness.
  private var likely: [Intent] {
    let asking = parts.filter { $0.part.isQuestion }
    let known = asking.flatMap(\.candidates).filter {
      $0.evidence >= 0.9 && !$0.intent.isFollowUp && !$0.isForeign
    }
    .sorted { $0.weight > $1.weight }.map(\.intent)
    let close = asking.flatMap { near($0.part.said, least: 0.3) }.map(\.intent)
    var labels: Set<String> = []
    let fresh = (known + close).filter { intent in
      intent.label(scene.library).map { labels.insert($0).inserted } ?? false
    }
    return Array(fresh.prefix(3))
  }

  /// The topics of the goal's domain that some words come near to.
  private func near(_ said: SaidText, least: Double) -> [(intent: Intent, nearness: Double)] {
    let domain = dialogue.domain == .general ? turned ?? .general : dialogue.domain
    guard let ranker = domain.ranker else { return [] }
    return ranker.nearest(to: said, most: 3)
      .filter { $0.nearness >= least }.map { (.topic($0.topic), $0.nearness) }
  }

  /// The one topic that some words come near to, if there is one.
  private func nearest(_ said: SaidText, least: Double) -> Intent? {
    let near = near(said, least: 0)
    guard let first = near.first, first.nearness >= least,
      near.count < 2 || first.nearness - near[1].nearness >= 0.04
    else { return nil }
    return first.intent
  }

  /// What somebody else's words are about.
  private var quoted: Meaning? {
    guard let quoted = message.quoted else { return nil }
    let found = CandidateFinder(
      dialogue: dialogue, said: quoted, isQuestion: false, turned: turned, intentHits: []
    ).all.first { if case .topic = $0.intent { $0.evidence >= 2 } else { false } }
    return found.map { Meaning(.say($0.intent)) }
  }
}
