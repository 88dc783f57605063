import Wellness

/// What is said by how likely each topic is, where none is sure.
extension MessageReader {
  /// From here on, a topic is answered without naming others that may be meant: three of four such
  /// answers are right.
  private static let likely = 0.6
  /// The same where phrases are sure of it, and from here on it's said before a plan or sympathy.
  private static let likelyIfFound = 0.45
  /// From here on, it's said instead of a number or a plan that may be asked for.
  private static let surely = 0.75
  /// From here on, the likeliest topic is said; of what is less likely one is right in five.
  private static let leastLikely = 0.16
  /// From here on, it's said instead of another one that was found.
  private static let leastOther = 0.3
  /// Three topics are offered from here on, together.
  private static let leastOffered = 0.2
  /// What phrases have found is left out when it's less likely.
  private static let leastKept = 0.08
  /// So many others are named.
  private static let mostOthers = 2
  /// What is less likely isn't named beside an answer.
  private static let leastNamed = 0.02
  /// The same where nothing is answered.
  private static let leastAsked = 0.04

  /// What is answered in the light of how likely each topic is: another one than was found, where
  /// phrases and examples together speak for it, and others beside what is only likely.
  func weighed(_ found: Meaning) -> Meaning {
    guard isWeighed(found) else { return found }
    // `Thanks. Can I have a beer after my shift?` isn't answered by `you're welcome`.
    let saysMore = saysMore(than: found)
    let found = saysMore ? message.asks ? unknown : Meaning(.acknowledge(.plain)) : found
    let isBeyondTalk = saysMore || saysOther(found)
    let ranking = TopicRanking(self) { isOut($0) || isBeyondTalk && isEveryday($0) }
    guard let first = ranking.topics.first, first.probability >= leastLikely(for: found),
      !first.isFar,
      let topic = place(of: first)
    else { return unlikely(found, ranking.topics) }
    let isFound = found.act == .say(.topic(topic)) && !found.isGuess
    let isSure = first.probability >= (isFound ? MessageReader.likelyIfFound : MessageReader.likely)
    if found.act == .say(.topic(topic)), isSure { return found }
    var meaning = Meaning(saying: .topic(topic), isGuess: true)
    meaning.domain = topic.domain.isSubject ? topic.domain : nil
    if !isSure, !hasAsked, takesOthers(topic) {
      meaning.others = choices(
        among: ranking.topics.dropFirst(), unlike: topic, most: MessageReader.mostOthers)
    }
    return meaning
  }

  /// What was found, with the topics that may be meant, though none of them is likely.
  private func unlikely(_ found: Meaning, _ topics: [TopicRanking.Topic]) -> Meaning {
    var found = found
    if case .say(.topic(let place)) = found.act {
      // To look a topic up may cost reading its domain.
      let own = topics.first { $0.label.topic == place.name && self.place(of: $0) == place }
      if isBegun(found) || own?.probability ?? 0 >= MessageReader.leastKept || hasAsked {
        if !hasAsked, takesOthers(place) {
          found.others = choices(among: topics[...], unlike: place, most: MessageReader.mostOthers)
        }
        return found
      }
      // A stray phrase is no better than none.
      found = message.asks ? unknown : Meaning(.acknowledge(.plain))
    }
    guard !hasAsked, isEmpty(found), topics.first?.isFar == false,
      NamedThing.text(in: message.typed) == nil,
      topics.prefix(3).reduce(0, { $0 + $1.probability }) >= MessageReader.leastOffered
    else { return found }
    let choices = choices(
      among: topics.prefix { $0.probability >= MessageReader.leastAsked }, unlike: nil, most: 3)
    return choices.count > 1 ? Meaning(.narrow(choices)) : found
  }

  /// Whether a list of others may stand behind it: behind sympathy or joy it would sound cold.
  private func takesOthers(_ topic: Library.TopicID) -> Bool {
    topic.domain != .talk && (message.asks || Mood(message) == .plain)
      && !TopicNames.feelings.contains(topic.name)
      && !MessageReader.listed.neverLikely.contains(topic.name)
  }

  /// From here on, the likeliest topic is said.
  private func leastLikely(for found: Meaning) -> Double {
    switch found.act {
    case .say(.topic): isBegun(found) ? MessageReader.leastLikely : MessageReader.leastOther
    case .acknowledge(let mood):
      // In a chat about a goal, what is beside it is only heard.
      mood == .plain || mood == .aside && !isOfOthers
        ? MessageReader.leastLikely : MessageReader.likelyIfFound
    case .say(let intent):
      intent.isNumber || intent == .plan ? MessageReader.surely : MessageReader.likelyIfFound
    case .why, .how, .another: MessageReader.leastOther
    default: MessageReader.leastLikely
    }
  }

