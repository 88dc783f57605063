import CoachData

/// Texts of the coach are gone through byte by byte before a first answer, so it's done in their
/// memory; no pointer outlives the call that it was made for.
extension StringProtocol {
  /// Calls with the bytes of a text, where they stand if that can be.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }

  /// Whether a text stands in it as it is written; `contains` takes a hundred times as long.
  func has(_ text: some StringProtocol) -> Bool { offset(of: text) != nil }

  /// Where a text stands in it first, in bytes; `nil` where it doesn't.
  func offset(of text: some StringProtocol) -> Int? {
    withBytes { all in
      text.withBytes { sought in
        guard let first = sought.first else { return 0 }
        var place = all.end(from: 0, at: first)
        while place &+ sought.count <= all.count {
          if all.part(place, place &+ sought.count).elementsEqual(sought) { return place }
          place = all.end(from: place &+ 1, at: first)
        }
        return nil
      }
    }
  }
}

extension StaticString {
  /// What is written in the program stays where it is as long as the program runs.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension Range<Int> {
  /// Where a number stands among sorted ones; `nil` where it doesn't.
  func place(of sought: UInt32, among number: (Int) -> UInt32) -> Int? {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      let found = number(middle)
      if found == sought { return middle }
      if found < sought { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The place of the first such byte from a place on; the end where there is none.
  func end(from start: Int, at byte: UInt8) -> Int {
    var place = start
    while place < count, self[place] != byte { place &+= 1 }
    return place
  }

  /// The same for what is far away.
  func farEnd(from start: Int, at byte: UInt8) -> Int {
    guard let baseAddress, start < count else { return count }
    return coach_find(byte, baseAddress, start, count)
  }

  func begins(with text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount
      && (0..<text.utf8CodeUnitCount).allSatisfy { self[$0] == text.utf8Start[$0] }
  }

  /// Goes through its parts between bytes of a kind, empty ones left out.
  @inline(__always)
  func eachPart(between separator: UInt8, _ body: (UnsafeBufferPointer) -> Void) {
    var start = 0
    while start < count {
      let end = end(from: start, at: separator)
      if end > start { body(part(start, end)) }
      start = end + 1
    }
  }

  /// The bytes between two places, which have to be in it.
  @inline(__always)
  func part(_ start: Int, _ end: Int) -> UnsafeBufferPointer {
    UnsafeBufferPointer(start: baseAddress.map { $0 + start }, count: end &- start)
  }
}
