/// Finds what in a message refers to the last answer: `why?`, `2`, `another one`, `too much`.
struct FollowUpReader {
  let dialogue: Dialogue
  private var scene: CoachScene { dialogue.scene }

  /// A choice of the last answer's that a message takes.
  func choice(_ said: SaidText, _ hits: [PhraseBook<Intent>.Hit]) -> Meaning? {
    guard said.words.count <= FollowUpReader.mostWords else { return nil }
    let number = said.words.count > 6 ? nil : ChoiceNumber.number(in: said, hits)
    let labels = dialogue.memory.labels
    if let number, labels.indices.contains(number - 1) { return chosen(labels[number - 1]) }
    if let named = named(labels, by: said) { return chosen(named) }
    guard let number, number >= 1, number <= dialogue.memory.lines else { return nil }
    var meaning = following(.pick(number))
    meaning.chosen = line(number)
    return meaning
  }

  /// A choice that one of the first sentences is: `oh, that was the question. ok, something small for
  /// today. but for the kitchen`.
  func choice(among parts: [SaidMessage.Part]) -> Meaning? {
    let labels = dialogue.memory.labels
    guard parts.count > 1, !labels.isEmpty else { return nil }
    return parts.prefix(3).lazy.compactMap { part in
      part.said.words.count <= 6 ? named(labels, by: part.said) : nil
    }.first.map(chosen)
  }

  /// What was offered under a number that the message begins with; `nil` where the rest of it has to
  /// say what is meant.
  func choice(_ number: Int) -> Meaning? {
    let labels = dialogue.memory.labels
    guard labels.indices.contains(number - 1), labels[number - 1] != Choice.other else {
      return nil
    }
    return chosen(labels[number - 1])
  }

  private func chosen(_ label: String) -> Meaning {
    var meaning = meaning(of: label)
    meaning.chosen = label
    return meaning
  }

  /// A numbered line of the last answer.
  private func line(_ number: Int) -> String? {
    dialogue.lastAnswer?.split(separator: "\n").lazy.compactMap(NumberedLine.init)
      .first { $0.number == number }.map { String($0.text) }
  }

  /// The choice that is said: in its own words, or by some that no other has, as `the plan then` for `a
  /// plan for the week`.
  private func named(_ labels: [String], by said: SaidText) -> String? {
    let words = said.words.map(\.text)
    let read = labels.map { scene.library.read($0).words.map(\.text) }
    if let place = read.firstIndex(of: words) { return labels[place] }
    // `something small for today, please, if you have an idea`.
    let begun = read.indices.filter { read[$0].count > 2 && words.starts(with: read[$0]) }
    if begun.count == 1, words.count <= FollowUpReader.mostWords { return labels[begun[0]] }
    let stems = Refusal.stems(of: words)
    guard !stems.isEmpty, !said.hasQuestionMark, words.count <= 6 else { return nil }
    let named = labels.indices.filter { !stems.isDisjoint(with: Refusal.stems(of: read[$0])) }
    let known = Refusal.stems(of: named.flatMap { read[$0] })
    // What names something else, too, isn't only a choice.
    guard named.count == 1, stems.isSubset(of: known.union(FollowUpReader.choosing)) else {
      return nil
    }
    return labels[named[0]]
  }

  /// Of a message that takes a choice.
  private static let mostWords = 20

  /// Stems of words that only take a choice.
  private static let choosing = Refusal.stems(of: .listed("FollowUpReader.choosing"))

  private func meaning(of label: String) -> Meaning {
    if let intent = Choice.intents[label].flatMap(Intent.init(text:)) {
      return following(.say(intent))
    }
    if label == Choice.obstacles { return following(.offer(.obstacles)) }
    if label == Choice.other { return following(.offer(.obstaclesMore)) }
    if let path = Choice.topics[label]?.split(separator: "/"), let name = path.last {
      let domain = path.count > 1 ? DomainID(rawValue: String(path[0])) : nil
      let place = scene.library.topic(String(name), in: domain ?? dialogue.domain)
      return place.map { Meaning(topic: $0, turnsTo: domain) } ?? Meaning(.offer(dialogue.menu))
    }
    if let place = topic(labelled: label) {
      return Meaning(topic: place, turnsTo: place.domain)
    }
    return Meaning(.offer(dialogue.menu))
  }