  /// Whether nothing was found.
  private func isEmpty(_ found: Meaning) -> Bool {
    switch found.act {
    case .acknowledge(.plain), .offer, .narrow: found.second == nil
    default: false
    }
  }

  /// Whether what was found may be another topic.
  private func isWeighed(_ found: Meaning) -> Bool {
    guard message.whole.words.count > (isEmpty(found) ? 1 : 3), !found.isMenu else { return false }
    switch found.act {
    case .acknowledge, .offer, .narrow: return true
    // `No. The scale hardly moved in two weeks. Why?` doesn't ask about the last answer.
    case .why, .how, .another:
      return parts.contains {
        $0.follow == nil && MessageReader.tellingCount($0.part.said) >= 3
      }
    case .say(.topic(let place)):
      if found.isFollowUp && !isBegun(found) || isAllSaid(place) { return false }
      // Feelings and everyday talk come first, and what is asked about the program is meant.
      switch place.domain {
      case .talk: return !TopicNames.program.contains(place.name) && !isLeaving(place)
      case .general:
        return !TopicNames.everyday.contains(place.name)
          && (message.asks || !TopicNames.feelings.contains(place.name))
      default: return true
      }
    // A few of many words may ask for a plan or a number by chance.
    case .say(.supposition), .say(.cost): return false
    case .say(let intent):
      return ([.plan, .tips].contains(intent) || intent.isNumber) && share(of: intent) < 0.4
    default: return false
    }
  }

  /// Whether somebody says goodbye with the last words.
  private func isLeaving(_ place: Library.TopicID) -> Bool {
    ["goodbye", "good night"].contains(place.name)
      && parts.last?.candidates.contains { candidate in
        let count = message.parts.last?.said.words.count ?? 0
        return candidate.intent == .topic(place)
          && candidate.words.contains { $0 >= count - 2 }
      } ?? false
  }

  /// Whether phrases for a topic are all of the message.
  private func isAllSaid(_ place: Library.TopicID) -> Bool {
    parts.count == 1
      && parts[0].candidates.contains {
        $0.intent == .topic(place) && $0.share >= 0.99 && $0.evidence >= 1.5
      }
  }

  /// How much of the message speaks for something.
  private func share(of intent: Intent) -> Double {
    let count = Double(max(1, message.whole.words.count))
    return parts.reduce(0) { most, reading in
      let share = reading.candidates.first { $0.intent == intent }?.share ?? 0
      return max(most, share * Double(reading.part.said.words.count) / count)
    }
  }

  /// Whether it's only how one begins with what is named.
  private func isBegun(_ found: Meaning) -> Bool { found.isFollowUp && found.domain != nil }

  /// Whether what was found is thanks, a yes or the like, and something beside it says more.
  private func saysMore(than found: Meaning) -> Bool {
    guard case .say(.topic(let place)) = found.act, place.domain == .talk,
      !TopicNames.program.contains(place.name)
    else { return false }
    return message.asks && share(of: .topic(place)) < 0.2
      || parts.contains { reading in
        !reading.candidates.contains { $0.intent == .topic(place) }
          && MessageReader.tellingCount(reading.part.said) >= (reading.part.isQuestion ? 1 : 4)
      }
  }

  private func isEveryday(_ topic: TopicRanking.Topic) -> Bool {
    topic.domain == .talk && !TopicNames.program.contains(String(topic.label.topic))
  }

  /// Whether what was found is more than everyday talk.
  private func saysOther(_ found: Meaning) -> Bool {
    switch found.act {
    case .say(.topic(let place)): place.domain != .talk
    case .say: true
    default: false
    }
  }

  private func isOut(_ topic: TopicRanking.Topic) -> Bool {
    let name = String(topic.label.topic)
    return !topic.hasPhrase && MessageReader.listed.neverLikely.contains(name)
      || topic.domain == nil || topic.domain == .guide
      || dialogue.excluded.topics.contains { $0.domain == topic.domain && $0.name == name }
  }

  /// Where a likely topic stands: with the goal, where it fits any.
  private func place(of topic: TopicRanking.Topic) -> Library.TopicID? {
    let name = String(topic.label.topic)
    let ofGoal = topic.domain == .general ? scene.library.topic(name, in: scene.domain) : nil
    return ofGoal ?? topic.domain?.topic(name)
  }

  /// Likely topics that have labels of their own.
  private func choices(
    among topics: ArraySlice<TopicRanking.Topic>, unlike other: Library.TopicID?, most: Int
  ) -> [Intent] {
    var labels = Set([other.map(scene.library.label)].compactMap(\.self))
    var choices: [Intent] = []
    for topic in topics.prefix(8)
    where choices.count < most && topic.probability >= MessageReader.leastNamed {
      guard let place = place(of: topic), place.domain != .talk,
        labels.insert(scene.library.label(of: place)).inserted
      else { continue }
      choices.append(.topic(place))
    }
    return choices
  }
}
