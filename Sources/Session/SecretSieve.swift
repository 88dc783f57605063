/// Tells in one pass over a text that nothing in it looks like a secret.
///
/// Errs to one side alone: where it finds nothing to look at, `SecretScanner` finds nothing. So a
/// text of which almost nothing ever is a secret costs a nanosecond a byte, and the scanner, which
/// costs many times as much, sees the others.
struct SecretSieve {
  /// What a byte is to the sieve.
  private struct Class: OptionSet {
    let rawValue: UInt8
    static let alphanumeric = Class(rawValue: 1)
    static let base64 = Class(rawValue: 2)
    static let upper = Class(rawValue: 4)
    static let lower = Class(rawValue: 8)
    /// Something may begin or lie around it that isn't a word.
    static let mark = Class(rawValue: 16)
  }

  private static let shapes = SecretSieve()
  private static let marks = "@%:-\\&".utf8
  /// Base64 of a shorter text isn't looked into.
  private static let shortestBase64 = 8

  private let classes: [Class]
  private let beginnings: Beginnings

  private init() {
    let traits = ByteTraits.all
    classes = (0..<256).map { byte in
      var result: Class = []
      if traits[byte].contains(.alphanumeric) { result.insert(.alphanumeric) }
      if traits[byte].contains(.base64) { result.insert(.base64) }
      if (0x41...0x5A).contains(byte) { result.insert(.upper) }
      if (0x61...0x7A).contains(byte) { result.insert(.lower) }
      if SecretSieve.marks.contains(UInt8(byte)) { result.insert(.mark) }
      return result
    }
    beginnings = Beginnings(
      words: SecretName.letters, fronts: SecretScanner.wordsBefore + SecretScanner.keyFronts)
  }

  /// Whether a text has nothing that looks like a secret.
  ///
  /// - Parameter sparesAddresses: whether addresses are none.
  static func isClean(_ bytes: UnsafeBufferPointer<UInt8>, sparesAddresses: Bool) -> Bool {
    shapes.isClean(bytes, sparesAddresses: sparesAddresses)
  }

  private func isClean(
    _ bytes: UnsafeBufferPointer<UInt8>, sparesAddresses: Bool
  ) -> Bool {
    classes.withUnsafeBufferPointer { classes in
      var place = 0
      var base64Start = -1
      var seen: Class = []
      while place < bytes.count {
        var here = classes[Int(bytes[place])]
        if here.contains(.alphanumeric) {
          if mayBegin(at: place, in: bytes) { return false }
          if base64Start < 0 { base64Start = place }
          repeat {
            seen.formUnion(here)
            place += 1
            here = place < bytes.count ? classes[Int(bytes[place])] : []
          } while here.contains(.alphanumeric)
          continue
        }
        if !here.contains(.base64) {
          if base64Start >= 0, isEncoded(seen, place - base64Start) { return false }
          base64Start = -1
          seen = []
        }
        if here.contains(.mark),
          isMarked(at: place, in: bytes, sparesAddresses: sparesAddresses)
        {
          return false
        }
        place += 1
      }
      return base64Start < 0 || !isEncoded(seen, bytes.count - base64Start)
    }
  }

  /// Whether a run may be text in base64, which has letters of both cases.
  private func isEncoded(_ seen: Class, _ length: Int) -> Bool {
    length >= SecretSieve.shortestBase64 && seen.isSuperset(of: [.upper, .lower])
  }

  @inline(__always)
  private func mayBegin(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    beginnings.mayBegin(at: place, in: bytes)
      && SecretScanner.mayBeginSecret(at: place, in: bytes)
  }

  private func isMarked(
    at place: Int, in bytes: UnsafeBufferPointer<UInt8>, sparesAddresses: Bool
  ) -> Bool {
    let next = place + 1 < bytes.count ? bytes[place + 1] : 0
    return switch bytes[place] {
    case UInt8(ascii: "@"): !sparesAddresses
    case UInt8(ascii: "%"): Decoding.percentEncoded(bytes, at: place) != nil
    case UInt8(ascii: ":"): next == UInt8(ascii: "/")
    case UInt8(ascii: "-"): next == UInt8(ascii: "-")
    default: true
    }
  }
}
