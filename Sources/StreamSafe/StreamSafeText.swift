/// Text in which no run of non-starters is longer than 30 (UAX #15 §13, the Stream-Safe Text
/// Format).
///
/// Swift puts the marks behind a letter in order before it compares or hashes a text, in quadratic
/// time: a megabyte of marks is minutes. So text from outside is refused or broken where it enters.
package enum StreamSafeText {
  /// The most non-starters in a row, by the same section.
  package static let longestRun = 30

  /// Bytes without the byte order mark that editors of Windows begin a file with.
  package static func withoutByteOrderMark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// The fewest bytes that can hold a longer run.
  static let shortestExcess = 2 * (longestRun + 1)

  /// Whether a run of bytes is longer than allowed.
  package static func hasLongRun(_ text: String) -> Bool {
    guard text.utf8.count >= shortestExcess else { return false }
    var text = text
    return text.withUTF8 { excess(in: $0, from: 0) != nil }
  }

  /// Breaks long runs in bytes of UTF-8 by U+200B, which nobody sees and which is a starter.
  ///
  /// The section's own U+034F would leave the marks one character, which Swift walks through from its
  /// beginning wherever it looks at the next one: what a file of marks costs was up to 8 times what
  /// one of letters does, and is less than 1.5 times with U+200B.
  ///
  /// - Parameter run: how many non-starters in a row came right before.
  /// - Returns: `nil` where there is nothing to break, which costs a look at one byte in 62. Bytes
  ///   that are no UTF-8 stay as they are.
  static func broken(_ bytes: UnsafeBufferPointer<UInt8>, after run: Int = 0) -> [UInt8]? {
    guard bytes.count >= shortestExcess || run > 0,
      var next = excess(in: bytes, from: 0, after: run > 0 ? run : nil)
    else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / longestRun + 2)
    var start = 0
    while true {
      result += bytes[start..<next]
      result += separator
      start = next
      guard let later = excess(in: bytes, from: start, after: 0) else { break }
      next = later
    }
    return result + bytes[start...]
  }

  /// U+200B, the zero width space.
  private static let separator = Array("\u{200b}".utf8)

  /// Where the first non-starter is that is one too many in its run.
  ///
  /// A run that is too long has at least 62 bytes, so it covers one of any 62 in a row.
  ///
  /// - Parameter run: how many non-starters in a row stand right before the start; `nil` where a run
  ///   is no likelier there than elsewhere.
  private static func excess(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, after run: Int? = nil
  ) -> Int? {
    var place = start
    if let run, let excess = skipRun(in: bytes, &place, after: run) { return excess }
    while bytes.count - place >= shortestExcess {
      let probe = place + shortestExcess - 1
      guard bytes[probe] >= 0x80 else {
        place = probe + 1
        continue
      }
      var first = probe
      while first > place, bytes[first] & 0xc0 == 0x80 { first -= 1 }
      guard let length = nonStarter(at: first, in: bytes) else {
        place = probe + 1
        continue
      }
      var next = first + length
      var run = 1
      while run <= longestRun,
        let earlier = nonStarter(before: first, notBefore: place, in: bytes)
      { (first, run) = (earlier, run + 1) }
      // Where it's too long, it is so from its beginning on, wherever the probe is.
      if run > longestRun || skipRun(in: bytes, &next, after: run) != nil {
        while let earlier = nonStarter(before: first, notBefore: place, in: bytes) {
          first = earlier
        }
        return skipRun(in: bytes, &first, after: 0)
      }
      place = next
    }
    return nil
  }

  /// Goes to the end of the run that begins at a place.
  ///
  /// - Returns: where it becomes too long, if it does.
  private static func skipRun(
    in bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int, after run: Int
  ) -> Int? {
    var run = run
    while let length = nonStarter(at: place, in: bytes) {
      run += 1
      if run > longestRun { return place }
      place += length
    }
    return nil
  }

  /// How many non-starters in a row stand at the end, which are counted up to the limit.
  ///
  /// - Parameter run: how many stand right before the bytes.
  static func lastRun(in bytes: UnsafeBufferPointer<UInt8>, after run: Int) -> Int {
    var place = bytes.count
    var count = 0
    while count < longestRun, let earlier = nonStarter(before: place, notBefore: 0, in: bytes) {
      (place, count) = (earlier, count + 1)
    }
    return min(longestRun, place == 0 ? count + run : count)
  }

  /// Where the non-starter begins that ends before a place.
  private static func nonStarter(
    before end: Int, notBefore start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var place = end - 1
    while place > start, bytes[place] & 0xc0 == 0x80 { place -= 1 }
    guard place >= start, let length = nonStarter(at: place, in: bytes), place + length == end
    else { return nil }
    return place
  }

  /// How many bytes the non-starter at a place has; `nil` where there is none.
  @inline(__always)
  private static func nonStarter(
    at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard bytes.count - place >= 2, bytes[place] >= 0xcc else { return nil }
    // U+0300 to U+033F, the most frequent ones.
    if bytes[place] == 0xcc { return bytes[place + 1] & 0xc0 == 0x80 ? 2 : nil }
    return rareNonStarter(at: place, in: bytes)
  }

  @inline(never)
  private static func rareNonStarter(
    at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    let length = bytes[place] < 0xe0 ? 2 : bytes[place] < 0xf0 ? 3 : 4
    guard bytes.count - place >= length else { return nil }
    var value = UInt32(bytes[place]) & (0x7f >> UInt32(length))
    for offset in 1..<length {
      let next = UInt32(bytes[place + offset])
      guard next & 0xc0 == 0x80 else { return nil }
      value = value << 6 | next & 0x3f
    }
    return Unicode.Scalar(value).map(isNonStarter) ?? false ? length : nil
  }

  /// Whether a scalar is put in order among its neighbours, as it is or as what it stands for: the
  /// Tibetan ones are starters that stand for two non-starters.
  static func isNonStarter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x34e, 0x350...0x36f, 0xf73, 0xf75, 0xf81: true
    default: scalar.properties.canonicalCombiningClass != .notReordered
    }
  }
}

