/// Which of several things a message chooses, by a number or its place.
enum ChoiceNumber {
  /// The last one that isn't turned down: of `the second, no, the first` it's 1, and of `the first,
  /// not the second` too.
  ///
  /// - Parameter hits: the phrases for intents in the message.
  static func number(in said: SaidText, _ hits: [PhraseBook<Intent>.Hit]) -> Int? {
    let words = said.words.map(\.text)
    var chosen = hits.compactMap { hit -> (number: Int, place: Int)? in
      guard case .follow(let follow) = hit.key, let number = follow.choice else { return nil }
      return (number, hit.range.lowerBound)
    }
    if words.allSatisfy({ numbers[$0] != nil || corrections.contains($0) }) {
      chosen += words.indices.compactMap { place in numbers[words[place]].map { ($0, place) } }
    }
    return chosen.filter { !isTurnedDown(words[..<$0.place]) }.max { $0.place < $1.place }?.number
  }

  /// Whether a number is taken back for another, and nothing else is said: `1, no 2`.
  static func isCorrected(_ words: [String]) -> Bool {
    words.count { numbers[$0] != nil } > 1
      && words.allSatisfy { numbers[$0] != nil || corrections.contains($0) }
      && !words.allSatisfy { numbers[$0] != nil || ["or", "the", "then"].contains($0) }
  }

  /// Whether what follows some words is what isn't wanted.
  private static func isTurnedDown(_ before: ArraySlice<String>) -> Bool {
    let last = before.last == "the" ? before.dropLast().last : before.last
    return ["not", "than", "of"].contains(last)
  }

  private static let numbers = [
    "1": 1, "2": 2, "3": 3, "4": 4, "one": 1, "two": 2, "three": 3, "four": 4, "first": 1,
    "second": 2, "third": 3, "fourth": 4,
  ]
  /// What may stand beside numbers where somebody chooses and changes his mind.
  private static let corrections: Set<String> = .listed("ChoiceNumber.corrections")
}
