import Edge
import Numbers

/// What a request is called in the log, in its response, and by those who have passed it on.
struct RequestIDs {
  static let header = "x-request-id"
  /// In bytes, of one that is taken from outside.
  private static let longest = 128
  private var random = SplitMix(seed: .random(in: 0...(.max)))

  /// What the client or a proxy calls it, where that can stand in a log; else a new one.
  mutating func id(of request: Request) -> String {
    if let given = request.header(RequestIDs.header), RequestIDs.isTaken(given) { return given }
    let bits = random.next()
    // As many digits as a string has room for without memory of its own.
    return String(unsafeUninitializedCapacity: 15) { bytes in
      for place in 0..<15 {
        let digit = UInt8(truncatingIfNeeded: bits >> (4 * UInt64(place)) & 15)
        bytes[place] = digit < 10 ? 0x30 + digit : 0x57 + digit
      }
      return 15
    }
  }

  private static func isTaken(_ text: String) -> Bool {
    (1...longest).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "+"):
          true
        default: false
        }
      }
  }
}
