import Wellness

/// Where patterns stand that a message may have, by the beginnings of their first words.
struct PatternIndex: Sendable {
  /// A pattern that may begin with a word.
  private struct Place {
    /// Words that it can't do without.
    let needed: WordMarks
    /// Words of which it needs one.
    let either: WordMarks
    /// Words of which one stands right behind the first.
    let behind: WordMarks
    /// The number of its line.
    let line: Int32
    /// Where it stands in that line, in bytes.
    let start: Int32
    let end: Int32
    /// The next with the same beginning.
    var next: Int32
  }

  /// The words of all patterns.
  var vocabulary: Vocabulary
  private var places: [Place] = []
  /// The first three bytes of words.
  private var beginnings: WordIndex
  /// The first and the last place with each beginning.
  private var chains: [(first: Int32, last: Int32)] = []

  /// - Parameter size: how many bytes the patterns have, roughly.
  init(size: Int) {
    vocabulary = Vocabulary(count: size / 16)
    beginnings = WordIndex(count: size / 128)
    places.reserveCapacity(size / 20)
  }

  /// Adds the patterns of a line, separated by `|`.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) {
    var reader = PatternReader(bytes)
    while reader.next(&vocabulary) {
      if reader.isSimple {
        add(reader.sketch, reader.range, line: line)
      } else {
        addCompiled(UnsafeBufferPointer(rebasing: bytes[reader.range]), reader.range, line: line)
      }
    }
  }

  /// Adds a pattern that doesn't show without compiling what it begins with.
  private mutating func addCompiled(
    _ pattern: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, line: Int
  ) {
    var compiler = PhraseCompiler(keepsWords: true)
    compiler.compile(pattern)
    for word in compiler.words {
      word.withUnsafeBufferPointer { vocabulary.add($0, hash: WordHash($0)) }
    }
    var sketch = PatternSketch()
    for phrase in compiler.phrases {
      for word in compiler.alternatives[compiler.elements[Int(phrase.first)].alternatives] {
        sketch.mayBegin(with: word.key)
      }
    }
    add(sketch, range, line: line)
  }

  private mutating func add(_ sketch: PatternSketch, _ range: Range<Int>, line: Int) {
    let pattern = Place(
      needed: sketch.needed, either: sketch.either, behind: sketch.behind, line: Int32(line),
      start: Int32(range.lowerBound), end: Int32(range.upperBound), next: -1)
    let first = places.count
    if let key = sketch.beginning { add(pattern, by: key, after: first) }
    for key in sketch.otherBeginnings { add(pattern, by: key, after: first) }
  }

  /// - Parameter first: the number of places before those of the pattern.
  private mutating func add(_ pattern: Place, by key: UInt32, after first: Int) {
    let beginning = beginnings.add(UInt64(key))
    let place = Int32(places.count)
    if beginning == chains.count {
      chains.append((place, place))
    } else {
      let last = Int(chains[beginning].last)
      // The same pattern, by another of its words.
      if last >= first { return }
      places[last].next = place
      chains[beginning].last = place
    }
    places.append(pattern)
  }

  /// Goes through the patterns that may be in a message from a word on, in their order.
  func eachPattern(
    at start: Int, in text: SaidText, _ body: (_ line: Int, _ range: Range<Int>) -> Void
  ) {
    let word = text.codes[start]
    guard let beginning = beginnings.number(of: UInt64(word.key)) else { return }
    let behind = start + 1 < text.codes.count ? text.codes[start + 1].marks : .none
    var place = Int(chains[beginning].first)
    while place >= 0 {
      let pattern = places[place]
      place = Int(pattern.next)
      if pattern.needed.isPart(of: text.marks), pattern.either.meets(text.marks),
        pattern.behind.isAll || pattern.behind.meets(behind)
      {
        body(Int(pattern.line), Int(pattern.start)..<Int(pattern.end))
      }
    }
  }
}

