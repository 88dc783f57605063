import Wellness

/// Patterns in their lines, found in a message in one go.
///
/// There are thousands, and a chat begins with reading them. So they are only looked through for
/// their words at first; a pattern is compiled where a message has the words for it.
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
  private let index: PatternIndex
  /// Whether a word is in a pattern.
  func has(_ word: WordHash) -> Bool { index.vocabulary.has(word) }

  /// Whether a pattern has a word that begins with a text.
  func hasBeginning(_ text: WordHash) -> Bool { index.vocabulary.hasBeginning(text) }

  /// The words of the patterns that one slip of the finger makes of another.
  func near(_ word: [UInt8]) -> [ArraySlice<UInt8>] { index.vocabulary.near(word) }

  /// - Parameters:
  ///   - lines: patterns that are separated by `|`.
  ///   - telling: more words that a typing error may stand for.
  ///   - addKnown: adds more words that are no typing error.
  init(
    _ lines: [Substring], telling: StaticString = "", addKnown: (inout WordIndex) -> Void = { _ in }
  ) {
    self.lines = lines
    var index = PatternIndex(size: lines.reduce(0) { $0 + $1.utf8.count })
    for (number, line) in lines.enumerated() {
      line.withBytes { index.add($0, line: number) }
    }
    index.vocabulary.add(telling, addKnown: addKnown)
    self.index = index
  }

  /// All that matches, by place.
  func hits(in text: SaidText) -> [Hit] {
    var hits: [Hit] = []
    var compiler = PhraseCompiler(for: text)
    var probe = PatternProbe(text)
    for start in text.codes.indices {
      index.eachPattern(at: start, in: text) { line, range in
        let isThere = lines[line].withBytes { bytes in
          let pattern = UnsafeBufferPointer(rebasing: bytes[range])
          guard probe.mayHave(pattern) else { return false }
          compiler.compile(pattern)
          return true
        }
        guard isThere else { return }
        for number in compiler.phrases.indices {
          guard let end = compiler.end(of: number, in: text.codes, at: start) else { continue }
          let weight = Double(compiler.phrases[number].quarters) * 0.25
          hits.append(Hit(line: line, range: start..<end, weight: weight))
        }
      }
    }
    return hits
  }
}

// MARK: - Matching

extension PhraseCompiler {
  /// Where a phrase ends that begins at a word of a message; `nil` where none does.
  fileprivate func end(of number: Int, in words: [SaidText.Code], at start: Int) -> Int? {
    let phrase = phrases[number]
    guard !phrase.startsMessage || start == 0, begins(phrase, with: words[start].key),
      let end = end(of: phrase, in: words, at: start, element: phrase.first),
      !phrase.endsMessage || end == words.count
    else { return nil }
    return end
  }

  /// Whether one of its first words has that beginning: `we*` is no beginning of `week`, since too
  /// many words would have it.
  private func begins(_ phrase: Phrase, with key: UInt32) -> Bool {
    let first = elements[Int(phrase.first)]
    return alternatives[first.alternatives].contains { $0.key == key }
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
