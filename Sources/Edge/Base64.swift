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
    bytes.withContiguousStorageIfAvailable { encode($0, as: form) }
      ?? Array(bytes).withUnsafeBufferPointer { encode($0, as: form) }
  }

  private static func encode(_ bytes: UnsafeBufferPointer<UInt8>, as form: Form) -> String {
    (form == .url ? url : standard).withUnsafeBufferPointer { alphabet in
      String(unsafeUninitializedCapacity: bytes.count / 3 * 4 + 4) { text in
        var bits: UInt32 = 0
        var count: UInt32 = 0
        var end = 0
        for byte in bytes {
          bits = bits << 8 | UInt32(byte)
          count += 8
          while count >= 6 {
            count -= 6
            text[end] = alphabet[Int(bits >> count) & 63]
            end += 1
          }
        }
        if count > 0 {
          text[end] = alphabet[Int(bits << (6 - count)) & 63]
          end += 1
        }
        while form == .standard, end % 4 != 0 {
          text[end] = UInt8(ascii: "=")
          end += 1
        }
        return end
      }
    }
  }

  /// The bytes of either form, with or without padding; `nil` for anything else.
  package static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
    text.withContiguousStorageIfAvailable(decode(bytes:))
      ?? Array(text).withUnsafeBufferPointer(decode(bytes:))
  }

  private static func decode(bytes text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var isGood = true
    let bytes = [UInt8](unsafeUninitializedCapacity: text.count / 4 * 3 + 3) { bytes, end in
      var bits: UInt32 = 0
      var count: UInt32 = 0
      var isPadding = false
      for byte in text {
        if byte == UInt8(ascii: "=") {
          isPadding = true
          continue
        }
        guard !isPadding, let value = value(of: byte) else {
          isGood = false
          return
        }
        bits = bits << 6 | UInt32(value)
        count += 6
        guard count >= 8 else { continue }
        count -= 8
        bytes[end] = UInt8(truncatingIfNeeded: bits >> count)
        end += 1
      }
      isGood = count < 6
    }
    return isGood ? bytes : nil
  }

  /// The bytes of what is exactly as `encode` writes it; `nil` for anything else. So no two texts
  /// have the same bytes, as it must be where a text is a proof.
  package static func decode(exactly text: ArraySlice<UInt8>, as form: Form) -> [UInt8]? {
    guard let bytes = decode(text), encode(bytes, as: form).utf8.elementsEqual(text) else {
      return nil
    }
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
