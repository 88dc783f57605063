/// Tells whether a message may have a pattern, by its words in any order: `false` is sure.
///
/// Of the patterns that begin with a word of a message, few go on with others of it. That shows in a
/// few bytes, before one is compiled.
struct PatternProbe {
  private let text: SaidText
  /// A pattern: it's only there while it is looked at.
  private var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var place = 0

  init(_ text: SaidText) { self.text = text }

  mutating func mayHave(_ pattern: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes = pattern
    place = 0
    while place < bytes.count {
      switch bytes[place] {
      case 0x20: place += 1
      case UInt8(ascii: "["): place = bytes.end(from: place, at: 0x20)
      case UInt8(ascii: "("): guard hasChoice() else { return false }
      default: guard hasWord() else { return false }
      }
    }
    return true
  }

  /// Passes a token and says whether one of its alternatives may be there.
  private mutating func hasWord() -> Bool {
    var isFound = false
    while place < bytes.count, bytes[place] != 0x20 {
      switch bytes[place] {
      case UInt8(ascii: "/"): place += 1
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        // A group that is part of a word shows when it's compiled.
        place = bytes.count
        return true
      default: if hasRun() { isFound = true }
      }
    }
    return isFound
  }

  /// Passes a group and says whether all words of one of its choices may be there.
  private mutating func hasChoice() -> Bool {
    var isFound = false
    var isWhole = true
    place += 1
    while place < bytes.count {
      switch bytes[place] {
      case 0x20: place += 1
      case UInt8(ascii: "("), UInt8(ascii: "["):
        place = bytes.count
        return true
      case UInt8(ascii: "/"), UInt8(ascii: ")"):
        isFound = isFound || isWhole
        isWhole = true
        place += 1
        if bytes[place - 1] == UInt8(ascii: ")") { return isFound || isGlued }
      default: if !hasRun() { isWhole = false }
      }
    }
    return true
  }

  /// Whether a group goes on as part of a word.
  private var isGlued: Bool { place < bytes.count && bytes[place] != 0x20 }

  /// Passes what stands up to the next mark and says whether it may be there.
  private mutating func hasRun() -> Bool {
    let start = place
    var hash = WordHash()
    var byte: UInt8 = 0
    while place < bytes.count {
      let next = bytes[place]
      if next == 0x20 || next == UInt8(ascii: "/") || next == UInt8(ascii: "(")
        || next == UInt8(ascii: ")")
      {
        break
      }
      byte = next
      hash.add(byte)
      place += 1
    }
    let isWhole = byte != UInt8(ascii: "*")
    let length = isWhole ? place - start : place - start - 1
    // `^`, `$`, `_` and two points ask for no word.
    let isLetter = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
    if length <= 2, isWhole, !isLetter { return true }
    var key: UInt32 = 0
    for index in start..<start + min(3, length) { key = key << 8 | UInt32(bytes[index]) }
    if !isWhole { return length < 3 || WordMarks(key).meets(text.marks) }
    return WordMarks(key).meets(text.marks) && text.mayHave(hash)
  }
}
