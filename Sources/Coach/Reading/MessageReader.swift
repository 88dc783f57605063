import Wellness

/// Finds what a message wants in the light of what has been said.
///
/// It goes sentence by sentence: what asks for something comes first, then a value that is told,
/// what is not wanted, a feeling, any other topic, and what refers to the last answer. Where nothing
/// is sure, the coach asks, or acknowledges what was told.
struct MessageReader {
  let dialogue: Dialogue
  let message: SaidMessage
  private let chosen: Int?
  /// What its words turn the talk to, the weightiest first.
  let named: [DomainID]
  let parts: [PartReading]
  /// How near each example comes to the whole message.
  let scores: ExampleIndex.Scores
  /// What of the whole message is a phrase for an intent.
  private let intentHits: [PhraseBook<Intent>.Hit]
  var turned: DomainID? { named.first }
  var scene: CoachScene { dialogue.scene }
  private var followUps: FollowUpReader { FollowUpReader(dialogue: dialogue) }

  /// A sentence with all that it may want.
  struct PartReading {
    let part: SaidMessage.Part
    let candidates: [Candidate]
    let follow: Meaning?

    /// The best that isn't about the last answer.
    var best: Candidate? {
      candidates.first {
        !$0.intent.isFollowUp && (!$0.isForeign || $0.isSure && !isOfTheGoal)
      }
    }

    /// Whether a topic of the goal's domain is sure, so that no other's is meant.
    private var isOfTheGoal: Bool {
      candidates.contains {
        !$0.isForeign && $0.isSure && $0.intent.place?.domain.isSubject ?? false
      }
    }
    var sure: Candidate? { best.flatMap { $0.isSure ? $0 : nil } }
  }

  /// - Parameter chosen: the number of the choice that stands before the message.
  init(_ dialogue: Dialogue, _ message: SaidMessage, chosen: Int?) {
    self.dialogue = dialogue
    self.message = message
    self.chosen = chosen
    let named = MessageReader.named(dialogue, message.whole)
    let intents = dialogue.scene.library.intents
    let hits = intents.hits(in: message.whole)
    (self.named, intentHits) = (named, hits)
    let scores = ExampleIndex.Scores(message.whole)
    self.scores = scores
    parts = message.parts.map { part in
      let isWhole = part.said.words.count == message.whole.words.count
      let candidates = CandidateFinder(
        dialogue: dialogue, said: part.said,
        scores: isWhole ? scores : ExampleIndex.Scores(part.said), isQuestion: part.isQuestion,
        named: named,
        intentHits: isWhole ? hits : intents.hits(in: part.said)
      ).all
      let follow = FollowUpReader(dialogue: dialogue).follow(part.said, candidates)
      return PartReading(part: part, candidates: candidates, follow: follow)
    }
  }

  var meaning: Meaning {
    var meaning = read()
    meaning.asks = message.asks && !isResigned
    if meaning.domain == nil, case .say(.topic(let place)) = meaning.act,
      place.domain.isSubject, place.domain != scene.domain
    {
      meaning.domain = place.domain
    }
    if scene.domain == .general, [.say(.tips), .say(.plan)].contains(meaning.act) {
      meaning.domain = turned
    }
    if let other, meaning.chosen == nil, !meaning.isFollowUp || meaning.domain != nil {
      answer(&meaning, in: other)
    }
    let refused = MessageReader.refused(in: message, intentHits)
    if !refused.isEmpty { meaning.refused = refused }
    return meaning
  }

  /// What a message is about in a chat about a goal that's about something else: sleep in one about
  /// running.
  private var other: DomainID? {
    guard scene.domain != .general, !named.contains(scene.domain) else { return nil }
    return turned
  }

  /// Has what could be answered by the goal as well answered by what the message is about: `how can I
  /// sleep better?`.
  private func answer(_ meaning: inout Meaning, in other: DomainID) {
    switch meaning.act {
    case .say(.tips): meaning.domain = other
    case .say(.topic(let place))
    where place.domain == scene.domain && ["starting", "first step"].contains(place.name):
      guard let same = scene.library.topic(place.name, in: other) else { return }
      meaning.act = .say(.topic(same))
      (meaning.subject, meaning.domain) = (.topic(same), other)
    default: break
    }
  }

