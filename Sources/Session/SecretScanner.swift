/// Replaces what looks like a secret though nobody said that it is one.
struct SecretScanner {
  private let bytes: [UInt8]
  private let keepsClaims: Bool
  private var place = 0
  private var output: [UInt8] = []

  /// - Parameter keepsClaims: whether a token's expiry and owner are kept, as in the body that
  ///   brings it.
  init(_ bytes: [UInt8], keepsClaims: Bool) {
    self.bytes = bytes
    self.keepsClaims = keepsClaims
  }

  mutating func run() -> [UInt8] {
    output.reserveCapacity(bytes.count)
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "["), let end = standIn() {
        take(to: end)
      } else if isWordStart, replace() {
        continue
      } else {
        take(to: place + 1)
      }
    }
    return output
  }

  private mutating func take(to end: Int) {
    output += bytes[place..<end]
    place = end
  }

  private mutating func put(_ standIn: String, to end: Int) -> Bool {
    output += standIn.utf8
    place = end
    return true
  }

  private var isWordStart: Bool {
    place == 0 || !(isLetterOrDigit(bytes[place - 1]) || bytes[place - 1] == UInt8(ascii: "_"))
  }

  /// The end of a stand-in that begins here.
  private func standIn() -> Int? {
    guard bytes[place...].starts(with: "[secret:".utf8) else { return nil }
    return bytes[place...].firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 }
  }

  private mutating func replace() -> Bool {
    switch bytes[place] | 0x20 {
    case UInt8(ascii: "e"): return token() || false
    case UInt8(ascii: "b"): return bearer()
    case UInt8(ascii: "s"): return key()
    case UInt8(ascii: "a"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "p"):
      return named()
    default: return false
    }
  }

  private mutating func token() -> Bool {
    guard bytes[place...].starts(with: "eyJ".utf8) else { return false }
    let end = run(from: place) { isTokenByte($0) || $0 == UInt8(ascii: ".") }
    var parts = bytes[place..<end].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[1].count > 1 else { return false }
    parts = Array(parts.prefix(3))
    let token = bytes[place..<parts[2].endIndex]
    let standIn = keepsClaims ? TokenStandIn(token: token)?.text : nil
    return put(standIn ?? "[secret:token]", to: token.endIndex)
  }

  private mutating func bearer() -> Bool {
    guard startsWith("bearer ") else { return false }
    let start = place + 7
    let end = run(from: start) {
      isTokenByte($0) || [UInt8(ascii: "."), 0x7E, 0x2B, 0x2F, 0x3D].contains($0)
    }
    guard end - start >= 8 else { return false }
    output += bytes[place..<start]
    return put("[secret:token]", to: end)
  }

  private mutating func key() -> Bool {
    guard startsWith("sk-") else { return false }
    let end = run(from: place + 3, isTokenByte)
    guard end - place >= 19 else { return false }
    return put("[secret:key]", to: end)
  }

  /// A key word, `:` or `=`, and a value that nobody would type as prose.
  private mutating func named() -> Bool {
    for word in Redactor.maskedKeys where startsWith(word) {
      var start = place + word.utf8.count
      start = run(from: start) { $0 == 0x22 || $0 == 0x27 || $0 == 0x20 }
      guard start < bytes.count, [0x3A, 0x3D].contains(bytes[start]) else { continue }
      start = run(from: start + 1) { $0 == 0x22 || $0 == 0x27 || $0 == 0x20 }
      let end = run(from: start) { !SecretScanner.enders.contains($0) }
      guard isRandom(bytes[start..<end]) else { continue }
      output += bytes[place..<start]
      return put("[secret:\(word)]", to: end)
    }
    return false
  }

  private static let enders = Array(" \t\n\r\"'&,;{}[]()".utf8)

  private func isRandom(_ value: ArraySlice<UInt8>) -> Bool {
    let distinct = Set(value).count
    let hasDigit = value.contains { (0x30...0x39).contains($0) }
    let hasLetter = value.contains { (0x41...0x5A).contains($0 & 0xDF) }
    return value.count >= 8 && distinct >= 6 && hasDigit && hasLetter
      || value.count >= 20 && distinct >= 10
  }

  private func startsWith(_ word: String) -> Bool {
    var place = place
    for byte in word.utf8 {
      guard place < bytes.count, bytes[place] == byte || bytes[place] | 0x20 == byte else {
        return false
      }
      place += 1
    }
    return true
  }

  private func run(from start: Int, _ belongs: (UInt8) -> Bool) -> Int {
    var end = min(start, bytes.count)
    while end < bytes.count, belongs(bytes[end]) { end += 1 }
    return end
  }
}

func isLetterOrDigit(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
}

private func isTokenByte(_ byte: UInt8) -> Bool {
  isLetterOrDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
}
