import Coach
import Wellness

/// Trains the classifier of danger: an averaged perceptron, in integers only, so that it comes to
/// the same everywhere.
struct DangerTrainer {
  /// The sums of all steps' weights, over all of `passes`.
  private var sums: [UInt32: Int] = [:]
  /// All steps of all passes.
  private var steps = 0

  /// How often it's trained from nothing, each time in another order: what one order happens to make
  /// of a message that stands at the margin isn't told by another.
  private static let passes: UInt64 = 5
  /// Times that all examples are gone through in a pass.
  private static let rounds = 6
  /// How often a message of danger is gone through in a round; there are ten harmless ones to it.
  private static let repeats = 3
  /// So many weights are kept, the largest.
  private static let kept = 45_000
  /// Right by less than this is still learned from.
  private static let margin = 10

  /// - Parameter lines: `harmless` or the names of dangers, a tab, and the message.
  init(_ lines: some Sequence<some StringProtocol>) {
    self.init(
      lines.compactMap { line in
        let parts = line.split(separator: "\t", maxSplits: 1)
        return parts.count == 2 ? (String(parts[1]), parts[0] != "harmless") : nil
      })
  }

  /// - Parameter examples: messages, and whether they tell of danger.
  init(_ examples: [(text: String, isDanger: Bool)]) {
    let examples = examples.flatMap { example in
      repeatElement(
        (
          features: DangerModel.features(of: TextWord.all(in: example.text)),
          sign: example.isDanger ? 1 : -1
        ),
        count: example.isDanger ? DangerTrainer.repeats : 1)
    }
    for seed in 1...DangerTrainer.passes { learn(examples, SplitMix(state: seed)) }
  }

  private mutating func learn(
    _ examples: [(features: [UInt32], sign: Int)], _ shuffling: SplitMix
  ) {
    var (examples, random) = (examples, shuffling)
    var weights: [UInt32: Int] = [:]
    let last = DangerTrainer.rounds * examples.count
    var step = 0
    for _ in 0..<DangerTrainer.rounds {
      for place in examples.indices.dropFirst().reversed() {
        examples.swapAt(place, Int(random.next() % UInt64(place + 1)))
      }
      for example in examples {
        let score = example.features.reduce(0) { $0 + (weights[$1] ?? 0) }
        if example.sign * score <= DangerTrainer.margin {
          for feature in example.features {
            weights[feature, default: 0] += example.sign
            // It counts in every step from here on.
            sums[feature, default: 0] += example.sign * (last - step)
          }
        }
        step += 1
      }
    }
    steps += last
  }

  /// The averages as `DangerWeights` has them.
  var text: String {
    let rounded = sums.keys.map { (feature: $0, weight: weight(of: $0)) }
    let largest = rounded.sorted { (-abs($0.weight), $0.feature) < (-abs($1.weight), $1.feature) }
      .prefix(DangerTrainer.kept).filter { $0.weight != 0 }
    return WeightsText.of(largest.map { ($0.feature, [$0.weight]) })
  }

  /// The average of a weight, rounded.
  private func weight(of feature: UInt32) -> Int {
    let average = (sums[feature] ?? 0) * FeatureWeights.scale
    return min(
      FeatureWeights.most,
      max(-FeatureWeights.most, (2 * average + (average < 0 ? -steps : steps)) / (2 * steps)))
  }
}
