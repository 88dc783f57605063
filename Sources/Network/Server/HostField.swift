import Numbers

/// The value of a `Host` header: a host, and a port or none (RFC 9110 §7.2).
struct HostField {
  /// Without the dot that may end it as the root of all names, and an IPv6 address in brackets.
  let name: String

  /// - Returns: `nil` for what is more or less than that.
  init?(_ text: String) {
    let bytes = text.utf8
    let end: String.Index
    if bytes.first == UInt8(ascii: "[") {
      guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      end = bytes.index(after: bracket)
      let address = bytes[bytes.index(after: bytes.startIndex)..<bracket]
      guard address.contains(UInt8(ascii: ":")), address.allSatisfy(HostField.isInAddress)
      else { return nil }
    } else {
      end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
      guard bytes[..<end].allSatisfy(HostField.isInName) else { return nil }
    }
    guard HostField.isPort(bytes[end...]) else { return nil }
    var name = text[..<end]
    if name.last == "." { name.removeLast() }
    guard !name.isEmpty else { return nil }
    self.name = String(name)
  }

  /// A port may be empty (RFC 3986 §3.2.3).
  private static func isPort(_ bytes: Substring.UTF8View) -> Bool {
    if bytes.isEmpty { return true }
    let digits = bytes.dropFirst()
    return bytes.first == UInt8(ascii: ":") && digits.count <= 5 && digits.allSatisfy(isDigit)
      && (digits.isEmpty || UInt16(Substring(digits), in: 0...(.max)) != nil)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isInAddress(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
    case UInt8(ascii: ":"), UInt8(ascii: "."): true
    default: isDigit(byte)
    }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: isDigit(byte)
    }
  }
}
