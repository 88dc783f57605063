/// Finds where the stand-ins in a text end, in one pass over it.
struct StandIns {
  /// A longer one is none.
  private static let longest = 512

  /// The first `]` that isn't before the place that was asked for last, where it is known.
  private var bracket = -1

  /// The end of a stand-in that begins at a place; places are asked for in their order.
  mutating func end(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes[place...].starts(with: "[secret:".utf8) else { return nil }
    if bracket < place {
      bracket = bytes[place...].firstIndex(of: UInt8(ascii: "]")) ?? bytes.count
    }
    guard bracket < bytes.count, bracket - place < StandIns.longest else { return nil }
    return bracket + 1
  }
}
