import Wellness

/// Something that a sentence may want, with what speaks for it.
struct Candidate: Sendable {
  let intent: Intent
  /// The words of the sentence that speak for it.
  var words: Set<Int> = []
  /// How telling these are: words that carry a meaning count 1, the others a quarter.
  var evidence = 0.0
  /// `evidence` and what the chat is about, to choose between several.
  var weight = 0.0
  /// The share of the sentence's telling words that speak for it, 0 to 1.
  var share = 0.0
  /// How near an example of what people write comes to the sentence, 0 to 1.
  var nearness = 0.0
  /// Whether one word speaks for it, and three or more that tell something don't.
  var isStray = false

  /// Whether it's of a domain that is neither the goal's nor a shared one.
  var isForeign = false
  /// Whether it's of a domain that nothing names.
  var isUnnamed = false
  /// Whether it follows from a question that the coach hasn't asked.
  var isAnswer = false
  /// Whether it fits anything, where a chat without a goal names something.
  var isBesideNamed = false

  /// Adds what a phrase says for it: of any phrase but the first, by its share of fresh words.
  fileprivate mutating func add(_ evidence: Double, _ bonus: Double, _ range: Range<Int>) {
    let isFirst = words.isEmpty
    let fresh = range.count { !words.contains($0) }
    let part = isFirst ? 1 : 0.5 * Double(fresh) / Double(range.count)
    if isFirst { weight = bonus }
    self.evidence += evidence * (isFirst ? 1 : part * 2)
    weight += evidence * part
    words.formUnion(range)
  }

  /// Adds that an example comes near to all of the sentence.
  fileprivate mutating func add(nearness: Double, bonus: Double, words all: Range<Int>) {
    self.nearness = nearness
    if words.isEmpty { (words, weight) = (Set(all), bonus) }
    weight += (isNear ? 10 : 3) * (nearness - 0.38)
    if isNear { evidence = max(evidence, 2.5) }
    share = max(share, nearness)
  }

  /// As near as this, an example wants the same as the sentence.
  private static let sure = 0.62
  fileprivate static let sureIfForeign = 0.75

  /// Whether an example may want the same, where nothing is sure.
  var isFairlyNear: Bool { nearness >= (isForeign || isUnnamed ? 0.7 : 0.58) }

  /// Whether an example wants the same as the sentence.
  var isNear: Bool {
    nearness >= (isForeign || isUnnamed ? Candidate.sureIfForeign : Candidate.sure)
  }

  /// Whether it may be answered without asking first: little evidence does for a short sentence.
  var isSure: Bool {
    if isNear { return true }
    if isStray { return false }
    if intent.isRequest { return weight >= 1.2 && share >= 0.25 || share >= 0.7 }
    if isForeign { return evidence >= 2.5 && share >= 0.5 }
    if isAnswer { return evidence >= 1 && share > 0.5 }
    if isBesideNamed { return evidence >= 1 && share > 0.5 || evidence >= 2.5 && share >= 0.5 }
    return evidence >= 2 && share >= 0.2 || evidence >= 1 && share >= 0.34 || share >= 0.75
  }
}

/// What a sentence may want, by weight.
struct CandidateFinder {
  let dialogue: Dialogue
  let said: SaidText
  /// How near each example comes to the sentence.
  let scores: ExampleIndex.Scores
  let isQuestion: Bool
  /// What the message names, the weightiest first.
  let named: [DomainID]
  /// What of the sentence is a phrase for an intent.
  let intentHits: [PhraseBook<Intent>.Hit]

  private var scene: CoachScene { dialogue.scene }
  private static let quit: Set<DomainID> = [.smoking, .alcohol, .screens, .eating]

