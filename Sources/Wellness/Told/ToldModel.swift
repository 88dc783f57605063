import CoachData

/// What an amount is to a goal, judged by a linear classifier. Its weights, `told/weights.txt`, are
/// trained by `lume-train` from messages that people have labelled.
package struct ToldModel {
  /// What an amount is.
  package enum Role: Int, CaseIterable, Sendable {
    case notTold
    /// The value itself, or, with other parts, a part of it.
    case value, part
    /// What comes on top of what is stored, or was taken away from it.
    case added, removed
    /// How much the target, or a time of day, is missed by: below it, above it.
    case below, above
    /// What a level has lost since the goal was made.
    case lostSinceStart
  }

  package struct Judgement: Sendable {
    package let role: Role
    /// How far it is ahead of the next best, whatever its sign: above `sure` it need not be asked
    /// about.
    package let margin: Double

    package static let sure = 6.25
    package var isSure: Bool { margin >= Judgement.sure }
  }

  private static let weights = FeatureWeights(named: "told/weights", classes: Role.allCases.count)

  /// - Parameter features: of each amount.
  package static func judge(_ features: [[UInt32]]) -> [Judgement] {
    features.map { features in
      let sums = weights.sums(of: features)
      let order = sums.indices.sorted { (sums[$1], $0) < (sums[$0], $1) }
      let scale = Double(FeatureWeights.scale) * Double(features.count).squareRoot()
      return Judgement(
        role: Role(rawValue: order[0]) ?? .notTold,
        margin: Double(sums[order[0]] - sums[order[1]]) / scale)
    }
  }
}
