/// Puts an answer together from lines, keeping to what has not been said lately.
struct AnswerWriter {
  /// The most words of an answer, the line that closes the first one not counted.
  static let mostWords = 80

  let scene: CoachScene
  private var parts: [(text: String, isNeeded: Bool)] = []

  init(_ scene: CoachScene) { self.scene = scene }

  /// The words of all that was added.
  var wordCount: Int { parts.reduce(0) { $0 + Sentences.wordCount($1.text) } }

  /// Adds a text as it is.
  mutating func add(_ text: String, isNeeded: Bool = true) {
    parts.append((text, isNeeded))
  }

  /// Adds the first of some lines that can be filled and is new; tries other phrases in them before
  /// it gives up.
  ///
  /// - Parameter isNeeded: whether the answer is nothing without it; then an old line is better
  ///   than none, and the last to go when the answer gets too long.
  @discardableResult
  mutating func add(_ lines: [String], isNeeded: Bool = false, isLast: Bool = false) -> Bool {
    guard let text = fresh(lines, isLast: isLast) ?? (isNeeded ? worn(lines) : nil) else {
      return false
    }
    parts.append((text, isNeeded))
    return true
  }

  private func fresh(_ lines: [String], isLast: Bool) -> String? {
    for variant in 0..<AnswerWriter.variants {
      for line in lines {
        if let text = scene.fill(line, variant: variant), isNew(text),
          !isLast || !endsAsBefore(text)
        {
          return text
        }
      }
    }
    return nil
  }

  private static let variants = 12

  private func worn(_ lines: [String]) -> String? {
    let usable = lines.compactMap { scene.fill($0, variant: 0) }
    return usable.isEmpty ? nil : usable[scene.memory.turn % usable.count]
  }

  private func isNew(_ text: String) -> Bool {
    Sentences.of(text).allSatisfy { sentence in
      !scene.memory.hasSaid(sentence) && !parts.contains { $0.text == sentence }
    }
  }

  private func endsAsBefore(_ text: String) -> Bool {
    guard let last = scene.memory.lastAnswer else { return false }
    return Sentences.ending(last, words: 2) == Sentences.ending(text, words: 2)
  }

  /// The answer; what is not needed goes first, from the back, when it has too many words.
  func text(separator: String = " ") -> String {
    var kept = parts
    while kept.reduce(0, { $0 + Sentences.wordCount($1.text) }) > AnswerWriter.mostWords {
      if let index = kept.lastIndex(where: { !$0.isNeeded }) {
        kept.remove(at: index)
      } else if kept.count > 1 {
        kept.removeLast()
      } else {
        break
      }
    }
    return kept.map(\.text).joined(separator: separator)
  }
}