  private var isResigned: Bool { !MessageReader.resignation.hits(in: message.whole).isEmpty }

  /// Questions that ask for no advice.
  private static let resignation = PhraseBook(
    "resigned", [(IntentPhrases.resignation(in: CoachText.load("intents")), true)])

  /// Beginnings of the words for what a message turns down.
  ///
  /// - Parameter hits: the phrases for intents in the whole message.
  static func refused(
    in message: SaidMessage, _ hits: [PhraseBook<Intent>.Hit]
  ) -> [String] {
    let isRefusal =
      hits.contains { $0.key == .refusal }
      || !message.asks && message.parts.contains { turnsDown($0.said) }
    return isRefusal ? Refusal.stems(in: message.whole) : []
  }

  private static func named(_ dialogue: Dialogue, _ said: SaidText) -> [DomainID] {
    let hits = dialogue.scene.library.domainWords.hits(in: said)
    return hits.sorted { $0.weight > $1.weight }.reduce(into: []) { named, hit in
      // Who doesn't sleep speaks of sleep all the same.
      guard !hit.isNegated || hit.key == .sleep, !named.contains(hit.key) else { return }
      named.append(hit.key)
    }
  }

  private func read() -> Meaning {
    if message.whole.isWordless { return sign }
    if let request = ActionRequest(message.whole.text),
      request.saysWhat || message.whole.begins(with: "how", "do", "i"),
      let topic = topic(request.saysWhat ? "a request" : "making a goal", in: .talk)
    {
      return topic
    }
    if let request = ServiceRequest(message.typed), let topic = topic(request.topic, in: .general) {
      return topic
    }
    if let stated { return stated }
    if let supposition { return supposition }
    if let chosen, let choice = followUps.choice(chosen) { return choice }
    if let choice = followUps.choice(message.whole, intentHits) { return choice }
    if let choice = followUps.choice(among: message.parts) { return choice }
    if dialogue.lastAnswer != nil, let asked = AskedBack(message) {
      return Meaning(.judge(asked), isFollowUp: true)
    }
    if let known = rejected ?? figure ?? agreed ?? whole { return known }
    if Noting.isAsked(message.typed), let told { return told }
    return weighed(found)
  }

  /// What the sentences want, by their phrases and the nearest examples.
  private var found: Meaning {
    if message.asks {
      return asked ?? told ?? pursued ?? unwanted ?? spokenOf(least: 2) ?? followed ?? doubtful
        ?? unsure
    }
    return asked ?? told ?? unwanted ?? spokenOf(least: 0) ?? followed ?? answered ?? doubtful
      ?? unsure
  }

  /// A topic of a domain, or of all.
  private func topic(_ name: String, in domain: DomainID) -> Meaning? {
    scene.library.topic(name, in: domain).map { Meaning(topic: $0) }
  }

  /// What an example of all sentences together wants, where it comes nearer than those of each do, or
  /// what one of them tells where another asks for what fits anything: `i work nights, how do i start`.
  private var whole: Meaning? {
    guard parts.count > 1, !dialogue.told.tells, !isResigned,
      !parts.contains(where: { $0.candidates.contains { $0.isSure && !leavesOpen($0) } })
    else { return nil }
    let finder = CandidateFinder(
      dialogue: dialogue, said: message.whole, scores: scores, isQuestion: message.asks,
      named: named, intentHits: [])
    let nearest = finder.near.first
    let asking = parts.filter { $0.part.isQuestion || !message.asks }
    let others = asking.flatMap(\.candidates).map(\.nearness).max() ?? 0
    if let nearest, nearest.isNear {
      return nearest.nearness > others ? Meaning(.say(nearest.intent)) : nil
    }
    guard message.asks, let asked = asking.first?.sure, fitsAnything(asked) else { return nil }
    if let nearest, nearest.isFairlyNear, !fitsAnything(nearest) {
      return Meaning(.say(nearest.intent))
    }
    let told = parts.first {
      !$0.part.isQuestion && $0.sure.map { !fitsAnything($0) && !isJoy($0.intent) } ?? false
    }
    return told.flatMap { told in told.sure.map { meaning(of: $0, in: told) } }
  }

