import Coach

/// Fits the weights by which the coach ranks the topics that a message may want.
///
/// A softmax over its topics, and over that it's none of them, by steps along the gradient of the
/// probability of the right ones; in arithmetic that comes to the same everywhere.
struct RankingTrainer {
  private struct Message {
    let topics: [[Double]]
    let isRight: [Bool]
  }

  private static let steps = 250
  private static let rate = 0.08
  /// Pulls weights that little speaks for towards 0.
  private static let decay = 0.002

  private var messages: [Message] = []
  /// That of none of the topics, then one for each feature.
  private var weights = [Double](repeating: 0, count: TopicRanking.featureNames.count + 1)

  /// - Parameter lines: the title of the goal that a message is about, nothing for none, a tab, the
  ///   message, and behind tabs the topics that answer it.
  init(_ lines: some Sequence<String>) {
    for line in lines {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count > 1 else { continue }
      let right = parts.dropFirst(2)
      let topics = TopicRanking.topics(for: parts[1], goal: parts[0])
      messages.append(
        Message(
          topics: topics.map(\.features),
          isRight: topics.map { topic in right.contains { topic.isSame(as: $0) } }))
    }
    fit()
  }

  /// As `ranking.txt` has them.
  var text: String {
    zip(["none"] + TopicRanking.featureNames, weights).map { name, weight in
      "\(Int((weight * 100).rounded())) \(name)\n"
    }.joined()
  }

  private mutating func fit() {
    var (mean, square) = (weights.map { _ in 0.0 }, weights.map { _ in 0.0 })
    var (fading, fadingSquares) = (1.0, 1.0)
    for _ in 0..<RankingTrainer.steps {
      (fading, fadingSquares) = (fading * 0.9, fadingSquares * 0.99)
      for (place, slope) in gradient.enumerated() {
        mean[place] = 0.9 * mean[place] + 0.1 * slope
        square[place] = 0.99 * square[place] + 0.01 * slope * slope
        let size = (square[place] / (1 - fadingSquares)).squareRoot() + 1e-8
        weights[place] -= RankingTrainer.rate * mean[place] / (1 - fading) / size
      }
    }
  }

  /// How the mean loss of all messages rises with each weight.
  private var gradient: [Double] {
    var slopes = weights.enumerated().map { $0 == 0 ? 0 : RankingTrainer.decay * $1 }
    let share = 1 / Double(messages.count)
    for message in messages {
      var scores = [weights[0]]
      for features in message.topics {
        var score = 0.0
        for place in features.indices { score += features[place] * weights[place + 1] }
        scores.append(score)
      }
      let isRight = [!message.isRight.contains(true)] + message.isRight
      let all = RankingTrainer.shares(scores, of: isRight.map { _ in true })
      let right = RankingTrainer.shares(scores, of: isRight)
      slopes[0] += share * (all[0] - right[0])
      for (number, features) in message.topics.enumerated() {
        let pull = share * (all[number + 1] - right[number + 1])
        for place in features.indices { slopes[place + 1] += pull * features[place] }
      }
    }
    return slopes
  }

  /// How likely each is among some, by the scores of all; 0 for the others.
  private static func shares(_ scores: [Double], of counts: [Bool]) -> [Double] {
    let most = scores.max() ?? 0
    let odds = zip(scores, counts).map { $1 ? Exponential.of($0 - most) : 0 }
    let sum = odds.reduce(1e-300, +)
    return odds.map { $0 / sum }
  }
}

extension TopicRanking.Topic {
  /// Whether it's a topic of that name; the general one says what any domain's says.
  func isSame(as other: String) -> Bool {
    guard name != other else { return true }
    let (own, others) = (name.split(separator: ":"), other.split(separator: ":"))
    return own.last == others.last && [own.first, others.first].contains("general")
  }
}
