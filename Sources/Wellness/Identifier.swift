import Numbers

/// The name of one thing of a kind: lowercase text, a UUID wherever we made it.
///
/// `Kind` keeps the names apart, so that the local id of a goal cannot be put where its backend id
/// belongs.
package struct Identifier<Kind>: Hashable, Sendable {
  /// Lowercase; compared byte by byte, since every id is made lowercase on the way in.
  package let text: String

  package init(_ text: some StringProtocol) {
    self.init(String(text))
  }

  package init(_ text: String) {
    // Nearly all are lowercase already.
    let isLowercase = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isLowercaseASCII) }
    self.text = isLowercase == true ? text : text.lowercased()
  }

  /// - Parameter text: what the text of one was.
  package init(lowercase text: String) {
    self.text = text
  }
}

private func isLowercaseASCII(_ byte: UInt8) -> Bool {
  byte < 0x80 && (byte < UInt8(ascii: "A") || byte > UInt8(ascii: "Z"))
}

extension Identifier: CustomStringConvertible {
  package var description: String { text }
}

/// Makes UUIDs (version 4 in form) one after another from a seed.
///
/// One source serves one purpose, so that asking for one more event key does not change the ids of
/// goals. The generator starts at the seed mixed with the hash of the purpose.
package struct IdentifierSource: Sendable {
  private var random: SplitMix

  package init(seed: UInt64, purpose: String) {
    random = SplitMix(seed: seed ^ WordHash(purpose.utf8).value)
  }

  /// The next id.
  package mutating func next<Kind>() -> Identifier<Kind> {
    Identifier(lowercase: uuid())
  }

  /// The next id that `isTaken` does not know.
  package mutating func next<Kind>(
    isTaken: (Identifier<Kind>) throws -> Bool
  ) rethrows -> Identifier<Kind> {
    while true {
      let identifier: Identifier<Kind> = next()
      if try !isTaken(identifier) { return identifier }
    }
  }

  private mutating func uuid() -> String {
    let high = random.next() & 0xffff_ffff_ffff_0fff | 0x4000
    let low = random.next() & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
    return String(unsafeUninitializedCapacity: 36) { digits in
      var place = 0
      for index in 0..<16 {
        if index == 4 || index == 6 || index == 8 || index == 10 {
          digits[place] = UInt8(ascii: "-")
          place += 1
        }
        let byte = UInt8(truncatingIfNeeded: (index < 8 ? high : low) >> UInt64(56 - index % 8 * 8))
        digits[place] = Self.digit(byte >> 4)
        digits[place + 1] = Self.digit(byte & 15)
        place += 2
      }
      return place
    }
  }

  /// The hexadecimal digit of a number below 16.
  @inline(__always)
  private static func digit(_ number: UInt8) -> UInt8 {
    number &+ (number < 10 ? 0x30 : 0x57)
  }
}

extension Identifier {
  /// Whether it has the form of a UUID, as every id has that this project's server gives out.
  package var isUUID: Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12]
      && parts.joined().allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
