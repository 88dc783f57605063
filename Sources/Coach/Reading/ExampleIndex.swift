import CoachData
import Numbers
import Wellness

/// Which example of what people write comes nearest to a sentence.
///
/// Nearness is the cosine of the angle between the features of both, each weighed by its rarity: 1 for
/// the same words, 0 where they share none. The index is three texts that `lume-train` writes, read
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
  /// What a length of 1 is written as.
  package static let lengthScale = 16
  /// The length of a line of `examples/topics.txt`, its end included.
  package static let topicLine = 64
  /// The rarity of a word that no example has.
  private static let unknown = 14 * rarityScale
  /// Up to which sum of the squares of rarities a score has room in 16 bits: `scale` times the root of it
  /// is the most that one comes to, but for what weights are rounded by. 18 of the rarest words come to it.
  private static let mostSquares = 900_000

  /// How near each example comes to some words: added up when it's asked for, and then once.
  final class Scores {
    fileprivate let said: SaidText
    /// Of each example, and what the same words would score.
    fileprivate lazy var all = ExampleIndex.scores(of: said, TopicLines())

    init(_ said: SaidText) { self.said = said }
  }

  /// The labels of the nearest examples, the nearest first, with their nearness, 0 to 1; each label
  /// once, by its two nearest examples.
  ///
  /// - Parameter least: examples that come less near are left out.
  static func nearest(
    _ near: Scores, least: Double, most: Int,
    where isAllowed: (Label, _ nearness: Double) -> Bool
  ) -> [(label: Label, nearness: Double)] {
    let topics = TopicLines()
    var (scores, unit) = near.all
    let said = near.said
    let lowest = UInt16(clamping: Int(clamping: max(1, (unit * least).rounded(.up))))
    var touched = places(in: scores, from: lowest)
    keepHighest(&touched, by: scores, from: lowest)
    // `should i walk today` isn't what `walked today` wants, nor `i did not walk`.
    let form = ExampleFeatures.form(of: said)
    if form != .none { take(from: &scores, of: touched, unless: ExampleFeatures.feature(of: form)) }
    take(
      from: &scores, of: touched, unless: ExampleFeatures.negation,
      is: ExampleFeatures.isNegated(said))
    touched.removeAll { scores[$0] < lowest }
    touched.sort { (scores[$1], $0) < (scores[$0], $1) }
    var found: [(label: Label, nearness: Double)] = []
    // The line of each topic, and where it was found until its second example is.
    var lines: [(line: Int, place: Int?)] = []
    for example in touched.prefix(mostExamples) {
      let nearness = min(1, Double(scores[example]) / unit)
      let line = topics.line(of: example)
      if let known = lines.firstIndex(where: { $0.line == line }) {
        if let place = lines[known].place { found[place].nearness += share * (nearness - least) }
        lines[known].place = nil
      } else if let label = topics.label(in: line), isAllowed(label, nearness) {
        lines.append((line, found.count))
        found.append((label, (1 - share) * nearness + share * least))
      }
    }
    // Of equals, the one whose example comes first.
    let order = found.indices.sorted { (found[$1].nearness, $0) < (found[$0].nearness, $1) }
    return order.prefix(most).map { found[$0] }
  }

  /// The topics that all of their examples together speak for, the likeliest first, with a score of 0 to
  /// 1.5: the cosine between a message and the sum of a topic's examples, and half of that to the nearest.
  ///
  /// It tells what a whole message is about better than the nearest example alone, and less surely that
  /// it wants just the same.
  static func likeliest(_ near: Scores, most: Int) -> [(label: Label, score: Double)] {
    let (scores, unit) = near.all
    var found: [(line: Int, score: Double)] = []
    scores.withUnsafeBufferPointer { scores in
      for (line, topic) in topicExamples.enumerated() {
        var sum: UInt32 = 0
        var highest: UInt16 = 0
        for example in topic.range {
          sum &+= UInt32(scores[example])
          highest = max(highest, scores[example])
        }
        let score = (Double(sum) / topic.length + 0.5 * Double(highest)) / unit
        if score >= leastLikely { found.append((line, score)) }
      }
    }
    found.sort { ($1.score, $0.line) < ($0.score, $1.line) }
    let topics = TopicLines()
    var likeliest: [(label: Label, score: Double)] = []
    for (line, score) in found where likeliest.count < most {
      if let label = topics.label(in: line), label.file != "intents" {
        likeliest.append((label, score))
      }
    }
    return likeliest
  }

  /// The examples of each topic, and how long their sum is: read once, since all are looked at for each
  /// message.
  private static let topicExamples: [(range: Range<Int>, length: Double)] = {
    let topics = TopicLines()
    return (0..<topics.count).map { (topics.examples(of: $0), topics.length(of: $0)) }
  }()

  /// Topics that score less are none that a message may be about.
  private static let leastLikely = 0.3

  /// How near each example comes, and what the same words would score.
  private static func scores(of said: SaidText, _ topics: TopicLines) -> ([UInt16], unit: Double) {
    var scores = [UInt16](repeating: 0, count: topics.exampleCount)
    var squares = 0
    for feature in ExampleFeatures.all(of: said) {
      guard let line = FeatureLine(feature) else {
        // A word that no example has speaks for none of them.
        squares += unknown * unknown
        continue
      }
      squares += line.rarity * line.rarity
      // Of what is too long to come near to an example, the beginning counts.
      if squares < mostSquares { line.add(to: &scores) }
    }
    return (scores, max(1, Double(squares).squareRoot()) * Double(scale))
  }

  /// Where scores are at least so high: hardly anywhere, so 32 are looked at in one go.
  private static func places(in scores: [UInt16], from lowest: UInt16) -> [Int] {
    var places: [Int] = []
    scores.withUnsafeBytes { bytes in
      let lowest32 = SIMD32(repeating: lowest)
      var start = 0
      while start < scores.count {
        let end = min(start + 32, scores.count)
        let offset = start * MemoryLayout<UInt16>.stride
        if end - start < 32
          || any(bytes.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt16>.self) .>= lowest32)
        {
          places += (start..<end).filter { scores[$0] >= lowest }
        }
        start = end
      }
    }
    return places
  }

  /// Leaves out what comes least near where many do: to look an example up costs more than to find it.
  private static func keepHighest(_ examples: inout [Int], by scores: [UInt16], from lowest: UInt16)
  {
    var cut = lowest
    while examples.count > mostLookedUp {
      cut += max(1, cut / 16)
      guard examples.count(where: { scores[$0] >= cut }) >= mostExamples else { return }
      examples.removeAll { scores[$0] < cut }
    }
  }

  /// Takes an eighth from those of some examples that have a feature, or that don't.
  private static func take(
    from scores: inout [UInt16], of examples: [Int], unless feature: UInt32,
    is isWanted: Bool = true
  ) {
    let line = FeatureLine(feature)
    for example in examples where (line?.has(example) ?? false) != isWanted {
      scores[example] -= scores[example] / 8
    }
  }

  /// The share of a topic's second nearest example: one alone may be near by chance.
  private static let share = 0.25
  /// So many are looked up for the form in which they ask.
  private static let mostLookedUp = 40
  /// So many examples are looked at, the nearest.
  private static let mostExamples = 24
}