/// What a pattern asks of a message, as far as it shows without compiling it: never more than it
/// does ask.
struct PatternSketch {
  /// The first three bytes of a word that it may begin with; most have one.
  private(set) var beginning: UInt32?
  private(set) var otherBeginnings: [UInt32] = []
  private(set) var needed = WordMarks.none
  private(set) var either = WordMarks.all
  private(set) var behind = WordMarks.all

  /// Which element comes next.
  private enum Place { case first, second, later }
  private var place = Place.first
  /// Whether words may stand before it.
  private var hasGap = false
  /// The first word, which may be one that is written as one with the second.
  private var joint: UInt64?

  /// The words of the token that is read.
  private var count = 0
  private var marks = WordMarks.none
  private var last = (hash: UInt64(0), length: 0, isWhole: false)

  mutating func removeAll() {
    beginning = nil
    if !otherBeginnings.isEmpty { otherBeginnings = [] }
    (needed, either, behind) = (.none, .all, .all)
    (place, hasGap, joint) = (.first, false, nil)
    (count, marks) = (0, .none)
  }

  @inline(__always)
  mutating func mayBegin(with key: UInt32) {
    if beginning == nil { beginning = key } else { otherBeginnings.append(key) }
  }

  /// Takes a word that fits, or the beginning of one.
  @inline(__always)
  mutating func take(_ word: UnsafeBufferPointer<UInt8>, _ hash: WordHash, isWhole: Bool) {
    let length = isWhole ? word.count : word.count &- 1
    let letters = UnsafeBufferPointer(start: word.baseAddress, count: length)
    let key = WordCode.key(of: letters)
    if place == .first { mayBegin(with: key) }
    marks.add(isWhole || length >= 3 ? WordMarks(key) : .all)
    count &+= 1
    last = (hash.value, length, isWhole)
  }

  /// Ends a word with its alternatives.
  @inline(__always)
  mutating func endWord() {
    switch place {
    case .later: need()
    case .first: if count > 0 { endFirst() }
    case .second:
      if hasGap || joint == nil || !join() {
        if !hasGap, count > 0 { behind = marks }
        need()
        place = .later
      }
    }
    endToken()
  }

  private mutating func endFirst() {
    joint = count == 1 && last.isWhole ? last.hash : nil
    place = .second
  }

  @inline(__always)
  private mutating func need() {
    if count == 1, !marks.isAll { needed.add(marks) }
    if count > 1, either.isAll { either = marks }
  }

  /// Reads two words as one: `do not` is `dont`.
  private mutating func join() -> Bool {
    guard !hasGap, count == 1, last.isWhole, last.length <= Contractions.longestSecond, let joint,
      let short = Contractions.short(joint, last.hash)
    else { return false }
    (beginning, otherBeginnings) = (WordCode(short.utf8).key, [])
    self.joint = nil
    return true
  }

  /// Takes a word that a choice of a group begins with.
  mutating func take(
    choice word: UnsafeBufferPointer<UInt8>, _ hash: WordHash, isWhole: Bool
  ) {
    take(word, hash, isWhole: isWhole)
    guard place == .first, isWhole, Contractions.begin(with: hash.value) else { return }
    for key in Contractions.keys(beginningWith: hash.value) { mayBegin(with: key) }
  }

  mutating func endGroup() {
    let joint = joint.flatMap { Contractions.begin(with: $0) ? $0 : nil }
    if place == .second {
      if let joint {
        for key in Contractions.keys(beginningWith: joint) { mayBegin(with: key) }
      } else if !hasGap, count > 0 {
        behind = marks
      }
    }
    if place != .first, joint == nil { need() }
    place = .later
    endToken()
  }

  /// Takes what may be missing: before the first word it says nothing.
  mutating func takeOptional() { takeAny() }

  /// Takes what any word may stand for.
  mutating func takeAny() {
    if place != .first { place = .later }
    endToken()
  }

  mutating func takeGap() { hasGap = place != .first }

  @inline(__always)
  private mutating func endToken() { (count, marks, hasGap) = (0, .none, false) }
}
