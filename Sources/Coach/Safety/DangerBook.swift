/// Many phrases in the language of `Phrase`, found in a message in one go: `Phrase` and `PhraseBook`
/// again, without a string in them, for tables of thousands that are read in a millisecond or two.
struct DangerBook: Sendable {
  /// Where a phrase was found.
  struct Hit: Sendable {
    /// The number under which it was added.
    let meaning: Int
    let range: Range<Int>
  }

  private struct Term: Sendable {
    let hash: UInt64
    /// How long a beginning is; 0 for a whole word.
    let length: Int
    /// In which messages a word that fits may be; all of them for what is shorter than a key.
    let marks: WordMarks

    @inline(__always)
    init(_ word: UnsafeBufferPointer<UInt8>, hash: WordHash, isBeginning: Bool) {
      self.hash = hash.value
      length = isBeginning ? word.count : 0
      marks = isBeginning && word.count < 3 ? .all : WordMarks(WordCode.key(of: word))
    }
  }

  private struct Element: Sendable {
    var terms: Range<Int>
    var gap: Int
    var isAny: Bool
    var isOptional: Bool
  }

  private struct Pattern: Sendable {
    var elements: Range<Int>
    var meaning: Int
    var startsMessage: Bool
    var endsMessage: Bool
    /// Words that it can't do without.
    var needed = WordMarks.none
    /// Words of which it needs one.
    var either = WordMarks.all

    func mayBe(in marks: WordMarks) -> Bool { needed.isPart(of: marks) && either.meets(marks) }
  }

  private var terms: [Term] = []
  private var elements: [Element] = []
  private var patterns: [Pattern] = []
  /// The words and beginnings of words that a pattern may begin with.
  private var heads = WordIndex(count: 1024)
  /// The last pattern of each of them, and the one before each.
  private var lasts: [Int32] = []
  private var links: [(pattern: Int32, next: Int32)] = []
  private(set) var spelling = DangerSpelling()

  mutating func add(ordinary text: String) { spelling.add(ordinary: text) }

  mutating func add(ordinary words: WordTable) { spelling.add(ordinary: words) }

  mutating func add(word: UnsafeBufferPointer<UInt8>) { spelling.add(word, hash: WordHash(word)) }

  /// Adds the phrases of a line, separated by ` | `.
  mutating func add(_ line: UnsafeBufferPointer<UInt8>, meaning: Int) {
    var place = 0
    while place < line.count {
      addPattern(line, &place, meaning)
      place += 1
    }
  }

  /// Goes through the parts of some bytes; empty ones don't count.
  static func split(
    _ bytes: UnsafeBufferPointer<UInt8>, at separator: UInt8,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var start = 0
    while start < bytes.count {
      let end = bytes.end(from: start, at: separator)
      if end > start { body(UnsafeBufferPointer(rebasing: bytes[start..<end])) }
      start = end + 1
    }
  }

  private static let bar = UInt8(ascii: "|")

  /// Whether a token ends before a place.
  @inline(__always)
  private static func isEnd(_ line: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    place >= line.count || line[place] == 0x20 || line[place] == bar
  }

  /// Adds the pattern that stands from a place on, up to a bar, which the place is then at.
  private mutating func addPattern(
    _ line: UnsafeBufferPointer<UInt8>, _ place: inout Int, _ meaning: Int
  ) {
    let first = elements.count
    var (startsMessage, endsMessage, gap) = (false, false, 0)
    while place < line.count, line[place] != DangerBook.bar {
      let byte = line[place]
      if byte == 0x20 {
        place += 1
      } else if byte == UInt8(ascii: "^"), DangerBook.isEnd(line, place + 1) {
        startsMessage = true
        place += 1
      } else if byte == UInt8(ascii: "$"), DangerBook.isEnd(line, place + 1) {
        endsMessage = true
        place += 1
      } else if byte == UInt8(ascii: "."), !DangerBook.isEnd(line, place + 1),
        line[place + 1] == byte, DangerBook.isEnd(line, place + 2)
      {
        gap = Phrase.longestGap
        place += 2
      } else if addToken(line, &place, isFirst: elements.count == first, gap: gap) {
        gap = 0
      }
    }
    guard elements.count > first else { return }
    var pattern = Pattern(
      elements: first..<elements.count, meaning: meaning, startsMessage: startsMessage,
      endsMessage: endsMessage)
    for place in first + 1..<elements.count { require(elements[place], in: &pattern) }
    patterns.append(pattern)
    for term in elements[first].terms { link(terms[term].hash) }
  }

  /// Notes which words a pattern needs for an element.
  private func require(_ element: Element, in pattern: inout Pattern) {
    guard !element.isOptional, !element.isAny else { return }
    if element.terms.count == 1 {
      let marks = terms[element.terms.lowerBound].marks
      if !marks.isAll { pattern.needed.add(marks) }
    } else if pattern.either.isAll {
      var marks = WordMarks.none
      for term in element.terms { marks.add(terms[term].marks) }
      pattern.either = marks
    }
  }

