import Wellness

/// Numbers the words of a table by their hashes: the first is 0, the next 1.
///
/// Tables of thousands of words are read before a first answer, so this is an open hash table
/// without objects in it.
struct WordIndex: Sendable {
  /// Of the words, by their numbers.
  private(set) var hashes: [UInt64] = []
  /// The number of the word at each place, 0 where there is none, 1 for the first.
  private var slots: [Int32]
  /// How far a product is shifted to be a place.
  private var shift: UInt64

  /// - Parameter count: of how many words it takes without growing.
  init(count: Int = 8) {
    var bits: UInt64 = 4
    while 1 << bits < count * 2 { bits += 1 }
    shift = 64 - bits
    slots = [Int32](repeating: 0, count: 1 << Int(bits))
    hashes.reserveCapacity(1 << Int(bits - 1))
  }

  var count: Int { hashes.count }

  /// Adds a word where it is new.
  ///
  /// - Returns: its number, which is the count before where it is new.
  @inline(__always)
  mutating func add(_ hash: UInt64) -> Int {
    let (number, place) = find(hash)
    return number >= 0 ? number : add(hash, at: place)
  }

  private mutating func add(_ hash: UInt64, at place: Int) -> Int {
    hashes.append(hash)
    slots[place] = Int32(truncatingIfNeeded: hashes.count)
    if hashes.count * 2 > slots.count { grow() }
    return hashes.count - 1
  }

  /// `nil` for a word that was not added.
  func number(of hash: UInt64) -> Int? {
    let number = find(hash).number
    return number >= 0 ? number : nil
  }

  /// The number of a word, -1 for one that wasn't added, and the slot that it has or would get.
  @inline(__always)
  private func find(_ hash: UInt64) -> (number: Int, place: Int) {
    // Tens of thousands of words are looked up before a first answer. All places are within the
    // tables, so they aren't checked one by one.
    slots.withUnsafeBufferPointer { slots in
      hashes.withUnsafeBufferPointer { hashes in
        let mask = slots.count &- 1
        var place = place(of: hash)
        while true {
          let number = Int(slots[place]) &- 1
          if number < 0 || hashes[number] == hash { return (number, place) }
          place = (place &+ 1) & mask
        }
      }
    }
  }

  func contains(_ hash: WordHash) -> Bool { find(hash.value).number >= 0 }

  private func place(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) &>> shift)
  }

  private mutating func grow() {
    shift -= 1
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      var place = place(of: hash)
      while slots[place] != 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = Int32(number + 1)
    }
  }
}

extension WordIndex {
  /// Of the words of a text, which spaces and line ends separate.
  init(words text: some StringProtocol) {
    self.init(count: text.utf8.count / 5)
    add(words: text)
  }

  init(_ words: some Collection<String>) {
    self.init(count: words.count)
    for word in words { _ = add(WordHash(word.utf8).value) }
  }

  /// Adds the words of a text, which spaces and line ends separate.
  mutating func add(words text: some StringProtocol) {
    text.withBytes { bytes in WordIndex.eachWord(of: bytes) { _ = add($1.value) } }
  }

  func contains(_ word: String) -> Bool {
    var hash = WordHash()
    hash.add(word)
    return contains(hash)
  }

  /// Whether none of some words is there.
  func isDisjoint(with words: some Sequence<String>) -> Bool { words.isDisjoint(with: self) }

  /// Whether two words that follow each other are there as one entry, with a space between them.
  func hasPair(in words: some Collection<String>) -> Bool {
    zip(words, words.dropFirst()).contains { first, second in
      var pair = WordHash()
      pair.add(first)
      pair.add(0x20)
      pair.add(second)
      return contains(pair)
    }
  }

  /// Goes through the words of a text, with their hashes.
  static func eachWord(
    of bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>, WordHash) -> Void
  ) {
    var hash = WordHash()
    var start = 0
    for place in 0...bytes.count {
      if place < bytes.count, bytes[place] != 0x20, bytes[place] != 0x0A {
        hash.add(bytes[place])
      } else {
        if place > start { body(bytes.part(start, place), hash) }
        (hash, start) = (WordHash(), place + 1)
      }
    }
  }
}

extension Sequence<String> {
  func isDisjoint(with words: WordIndex) -> Bool { !contains(where: words.contains) }
}