  /// The heaviest first.
  var all: [Candidate] {
    var found: [Intent: Candidate] = [:]
    let asksOfOther =
      scene.facts.goal.map {
        OtherCount.isAsked(said.words.map(\.text), $0, today: scene.facts.today)
      } ?? false
    for hit in intentHits
    where !isOwnUnit(hit.key) && !isOfNoGoal(hit.key) && !(hit.key.isNumber && asksOfOther) {
      let bonus = hit.key.isNumber ? (isQuestion ? 0.7 : 0.3) : hit.key == .tips ? 2 : 0
      found[hit.key, default: Candidate(intent: hit.key)].add(hit.weight, bonus, hit.range)
    }
    for owner in owners {
      for hit in owner.content.said.hits(in: said) where !hit.isNegated {
        let name = owner.content.topics[hit.key].name
        // Who wants to quit smoking doesn't want to give up.
        if name == "give up", let turned = named.first, CandidateFinder.quit.contains(turned) {
          continue
        }
        let own = Library.TopicID(domain: owner, index: hit.key)
        let topic = owner == .general ? scene.library.topic(name, in: home) ?? own : own
        if isExcluded(topic, hit.range) { continue }
        // What is under these names is said line by line, as a plan or as tips.
        let isTips = name == "tips" && scene.facts.goal == nil
        let intent = isTips ? .tips : name == "next week" ? .plan : Intent.topic(topic)
        found[intent, default: Candidate(intent: intent)]
          .add(hit.weight, bonus(of: name, owner), hit.range)
      }
    }
    let telling = said.words.indices.filter { !FillerWords.hashes.contains(said.words[$0].hash) }
    found = found.mapValues { weighed($0, telling: telling) }
    let asks = found.values.contains { $0.intent.isRequest && $0.isSure }
    // `what comes next` is about the last answer, whatever examples there are of it.
    let follows = found.values.contains { $0.intent.isFollowUp && $0.share >= 0.9 }
    let isKnown = found.values.contains { $0.isSure }
    for (place, nearness) in follows ? [] : nearest(besideRequest: asks, isKnown: isKnown) {
      let topic = Intent.topic(place)
      add(nearness, of: place, to: &found[topic, default: Candidate(intent: topic)])
    }
    for key in found.keys where found[key]?.isSure == true {
      found[key]?.weight += preference(for: key)
    }
    // The order of equals must not hang on how a dictionary keeps them.
    return found.values.sorted {
      let (order, other) = ($0.intent.order, $1.intent.order)
      return ($1.weight, $0.words.min() ?? 0, order.kind, order.name)
        < ($0.weight, $1.words.min() ?? 0, other.kind, other.name)
    }
  }

  /// A candidate with what all of its words and the chat say for it.
  ///
  /// - Parameter telling: the places of the sentence's telling words.
  private func weighed(_ candidate: Candidate, telling: [Int]) -> Candidate {
    var candidate = candidate
    let (intent, words) = (candidate.intent, candidate.words)
    let known = telling.count(where: words.contains)
    candidate.share =
      telling.isEmpty
      ? Double(words.count) / Double(max(1, said.words.count))
      : Double(known) / Double(telling.count)
    candidate.weight += candidate.share
    let others = telling.count { !words.contains($0) && !said.words[$0].isNumber }
    candidate.isStray = known <= 1 && others >= 3
    candidate.isForeign = intent.place.map { isForeign($0.domain) } ?? false
    candidate.isAnswer = isAnswer(intent)
    candidate.isBesideNamed = isBesideNamed(intent)
    return candidate
  }

  /// What the examples that come near to the sentence speak for, the nearest first.
  var near: [Candidate] {
    nearest(besideRequest: false, isKnown: false).map { place, nearness in
      var candidate = Candidate(intent: .topic(place))
      add(nearness, of: place, to: &candidate)
      return candidate
    }
  }

  private func add(_ nearness: Double, of place: Library.TopicID, to candidate: inout Candidate) {
    candidate.isForeign = isForeign(place.domain)
    candidate.isUnnamed =
      scene.domain == .general && !dialogue.domains.contains(place.domain)
      && !named.contains(place.domain)
    candidate.add(
      nearness: nearness, bonus: bonus(of: place.name, place.domain), words: said.words.indices)
  }

  /// The topics of the examples that come near to the sentence.
  ///
  /// - Parameters:
  ///   - asks: whether phrases speak for a number, a plan or tips. Then only what is nearer than the
  ///     examples of these counts.
  ///   - isKnown: whether phrases are sure of something. Where they are of nothing, an example of any
  ///     domain counts that is all but the same.
  private func nearest(
    besideRequest asks: Bool, isKnown: Bool
  ) -> [(topic: Library.TopicID, nearness: Double)] {
    let owners = owners
    // Where nothing is named, any domain's example may be meant.
    let isOpen = scene.domain == .general && named.isEmpty
    let telling = said.words.count { !FillerWords.hashes.contains($0.hash) && !$0.isNumber }
    // `is that a problem` is about what stands around it, and a word alone is one of many.
    guard said.words.count > 1, telling > 0 || dialogue.lastAnswer == nil else { return [] }
    let least = telling > 1 ? 0.5 : telling == 1 ? 0.7 : 0.85
    var examples = ExampleIndex.nearest(scores, least: least, most: 3) { label, nearness in
      guard let domain = DomainID(rawValue: String(label.file)) else { return asks }
      // To look into another domain costs reading it.
      return owners.contains(domain) || isOpen && nearness >= 0.6
        || scene.domain == .general && nearness >= 0.85
    }
    if examples.isEmpty, !isKnown, scene.domain != .general, telling > 1 {
      examples = ExampleIndex.nearest(scores, least: Candidate.sureIfForeign, most: 1) {
        label, _ in
        DomainID(rawValue: String(label.file))?.isSubject ?? false
      }
    }
    let request = examples.first { $0.label.file == "intents" }?.nearness ?? 0
    return examples.filter { $0.nearness > request + 0.02 }.compactMap { example in
      guard let domain = DomainID(rawValue: String(example.label.file)),
        let own = domain.topic(example.label.topic)
      else { return nil }
      let name = String(example.label.topic)
      // `What do I do now?` is as near to a first glass of water as to a first of anything.
      let isShared = domain == .general || isOpen && ["first step", "what next"].contains(name)
      let topic = (isShared ? scene.library.topic(name, in: home) : nil) ?? own
      return isExcluded(topic) || isAnswer(.topic(topic)) ? nil : (topic, example.nearness)
    }
  }

