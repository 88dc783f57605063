import Wellness

/// How somebody lives that some advice doesn't fit: in a single room, on night shifts, without a gym.
///
/// They're sections of `circumstances.txt`, and remembered by their names among what was refused.
struct Circumstance {
  /// As it's remembered, with a mark that no word has.
  private let name: String
  /// Words behind each other, as a message tells it.
  let told: [String]
  /// What an answer isn't said with.
  private let unfit: [String]

  /// The names of those that a message tells of its writer.
  static func told(in words: [TextWord]) -> [String] {
    guard words.contains(where: { keys.contains($0.text) }),
      !words.contains(where: { others.contains($0.text) })
    else { return [] }
    // A mark between clauses, so that no phrase goes over it.
    let text = zip([words[0]] + words, words).reduce(into: " ") { text, pair in
      text += pair.0.clause == pair.1.clause ? "\(pair.1.text) " : "| \(pair.1.text) "
    }
    return all.filter { $0.told.contains { text.has(" \($0) ") } }.map(\.name)
  }

  /// Whether a line of advice speaks of what a circumstance rules out, unless that is asked about.
  ///
  /// - Parameter refused: as it's remembered, with what was refused by its words.
  static func isUnfit(_ line: String, for refused: [String], asked: String) -> Bool {
    let circumstances = all.filter { refused.contains($0.name) }
    guard !circumstances.isEmpty else { return false }
    // From the beginning of a word on: `hop`, and no `shop`.
    let (line, asked) = (" " + line.lowercased(), " " + asked.lowercased())
    return circumstances.contains { circumstance in
      circumstance.unfit.contains { line.has(" " + $0) && !asked.has(" " + $0) }
    }
  }

  static let all = CoachText.sections("circumstances").map { title, lines in
    func phrases(_ key: String) -> [String] {
      lines.filter { $0.key == key }.flatMap { $0.text.split(separator: "|") }
        .map { $0.split(separator: " ").joined(separator: " ") }
    }
    return Circumstance(name: "= " + title, told: phrases("told"), unfit: phrases("not"))
  }

  /// Who isn't the writer.
  private static let others: Set<String> = .listed("Circumstance.others")
  /// Each is told with one of these; most messages have none, and the file isn't read for them.
  static let keys: Set<String> = .listed("Circumstance.keys")
}
