import Wellness

extension Sequence<String> {
  func isDisjoint(with words: WordIndex) -> Bool { !contains(where: words.contains) }
}

/// Pairs of words that follow each other, by their hashes.
struct PairTable: Sendable {
  private var index: WordIndex

  /// - Parameter text: pairs that commas and line ends separate.
  init(_ text: StaticString) {
    index = WordIndex(count: text.utf8CodeUnitCount / 10)
    let bytes = text.bytes
    var pair = WordHash()
    var isBegun = false
    for place in 0...bytes.count {
      let byte = place < bytes.count ? bytes[place] : 0x0A
      switch byte {
      case 0x0A, UInt8(ascii: ","):
        if isBegun { _ = index.add(pair.value) }
        (pair, isBegun) = (WordHash(), false)
      case 0x20: break
      default:
        if isBegun, bytes[place - 1] == 0x20 { pair.add(0x20) }
        pair.add(byte)
        isBegun = true
      }
    }
  }

  /// Whether one of the pairs stands in a text.
  func isPart(of words: some Sequence<String>) -> Bool {
    var last: WordHash?
    for word in words {
      if var pair = last {
        pair.add(0x20)
        pair.add(word)
        if index.contains(pair) { return true }
      }
      var hash = WordHash()
      hash.add(word)
      last = hash
    }
    return false
  }
}
