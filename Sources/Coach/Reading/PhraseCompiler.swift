import Wellness

/// Makes phrases of a pattern, in one pass over its bytes.
struct PhraseCompiler {
  private(set) var phrases: [Phrase] = []
  private(set) var elements: [Phrase.Element] = []
  private(set) var alternatives: [Phrase.Alternative] = []
  /// The words of the pattern, and beginnings with their stars, where all of it is compiled.
  private(set) var words: [[UInt8]] = []
  /// What is not in this message need not be compiled; `nil` for all of a pattern.
  private let text: SaidText?

  /// What a token of a pattern stands for.
  private enum Token {
    case start, end, gap, any
    case word(Phrase.Element, quarters: UInt16)
  }

  /// The tokens of the pattern that is read, and those of each choice of a group: `(my mind/head)
  /// races` is two patterns, whose tokens are read once.
  private var tokens: [Token] = []
  private var choices: [Range<Int>] = []
  /// Of `choices`: one of each is taken in turn. What is no group is a group of one.
  private var groups: [Range<Int>] = []

  private var current = Phrase(first: 0, end: 0)
  private var gap: UInt8 = 0

  init(for text: SaidText?) { self.text = text }

  /// Makes the phrases of one pattern, in place of those of the last.
  mutating func compile(_ pattern: UnsafeBufferPointer<UInt8>) {
    phrases.removeAll(keepingCapacity: true)
    elements.removeAll(keepingCapacity: true)
    alternatives.removeAll(keepingCapacity: true)
    words.removeAll()
    add(pattern: pattern)
  }

  private mutating func add(pattern: UnsafeBufferPointer<UInt8>) {
    guard pattern.contains(UInt8(ascii: "(")) else { return add(plain: pattern) }
    tokens.removeAll(keepingCapacity: true)
    choices.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    var start = 0
    while start < pattern.count {
      if pattern[start] == 0x20 {
        start += 1
      } else if pattern[start] == UInt8(ascii: "("), let close = groupEnd(pattern, start) {
        readGroup(UnsafeBufferPointer(rebasing: pattern[(start + 1)..<close]))
        start = close + 1
      } else {
        let end = pattern.end(from: start, at: 0x20)
        let token = UnsafeBufferPointer(rebasing: pattern[start..<end])
        if token.contains(UInt8(ascii: "(")) { return expand(pattern) }
        let first = tokens.count
        tokens.append(read(token))
        groups.append(choices.count..<choices.count + 1)
        choices.append(first..<tokens.count)
        start = end
      }
    }
    combine()
  }

  /// The end of a group that stands by itself.
  private func groupEnd(_ pattern: UnsafeBufferPointer<UInt8>, _ open: Int) -> Int? {
    let close = pattern.end(from: open, at: UInt8(ascii: ")"))
    guard close < pattern.count, close + 1 == pattern.count || pattern[close + 1] == 0x20,
      !pattern[(open + 1)..<close].contains(UInt8(ascii: "("))
    else { return nil }
    return close
  }

  private mutating func readGroup(_ group: UnsafeBufferPointer<UInt8>) {
    let firstChoice = choices.count
    group.eachPart(between: UInt8(ascii: "/")) { readChoice($0) }
    groups.append(firstChoice..<choices.count)
  }

  /// Reads a choice of a group, unless the message doesn't have it.
  private mutating func readChoice(_ choice: UnsafeBufferPointer<UInt8>) {
    let first = tokens.count
    choice.eachPart(between: 0x20) { tokens.append(read($0)) }
    guard tokens[first...].allSatisfy(isPossible) else { return tokens.removeSubrange(first...) }
    choices.append(first..<tokens.count)
  }

  /// Where a group is part of a word, each choice is put in its place and the whole read again.
  private mutating func expand(_ pattern: UnsafeBufferPointer<UInt8>) {
    guard let open = pattern.firstIndex(of: UInt8(ascii: "(")),
      let close = pattern[open...].firstIndex(of: UInt8(ascii: ")"))
    else { return }
    for choice in pattern[(open + 1)..<close].split(separator: UInt8(ascii: "/")) {
      let single = Array(pattern[..<open]) + choice + pattern[(close + 1)...]
      single.withUnsafeBufferPointer { add(pattern: $0) }
    }
  }

  private mutating func read(_ token: UnsafeBufferPointer<UInt8>) -> Token {
    switch token[0] {
    case UInt8(ascii: "^") where token.count == 1: return .start
    case UInt8(ascii: "$") where token.count == 1: return .end
    case UInt8(ascii: ".") where token.count == 2: return .gap
    case UInt8(ascii: "_") where token.count == 1: return .any
    case UInt8(ascii: "[") where token.count > 2:
      let inner = UnsafeBufferPointer(rebasing: token[1..<(token.count - 1)])
      let isAny = inner.count == 1 && inner[0] == UInt8(ascii: "_")
      var words = isAny ? Phrase.Element(first: 0, count: 0) : words(of: inner)
      words.isOptional = true
      return .word(words, quarters: 0)
    default:
      let words = words(of: token)
      return .word(words, quarters: isFiller(words) ? 1 : 4)
    }
  }

