import CSodium

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

/// Bytes as base64url without padding (RFC 4648 §5), as tokens are written.
enum Base64URL {
  private static let variant = Int32(sodium_base64_VARIANT_URLSAFE_NO_PADDING)

  static func text(_ bytes: [UInt8]) -> String {
    var characters = [CChar](
      repeating: 0, count: sodium_base64_encoded_len(bytes.count, variant))
    sodium_bin2base64(&characters, characters.count, bytes, bytes.count, variant)
    return String(decoding: characters.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The bytes; `nil` for what is not strictly base64url.
  static func bytes(_ text: some StringProtocol) -> [UInt8]? {
    let characters = text.utf8.map { CChar(bitPattern: $0) }
    var bytes = [UInt8](repeating: 0, count: characters.count)
    var count = 0
    let code = sodium_base642bin(
      &bytes, bytes.count, characters, characters.count, nil, &count, nil, variant)
    return code == 0 ? Array(bytes.prefix(count)) : nil
  }
}
