import Wellness

/// Goes through the patterns of a line, one byte after the other, for their words and for what they
/// ask of a message.
struct PatternReader {
  /// Where the pattern stands that was read last.
  private(set) var range = 0..<0
  /// What it asks for.
  private(set) var sketch = PatternSketch()
  /// Whether it's known what it asks for: not where a group is part of a word.
  private(set) var isSimple = true

  /// The line: it's only there while it is read.
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private static let bar = UInt8(ascii: "|")
  private static let slash = UInt8(ascii: "/")

  /// Reads the next pattern.
  ///
  /// - Parameter vocabulary: gets the words, all of them where the pattern is simple.
  /// - Returns: `false` at the end.
  mutating func next(_ vocabulary: inout Vocabulary) -> Bool {
    guard place < bytes.count else { return false }
    let start = place
    sketch.removeAll()
    isSimple = true
    reading: while isSimple, place < bytes.count {
      switch bytes[place] {
      case 0x61...0x7A: readWord(&vocabulary)
      case 0x20: place &+= 1
      case PatternReader.bar: break reading
      case UInt8(ascii: "("): readGroup(&vocabulary)
      case UInt8(ascii: "["): readOptional(&vocabulary)
      default: if !passMark() { readWord(&vocabulary) }
      }
    }
    if !isSimple { place = bytes.end(from: start, at: PatternReader.bar) }
    range = start..<place
    place += 1
    return true
  }

  /// Whether a token ends before a place.
  private func isEnd(_ place: Int) -> Bool {
    place >= bytes.count || bytes[place] == 0x20 || bytes[place] == PatternReader.bar
  }

  /// How long the mark at the place is: `^`, `$`, `_` or two points; 0 for anything else.
  private var markLength: Int {
    switch bytes[place] {
    case UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "_"): isEnd(place + 1) ? 1 : 0
    case UInt8(ascii: "."): !isEnd(place + 1) && isEnd(place + 2) ? 2 : 0
    default: 0
    }
  }

  private mutating func passMark() -> Bool {
    let length = markLength
    guard length > 0 else { return false }
    if length == 2 { sketch.takeGap() }
    if bytes[place] == UInt8(ascii: "_") { sketch.takeAny() }
    place += length
    return true
  }

  /// Reads a word with its alternatives, `a/b*`.
  @inline(__always)
  private mutating func readWord(_ vocabulary: inout Vocabulary) {
    while true {
      let word = run()
      let mark = word.end < bytes.count ? bytes[word.end] : PatternReader.bar
      guard mark == PatternReader.slash || mark == 0x20 || mark == PatternReader.bar else {
        isSimple = false
        return
      }
      if !word.isEmpty {
        let isWhole = note(word, &vocabulary)
        sketch.take(letters(of: word), word.hash, isWhole: isWhole)
      }
      place = word.end
      if mark != PatternReader.slash { break }
      place &+= 1
    }
    sketch.endWord()
  }

  /// A word with its hash.
  private struct Run {
    let start: Int
    let end: Int
    let hash: WordHash
    /// The same of what stands before a star.
    let stem: WordHash

    var isEmpty: Bool { start == end }
  }

  /// What stands from the place on to the next mark.
  @inline(__always)
  private func run() -> Run {
    var end = place
    var hash = WordHash()
    var stem = hash
    while end < bytes.count {
      let byte = bytes[end]
      if byte &- 0x61 > 0x19 {
        if PatternReader.ends(byte) { break }
        if byte == UInt8(ascii: "*") { stem = hash }
      }
      hash.add(byte)
      end &+= 1
    }
    return Run(start: place, end: end, hash: hash, stem: stem)
  }

  @inline(__always)
  private static func ends(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, bar, slash, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
      UInt8(ascii: "]"):
      true
    default: false
    }
  }

  @inline(__always)
  private func letters(of run: Run) -> UnsafeBufferPointer<UInt8> {
    bytes.part(run.start, run.end)
  }

  /// Adds a word to the vocabulary, and the beginning of one to what is right as it is.
  ///
  /// - Returns: whether it is a whole one.
  @inline(__always)
  private func note(_ run: Run, _ vocabulary: inout Vocabulary) -> Bool {
    guard bytes[run.end &- 1] != UInt8(ascii: "*") else {
      vocabulary.add(beginning: run.stem.value)
      return false
    }
    vocabulary.add(letters(of: run), hash: run.hash)
    return true
  }

  /// Reads `[word]`.
  private mutating func readOptional(_ vocabulary: inout Vocabulary) {
    var end = place + 1
    while !isEnd(end), bytes[end] != UInt8(ascii: "]") { end += 1 }
    let isAny = end == place + 2 && bytes[place + 1] == UInt8(ascii: "_")
    guard end > place + 1, !isEnd(end), isEnd(end + 1),
      isAny || isPlain((place + 1)..<end)
    else {
      isSimple = false
      return
    }
    while place < end {
      place += 1
      let word = run()
      if !word.isEmpty, !isAny { _ = note(word, &vocabulary) }
      place = word.end
    }
    place = end + 1
    sketch.takeOptional()
  }

  /// Reads `(two words/or three)`.
  private mutating func readGroup(_ vocabulary: inout Vocabulary) {
    let close = bytes.end(from: place, at: UInt8(ascii: ")"))
    guard close < bytes.count, isEnd(close + 1), isPlain((place + 1)..<close) else {
      isSimple = false
      return
    }
    var isFirst = true
    place += 1
    while place < close {
      let word = run()
      if !word.isEmpty {
        let isWhole = note(word, &vocabulary)
        if isFirst { sketch.take(choice: letters(of: word), word.hash, isWhole: isWhole) }
        isFirst = false
        place = word.end
      } else {
        if bytes[place] == PatternReader.slash { isFirst = true }
        place += 1
      }
    }
    place = close + 1
    sketch.endGroup()
  }

  /// Whether there are only words in a group, or in what may be missing.
  private func isPlain(_ range: Range<Int>) -> Bool {
    for place in range {
      switch bytes[place] {
      case PatternReader.bar, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "_"), UInt8(ascii: "."):
        return false
      default: break
      }
    }
    return true
  }
}