  /// The topic of a label, behind which its domain may stand: `no motivation (money)`.
  private func topic(labelled label: String) -> Library.TopicID? {
    let parts = label.dropLast().split(separator: "(")
    if label.hasSuffix(")"), let domain = parts.last.flatMap({ DomainID(rawValue: String($0)) }) {
      return scene.library.labelled(String(parts[0].dropLast()), in: [domain])
    }
    return scene.library.labelled(label, in: dialogue.domains)
  }

  /// What goes on with what was talked about.
  private func following(_ act: Act) -> Meaning {
    var meaning = Meaning(act)
    meaning.isFollowUp = true
    if case .say(let intent) = act { meaning.subject = intent }
    return meaning
  }

  /// What a sentence says about the last answer, where that is most of it.
  func follow(_ said: SaidText, _ candidates: [Candidate]) -> Meaning? {
    guard dialogue.lastAnswer != nil, said.words.count <= 10 else { return nil }
    let other = candidates.first { !$0.intent.isFollowUp && (!$0.isForeign || $0.isSure) }
    for candidate in candidates {
      guard case .follow(var follow) = candidate.intent else { continue }
      if follow == .yes, said.hasQuestionMark { follow = .why }
      // Where moods are talked about, what doesn't help is a topic of its own.
      if follow == .another, let other, other.isSure, case .topic(let place) = other.intent,
        place.domain == dialogue.domain, DomainID.subjects.contains(place.domain)
      {
        continue
      }
      let share = share(of: candidate, said)
      guard
        share >= 0.99 || follow.isAboutChat && candidate.evidence >= 1
          || share >= follow.share && candidate.weight > (other?.weight ?? 0)
      else { continue }
      return following(act(for: follow))
    }
    return nil
  }

  /// How much of a sentence speaks for something, words that mean nothing left out.
  private func share(of candidate: Candidate, _ said: SaidText) -> Double {
    let telling = said.words.indices.filter { !FollowUpReader.noise.contains(said.words[$0].text) }
    guard !telling.isEmpty else { return candidate.words.isEmpty ? 0 : 1 }
    return Double(telling.filter(candidate.words.contains).count) / Double(telling.count)
  }

  private static let noise: Set<String> = .listed("FollowUpReader.noise")

  /// What of the library a word about the last answer is about.
  private var topic: Library.TopicID? { dialogue.isComputed ? nil : dialogue.topic }

  private func act(for follow: Intent.FollowUp) -> Act {
    switch follow {
    case .why: .why(topic)
    case .how, .more: .how(topic)
    case .shorter: .shorten(topic)
    case .again: .rephrase(topic)
    case .another, .alternative: .another(dialogue.subject)
    case .next: .another(nil)
    case .yes: yes
    case .no: .letGo
    case .first, .second, .third, .fourth: .another(dialogue.subject)
    case .blunt: .sayBluntly
    case .oneThing: .oneThing(dialogue.topic)
    case .recall: .recall
    case .aboutMe: .tellKnown
    }
  }

  /// The first of two things that the last answer's question offers: `something small for today, or a
  /// plan?`
  var offered: String? {
    dialogue.lastAnswer?.hasSuffix("?") ?? false ? dialogue.memory.labels.first : nil
  }

  /// What a yes to the last answer leads to.
  var yes: Act {
    let next: String
    switch dialogue.open {
    case .yes(let name), .any(let name): next = name
    case nil: return offered.map { chosen($0).act } ?? .agree
    }
    if next == "plan" { return .say(.plan) }
    if next == "numbers" { return .say(.number(.standing)) }
    return scene.library.topic(next, in: dialogue.domain).map { .say(.topic($0)) } ?? .agree
  }
}