  /// Whether the user has said that it isn't about a topic, or about words that speak for it.
  private func isExcluded(_ topic: Library.TopicID, _ range: Range<Int> = 0..<0) -> Bool {
    dialogue.excluded.topics.contains(topic)
      || !dialogue.excluded.words.isEmpty
        && range.contains {
          dialogue.excluded.words.contains(Refusal.stem(of: said.words[$0].text))
        }
  }

  /// Whether it asks for the unit that the goal has anyway: `how many lbs to go`.
  private func isOwnUnit(_ intent: Intent) -> Bool {
    guard case .conversion(let unit) = intent, let goal = scene.facts.goal else { return false }
    return UnitWords.base(UnitPeriod(goal.unit).unit) == unit
  }

  /// Whether it asks for a number of a goal, or for what is in its way, where there is none and
  /// something is named: `how many steps should i walk`.
  private func isOfNoGoal(_ intent: Intent) -> Bool {
    switch intent {
    case .number, .obstacles: scene.facts.goal == nil && !named.isEmpty
    default: false
    }
  }

  /// Whether it's about what a chat without a goal names: that comes before what fits anything.
  private func isNamed(_ intent: Intent) -> Bool {
    scene.facts.goal == nil && intent.place.map { named.contains($0.domain) } ?? false
  }

  /// Whether a topic goes on with another one, which the last answer wasn't about: `lonely answer`.
  private func isAnswer(_ intent: Intent) -> Bool {
    guard let place = intent.place, let space = place.name.lastIndex(of: " "),
      let other = place.domain.topic(place.name[..<space])
    else { return false }
    return dialogue.lastTopic != other
  }

  /// What puts a sure topic before others: the program that is asked about, then what is named.
  private func preference(for intent: Intent) -> Double {
    if intent.place?.domain == .talk, intent.isTopic(of: TopicNames.program) { return 2.5 }
    let isTips = intent == .tips && scene.facts.goal == nil && !named.isEmpty
    return isTips || isNamed(intent) ? 1.5 : 0
  }

  private func isBesideNamed(_ intent: Intent) -> Bool {
    scene.facts.goal == nil && !named.isEmpty && intent.place?.domain == .general
      && !intent.isTopic(of: TopicNames.feelings) && !intent.isTopic(of: TopicNames.everyday)
  }

  private var owners: [DomainID] {
    var owners = dialogue.domains
    let others = scene.facts.goal == nil ? named[...] : named.prefix(1)
    owners += others.filter { !owners.contains($0) }
    return owners.sorted { $0.rawValue < $1.rawValue }
  }

  /// Where topics are looked for first: the goal's domain; without one, what the talk is about.
  private var home: DomainID {
    if scene.domain != .general { return scene.domain }
    guard dialogue.domain == .general else { return dialogue.domain }
    return named.count == 1 ? named[0] : .general
  }

  private func isForeign(_ domain: DomainID) -> Bool {
    scene.domain != .general && domain != scene.domain && domain.isSubject
  }

  private func bonus(of name: String, _ owner: DomainID) -> Double {
    switch owner {
    case home: 0.6
    case _ where scene.domain == .general && named.contains(owner): 0.6
    case .general: TopicNames.feelings.contains(name) ? 0.4 : 0
    case .talk, .guide: -0.1
    case dialogue.domain: 0.3
    default: 0
    }
  }
}

extension Intent {
  var isNumber: Bool {
    switch self {
    case .number, .conversion, .supposition, .cost: true
    default: false
    }
  }

  var isFollowUp: Bool { if case .follow = self { true } else { false } }

  /// Whether it asks for something by itself, however it's put.
  var isRequest: Bool {
    isNumber || [.plan, .tips, .menu, .obstacles].contains(self)
  }

  /// Which of two that weigh the same comes first: by their kind, then by their name.
  fileprivate var order: (kind: Int, name: String) {
    switch self {
    case .number(let question): (0, question.rawValue)
    case .conversion(let unit): (0, unit)
    case .supposition, .cost: (0, "")
    case .plan: (1, "")
    case .refusal: (2, "")
    case .follow(let follow): (3, follow.rawValue)
    case .topic(let topic): (10 + topic.index, topic.domain.rawValue)
    default: (4, name ?? "")
    }
  }
}
