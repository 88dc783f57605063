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

  /// The words of the patterns that one slip of the finger makes of another.
  func near(_ word: [UInt8]) -> [ArraySlice<UInt8>] { index.vocabulary.near(word) }

  /// - Parameter lines: patterns that are separated by `|`.
  init(_ lines: [Substring]) {
    self.lines = lines
    var index = PatternIndex(size: lines.reduce(0) { $0 + $1.utf8.count })
    for (number, line) in lines.enumerated() {
      line.withBytes { index.add($0, line: number) }
    }
    self.index = index
  }

  /// All that matches, by place.
  func hits(in text: SaidText) -> [Hit] {
    var search = PatternSearch(text)
    var hits: [Hit] = []
    for start in text.codes.indices {
      guard let patterns = search.patterns(at: start, of: index) else { continue }
      let behind = start + 1 < text.codes.count ? text.codes[start + 1].marks : .none
      for number in patterns where search.mayGoOn(number, with: behind) {
        let line = search.line(of: number)
        for phrase in lines[line].withBytes({ search.phrases(of: number, in: $0) }) {
          guard let end = search.compiler.end(of: phrase, in: text.codes, at: start) else {
            continue
          }
          let weight = Double(search.compiler.phrases[phrase].quarters) * 0.25
          hits.append(Hit(line: line, range: start..<end, weight: weight))
        }
      }
    }
    return hits
  }
}

/// The patterns that a message may have: each is looked at once, however often the message has the
/// words that it begins with.
private struct PatternSearch {
  private let text: SaidText
  private(set) var compiler: PhraseCompiler
  private var probe: PatternProbe
  /// Beginnings that have come up, with their patterns.
  private var beginnings = WordIndex()
  private var ranges: [Range<Int>] = []
  /// The phrases of a pattern are `nil` as long as nobody has asked for them.
  private var patterns: [(place: PatternIndex.Possible, phrases: Range<Int>?)] = []

  init(_ text: SaidText) {
    self.text = text
    compiler = PhraseCompiler(for: text)
    probe = PatternProbe(text)
  }

  /// The numbers of the patterns that may begin with the word at a place; `nil` where none does.
  mutating func patterns(at start: Int, of index: PatternIndex) -> Range<Int>? {
    guard let beginning = index.beginning(of: text.codes[start]) else { return nil }
    let number = beginnings.add(UInt64(beginning))
    if number == ranges.count {
      let first = patterns.count
      index.eachPattern(beginning: beginning, in: text) { patterns.append(($0, nil)) }
      ranges.append(first..<patterns.count)
    }
    return ranges[number]
  }

  /// Whether a word that may be all of some marks may be the second of a pattern.
  func mayGoOn(_ number: Int, with marks: WordMarks) -> Bool {
    let behind = patterns[number].place.behind
    return behind.isAll || behind.meets(marks)
  }

  func line(of number: Int) -> Int { patterns[number].place.line }

  /// The phrases of a pattern by their numbers; none where the message can't have it.
  ///
  /// - Parameter line: the bytes of its line.
  mutating func phrases(of number: Int, in line: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    if let phrases = patterns[number].phrases { return phrases }
    let pattern = UnsafeBufferPointer(rebasing: line[patterns[number].place.range])
    let phrases = probe.mayHave(pattern) ? compiler.compile(pattern) : 0..<0
    patterns[number].phrases = phrases
    return phrases
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
