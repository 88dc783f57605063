import Wellness

/// Answers of the library that fit and have not been given.
extension ReplyWriter {
  /// The places of a topic's answers that may be given, the fittest first.
  ///
  /// - Parameter isFresh: whether those that were given in this chat are left out.
  func fitting(_ place: Library.TopicID, isFresh: Bool = false) -> [Int] {
    let answers = library[place].answers
    let left = answers.indices.filter { !isFresh || !dialogue.wasGiven(answers[$0], of: place) }
    guard !left.isEmpty else { return [] }
    let conditions = conditions(for: place)
    let slots = slots(of: place)
    let fitting = left.filter { index in
      answers[index].conditions.allSatisfy(conditions.contains)
        && allowed(answers[index], slots) != nil
    }
    let isAdvice = place.domain == .general || DomainID.subjects.contains(place.domain)
    let wantsAdvice =
      meaning.asks && isAdvice && place.domain != .mood
      && !TopicNames.feelings.contains(library[place].name)
    return fitting.map { rank(answers[$0], $0, wantsAdvice) }.sorted(by: <).map(\.3)
  }

  /// What comes first: a verdict where yes or no was asked, advice before comfort where something was
  /// asked at all, then what fits the most conditions.
  private func rank(
    _ answer: LibraryAnswer, _ index: Int, _ wantsAdvice: Bool
  ) -> (Int, Int, Int, Int) {
    let isVerdict = asksYesOrNo && Verdict.opens(answer.text)
    let comforts = answer.conditions.contains("companion")
    return (
      isVerdict ? 0 : 1, wantsAdvice && comforts ? 1 : 0, -answer.conditions.count, index
    )
  }

  /// The text of an answer; `nil` where it needs what isn't known, has something in it that was
  /// refused, or speaks of a goal and there is none.
  func allowed(_ answer: LibraryAnswer, _ place: Library.TopicID) -> String? {
    allowed(answer, slots(of: place))
  }

  private func allowed(_ answer: LibraryAnswer, _ slots: [String: String]) -> String? {
    guard scene.facts.goal != nil || !answer.isAboutGoal, let text = answer.filled(slots),
      dialogue.allows(text)
    else { return nil }
    return text
  }

  /// Those that have not been given in this chat.
  func fresh(_ place: Library.TopicID) -> [Int] { fitting(place, isFresh: true) }

  /// The text of one of the answers of a topic; `nil` where it needs what isn't known.
  func text(of place: Library.TopicID, _ index: Int) -> String? {
    let answer = library[place].answers[index]
    sources.note(answer, place, index)
    return answer.filled(slots(of: place))
  }

  /// An answer of a topic that has not been given in this chat.
  func answer(of place: Library.TopicID) -> String? {
    fresh(place).first.flatMap { text(of: place, $0) }
  }

  /// What is said where all answers of a topic have been given.
  func exhausted(_ place: Library.TopicID) -> String {
    let name = library[place].name
    var tried = [place]
    for domain in [DomainID.general, .talk] {
      guard let other = library.topic(name, in: domain), !tried.contains(other) else { continue }
      if let text = answer(of: other) { return text }
      tried.append(other)
    }
    return part(place, \.how) ?? part(place, \.why) ?? inTurn(place) ?? freshTip
      ?? offer(dialogue.menu)
  }

  /// One of the answers that fit, given before or not; another one with each of the chat's answers.
  private func inTurn(_ place: Library.TopicID) -> String? {
    let fitting = fitting(place)
    guard !fitting.isEmpty else { return nil }
    return text(of: place, fitting[dialogue.memory.answers % fitting.count])
  }

  /// A part of a topic that was not said in the last answer.
  func part(_ place: Library.TopicID?, _ part: KeyPath<LibraryTopic, Substring?>) -> String? {
    guard let place, let text = library[place][keyPath: part],
      dialogue.lastAnswer?.has(text) != true
    else { return nil }
    return allowed(LibraryAnswer(text), place)
  }

  func guide(_ name: String) -> String {
    guard let place = library.topic(name, in: .guide) else { return "" }
    let answers = library[place].answers
    let fresh = fresh(place)
    // The same few words twice in a chat sound like a machine.
    let other = fresh.first {
      !dialogue.memory.openings.contains(
        AnswerKey(SentenceText.opening(of: String(answers[$0].text))))
    }
    return (other ?? fresh.first).flatMap { text(of: place, $0) } ?? inTurn(place) ?? ""
  }

  var freshTip: String? {
    let place = library.topic("tips", in: dialogue.domain)
    return place.flatMap { answer(of: $0) }
  }

  /// What a topic's answers may name of the goal: nothing where they are about something else.
  func slots(of place: Library.TopicID) -> [String: String] {
    if place.domain == .guide, library[place].name.hasPrefix("heard"), let namedThing {
      return sources.slots(of: standing).merging(["thing": namedThing]) { $1 }
    }
    let isElsewhere = DomainID.subjects.contains(place.domain) && place.domain != scene.domain
    return isElsewhere ? [:] : sources.slots(of: standing)
  }

  func conditions(for place: Library.TopicID) -> Set<String> {
    var conditions = sources.conditions { self.conditions }
    if (dialogue.memory.asked[.topic(place)] ?? 0) > 1 { conditions.insert("again") }
    return conditions
  }

  private var conditions: Set<String> {
    var conditions = Standing.named(standing?.conditions ?? [])
    conditions.insert(scene.facts.goal == nil ? "no goal" : "goal")
    if scene.facts.goal == nil, tellsOfStopping { conditions.subtract(["not stopped"]) }
    conditions.insert(ReplyWriter.name(of: scene.facts.persona))
    return conditions
  }

  /// `i quit three weeks ago`.
  private var tellsOfStopping: Bool {
    let words = Set(TextWord.all(in: message).map(\.text))
    return !words.isDisjoint(with: ["quit", "stopped", "quitted"])
      && !words.isDisjoint(with: ["ago", "since", "already"])
  }

  /// What the library calls a persona.
  static func name(of persona: Persona) -> String {
    switch persona {
    case .fitnessCoach: "fitness coach"
    case .nutritionist: "nutritionist"
    case .wellnessSpecialist: "companion"
    case .triage: "triage"
    default: "wellness coach"
    }
  }

}
