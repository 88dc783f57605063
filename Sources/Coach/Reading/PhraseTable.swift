import Wellness

/// Patterns in their lines, found in a message in one go.
///
/// There are thousands, and a chat begins with reading them: a pattern is compiled where a message has
/// the words for it, which an index tells.
final class PhraseTable: Sendable {
  /// Where a phrase was found.
  struct Hit {
    /// The number of its line.
    let line: Int
    /// Of the words of the message.
    let range: Range<Int>
    let weight: Double
  }

  private let lines: [Substring]
  private let index: PhraseIndex
  /// The words of the patterns.
  let vocabulary: Vocabulary

  /// - Parameters:
  ///   - name: what the index calls it.
  ///   - lines: patterns that are separated by `|`.
  ///   - telling: more words that a typing error may stand for.
  ///   - addKnown: adds more words that are no typing error.
  init(
    _ name: String, _ lines: [Substring], telling: String = "",
    addKnown: (inout WordIndex) -> Void = { _ in }
  ) {
    self.lines = lines
    index = PhraseIndex(of: name)
    var vocabulary = index.vocabulary
    vocabulary.add(telling, addKnown: addKnown)
    self.vocabulary = vocabulary
  }

  /// All that matches, by place.
  func hits(in text: SaidText) -> [Hit] {
    var hits: [Hit] = []
    var compiler = PhraseCompiler(for: text)
    var probe = PatternProbe(text)
    index.eachPlace(for: text) { place in
      guard compile(place, &compiler, &probe) else { return }
      for phrase in compiler.phrases {
        let weight = Double(phrase.quarters) * 0.25
        compiler.eachMatch(of: phrase, in: text.codes) {
          hits.append(Hit(line: place.line, range: $0, weight: weight))
        }
      }
    }
    guard hits.count > 1 else { return hits }
    // Those at one place stay in the order of their lines.
    return hits.indices.sorted {
      (hits[$0].range.lowerBound, $0) < (hits[$1].range.lowerBound, $1)
    }.map { hits[$0] }
  }

  /// Makes the phrases of a pattern.
  ///
  /// - Returns: whether the message may have it.
  private func compile(
    _ place: PhraseIndex.Place, _ compiler: inout PhraseCompiler, _ probe: inout PatternProbe
  ) -> Bool {
    // An index of other lines than these would be no reason to end.
    guard lines.indices.contains(place.line) else { return false }
    var line = lines[place.line]
    return line.withUTF8 { line in
      guard place.start < line.count, probe.mayHave(line.part(place.start, line.count)) else {
        return false
      }
      let end = line.end(from: place.start, at: UInt8(ascii: "|"))
      compiler.compile(line.part(place.start, end))
      return true
    }
  }
}

// MARK: - Matching

extension PhraseCompiler {
  /// Finds a phrase at each word of a message that it begins with.
  fileprivate func eachMatch(
    of phrase: Phrase, in words: [SaidText.Code], _ body: (Range<Int>) -> Void
  ) {
    // A first word has one of these beginnings: `we*` is no beginning of `week`, since too many words
    // would have it.
    let first = alternatives[elements[Int(phrase.first)].alternatives]
    let starts = phrase.startsMessage ? words.indices.prefix(1) : words.indices[...]
    for start in starts where first.contains(where: { $0.key == words[start].key }) {
      if let end = end(of: phrase, in: words, at: start, element: phrase.first),
        !phrase.endsMessage || end == words.count
      {
        body(start..<end)
      }
    }
  }

  /// Where a match ends that goes on with an element at a word; `nil` where it does not go on.
  private func end(
    of phrase: Phrase, in words: [SaidText.Code], at place: Int, element: UInt32
  ) -> Int? {
    guard element < phrase.end else { return place }
    let wanted = elements[Int(element)]
    var index = place
    while index < words.count, index - place <= Int(wanted.gap) {
      if index > place, words[index].clause != words[place - 1].clause { break }
      if fits(wanted, words[index].word),
        let end = end(of: phrase, in: words, at: index + 1, element: element + 1)
      {
        return end
      }
      index += 1
    }
    return wanted.isOptional
      ? end(of: phrase, in: words, at: place, element: element + 1) : nil
  }

  private func fits(_ element: Phrase.Element, _ word: WordCode) -> Bool {
    element.count == 0 || alternatives[element.alternatives].contains { $0.fits(word) }
  }
}
