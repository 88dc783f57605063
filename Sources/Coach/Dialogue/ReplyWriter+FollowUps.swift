import Wellness

/// What is said about the last answer, and about the chat itself.
extension ReplyWriter {
  var reason: String {
    switch dialogue.subject {
    case .report: risen ?? rest ?? offer(.obstacles)
    case .number, .conversion, .supposition, .cost: rest ?? offer(.obstacles)
    default: guide("because")
    }
  }

  /// What is left, where the last answer hasn't said so.
  private var rest: String? {
    number(.gap).flatMap { dialogue.lastAnswer?.has($0) == true ? nil : $0 }
  }

  /// What follows a reason that the last answer gave already.
  func moreReason(_ topic: Library.TopicID?) -> String? {
    guard let topic, let why = library[topic].why, let last = dialogue.lastAnswer,
      last.contains(why)
    else { return nil }
    return part(topic, \.how) ?? answer(of: topic)
  }

  /// Why a weight that was told is further away than the last one.
  private var risen: String? {
    guard scene.domain == .weight, standing?.isLastCloser == false,
      let place = library.topic("scale went up", in: .weight)
    else { return nil }
    return answer(of: place) ?? part(place, \.why)
  }

  func detail(_ topic: Library.TopicID?) -> String {
    if let topic, let text = answer(of: topic) { return text }
    if case .number = dialogue.subject, let text = number(.perDay) { return text }
    return freshTip ?? guide("more")
  }

  func another(_ subject: Intent?) -> String {
    switch subject {
    case .topic(let place): answer(of: place) ?? freshTip ?? exhausted(place)
    case .tips: freshTips ?? detail(dialogue.topic)
    case nil: freshTip ?? offer(dialogue.menu)
    default: freshTip ?? guide("more")
    }
  }

  /// Up to three tips that have not been given in this chat.
  private var freshTips: String? {
    guard let place = library.topic("tips", in: dialogue.domain) else { return nil }
    let lines = fresh(place).prefix(3).compactMap { text(of: place, $0) }
    guard lines.count > 1 else { return lines.first }
    return ReplyWriter.numbered(lines)
  }

  var firstSentence: String {
    let answer = dialogue.lastAnswer ?? ""
    let sentence = SentenceText.first(of: answer)
    return sentence == answer ? guide("in other words") : sentence
  }

  /// Shows that it has heard, and goes into what was touched on.
  func heard(_ mood: Mood) -> String {
    if mood == .on {
      return offering(Array(dialogue.menu.choices.prefix(2)), after: "heard on")
    }
    let name = "heard " + mood.rawValue
    if let second = meaning.second, case .topic(let place) = second, let text = answer(of: place) {
      return [.plain, .bad].contains(mood) ? text : guide(name) + " " + text
    }
    switch mood {
    case .plain, .aside:
      let isOpen = scene.facts.goal == nil
      if namedThing != nil, isOpen || mood == .plain { return guide("heard about") }
      return isOpen && dialogue.domain == .general ? lost("lost") : guide(name)
    default: return guide(name)
    }
  }

  /// Says that it hasn't understood: in a sentence, and the next time with choices.
  func lost(_ name: String) -> String {
    let words = TextWord.all(in: message).map(\.text)
    if words.dropFirst().first == "about", namedThing != nil { return guide("heard about") }
    let isAgain = dialogue.lastTopic.map { library[$0].name.hasPrefix("lost") } ?? false
    return isAgain
      ? offering(dialogue.menu.choices, after: "not understood") : guide(name)
  }

  /// Whom or what of theirs the user speaks of.
  var namedThing: String? { NamedThing.text(in: TextWord.all(in: message)) }

  /// The smallest thing to do about a topic.
  func oneThing(_ topic: Library.TopicID?) -> String {
    let subject = topic.flatMap { DomainID.subjects.contains($0.domain) ? $0 : nil }
    let first = library.topic("first step", in: dialogue.domain)
    for place in [subject, first, topic].compactMap(\.self) {
      guard let text = library[place].short.flatMap({ allowed(LibraryAnswer($0), place) }),
        dialogue.lastAnswer?.has(text) != true
      else { continue }
      return "Then just this: " + SentenceText.uncapitalized(text)
    }
    return freshTip ?? guide("agree")
  }

  /// What was suggested last, in a few words each.
  var recall: String {
    if asksForChoice { return recalledChoice }
    let shorts = dialogue.memory.topics.suffix(6).compactMap { place -> String? in
      guard DomainID.subjects.contains(place.domain) || place.domain == .general else { return nil }
      return library[place].short.flatMap { allowed(LibraryAnswer($0), place) }
    }.suffix(2)
    guard let last = shorts.last else { return guide("nothing agreed") }
    guard shorts.count > 1, let before = shorts.first else {
      return "What we had: " + SentenceText.uncapitalized(last)
    }
    return "Two things. First: " + SentenceText.uncapitalized(before) + " And then: "
      + SentenceText.uncapitalized(last)
  }

  /// Whether the user wants to know what was chosen: `which of the two did I ask for`.
  private var asksForChoice: Bool {
    let words = Set(TextWord.all(in: message).map(\.text))
    return words.isSuperset(of: ["did", "i"])
      && !words.isDisjoint(with: ["which", "pick", "choose", "take"])
  }

  private var recalledChoice: String {
    if let chosen = dialogue.memory.chosen {
      return "You picked this one: " + chosen + (chosen.hasSuffix(".") ? "" : ".")
    }
    let labels = dialogue.memory.labels
    return "You haven't picked one yet. Which one is it?\n"
      + line(of: labels.isEmpty ? dialogue.menu.choices : labels)
  }

  /// What the coach knows of the user.
  var known: String {
    guard let standing, let goal = scene.facts.goal else { return guide("known without a goal") }
    let line = SentenceText.uncapitalized(standing.line)
    return "Your goal, " + goal.title + ": " + line + " " + guide("known")
  }

  var refusal: String {
    let text = guide("refusal")
    // Who wants no tips gets none instead.
    let words = TextWord.all(in: message).map(\.text)
    guard !words.contains(where: ReplyWriter.advice.contains), let other = freshTip else {
      return text
    }
    return text + " " + other
  }

  private static let advice: Set<String> = .listed("ReplyWriter.advice")
}
