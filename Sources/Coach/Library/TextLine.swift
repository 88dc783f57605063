import Wellness

/// A line of a text without the spaces before it, or a part of one, in its bytes.
struct TextLine {
  private let whole: Substring
  /// Of the whole text, while its lines are gone through.
  private let bytes: UnsafeBufferPointer<UInt8>
  private let range: Range<Int>

  /// Goes through the lines of a text, up to a number of them; empty ones don't count.
  static func each(in text: Substring, atMost most: Int = .max, _ body: (TextLine) -> Void) {
    text.withBytes { bytes in
      var start = 0
      var count = 0
      while start < bytes.count, count < most {
        let end = bytes.farEnd(from: start, at: 0x0A)
        while start < end, bytes[start] == 0x20 { start += 1 }
        if start < end {
          body(TextLine(whole: text, bytes: bytes, range: start..<end))
          count += 1
        }
        start = end + 1
      }
    }
  }

  var count: Int { range.count }
  /// Where it begins in the text, in bytes.
  var start: Int { range.lowerBound }
  var end: Int { range.upperBound }
  var first: UInt8? { range.isEmpty ? nil : bytes[range.lowerBound] }
  subscript(_ place: Int) -> UInt8 { bytes[range.lowerBound + place] }

  var text: Substring {
    let start = whole.utf8.index(whole.startIndex, offsetBy: range.lowerBound)
    let end = whole.utf8.index(start, offsetBy: range.count)
    return Substring(whole.utf8[start..<end])
  }

  var hash: WordHash { WordHash(bytes[range]) }

  func part(_ start: Int, _ end: Int) -> TextLine {
    TextLine(
      whole: whole, bytes: bytes, range: range.lowerBound + start..<range.lowerBound + end)
  }

  var trimmed: TextLine {
    var start = 0
    while start < count, self[start] == 0x20 { start += 1 }
    return part(start, count)
  }

  /// What stands behind a key at its front.
  func value(of key: StaticString) -> TextLine? {
    begins(with: key) ? part(key.utf8CodeUnitCount, count).trimmed : nil
  }

  func begins(with key: StaticString) -> Bool {
    bytes.part(range.lowerBound, range.upperBound).begins(with: key)
  }

  func first(_ byte: UInt8) -> Int? {
    let place = bytes.end(from: range.lowerBound, at: byte)
    return place < range.upperBound ? place - range.lowerBound : nil
  }

  func last(_ byte: UInt8) -> Int? {
    let part = UnsafeBufferPointer(rebasing: bytes[range])
    guard part.farEnd(from: 0, at: byte) < count else { return nil }
    return part.lastIndex(of: byte)
  }
}
