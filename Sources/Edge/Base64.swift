/// Base64 (RFC 4648 §4), and its form for URLs without padding (§5).
package enum Base64 {
  /// How bytes are written.
  package enum Form: Sendable {
    /// With `+` and `/`, and padded to groups of four.
    case standard
    /// With `-` and `_`, and not padded.
    case url
  }

  private static let standard = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let url = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// Bytes as text.
  package static func encode(_ bytes: some Sequence<UInt8>, as form: Form = .standard) -> String {
    let alphabet = form == .url ? url : standard
    var text: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(alphabet[Int(bits >> UInt32(count)) & 63])
      }
    }
    if count > 0 { text.append(alphabet[Int(bits << UInt32(6 - count)) & 63]) }
    while form == .standard, text.count % 4 != 0 { text.append(UInt8(ascii: "=")) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of either form, with or without padding; `nil` for anything else.
  package static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    var isPadding = false
    for byte in text {
      if byte == UInt8(ascii: "=") {
        isPadding = true
        continue
      }
      guard !isPadding, let value = value(of: byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return count < 6 ? bytes : nil
  }

  /// The bytes of what is exactly as `encode` writes it; `nil` for anything else. So no two texts
  /// have the same bytes, as it must be where a text is a proof.
  package static func decode(exactly text: some StringProtocol, as form: Form) -> [UInt8]? {
    guard let bytes = decode(text.utf8), encode(bytes, as: form) == text else { return nil }
    return bytes
  }

  /// The six bits that a byte of either alphabet stands for; `nil` for any other.
  package static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
