import Wellness

/// What words speak of: concepts by number, read from `concepts.txt`.
struct ConceptBook: Sendable {
  static let shared = ConceptBook(CoachText.load("concepts"))

  /// How many concepts there are.
  private(set) var count = 0
  private var words = WordLists(count: 10_240)
  private var stems = WordLists(count: 2048)
  private var pairs = WordLists(count: 2048)

  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for index in 0...bytes.count
      where index == bytes.count || bytes[index] == 0x20 || bytes[index] == 0x0A {
        if index > start { add(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
        start = index + 1
      }
    }
  }

  private mutating func add(_ token: UnsafeBufferPointer<UInt8>) {
    // What comes before the last byte, which may be a mark.
    var front = WordHash()
    var isPair = false
    for place in 0..<token.count - 1 {
      front.add(token[place])
      isPair = isPair || token[place] == UInt8(ascii: "_")
    }
    let last = token[token.count - 1]
    if last == UInt8(ascii: ":") {
      count += 1
    } else if last == UInt8(ascii: "*") {
      stems.add(front.value, count - 1)
    } else {
      front.add(last)
      if isPair { pairs.add(front.value, count - 1) } else { words.add(front.value, count - 1) }
    }
  }

  /// How often each concept is spoken of, words being added one after the other.
  struct Counts {
    fileprivate(set) var counts: [Double]
    fileprivate var last: WordHash?

    init(_ book: ConceptBook) { counts = [Double](repeating: 0, count: book.count) }

    /// Begins a new text: the next word doesn't stand behind the last.
    mutating func beginText() { last = nil }

    mutating func removeAll() {
      for concept in counts.indices { counts[concept] = 0 }
      last = nil
    }
  }

  /// Adds what a word speaks of.
  ///
  /// - Parameter times: how often it counts.
  func add(_ word: some Sequence<UInt8>, times: Double = 1, to spoken: inout Counts) {
    var hash = WordHash()
    var pair = spoken.last ?? WordHash()
    pair.add(UInt8(ascii: "_"))
    var length = 0
    for byte in word {
      hash.add(byte)
      pair.add(byte)
      length += 1
      if length >= 3 { stems.each(of: hash.value) { spoken.counts[$0] += times } }
    }
    words.each(of: hash.value) { spoken.counts[$0] += times }
    if spoken.last != nil { pairs.each(of: pair.value) { spoken.counts[$0] += times } }
    spoken.last = hash
  }
}