  /// Whether it asks for a topic, or for help of any kind.
  private func leavesOpen(_ candidate: Candidate) -> Bool {
    !candidate.intent.isRequest || [.tips, .menu, .obstacles].contains(candidate.intent)
  }

  /// Whether a topic is asked for in the same words whatever it's about.
  private func fitsAnything(_ candidate: Candidate) -> Bool {
    guard let place = candidate.intent.place else { return true }
    return place.domain == .talk || MessageReader.listed.fittingAnything.contains(place.name)
  }

  static let listed = ListedWords("MessageReader")

  /// What is meant by a smile, three dots or a heart.
  private var sign: Meaning {
    let mood = Mood(message)
    if mood == .bad { return Meaning(.acknowledge(.bad)) }
    let isMark = mood == .plain && message.text.utf8.allSatisfy { $0 < 0x80 }
    return topic(isMark ? "silence" : "ok", in: .talk) ?? unknown
  }

  // MARK: - What is asked for

  private var asked: Meaning? {
    let follows = parts.compactMap(\.follow)
    if let aboutChat = follows.first(where: \.act.isAboutChat) { return aboutChat }
    // A question about the last answer comes before one that is only likely.
    for reading in parts where reading.part.isQuestion {
      if let sure = reading.sure, ![.refusal, .report].contains(sure.intent), !isJoy(sure.intent) {
        return meaning(of: sure, in: reading)
      }
      if let follow = reading.follow, !isAboutOther(reading, follow) { return follow }
    }
    // Requests that don't look like one: `shorter`, `a plan for next week`.
    for reading in parts where !reading.part.isQuestion {
      if let sure = reading.sure, sure.intent.isRequest, sure.weight >= 1.5 || sure.share >= 0.5 {
        return meaning(of: sure, in: reading)
      }
      if parts.count == 1, !isReport, let follow = reading.follow { return follow }
    }
    return nil
  }

  /// Whether `what do I do?` is about what the rest of the message tells, and not the last answer.
  private func isAboutOther(_ asking: PartReading, _ follow: Meaning) -> Bool {
    guard case .how = follow.act else { return false }
    return isTopicNamed(beside: asking, least: 2)
  }

  /// Whether another sentence is surely about a topic.
  ///
  /// - Parameter least: evidence that it takes.
  func isTopicNamed(beside asking: PartReading, least: Double) -> Bool {
    parts.contains { other in
      guard other.part.said.text != asking.part.said.text, let sure = other.sure,
        let place = sure.intent.place
      else { return false }
      return place.domain != .talk && sure.evidence >= least
    }
  }

  private func meaning(of candidate: Candidate, in reading: PartReading) -> Meaning {
    if let told = report(with: candidate.intent) { return told }
    var meaning = Meaning(saying: candidate.intent)
    if candidate.intent == .menu { (meaning.act, meaning.isMenu) = (.offer(dialogue.menu), true) }
    if candidate.intent == .obstacles { meaning.act = .offer(.obstacles) }
    meaning.second = second(beside: candidate, in: reading)
    return meaning
  }

  /// Something else that is asked for, in another sentence or with other words.
  private func second(beside first: Candidate, in reading: PartReading) -> Intent? {
    let others = parts.lazy.filter {
      $0.part.isQuestion && $0.part.said.text != reading.part.said.text
    }
    .compactMap(\.sure?.intent)
    if let other = others.first(where: { $0 != first.intent && !isJoy($0) }) { return other }
    return reading.candidates.first { other in
      !other.intent.isFollowUp && other.weight >= 1.7 && other.words.isDisjoint(with: first.words)
        && other.intent.isNumber != first.intent.isNumber
    }?.intent
  }

  /// How one begins with a goal that is stated in a chat without one.
  private var stated: Meaning? {
    let title = scene.facts.goal == nil ? StatedGoal.title(in: message.text) : nil
    return title.flatMap {
      scene.library.topic("starting", in: turned ?? CoachScene(.untold(goal: $0)).domain)
    }.map { Meaning(topic: $0, turnsTo: $0.domain) }
  }

