import Wellness

/// How much a message sounds like danger, by the words in it: a linear classifier beside the rules.
///
/// Its weights are integers in `safety/weights.txt`, trained by `lume-train` from messages of its own.
package struct DangerModel: Sendable {
  /// From here on a message is asked about whatever the rules say: of 7,987 ordinary ones that it hadn't been
  /// trained on, 38 are.
  static let alarm = 1.3
  /// From here on who can help is named with the question.
  static let sure = 2.5
  /// Below it, what by a phrase only sounds like danger is none. What the rules and the classifier both hear,
  /// no phrase takes back.
  static let calm = 0.0
  /// Below it, what the rules took for danger is taken for an idiom.
  static let doubt = -4.2
  /// The same for what is worse to miss.
  static let doubtOfGrave = -8.0

  /// Words, pairs of words and words with one between them, as numbers of 30 bits; each once.
  package static func features(of words: [TextWord]) -> [UInt32] {
    var features = [WordHash().feature]
    features.reserveCapacity(3 * words.count + 3)
    // The hashes of the last word and of the one before it, and a space behind each.
    var before = added("^", to: WordHash())
    var beforeLast: WordHash?
    for word in words {
      let isNumber = word.text.utf8.first.map { (0x30...0x39).contains($0) } ?? false
      let hashes = add(isNumber ? "#" : word.text, before, beforeLast, to: &features)
      features.append(hashes.feature)
      (before, beforeLast) = (hashes, before)
    }
    _ = add("$", before, beforeLast, to: &features)
    features.sort()
    var last: UInt32?
    features.removeAll { feature in
      defer { last = feature }
      return feature == last
    }
    return features
  }

  /// Adds the pairs that a word makes with the one before it and with the one before that.
  ///
  /// - Returns: the hash of the word alone.
  private static func add(
    _ word: String, _ before: WordHash, _ beforeLast: WordHash?, to features: inout [UInt32]
  ) -> WordHash {
    features.append(added(word, to: before).feature)
    if let beforeLast { features.append(added(word, to: added("", to: beforeLast)).feature) }
    return added(word, to: WordHash())
  }

  /// A hash with a word and a space behind it.
  private static func added(_ word: String, to hash: WordHash) -> WordHash {
    var hash = hash
    hash.add(word)
    hash.add(0x20)
    return hash
  }

  private static let weights = FeatureWeights(named: "safety/weights", classes: 1)

  /// Above 0 for what sounds like danger.
  static func score(of words: [TextWord]) -> Double {
    let features = features(of: words)
    let sum = weights.sums(of: features)[0]
    return Double(sum) / Double(FeatureWeights.scale) / Double(features.count).squareRoot()
  }
}
