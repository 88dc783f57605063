import Wellness

/// Weights as `FeatureWeights` reads them.
enum WeightsText {
  /// - Parameter entries: features with the weight of each class.
  static func of(_ entries: [(feature: UInt32, weights: [Int])]) -> String {
    let lines = entries.sorted { $0.feature < $1.feature }.map { entry in
      Base64Numbers.text(of: entry.feature, 5)
        + entry.weights.map {
          Base64Numbers.text(of: UInt32($0 + FeatureWeights.most + 1), 2)
        }.joined()
    }
    let perLine = FeatureWeights.perLine(entries.first?.weights.count ?? 1)
    return stride(from: 0, to: lines.count, by: perLine).map { start in
      lines[start..<min(start + perLine, lines.count)].joined() + "\n"
    }.joined()
  }
}

/// A generator that gives the same numbers everywhere (SplitMix64).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