  // MARK: - What is told

  private var told: Meaning? { report(with: nil) }

  /// A figure told in a chat without a goal, with what else is told.
  private var figure: Meaning? {
    guard scene.facts.goal == nil, dialogue.open == nil, !message.asks,
      SaidFigure.text(in: message.text, message.typed) != nil
    else { return nil }
    let words = message.whole.words
    let last = words.lastIndex(where: \.isNumber) ?? 0
    // What follows at length is told for its own sake: `lost 12 kg and put it all back on`.
    let isLong = words.count - last > 6
    let isAlone = !isLong && words.allSatisfy { $0.clause == words[0].clause && $0.text != "want" }
    let sure = parts.lazy.flatMap(\.candidates).first {
      $0.isSure && $0.intent.place.map { $0.domain != .talk } ?? false
    }
    // `I slept 5 hours last night` is a bad night by all of its words, and no good news by some.
    let isMeant = sure.map { isJoy($0.intent) || $0.share >= 0.9 && $0.evidence >= 2 } ?? false
    let topic = isMeant || !isAlone ? sure : nil
    if topic == nil, isLong { return nil }
    var meaning = Meaning(.acknowledge(.figure))
    if let topic { (meaning.act, meaning.subject) = (.say(topic.intent), topic.intent) }
    meaning.domain = turned
    return meaning
  }

  /// A value that may have been told, where nothing else is understood.
  private var doubtful: Meaning? {
    dialogue.told.tells ? Meaning(saying: .report) : nil
  }

  /// A value that was told, with what is asked beside it.
  private func report(with second: Intent?) -> Meaning? {
    guard isReport else { return nil }
    let beside = parts.lazy.compactMap(\.sure).first { $0.intent.place != nil && $0.evidence >= 2 }
    var meaning = Meaning(saying: .report)
    meaning.second = second ?? beside?.intent
    return meaning
  }

  private var isReport: Bool {
    dialogue.told.tells && (dialogue.told.isSure || Noting.isAsked(message.typed))
  }

  /// What is turned down by name: `i don't want patches` is no question about them.
  private var rejected: Meaning? {
    let others = parts.filter { reading in
      reading.part.isQuestion
        || !isRefusal(reading) && !isOneMore(reading)
          && !MessageReader.turnsDown(reading.part.said)
    }
    // What is told beside it at length says what is wanted: `i don't do nights. i need to be asleep by 9`.
    guard others.count < parts.count, others.allSatisfy({ $0.part.said.words.count <= 4 }),
      !message.asks, !isReport, !parts.contains(where: isKnownRefusal)
    else {
      return nil
    }
    var meaning = Meaning(saying: .refusal)
    meaning.refused = Refusal.stems(in: message.whole)
    return meaning
  }

  /// Whether a sentence begins with a phrase that turns something down.
  private func isRefusal(_ reading: PartReading) -> Bool {
    guard let refusal = reading.candidates.first(where: { $0.intent == .refusal }),
      refusal.evidence >= 0.5
    else { return false }
    let first = reading.part.said.words.prefix(2).map(\.text)
    return first == ["i", "dont"] || first.first.map(MessageReader.listed.deniers.contains) ?? false
  }

  /// Whether the library has a topic for what is turned down: `i don't want a goal`.
  private func isKnownRefusal(_ reading: PartReading) -> Bool {
    // What only an example comes near to says nothing of its words.
    guard let sure = reading.sure, sure.intent.place != nil, sure.evidence >= 1.5,
      !sure.isNear || sure.words.count < reading.part.said.words.count
    else { return false }
    let denials = ["dont", "no", "not"]
    return reading.part.said.words.indices.contains {
      sure.words.contains($0) && denials.contains(reading.part.said.words[$0].text)
    }
  }

  /// `also no gum`, behind something else that was turned down.
  private func isOneMore(_ reading: PartReading) -> Bool {
    let words = reading.part.said.words
    return words.first?.text == "no" && words.count <= 4 && !dialogue.memory.refused.isEmpty
      && ["also", "and", "plus"].contains(message.whole.words.first?.text)
  }