  /// The alternatives of a token, `a/b*`.
  private mutating func words(of token: UnsafeBufferPointer<UInt8>) -> Phrase.Element {
    let first = alternatives.count
    token.eachPart(between: UInt8(ascii: "/")) { word in
      if text == nil { words.append(Array(word)) }
      if word[word.count - 1] == UInt8(ascii: "*") {
        alternatives.append(Phrase.Alternative(beginning: word.dropLast()))
      } else {
        alternatives.append(Phrase.Alternative(word, WordHash(word)))
      }
    }
    return Phrase.Element(first: UInt32(first), count: UInt16(alternatives.count - first))
  }

  /// Whether the message may have one of the alternatives, or of their parts.
  private func isPossible(_ token: Token) -> Bool {
    guard let text, case .word(let element, _) = token, !element.isOptional, element.count > 0
    else { return true }
    return alternatives[element.alternatives].contains(where: text.mayHave)
  }

  /// Whether all alternatives say little.
  private func isFiller(_ element: Phrase.Element) -> Bool {
    alternatives[element.alternatives].allSatisfy {
      $0.prefix == 0 && FillerWords.hashes.number(of: $0.value) != nil
    }
  }
}

// MARK: - Phrases of tokens

extension PhraseCompiler {
  /// Makes a phrase of each way to take one choice of every group.
  private mutating func combine() {
    guard groups.allSatisfy({ !$0.isEmpty }) else { return }
    guard groups.contains(where: { $0.count > 1 }) else {
      return makePhrase { groups, _ in groups.lowerBound }
    }
    var taken = groups.map(\.lowerBound)
    while true {
      makePhrase { _, group in taken[group] }
      // The last group's choices follow each other first, like the digits of a number.
      var group = groups.count - 1
      while group >= 0, taken[group] + 1 == groups[group].upperBound {
        taken[group] = groups[group].lowerBound
        group -= 1
      }
      guard group >= 0 else { return }
      taken[group] += 1
    }
  }

  /// Makes a phrase of a pattern without groups, as most are.
  private mutating func add(plain pattern: UnsafeBufferPointer<UInt8>) {
    beginPhrase()
    pattern.eachPart(between: 0x20) { take(read($0)) }
    endPhrase()
  }

  /// - Parameter choice: which choice of a group, by its choices and its number, is taken.
  private mutating func makePhrase(_ choice: (_ of: Range<Int>, _ group: Int) -> Int) {
    beginPhrase()
    for group in groups.indices {
      for place in choices[choice(groups[group], group)] { take(tokens[place]) }
    }
    endPhrase()
  }

  private mutating func beginPhrase() {
    current = Phrase(first: UInt32(elements.count), end: 0)
    gap = 0
  }

  private mutating func endPhrase() {
    guard !isAtFirst else { return }
    current.end = UInt32(elements.count)
    phrases.append(current)
  }

  /// Whether the phrase has no element yet.
  private var isAtFirst: Bool { elements.count == Int(current.first) }

  private mutating func take(_ token: Token) {
    switch token {
    case .start: current.startsMessage = true
    case .end: current.endsMessage = true
    case .gap: gap = UInt8(Phrase.longestGap)
    case .any:
      // What may be anything before the first word says nothing.
      if !isAtFirst { append(Phrase.Element(first: 0, count: 0)) }
    case .word(let element, let quarters):
      guard !isAtFirst || !element.isOptional else { return }
      current.quarters += quarters
      append(element)
    }
  }

  private mutating func append(_ element: Phrase.Element) {
    var element = element
    element.gap = isAtFirst ? 0 : gap
    gap = 0
    if !merge(element) { elements.append(element) }
  }

  /// Two words that messages have as one, as one: `do not` is `dont`.
  private mutating func merge(_ element: Phrase.Element) -> Bool {
    guard element.gap == 0, element.count == 1, !element.isOptional, !isAtFirst else {
      return false
    }
    let last = elements[elements.count - 1]
    guard last.count == 1, !last.isOptional else { return false }
    let before = alternatives[Int(last.first)]
    let now = alternatives[Int(element.first)]
    guard before.prefix == 0, now.prefix == 0,
      let short = Contractions.short(before.value, now.value)
    else { return false }
    // Other phrases of the same tokens may have the word as it is.
    elements[elements.count - 1].first = UInt32(alternatives.count)
    alternatives.append(Phrase.Alternative(WordCode(short.utf8)))
    return true
  }
}
