import Edge

/// A run of base64, decoded from one of its first four characters on: what goes before it, as the
/// path does in a URL, may be of the same alphabet.
struct Base64Part {
  private let text: UnsafeBufferPointer<UInt8>
  private let offset: Int
  private let bytes: [UInt8]

  init(_ text: UnsafeBufferPointer<UInt8>, offset: Int) {
    self.text = text
    self.offset = offset
    bytes = Base64Part.decoded(UnsafeBufferPointer(rebasing: text[offset...]))
  }

  /// The bytes of a text that has nothing but characters of base64. A megabyte of it takes
  /// milliseconds, where each is decoded four times.
  private static func decoded(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    values.withUnsafeBufferPointer { values in
      [UInt8](unsafeUninitializedCapacity: text.count * 3 / 4 + 3) { bytes, count in
        var bits: UInt32 = 0
        var length: UInt32 = 0
        for byte in text {
          bits = bits << 6 | UInt32(values[Int(byte)])
          length += 6
          guard length >= 8 else { continue }
          length -= 8
          bytes[count] = UInt8(truncatingIfNeeded: bits >> length)
          count += 1
        }
      }
    }
  }

  private static let values = (0..<256).map { Base64.value(of: UInt8($0)) ?? 0 }

  /// What the first secret in it is, and what is written for the whole; `nil` where it has none.
  ///
  /// A secret replaces the whole. A personal text is replaced within, and the rest encoded again.
  ///
  /// - Parameters:
  ///   - isLong: whether it may have parts that are no text; of a short one all must be text.
  ///   - findings: looks through a text.
  func found(
    isLong: Bool, _ findings: (UnsafeBufferPointer<UInt8>) -> [Finding]
  ) -> (kind: SecretKind?, standIn: [UInt8])? {
    var all: [Finding] = []
    bytes.withUnsafeBufferPointer { bytes in
      for part in parts(shortest: isLong ? 10 : bytes.count) {
        for var finding in findings(UnsafeBufferPointer(rebasing: bytes[part])) {
          let start = finding.range.lowerBound + part.lowerBound
          finding.range = start..<(start + finding.range.count)
          all.append(finding)
        }
      }
    }
    guard let first = all.first else { return nil }
    if let secret = all.first(where: { $0.kind?.isPersonal != true }) {
      return (secret.kind, secret.standIn)
    }
    let isURL = text.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    var encoded = Array(text.prefix(offset))
    encoded += Base64.encode(Finding.replace(all, in: bytes), as: isURL ? .url : .standard).utf8
    while encoded.last == UInt8(ascii: "=") { encoded.removeLast() }
    return (first.kind, encoded)
  }

  /// The parts that are text: printable ASCII, or all of it where it is UTF-8 without controls.
  private func parts(shortest: Int) -> [Range<Int>] {
    guard !bytes.isEmpty else { return [] }
    var parts: [Range<Int>] = []
    var start = 0
    var hasControls = false
    for place in 0...bytes.count {
      if place < bytes.count {
        let byte = bytes[place]
        if byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x0D || byte == 0x09 { continue }
        if byte < 0x80 { hasControls = true }
      }
      if place - start >= shortest { parts.append(start..<place) }
      start = place + 1
    }
    if parts == [0..<bytes.count] || hasControls { return parts }
    return String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
      ? [0..<bytes.count] : parts
  }
}