  /// `i don't want patches` and `no gum please`, not `i don't want to get up`.
  private static func turnsDown(_ said: SaidText) -> Bool {
    if said.words.first?.text == "no", said.words.last?.text == "please", said.words.count <= 5 {
      return true
    }
    let words = said.words.drop { $0.text == "i" }.prefix(3).map(\.text)
    return words.count == 3 && words[0] == "dont" && words[1] == "want" && words[2] != "to"
  }

  /// `So no coffee?` asks what follows from the last answer.
  var isLeavingOut: Bool {
    message.whole.hasQuestionMark && message.whole.words.count <= 6
      && message.whole.begins(with: "so", "no")
  }

  private var unwanted: Meaning? {
    guard !isLeavingOut else { return nil }
    for reading in parts {
      if let sure = reading.sure, sure.intent == .refusal { return meaning(of: sure, in: reading) }
    }
    // `nah, not before work`: what was suggested doesn't suit.
    guard let first = parts.first, first.part.lead == .no, first.sure == nil,
      first.follow == nil, dialogue.topic != nil
    else { return nil }
    var meaning = Meaning(.another(dialogue.subject), isFollowUp: true)
    meaning.refused = Refusal.stems(in: first.part.said)
    return meaning
  }

  /// - Parameter least: evidence that it takes.
  private func spokenOf(least: Double) -> Meaning? {
    let sure = parts.compactMap { reading in reading.sure.map { (reading, $0) } }
      .filter { $0.1.evidence >= least && (parts.count == 1 || !isTalk($0.1.intent)) }
      // A value that may have been told comes before what only an example speaks for.
      .filter { !dialogue.told.tells || !$0.1.isNear }
      // `How can I be less anxious?` has no good news in it.
      .filter { !$0.0.part.isQuestion || !isJoy($0.1.intent) }
    let feeling = sure.first { $0.1.intent.isTopic(of: TopicNames.feelings) && $0.1.evidence >= 1 }
    // Thanks, an excuse or a greeting is said beside what somebody wants.
    let telling = sure.filter { !isEveryday($0.1.intent) }
    let best = feeling ?? (telling.isEmpty ? sure : telling).max { $0.1.weight < $1.1.weight }
    return best.map { self.meaning(of: $0.1, in: $0.0) }
  }

  /// Whether it's only about the chat itself: `ok`, `right`.
  private func isTalk(_ intent: Intent) -> Bool {
    isEveryday(intent) && intent.isTopic(of: MessageReader.listed.asides)
  }

  private func isEveryday(_ intent: Intent) -> Bool { intent.place?.domain == .talk }

  /// `Happy?` asks for nothing and tells of no joy.
  private func isJoy(_ intent: Intent) -> Bool { intent.isTopic(of: MessageReader.listed.joys) }

  // MARK: - What refers to the last answer

  private var followed: Meaning? {
    if let follow = parts.compactMap(\.follow).last { return follow }
    guard parts.count == 1, parts[0].part.lead == .yes, dialogue.open != nil else { return nil }
    return Meaning(followUps.yes, isFollowUp: true)
  }

  /// A yes to what was offered, and more: `yes please, the afternoons have been so quiet`.
  private var agreed: Meaning? {
    let isOffered = if case .yes? = dialogue.open { true } else { followUps.offered != nil }
    // `Yes, perhaps it would. What did you have in mind?`
    let rest = parts.dropFirst()
    let asksWhich =
      rest.count == 1 && rest.allSatisfy { $0.part.said.contains(MessageReader.listed.offering) }
    guard isOffered, let first = parts.first, first.part.lead == .yes, !message.asks || asksWhich,
      !dialogue.told.tells, parts.count > 1 || first.sure.map({ isEveryday($0.intent) }) ?? true
    else { return nil }
    return Meaning(followUps.yes, isFollowUp: true)
  }

  /// What the coach asked for.
  private var answered: Meaning? {
    guard case .any(let next)? = dialogue.open, !message.asks else { return nil }
    return topic(next, in: dialogue.domain)
  }

  var unknown: Meaning { Meaning(.offer(dialogue.menu)) }
}
