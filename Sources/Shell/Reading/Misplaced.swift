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
