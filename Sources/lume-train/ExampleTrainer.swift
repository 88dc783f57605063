import Coach
import Wellness

/// Makes the index of what people write, by the topic that answers it.
struct ExampleTrainer {
  /// Features that more than one in so many examples has tell nothing.
  private static let mostCommon = 5

  /// As `examples/features.txt` has them.
  let features: String
  /// As `examples/topics.txt` has them.
  let topics: String

  /// - Parameter lines: a file and a colon, a topic, a tab and a message each.
  init(_ lines: some Sequence<String>) {
    var examples: [(label: String, features: [UInt32])] = []
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), let tab = line.firstIndex(of: "\t"), colon < tab,
        let file = line[..<colon].split(separator: "/").last?.split(separator: ".").first
      else { continue }
      let topic = line[colon..<tab].dropFirst()
      let message = String(line[tab...].dropFirst())
      examples.append((file + "/" + topic, ExampleFeatures.all(of: message)))
    }
    // The order of a file's lines says nothing.
    let numbered = examples.enumerated().sorted {
      ($0.element.label, $0.offset) < ($1.element.label, $1.offset)
    }.map(\.element)
    topics = ExampleTrainer.topics(numbered.map(\.label))
    features = ExampleTrainer.features(numbered.map(\.features))
  }

  private static func topics(_ labels: [String]) -> String {
    var text = ""
    for (number, label) in labels.enumerated() where number == 0 || labels[number - 1] != label {
      text += Base64Numbers.text(of: UInt32(number), 3) + " " + label + "\n"
    }
    return text + Base64Numbers.text(of: UInt32(labels.count), 3) + "\n"
  }

  private static func features(_ examples: [[UInt32]]) -> String {
    var owners: [UInt32: [Int]] = [:]
    for (number, features) in examples.enumerated() {
      for feature in features { owners[feature, default: []].append(number) }
    }
    var rarities = owners.mapValues { rarity(count: $0.count, of: examples.count) }
    // The form in which a sentence asks is one word of it, and tells more than one.
    for form in ExampleFeatures.forms { rarities[form]? *= 3; rarities[form]? /= 2 }
    let lengths = examples.map { features in
      Double(features.reduce(0) { $0 + (rarities[$1] ?? 0) * (rarities[$1] ?? 0) }).squareRoot()
    }
    var text = ""
    for (feature, owners) in owners.sorted(by: { $0.key < $1.key }) {
      let rarity = rarities[feature] ?? 0
      text += Base64Numbers.text(of: feature, 5) + Base64Numbers.text(of: UInt32(rarity), 2)
      for owner in owners where rarity > 0 {
        let weight = Double(rarity * ExampleIndex.scale) / lengths[owner]
        text += Base64Numbers.text(of: UInt32(owner), 3)
        text += Base64Numbers.text(of: UInt32(weight.rounded()), 1)
      }
      text += "\n"
    }
    return text
  }

  /// The binary logarithm of how many examples there are for each that has a feature, by its digits,
  /// so that it's the same everywhere; 0 for what many have.
  private static func rarity(count: Int, of all: Int) -> Int {
    guard count * mostCommon <= all else { return 0 }
    let ratio = Double(all) / Double(count)
    let logarithm = Double(ratio.exponent) + ratio.significand - 1
    return Int((logarithm * Double(ExampleIndex.rarityScale)).rounded())
  }
}