extension String {
  /// The text with U+200B behind each 30 non-starters in a row.
  package var streamSafe: String {
    guard utf8.count >= StreamSafeText.shortestExcess else { return self }
    var text = self
    let broken = text.withUTF8 { StreamSafeText.broken($0) }
    return broken.map { String(decoding: $0, as: UTF8.self) } ?? self
  }
}

extension String {
  /// The text of UTF-8, with U+200B behind each 30 non-starters in a row, and U+FFFD for what is none.
  package init(streamSafe bytes: UnsafeBufferPointer<UInt8>) {
    self =
      StreamSafeText.broken(bytes).map { String(decoding: $0, as: UTF8.self) }
      ?? String(decoding: bytes, as: UTF8.self)
  }

  /// The same of bytes that are kept.
  package init(streamSafe bytes: some Collection<UInt8>) {
    let text = bytes.withContiguousStorageIfAvailable { String(streamSafe: $0) }
    self = text ?? String(streamSafe: Array(bytes))
  }
}

extension [UInt8] {
  /// The same of the bytes of a text; those that are no UTF-8 stay as they are.
  package var streamSafe: [UInt8] {
    withUnsafeBufferPointer { StreamSafeText.broken($0) } ?? self
  }
}

/// Breaks long runs of non-starters in a text that comes in pieces, also across them.
package struct StreamSafePieces: Hashable, Sendable {
  /// How many non-starters in a row stand at the end of what has come.
  private var run = 0

  /// A text that begins.
  package init() {}

  /// The next piece, perhaps with U+200B in it or before it.
  package mutating func receive(_ piece: String) -> String {
    var piece = piece
    if let broken = piece.withUTF8({ StreamSafeText.broken($0, after: run) }) {
      piece = String(decoding: broken, as: UTF8.self)
      run = 0
    }
    run = piece.withUTF8 { StreamSafeText.lastRun(in: $0, after: run) }
    return piece
  }
}
