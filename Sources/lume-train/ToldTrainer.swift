import Wellness

/// Trains what judges whether amounts are told, and as what: an averaged perceptron of several
/// classes, in integers only, so that it comes to the same everywhere.
struct ToldTrainer {
  private struct Example {
    let features: [Int]
    let role: Int
  }

  /// How often it's trained from nothing, each time in another order: what one order happens to make
  /// of a message that stands at the margin isn't told by another.
  private static let passes: UInt64 = 5
  /// Times that all examples are gone through in a pass.
  private static let rounds = 20
  /// Right by less than this is still learned from.
  private static let margin = 60
  /// A feature has to be seen so often.
  private static let fewest = 2
  /// The weights of so many features are kept, those with the largest.
  private static let kept = 16_000
  private static let roles = ToldModel.Role.allCases.count

  private var numbers: [UInt32: Int] = [:]
  private var weights: [Int] = []
  private var sums: [Int] = []
  private var step = 1
  /// The sums of all steps' weights, over all of `passes`.
  private var totals: [Int] = []
  /// All steps of all passes.
  private var steps = 0

  /// - Parameter lines: as `ToldExample` has them.
  init(_ lines: some Sequence<some StringProtocol>) {
    var counts: [UInt32: Int] = [:]
    var labelled: [(features: [UInt32], role: Int)] = []
    for line in lines {
      guard let example = ToldExample(line), !example.isAsked else { continue }
      let words = TextWord.all(in: example.text)
      guard ToldReader.mayTellAmount(words) else { continue }
      let reader = ToldReader(
        example.text, words, goal: example.goal, today: ToldExample.today)
      let finder = reader.finder
      let amounts = finder.all
      guard let roles = example.roles(of: amounts) else { continue }
      // Of several days one is labelled, and the others may be told too.
      let isPartly = example.value != nil && reader.namesSeveralDays
      for (features, role) in zip(ToldFeatures.all(of: amounts, finder), roles)
      where !isPartly || role != .notTold {
        labelled.append((features, role.rawValue))
        for feature in features { counts[feature, default: 0] += 1 }
      }
    }
    for feature in counts.keys.sorted() where counts[feature, default: 0] >= ToldTrainer.fewest {
      numbers[feature] = numbers.count
    }
    totals = [Int](repeating: 0, count: numbers.count * ToldTrainer.roles)
    let examples = labelled.map { item in
      Example(features: item.features.compactMap { numbers[$0] }, role: item.role)
    }
    for seed in 1...ToldTrainer.passes { learn(examples, SplitMix(state: seed)) }
  }

  private mutating func learn(_ all: [Example], _ shuffling: SplitMix) {
    var (examples, random) = (all, shuffling)
    weights = [Int](repeating: 0, count: totals.count)
    (sums, step) = (weights, 1)
    for _ in 0..<ToldTrainer.rounds {
      for place in examples.indices.dropFirst().reversed() {
        examples.swapAt(place, Int(random.next() % UInt64(place + 1)))
      }
      for example in examples {
        learn(example)
        step += 1
      }
    }
    for place in totals.indices { totals[place] += weights[place] * step - sums[place] }
    steps += step
  }

  /// Written without iterators: a test trains with a program that isn't optimised.
  private mutating func learn(_ example: Example) {
    let count = ToldTrainer.roles
    var scores = [Int](repeating: 0, count: count)
    for feature in example.features {
      var role = 0
      while role < count {
        scores[role] += weights[feature * count + role]
        role += 1
      }
    }
    var (best, role) = (example.role == 0 ? 1 : 0, 0)
    while role < count {
      if role != example.role, scores[role] > scores[best] { best = role }
      role += 1
    }
    guard scores[example.role] - scores[best] <= ToldTrainer.margin else { return }
    for feature in example.features {
      let (own, other) = (feature * count + example.role, feature * count + best)
      weights[own] += 1
      sums[own] += step
      weights[other] -= 1
      sums[other] -= step
    }
  }

  /// The averages as `FeatureWeights` has them.
  var text: String {
    let entries = numbers.map { feature, number in
      (
        feature: feature,
        weights: (0..<ToldTrainer.roles).map { average(number * ToldTrainer.roles + $0) }
      )
    }
    func size(_ weights: [Int]) -> Int { weights.reduce(0) { max($0, abs($1)) } }
    let largest = entries.sorted {
      (-size($0.weights), $0.feature) < (-size($1.weights), $1.feature)
    }
    return WeightsText.of(Array(largest.prefix(ToldTrainer.kept)))
  }

  /// The average of a weight, rounded.
  private func average(_ place: Int) -> Int {
    let sum = totals[place] * FeatureWeights.scale
    let average = (2 * sum + (sum < 0 ? -steps : steps)) / (2 * steps)
    return min(FeatureWeights.most, max(-FeatureWeights.most, average))
  }
}
