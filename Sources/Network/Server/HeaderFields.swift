import Edge
import StreamSafe

/// The headers of a request, read from the very bytes that its client sent.
///
/// The library overlooks much: it joins a line that begins with a space to a name, cuts a value at a
/// NUL, takes a line feed alone for the end of a line. What it overlooks may hide a header from our
/// checks. So they are read again, strictly (RFC 9112 §2.2 and §5), where the library has left them:
/// each end of a line and the colon behind each name has become zeros, and all else is as it was.
enum HeaderFields {
  /// - Parameter bytes: from the end of the request's line, which belongs to them, to the end of the
  ///   empty line.
  /// - Returns: the headers with lowercase names, in their order; `nil` when they are malformed, or
  ///   one has endless combining marks.
  static func read(_ bytes: UnsafeRawBufferPointer) -> [Header]? {
    var headers: [Header] = []
    var place = 0
    guard skipLineEnd(bytes, &place) else { return nil }
    while place < bytes.count, bytes[place] != 0 {
      let name = place
      while place < bytes.count, isToken(bytes[place]) { place += 1 }
      let nameEnd = place
      guard name < nameEnd, place < bytes.count, bytes[place] == 0 else { return nil }
      place += 1
      let value = place
      while place < bytes.count, isText(bytes[place]) { place += 1 }
      let valueEnd = place
      guard skipLineEnd(bytes, &place) else { return nil }
      let text = trimmed(bytes, value..<valueEnd)
      guard !StreamSafeText.hasLongRun(text) else { return nil }
      headers.append(Header(lowercased(bytes, name..<nameEnd), text))
    }
    return skipLineEnd(bytes, &place) && place == bytes.count ? headers : nil
  }

  /// Of a carriage return and a line feed; either alone is one zero.
  private static func skipLineEnd(_ bytes: UnsafeRawBufferPointer, _ place: inout Int) -> Bool {
    guard place + 1 < bytes.count, bytes[place] == 0, bytes[place + 1] == 0 else { return false }
    place += 2
    return true
  }

  private static func lowercased(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> String {
    String(unsafeUninitializedCapacity: range.count) { room in
      for (offset, place) in range.enumerated() {
        let byte = bytes[place]
        let isUppercase = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        room[offset] = isUppercase ? byte | 0x20 : byte
      }
      return range.count
    }
  }

  private static func trimmed(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> String {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while start < end, isBlank(bytes[end - 1]) { end -= 1 }
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isText(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7f || byte == 0x09
  }

  /// Whether a byte may be in a name (RFC 9110 §5.6.2).
  static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "!"),
      UInt8(ascii: "#")...UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "^")...UInt8(ascii: "`"), UInt8(ascii: "|"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
