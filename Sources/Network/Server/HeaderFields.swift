import Edge

/// The headers of a request, read from the very bytes that its client sent.
///
/// The library overlooks much: it joins a line that begins with a space to a name, cuts a value at a
/// NUL, takes a line feed alone for the end of a line. What it overlooks may hide a header from our
/// checks. So they are read again, strictly (RFC 9112 §2.2 and §5), where the library has left them:
/// each end of a line and the colon behind each name has become zeros, and all else is as it was.
enum HeaderFields {
  /// - Parameter bytes: from the end of the request's line, which belongs to them, to the end of the
  ///   empty line.
  /// - Returns: the headers with lowercase names, in their order; `nil` when they are malformed.
  static func read(_ bytes: UnsafeRawBufferPointer) -> [Header]? {
    var headers: [Header] = []
    var rest = bytes[...]
    guard skipLineEnd(&rest) else { return nil }
    while rest.first != 0 {
      guard let name = text(&rest), !name.isEmpty, name.allSatisfy(isToken), !rest.isEmpty
      else { return nil }
      rest = rest.dropFirst()
      guard let value = text(&rest), value.allSatisfy(isText), skipLineEnd(&rest)
      else { return nil }
      headers.append(
        Header(
          String(decoding: name, as: UTF8.self).lowercased(),
          String(decoding: trimmed(value), as: UTF8.self)))
    }
    return skipLineEnd(&rest) && rest.isEmpty ? headers : nil
  }

  /// What stands before the next zero, which is left.
  private static func text(
    _ rest: inout Slice<UnsafeRawBufferPointer>
  )
    -> Slice<UnsafeRawBufferPointer>?
  {
    guard let end = rest.firstIndex(of: 0) else { return nil }
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  /// Of a carriage return and a line feed; either alone is one zero.
  private static func skipLineEnd(_ rest: inout Slice<UnsafeRawBufferPointer>) -> Bool {
    guard rest.starts(with: [0, 0]) else { return false }
    rest = rest.dropFirst(2)
    return true
  }

  private static func trimmed(
    _ value: Slice<UnsafeRawBufferPointer>
  )
    -> Slice<UnsafeRawBufferPointer>
  {
    var value = value.drop(while: isBlank)
    while let last = value.last, isBlank(last) { value = value.dropLast() }
    return value
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isText(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7f || byte == 0x09
  }

  /// Whether a byte may be in a name (RFC 9110 §5.6.2).
  static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
