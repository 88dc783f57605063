import CoachData
import Numbers
import Wellness

/// The topics that a message may want, the likeliest first, each with how likely that is.
///
/// What phrases have found in its sentences and what all examples say of the whole are weighed together: a
/// softmax over the topics, and over that it's none of them. `lume-train ranking` fits its weights to
/// messages with the topics that answer them.
package struct TopicRanking: Sendable {
  /// A topic by its names: to look it up may cost reading a domain.
  package struct Topic: Sendable {
    fileprivate(set) var label: ExampleIndex.Label
    package fileprivate(set) var features: [Double]
    /// 0 to 1.
    fileprivate(set) var probability = 0.0

    /// As `lume-train` has it: `sleep:naps`.
    package var name: String { label.file + ":" + label.topic }
    /// Whether too little speaks for it, even where it's of the goal's domain.
    var isFar: Bool { features[0] < 0.36 && features[2] < 1 }
    /// Whether a phrase speaks for it.
    var hasPhrase: Bool { features[2] > 0 }
    var domain: DomainID? { DomainID(rawValue: String(label.file)) }
  }

  package private(set) var topics: [Topic]

  /// - Parameter isOut: whether a topic is out of the question.
  init(_ reader: MessageReader, isOut: (Topic) -> Bool) {
    let ranked = Features(reader)
    topics = ranked.topics.filter { !isOut($0) }
    // The first weight speaks for none of them.
    let weights = TopicRanking.weights
    let scores = topics.map { zip($0.features, weights.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 } }
    let most = scores.reduce(weights[0], max)
    let odds = scores.map { Exponential.of($0 - most) }
    let sum = odds.reduce(Exponential.of(weights[0] - most), +)
    for index in topics.indices { topics[index].probability = odds[index] / sum }
    // Of equals, the one that comes first by its name, wherever it was found.
    topics.sort {
      $0.probability != $1.probability ? $0.probability > $1.probability : $0.name < $1.name
    }
  }

  /// What speaks for the topics of a first message, as `lume-train` fits weights to it.
  ///
  /// - Parameter goal: the title of the goal that it's about; empty for none.
  package static func topics(for message: String, goal: String) -> [Topic] {
    let facts = CoachFacts.untold(goal: goal)
    let dialogue = Dialogue(CoachScene(facts))
    let read = dialogue.scene.library.message(message, for: dialogue.domains)
    return Features(MessageReader(dialogue, read, chosen: nil)).topics
  }

  /// As `ranking.txt` has them, in hundredths, each with its name: that of none of the topics, then one for
  /// each feature.
  private static let weights: [Double] = {
    var weights: [Double] = []
    TextLine.each(in: CoachText.load("ranking")[...]) { line in
      weights.append(Double(Int(line.text.prefix { $0 != " " }, in: -9999...9999) ?? 0) / 100)
    }
    return weights
  }()

  /// What the features are called, in their order.
  package static let featureNames = [
    "examples", "nearest of all", "evidence", "share", "beside what is named", "share of talk",
    "named first", "the goal's", "far from the goal's",
  ]
}

/// What speaks for each topic.
private struct Features {
  private(set) var topics: [TopicRanking.Topic] = []

  init(_ reader: MessageReader) {
    let likeliest = ExampleIndex.likeliest(reader.scores, most: 20)
    var places: [ExampleIndex.Label: Int] = [:]
    for (place, (label, score)) in likeliest.enumerated() {
      places[label] = topics.count
      topics.append(TopicRanking.Topic(label: label, features: [score, place == 0 ? 1 : 0]))
    }
    var found: [ExampleIndex.Label: (weight: Double, evidence: Double, share: Double)] = [:]
    let count = Double(max(1, reader.parts.reduce(0) { $0 + $1.part.said.words.count }))
    for reading in reader.parts {
      let part = Double(reading.part.said.words.count) / count
      for candidate in reading.candidates {
        guard let place = candidate.intent.place else { continue }
        let label = ExampleIndex.Label(file: place.domain.rawValue[...], topic: place.name[...])
        if let other = found[label], other.weight >= candidate.weight { continue }
        found[label] = (candidate.weight, candidate.evidence, candidate.share * part)
        // What fits any goal is the same topic as the goal's own of that name.
        let shared = ExampleIndex.Label(file: DomainID.general.rawValue[...], topic: label.topic)
        if let known = places[label] ?? places[shared] {
          topics[known].label = label
          places[label] = known
        } else {
          places[label] = topics.count
          topics.append(TopicRanking.Topic(label: label, features: [0, 0]))
        }
      }
    }
    let named = reader.named.map(\.rawValue)
    let goal = reader.scene.facts.goal == nil ? nil : reader.scene.domain
    let near = goal.flatMap { Library.shared.near[$0] }?.split(separator: " ") ?? []
    for index in topics.indices {
      let label = topics[index].label
      let (_, evidence, share) = found[label] ?? (0, 0, 0)
      let file = String(label.file)
      let subject = DomainID(rawValue: file).flatMap { $0.isSubject ? $0 : nil }
      let isFar = goal != nil && subject.map { $0 != goal && !near.contains(label.file) } ?? false
      func flag(_ holds: Bool) -> Double { holds ? 1 : 0 }
      topics[index].features += [
        min(evidence, 1.5), share,
        flag(goal == nil && subject != nil && !named.isEmpty && !named.contains(file)),
        file == DomainID.talk.rawValue ? share : 0, flag(named.first == file),
        flag(file == goal?.rawValue), flag(isFar),
      ]
    }
  }
}

/// The exponential function by products alone, so that it comes to the same on every machine.
package enum Exponential {
  /// - Parameter exponent: 0 or less.
  package static func of(_ exponent: Double) -> Double {
    var power = 1 + max(-1000, exponent) / 4096
    for _ in 0..<12 { power *= power }
    return power
  }
}
