/// The weights of a linear classifier, as `lume-train` writes them: entries of base64 that are sorted
/// by feature, read where they stand. An entry has five characters for the feature, and two for the
/// weight of each class.
package struct FeatureWeights: Sendable {
  /// What a weight of 1 is written as.
  package static let scale = 64
  /// The largest weight, either way.
  package static let most = 2047

  private let name: String
  private let classes: Int
  private let count: Int

  /// The length of an entry.
  private static func length(_ classes: Int) -> Int { 5 + 2 * classes }

  /// How many entries a line has.
  package static func perLine(_ classes: Int) -> Int { 92 / length(classes) }

  /// - Parameter name: the path of the file in `Sources/CoachData`, without `.txt`.
  package init(named name: String, classes: Int) {
    self.name = name
    self.classes = classes
    let bytes = Base64Numbers.bytes(of: name)
    let (entry, perLine) = (FeatureWeights.length(classes), FeatureWeights.perLine(classes))
    let line = entry * perLine + 1
    count = bytes.count / line * perLine + bytes.count % line / entry
  }

  /// What the weights of some features come to, by class.
  package func sums(of features: [UInt32]) -> [Int] {
    let bytes = Base64Numbers.bytes(of: name)
    var sums = [Int](repeating: 0, count: classes)
    for feature in features {
      guard let place = place(of: feature, in: bytes) else { continue }
      for number in 0..<classes {
        sums[number] +=
          Int(Base64Numbers.value(in: bytes, place + 5 + 2 * number, 2)) - FeatureWeights.most - 1
      }
    }
    return sums
  }

  /// Where the entry of a feature begins; `nil` for one that says nothing.
  private func place(of feature: UInt32, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let (entry, perLine) = (FeatureWeights.length(classes), FeatureWeights.perLine(classes))
    var (low, high) = (0, count)
    // What stands right before and right behind them.
    var (least, most) = (0, 1 << 30)
    while low < high {
      // Features are spread evenly, so what is looked for stands near its share of what is left.
      let share = (Int(feature) - least) * (high - low) / max(1, most - least)
      let middle = low + min(max(0, share), high - low - 1)
      // A line end stands behind each line.
      let place = middle * entry + middle / perLine
      let found = Base64Numbers.value(in: bytes, place, 5)
      if found == feature { return place }
      if found < feature {
        (low, least) = (middle + 1, Int(found))
      } else {
        (high, most) = (middle, Int(found))
      }
    }
    return nil
  }
}
