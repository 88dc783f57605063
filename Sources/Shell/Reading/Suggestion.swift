/// What a mistyped word was probably meant to be.
package enum Suggestion {
  /// The known word that is nearest to a typed one: its only completion, or the one that all the
  /// others begin with, or within two slips of it (one for up to four letters). No number is a slip of
  /// another one.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let word = word.lowercased()
    let completions = known.filter { $0.lowercased().hasPrefix(word) }
    if !word.isEmpty, let shortest = completions.min(by: { $0.count < $1.count }),
      completions.allSatisfy({ $0.lowercased().hasPrefix(shortest.lowercased()) })
    {
      return shortest
    }
    if word.allSatisfy(\.isNumber) { return nil }
    let most = word.count <= 4 ? 1 : 2
    let near = known.map { (word: $0, slips: slips(word, $0.lowercased(), atMost: most)) }
      .filter { $0.slips <= most }
    return near.min { $0.slips < $1.slips }?.word
  }

  /// The number of slips from one word to another: letters left out, added, changed, or two
  /// neighbours swapped (Damerau-Levenshtein, optimal string alignment).
  static func slips(_ left: String, _ right: String, atMost most: Int) -> Int {
    let left = Array(left)
    let right = Array(right)
    if abs(left.count - right.count) > most { return most + 1 }
    var before: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let change = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      before = last
      last = current
    }
    return last[right.count]
  }
}

/// Commands that are meant by a word which stands in the wrong place: `/progress` for
/// `/goal progress`.
enum Misplaced {
  /// The commands that a first word is the second one of; `nil` where it is none.
  static func commands(for word: String) -> [String]? {
    some(Registry.usages.filter { $0.words.count == 2 && $0.words[1] == word }.map(\.name))
  }

  /// The same for a word that is mistyped too.
  static func commands(near word: String) -> [String]? {
    let seconds = Registry.usages.compactMap { $0.words.count == 2 ? $0.words[1] : nil }
    return Suggestion.nearest(to: word, among: Array(Set(seconds)).sorted()).flatMap {
      commands(for: $0)
    }
  }

  /// The commands that are meant by a second word which its first one does not have: both the other
  /// way round, a command of its own, or the second word of other first ones.
  static func commands(for word: String, in first: String) -> [String]? {
    let turned = "\(word) \(first)"
    if Registry.usages.contains(where: { $0.name == turned }) { return [turned] }
    if Registry.names.contains(word) { return [word] }
    return commands(for: word)
  }

  private static func some(_ commands: [String]) -> [String]? {
    commands.isEmpty ? nil : commands
  }
}