  /// Adds the token at a place as an element, and passes it.
  ///
  /// - Returns: `false` for what may be missing before the first word, which says nothing.
  private mutating func addToken(
    _ line: UnsafeBufferPointer<UInt8>, _ place: inout Int, isFirst: Bool, gap: Int
  ) -> Bool {
    let start = place
    let firstTerm = terms.count
    let isAny =
      line[start] == UInt8(ascii: "_") && DangerBook.isEnd(line, start + 1)
      || line[start] == UInt8(ascii: "[") && line[start...].starts(with: "[_]".utf8)
        && DangerBook.isEnd(line, start + 3)
    if isFirst || isAny {
      var end = start
      while !DangerBook.isEnd(line, end) { end += 1 }
      if isFirst, isAny || DangerBook.isOptional(line, start, end) {
        place = end
        return false
      }
      if isAny { place = end }
    }
    while !DangerBook.isEnd(line, place) {
      if line[place] == UInt8(ascii: "/") { place += 1 } else { addTerm(line, &place) }
    }
    elements.append(
      Element(
        terms: firstTerm..<terms.count, gap: isFirst ? 0 : gap, isAny: isAny,
        isOptional: DangerBook.isOptional(line, start, place)))
    return true
  }

  /// Whether the token that stands between two places may be missing.
  private static func isOptional(
    _ line: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Bool {
    line[start] == UInt8(ascii: "[") || line[end - 1] == UInt8(ascii: "]")
  }

  /// Notes that the last pattern may begin with a word.
  private mutating func link(_ hash: UInt64) {
    let head = heads.add(hash)
    if head == lasts.count { lasts.append(-1) }
    links.append((Int32(patterns.count - 1), lasts[head]))
    lasts[head] = Int32(links.count - 1)
  }

  /// Adds the alternative at a place, and passes it.
  @inline(__always)
  private mutating func addTerm(_ line: UnsafeBufferPointer<UInt8>, _ place: inout Int) {
    let start = place
    var hash = WordHash()
    while place < line.count, line[place] &- 0x61 <= 0x19 {
      hash.add(line[place])
      place += 1
    }
    if DangerBook.isEnd(line, place) || line[place] == UInt8(ascii: "/") {
      let word = line.part(start, place)
      terms.append(Term(word, hash: hash, isBeginning: false))
      spelling.add(word, hash: hash)
    } else {
      while !DangerBook.isEnd(line, place), line[place] != UInt8(ascii: "/") { place += 1 }
      addTerm(UnsafeBufferPointer(rebasing: line[start..<place]))
    }
  }

  /// Adds an alternative with a mark, or a number.
  private mutating func addTerm(_ part: UnsafeBufferPointer<UInt8>) {
    var (start, end) = (0, part.count)
    while start < end, part[start] == UInt8(ascii: "[") { start += 1 }
    while end > start, part[end - 1] == UInt8(ascii: "]") { end -= 1 }
    let isBeginning = end > start && part[end - 1] == UInt8(ascii: "*")
    if isBeginning { end -= 1 }
    var hash = WordHash()
    for place in start..<end { hash.add(part[place]) }
    let word = UnsafeBufferPointer(rebasing: part[start..<end])
    terms.append(Term(word, hash: hash, isBeginning: isBeginning))
    if !isBeginning { spelling.add(word, hash: hash) }
  }

  /// All that matches, by place.
  func hits(in words: [DangerText.Word]) -> [Hit] {
    var hits: [Hit] = []
    var marks = WordMarks.none
    for word in words { marks.add(word.marks) }
    for start in words.indices {
      for hash in words[start].hashes {
        guard let head = heads.number(of: hash) else { continue }
        var link = lasts[head]
        while link >= 0 {
          let (number, next) = links[Int(link)]
          let pattern = patterns[Int(number)]
          if pattern.mayBe(in: marks), !pattern.startsMessage || start == 0,
            let end = end(pattern.elements, in: words, at: start),
            !pattern.endsMessage || end == words.count
          {
            hits.append(Hit(meaning: pattern.meaning, range: start..<end))
          }
          link = next
        }
      }
    }
    return hits
  }

  private func end(_ rest: Range<Int>, in words: [DangerText.Word], at place: Int) -> Int? {
    guard let first = rest.first else { return place }
    let wanted = elements[first]
    let after = rest.dropFirst()
    for skipped in 0...wanted.gap {
      let index = place + skipped
      guard index < words.count,
        skipped == 0 || words[index].clause == words[place - 1].clause
      else { break }
      if fits(wanted, words[index]), let end = end(after, in: words, at: index + 1) { return end }
    }
    return wanted.isOptional ? end(after, in: words, at: place) : nil
  }

  private func fits(_ element: Element, _ word: DangerText.Word) -> Bool {
    if element.isAny { return true }
    for index in element.terms {
      let term = terms[index]
      if term.length == 0 {
        if term.hash == word.hash { return true }
      } else if term.length <= word.hashes.count, word.hashes[term.length - 1] == term.hash {
        return true
      }
    }
    return false
  }
}
