import Wellness

/// How much a message sounds like danger, by the words in it: a linear classifier beside the rules.
///
/// Its weights are integers in `safety/weights.txt`, trained by `lume-train` from messages of its own.
package struct DangerModel: Sendable {
  /// From here on a message is taken for danger whatever the rules say.
  static let alarm = 1.0
  /// Below it, what the rules took for danger is taken for an idiom.
  static let doubt = -4.5
  /// The same for what is worse to miss.
  static let doubtOfGrave = -8.0

  /// Words, pairs of words and words with one between them, as numbers of 30 bits; each once.
  package static func features(of words: [TextWord]) -> [UInt32] {
    var features = [number(WordHash())]
    features.reserveCapacity(3 * words.count + 3)
    // The hashes of the last word and of the one before it, and a space behind each.
    var before = added("^", to: WordHash())
    var beforeLast: WordHash?
    for word in words {
      let isNumber = word.text.utf8.first.map { (0x30...0x39).contains($0) } ?? false
      let hashes = add(isNumber ? "#" : word.text, before, beforeLast, to: &features)
      features.append(number(hashes))
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
    features.append(number(added(word, to: before)))
    if let beforeLast { features.append(number(added(word, to: added("", to: beforeLast)))) }
    return added(word, to: WordHash())
  }

  /// A hash with a word and a space behind it.
  private static func added(_ word: String, to hash: WordHash) -> WordHash {
    var hash = hash
    hash.add(word)
    hash.add(0x20)
    return hash
  }

  private static func number(_ hash: WordHash) -> UInt32 {
    UInt32(truncatingIfNeeded: hash.value >> 20) & 0x3FFF_FFFF
  }

  /// Above 0 for what sounds like danger.
  static func score(of words: [TextWord]) -> Double {
    let features = features(of: words)
    let sum = DangerWeights.shared.sum(of: features)
    return Double(sum) / Double(DangerWeights.scale) / Double(features.count).squareRoot()
  }
}

/// The weights of the classifier: entries of seven characters of base64, five for the feature and
/// two for the weight, sorted by feature; read where they stand.
package struct DangerWeights: Sendable {
  static let shared = DangerWeights(CoachText.load("safety/weights"))
  /// What a weight of 1 is written as.
  package static let scale = 64
  /// Entries have so many characters, and lines so many entries.
  static let entry = 7
  package static let entriesPerLine = 13

  private let text: String
  private let count: Int

  /// - Parameter text: lines of entries, full but for the last.
  init(_ text: String) {
    self.text = text
    let line = DangerWeights.entry * DangerWeights.entriesPerLine + 1
    let lines = text.utf8.count / line
    count =
      lines * DangerWeights.entriesPerLine + (text.utf8.count - lines * line) / DangerWeights.entry
  }

  /// What the weights of some features come to; 0 for one that says nothing.
  func sum(of features: [UInt32]) -> Int {
    text.withBytes { bytes in
      DangerWeights.values.withUnsafeBufferPointer { values in
        features.reduce(0) { $0 + weight(of: $1, in: bytes, values) }
      }
    }
  }

  private func weight(
    of feature: UInt32, in bytes: UnsafeBufferPointer<UInt8>,
    _ values: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var low = 0
    var high = count
    // What stands right before and right behind them.
    var least = 0
    var most = 1 << 30
    while low < high {
      // Features are spread evenly, so what is looked for stands near its share of what is left.
      let share = (Int(feature) - least) * (high - low) / max(1, most - least)
      let middle = low + min(max(0, share), high - low - 1)
      // A line end stands behind each line.
      let place = middle * DangerWeights.entry + middle / DangerWeights.entriesPerLine
      let found = DangerWeights.number(bytes, place, 5, values)
      if found == feature { return Int(DangerWeights.number(bytes, place + 5, 2, values)) - 2048 }
      if found < feature {
        (low, least) = (middle + 1, Int(found))
      } else {
        (high, most) = (middle, Int(found))
      }
    }
    return 0
  }

  @inline(__always)
  private static func number(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ length: Int,
    _ values: UnsafeBufferPointer<UInt8>
  ) -> UInt32 {
    var number: UInt32 = 0
    for index in place..<(place + length) {
      number = number << 6 | UInt32(values[Int(bytes[index])])
    }
    return number
  }

  /// The letters of base64 in the order of their codes, so that sorted numbers are sorted texts.
  package static let alphabet = Array(
    "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz".utf8)
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 0, count: 256)
    for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()
}
