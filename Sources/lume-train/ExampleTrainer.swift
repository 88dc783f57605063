import Coach
import Wellness

/// Makes the index of what people write, by the topic that answers it.
struct ExampleTrainer {
  /// Features that more than one in so many examples has tell nothing.
  private static let mostCommon = 5

  /// As `examples/features.txt` has them.
  private(set) var features = ""
  /// As `examples/postings.txt` has them.
  private(set) var postings = ""
  /// As `examples/topics.txt` has them.
  private(set) var topics = ""

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
    let weights = index(numbered.map(\.features))
    topics = ExampleTrainer.topics(numbered.map(\.label), weights)
  }

  /// - Parameter weights: of each example, of its features.
  private static func topics(_ labels: [String], _ weights: [[UInt32: Double]]) -> String {
    func line(_ number: Int, _ length: Double, _ label: String) -> String {
      let written = UInt32((length * Double(ExampleIndex.lengthScale)).rounded())
      precondition(written < 4096, "\(label) has too many examples")
      let text =
        Base64Numbers.text(of: UInt32(number), 3) + Base64Numbers.text(of: written, 2) + " " + label
      let spaces = ExampleIndex.topicLine - 1 - text.utf8.count
      precondition(spaces >= 0, "\(label) is too long")
      return text + String(repeating: " ", count: spaces) + "\n"
    }
    var text = ""
    for (number, label) in labels.enumerated() where number == 0 || labels[number - 1] != label {
      let examples = labels[number...].prefix { $0 == label }.indices
      let sum = examples.reduce(into: [:]) { $0.merge(weights[$1], uniquingKeysWith: +) }
      text += line(number, length(of: sum), label)
    }
    return text + line(labels.count, 0, "")
  }

  /// In the order of the features, since the sum of rounded numbers hangs on it.
  private static func length(of sum: [UInt32: Double]) -> Double {
    sum.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value * $1.value }.squareRoot()
  }

  /// - Returns: the weights of each example's features, of which the squares come to 1.
  private mutating func index(_ examples: [[UInt32]]) -> [[UInt32: Double]] {
    var owners: [UInt32: [Int]] = [:]
    for (number, features) in examples.enumerated() {
      for feature in features { owners[feature, default: []].append(number) }
    }
    var rarities = owners.mapValues { ExampleTrainer.rarity(count: $0.count, of: examples.count) }
    // The form in which a sentence asks is one word of it, and tells more than one.
    for form in ExampleFeatures.forms { rarities[form]? *= 3; rarities[form]? /= 2 }
    let lengths = examples.map { features in
      Double(features.reduce(0) { $0 + (rarities[$1] ?? 0) * (rarities[$1] ?? 0) }).squareRoot()
    }
    for (feature, owners) in owners.sorted(by: { $0.key < $1.key }) {
      let rarity = rarities[feature] ?? 0
      let count = rarity > 0 ? owners.count : 0
      features +=
        Base64Numbers.text(of: feature, 5) + Base64Numbers.text(of: UInt32(rarity), 2)
        + Base64Numbers.text(of: UInt32(postings.utf8.count), 4)
        + Base64Numbers.text(of: UInt32(count), 3) + "\n"
      for owner in owners.prefix(count) {
        let weight = Double(rarity * ExampleIndex.scale) / lengths[owner]
        postings += Base64Numbers.text(of: UInt32(owner), 3)
        postings += Base64Numbers.text(of: UInt32(weight.rounded()), 1)
      }
      if count > 0 { postings += "\n" }
    }
    return zip(examples, lengths).map { features, length in
      Dictionary(
        uniqueKeysWithValues: features.map { ($0, Double(rarities[$0] ?? 0) / max(1, length)) })
    }
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
