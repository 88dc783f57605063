import CoachData

/// Texts of the coach are gone through byte by byte before a first answer, so it's done in their
/// memory; no pointer outlives the call that it was made for.
extension StringProtocol {
  /// Calls with the bytes of a text, where they stand if that can be.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }

  /// Whether a text stands in it as it is written; `contains` takes a hundred times as long.
  func has(_ text: some StringProtocol) -> Bool {
    withBytes { all in
      text.withBytes { sought in
        guard let first = sought.first else { return true }
        var place = all.end(from: 0, at: first)
        while place &+ sought.count <= all.count {
          if all.part(place, place &+ sought.count).elementsEqual(sought) { return true }
          place = all.end(from: place &+ 1, at: first)
        }
        return false
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
    guard count >= text.utf8CodeUnitCount else { return false }
    for place in 0..<text.utf8CodeUnitCount where self[place] != text.utf8Start[place] {
      return false
    }
    return true
  }

  /// The bytes between two places, which have to be in it.
  @inline(__always)
  func part(_ start: Int, _ end: Int) -> UnsafeBufferPointer {
    UnsafeBufferPointer(start: baseAddress.map { $0 + start }, count: end &- start)
  }
}
