import CoachData
import Wellness

/// Which example of what people write comes nearest to a sentence.
///
/// Nearness is the cosine of the angle between the features of both, each weighed by its rarity: 1 for
/// the same words, 0 where they share none. The index is two texts that `lume-train` writes, read
/// where they stand: a start costs nothing, and a sentence only the examples that share a word with it.
package enum ExampleIndex {
  /// What an example is labelled with.
  struct Label: Hashable {
    /// The name of its file: a domain's, or `intents`.
    let file: Substring
    let topic: Substring
  }

  /// A weight of 1 in an example.
  package static let scale = 63
  /// What a rarity of 1 bit is written as.
  package static let rarityScale = 16
  /// The rarity of a word that no example has.
  private static let unknown = 14 * rarityScale

  /// The labels of the nearest examples, the nearest first, with their nearness, 0 to 1; each label
  /// once, by its two nearest examples.
  ///
  /// - Parameter least: examples that come less near are left out.
  static func nearest(
    to said: SaidText, least: Double, most: Int,
    where isAllowed: (Label, _ nearness: Double) -> Bool
  ) -> [(label: Label, nearness: Double)] {
    let topics = TopicLines()
    var scores = [Int32](repeating: 0, count: topics.exampleCount)
    var touched: [Int] = []
    var squares = 0
    for feature in ExampleFeatures.all(of: said) {
      guard let line = FeatureLine(feature) else {
        // A word that no example has speaks for none of them.
        squares += unknown * unknown
        continue
      }
      squares += line.rarity * line.rarity
      line.eachExample { example, weight in
        if scores[example] == 0 { touched.append(example) }
        scores[example] += Int32(line.rarity * weight)
      }
    }
    let unit = Double(squares).squareRoot() * Double(scale)
    touched.removeAll { Double(scores[$0]) < unit * least }
    // `should i walk today` isn't what `walked today` wants, nor `i did not walk`.
    let form = ExampleFeatures.form(of: said)
    if form != .none { take(from: &scores, of: touched, unless: ExampleFeatures.feature(of: form)) }
    take(
      from: &scores, of: touched, unless: ExampleFeatures.negation,
      is: ExampleFeatures.isNegated(said))
    touched.removeAll { Double(scores[$0]) < unit * least }
    touched.sort { (scores[$1], $0) < (scores[$0], $1) }
    var found: [(label: Label, nearness: Double)] = []
    // The line of each topic, and where it was found until its second example is.
    var lines: [(line: Int, place: Int?)] = []
    for example in touched.prefix(mostExamples) {
      let nearness = min(1, Double(scores[example]) / unit)
      guard let line = topics.line(of: example) else { continue }
      if let known = lines.firstIndex(where: { $0.line == line.lowerBound }) {
        if let place = lines[known].place { found[place].nearness += share * (nearness - least) }
        lines[known].place = nil
      } else if let label = topics.label(in: line), isAllowed(label, nearness) {
        lines.append((line.lowerBound, found.count))
        found.append((label, (1 - share) * nearness + share * least))
      }
    }
    // Of equals, the one whose example comes first.
    let order = found.indices.sorted { (found[$1].nearness, $0) < (found[$0].nearness, $1) }
    return order.prefix(most).map { found[$0] }
  }

  /// Takes an eighth from those of some examples that have a feature, or that don't.
  private static func take(
    from scores: inout [Int32], of examples: [Int], unless feature: UInt32, is isWanted: Bool = true
  ) {
    guard !examples.isEmpty else { return }
    var hasFeature = [Bool](repeating: false, count: scores.count)
    FeatureLine(feature)?.eachExample { example, _ in hasFeature[example] = true }
    for example in examples where hasFeature[example] != isWanted {
      scores[example] -= scores[example] / 8
    }
  }

  /// The share of a topic's second nearest example: one alone may be near by chance.
  private static let share = 0.25
  /// So many examples are looked at, the nearest.
  private static let mostExamples = 24
}

/// What `examples/features.txt` has of a feature: a line with five letters for it, two for its rarity,
/// and four for each example that has it, three of which number the example; the last is its weight
/// there. The lines are sorted.
private struct FeatureLine {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let range: Range<Int>

  /// `nil` for a feature that no example has.
  init?(_ feature: UInt32) {
    bytes = Base64Numbers.bytes(of: "examples/features")
    var (low, high) = (0, bytes.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != 0x0A { start -= 1 }
      let end = bytes.farEnd(from: start, at: 0x0A)
      let found = Base64Numbers.value(in: bytes, start, 5)
      if found == feature {
        range = start..<end
        return
      }
      if found < feature { low = end + 1 } else { high = start }
    }
    return nil
  }

  /// 0 for what so many have that it tells nothing.
  var rarity: Int { Int(Base64Numbers.value(in: bytes, range.lowerBound + 5, 2)) }

  @inline(__always)
  func eachExample(_ body: (_ example: Int, _ weight: Int) -> Void) {
    Base64Numbers.eachFour(of: bytes.part(range.lowerBound + 7, range.upperBound)) { number in
      body(number >> 6, number & 63)
    }
  }
}

/// What `examples/topics.txt` has: a line for each topic that has examples, with three letters for the
/// number of the first of them, and its file and name. The last line has the number of all.
private struct TopicLines {
  private let bytes = Base64Numbers.bytes(of: "examples/topics")

  var exampleCount: Int {
    bytes.count < 4 ? 0 : Int(Base64Numbers.value(in: bytes, bytes.count - 4, 3))
  }

  /// Where the line of an example's topic stands.
  func line(of example: Int) -> Range<Int>? {
    var (low, high) = (0, bytes.count)
    var line: Range<Int>?
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != 0x0A { start -= 1 }
      let end = bytes.farEnd(from: start, at: 0x0A)
      if Int(Base64Numbers.value(in: bytes, start, 3)) <= example {
        (line, low) = (start..<end, end + 1)
      } else {
        high = start
      }
    }
    return line.flatMap { $0.count > 3 ? $0 : nil }
  }

  func label(in line: Range<Int>) -> ExampleIndex.Label? {
    let name = Substring(decoding: bytes.part(line.lowerBound + 4, line.upperBound), as: UTF8.self)
    guard let slash = name.firstIndex(of: "/") else { return nil }
    return ExampleIndex.Label(file: name[..<slash], topic: name[slash...].dropFirst())
  }
}
