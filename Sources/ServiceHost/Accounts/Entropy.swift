/// Random bytes, from a source that the caller gives.
struct Entropy {
  private let source: () -> UInt64

  init(_ source: @escaping () -> UInt64) {
    self.source = source
  }

  func bytes(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 7)
    while bytes.count < count {
      let word = source()
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    return Array(bytes.prefix(count))
  }
}