/// What `examples/features.txt` has of a feature: a line of fourteen letters, five for it, two for its
/// rarity, four for where its examples begin in `examples/postings.txt`, in bytes, and three for how many
/// there are. There, each has four letters, three for its number and one for its weight. The lines are
/// sorted.
private struct FeatureLine {
  private static let length = 15

  private let line: UnsafeBufferPointer<UInt8>

  /// `nil` for a feature that no example has.
  init?(_ feature: UInt32) {
    let bytes = Base64Numbers.bytes(of: "examples/features")
    let number = (0..<bytes.count / FeatureLine.length).place(of: feature) {
      Base64Numbers.value(in: bytes, $0 * FeatureLine.length, 5)
    }
    guard let number else { return nil }
    line = bytes.part(number * FeatureLine.length, (number + 1) * FeatureLine.length)
  }

  /// 0 for what so many have that it tells nothing.
  var rarity: Int { Int(Base64Numbers.value(in: line, 5, 2)) }

  /// The examples that have it, each with its weight there.
  private var postings: UnsafeBufferPointer<UInt8> {
    let start = Int(Base64Numbers.value(in: line, 7, 4))
    let count = Int(Base64Numbers.value(in: line, 11, 3))
    return Base64Numbers.bytes(of: "examples/postings").part(start, start + 4 * count)
  }

  /// Adds what it says for each example. Tens of thousands are looked at for a sentence, so it's done
  /// in their memory.
  func add(to scores: inout [UInt16]) {
    let (postings, rarity) = (postings, UInt16(rarity))
    Base64Numbers.values.withUnsafeBufferPointer { values in
      scores.withUnsafeMutableBufferPointer { scores in
        var place = 0
        while place < postings.count {
          let example =
            Int(values[Int(postings[place])]) << 12 | Int(values[Int(postings[place &+ 1])]) << 6
            | Int(values[Int(postings[place &+ 2])])
          scores[example] &+= rarity &* UInt16(values[Int(postings[place &+ 3])])
          place &+= 4
        }
      }
    }
  }

  /// Whether an example has it; they're in their order.
  func has(_ example: Int) -> Bool {
    let postings = postings
    return (0..<postings.count / 4).place(of: UInt32(example)) {
      Base64Numbers.value(in: postings, 4 * $0, 3)
    } != nil
  }
}

/// What `examples/topics.txt` has: a line for each topic that has examples, with three letters for the
/// number of the first of them, two for the length of their sum, and its file and name, filled up with
/// spaces. The last line has the number of all.
private struct TopicLines {
  private let bytes = Base64Numbers.bytes(of: "examples/topics")
  /// How many topics there are.
  var count: Int { max(0, bytes.count / ExampleIndex.topicLine - 1) }

  var exampleCount: Int { count == 0 ? 0 : first(count) }

  func examples(of line: Int) -> Range<Int> { first(line)..<first(line + 1) }

  /// How long the sum of a topic's examples is, each of which has a length of 1.
  func length(of line: Int) -> Double {
    let written = Base64Numbers.value(in: bytes, line * ExampleIndex.topicLine + 3, 2)
    return Double(written) / Double(ExampleIndex.lengthScale)
  }

  /// The number of the first example of a line.
  private func first(_ line: Int) -> Int {
    Int(Base64Numbers.value(in: bytes, line * ExampleIndex.topicLine, 3))
  }

  /// The line of an example's topic.
  func line(of example: Int) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if first(middle) <= example { low = middle } else { high = middle }
    }
    return low
  }

  func label(in line: Int) -> ExampleIndex.Label? {
    let start = line * ExampleIndex.topicLine
    var end = start + ExampleIndex.topicLine - 1
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    let name = Substring(decoding: bytes.part(min(start + 6, end), end), as: UTF8.self)
    guard let slash = name.firstIndex(of: "/") else { return nil }
    return ExampleIndex.Label(file: name[..<slash], topic: name[slash...].dropFirst())
  }
}
