import Wellness

/// Tells whether a message may have a pattern, by its words in any order: `false` is sure.
///
/// Of the patterns that begin with a word of a message, few go on with others of it. That shows in a
/// few bytes, before one is compiled.
struct PatternProbe {
  private let text: SaidText
  /// A pattern: it's only there while it is looked at.
  private var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var place = 0

  private static let end = UInt8(ascii: "|")

  init(_ text: SaidText) { self.text = text }

  /// - Parameter pattern: with what stands behind it in its line.
  mutating func mayHave(_ pattern: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes = pattern
    place = 0
    while place < bytes.count {
      switch bytes[place] {
      case 0x20: place += 1
      case PatternProbe.end: return true
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
    while place < bytes.count, bytes[place] != 0x20, bytes[place] != PatternProbe.end {
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
  private var isGlued: Bool {
    place < bytes.count && bytes[place] != 0x20 && bytes[place] != PatternProbe.end
  }

  /// Passes what stands up to the next mark and says whether it may be there.
  private mutating func hasRun() -> Bool {
    let start = place
    while place < bytes.count, !isMark(bytes[place]) { place &+= 1 }
    let run = UnsafeBufferPointer(rebasing: bytes[start..<place])
    guard let last = run.last else { return false }
    if last == UInt8(ascii: "*") {
      let stem = UnsafeBufferPointer(rebasing: run.dropLast())
      return stem.count < 3 || WordMarks(WordCode.key(of: stem)).meets(text.marks)
    }
    // `^`, `$`, `_` and two points ask for no word.
    let isLetter = (0x30...0x39).contains(last) || (0x61...0x7A).contains(last)
    if run.count <= 2, !isLetter { return true }
    return WordMarks(WordCode.key(of: run)).meets(text.marks) && text.mayHave(WordHash(run))
  }

  /// Whether a run of letters ends before a byte.
  private func isMark(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "(")
      || byte == UInt8(ascii: ")") || byte == PatternProbe.end
  }
}
