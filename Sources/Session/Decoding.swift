import Edge

/// A part of a text with an encoding undone, and where its bytes were.
struct Decoding {
  private(set) var bytes: [UInt8] = []
  /// Where each byte begins in the text; at the end, where the part ends.
  private var places: [UInt32] = []

  /// Where a part of the bytes was in the text.
  func source(of range: Range<Int>) -> Range<Int> {
    Int(places[range.lowerBound])..<Int(places[range.upperBound])
  }

  private mutating func append(_ byte: UInt8, from place: Int) {
    bytes.append(byte)
    places.append(UInt32(truncatingIfNeeded: place))
  }

  /// Appends what stands as it is.
  private mutating func append(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    bytes.append(contentsOf: text)
    places.append(
      contentsOf: UInt32(
        truncatingIfNeeded: text.startIndex)..<UInt32(truncatingIfNeeded: text.endIndex))
  }

  private mutating func end(at place: Int) {
    places.append(UInt32(truncatingIfNeeded: place))
  }

  private mutating func append(_ scalar: Unicode.Scalar, from place: Int) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      append(byte, from: place)
    }
  }

  private init(_ range: Range<Int>) {
    bytes.reserveCapacity(range.count)
    places.reserveCapacity(range.count + 1)
  }

  /// Undoes the encoding of URLs (RFC 3986 §2.1).
  static func percent(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Decoding {
    var decoding = Decoding(range)
    var place = range.lowerBound
    while place < range.upperBound {
      if let byte = percentEncoded(text, at: place), place + 3 <= range.upperBound {
        decoding.append(byte, from: place)
        place += 3
      } else {
        let end = text[(place + 1)..<range.upperBound].firstIndex(of: UInt8(ascii: "%"))
        decoding.append(text[place..<(end ?? range.upperBound)])
        place = end ?? range.upperBound
      }
    }
    decoding.end(at: range.upperBound)
    return decoding
  }

  /// The byte that `%XX` at a place stands for; `nil` where none does.
  static func percentEncoded(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt8? {
    guard place + 2 < text.count, text[place] == UInt8(ascii: "%"),
      let high = hexDigit(text[place + 1]), let low = hexDigit(text[place + 2])
    else { return nil }
    return high << 4 | low
  }

  /// Undoes the escapes of JSON strings (RFC 8259 §7), as in JSON within a string.
  static func escapes(_ text: UnsafeBufferPointer<UInt8>) -> Decoding {
    var decoding = Decoding(0..<text.count)
    var place = 0
    while place < text.count {
      guard text[place] == UInt8(ascii: "\\"), place + 1 < text.count else {
        let end = text[(place + 1)...].firstIndex(of: UInt8(ascii: "\\")) ?? text.count
        decoding.append(text[place..<end])
        place = end
        continue
      }
      switch text[place + 1] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "'"):
        decoding.append(text[place + 1], from: place)
      case UInt8(ascii: "n"), UInt8(ascii: "r"): decoding.append(0x0A, from: place)
      case UInt8(ascii: "t"): decoding.append(0x09, from: place)
      case UInt8(ascii: "u"):
        if let (scalar, length) = unicodeEscape(text, at: place) {
          decoding.append(scalar, from: place)
          place += length
          continue
        }
        fallthrough
      default:
        decoding.append(text[place], from: place)
        place += 1
        continue
      }
      place += 2
    }
    decoding.end(at: text.count)
    return decoding
  }

  private static func unicodeEscape(
    _ text: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (Unicode.Scalar, length: Int)? {
    guard let first = unit(text, at: place) else { return nil }
    if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
    guard let second = unit(text, at: place + 6), UTF16.isLeadSurrogate(UInt16(first)),
      UTF16.isTrailSurrogate(UInt16(second))
    else { return nil }
    let value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    return Unicode.Scalar(value).map { ($0, 12) }
  }

  private static func unit(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt32? {
    guard place + 6 <= text.count, text[place] == UInt8(ascii: "\\"),
      text[place + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt32 = 0
    for byte in text[(place + 2)..<(place + 6)] {
      guard let digit = hexDigit(byte) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// Undoes the character references of HTML that stand for ASCII.
  static func references(_ text: UnsafeBufferPointer<UInt8>) -> Decoding {
    var decoding = Decoding(0..<text.count)
    var place = 0
    while place < text.count {
      if text[place] == UInt8(ascii: "&"), let (byte, length) = reference(text, at: place) {
        decoding.append(byte, from: place)
        place += length
      } else {
        let end = text[(place + 1)...].firstIndex(of: UInt8(ascii: "&")) ?? text.count
        decoding.append(text[place..<end])
        place = end
      }
    }
    decoding.end(at: text.count)
    return decoding
  }

  private static let named: [(name: String, byte: UInt8)] = [
    ("amp", 0x26), ("lt", 0x3C), ("gt", 0x3E), ("quot", 0x22), ("apos", 0x27),
    ("commat", 0x40), ("period", 0x2E), ("lowbar", 0x5F), ("plus", 0x2B), ("colon", 0x3A),
    ("equals", 0x3D), ("sol", 0x2F),
  ]

  /// The byte that a reference at a place stands for, and its length; `nil` where none is.
  static func reference(
    _ text: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (UInt8, length: Int)? {
    let end = text[place...].prefix(9).firstIndex(of: UInt8(ascii: ";"))
    guard let end, end > place + 2 else { return nil }
    let name = text[(place + 1)..<end]
    let length = end + 1 - place
    guard name.first == UInt8(ascii: "#") else {
      return named.first { name.elementsEqual($0.name.utf8) }.map { ($0.byte, length) }
    }
    let digits = String(decoding: name.dropFirst(), as: UTF8.self)
    let value =
      digits.first == "x" || digits.first == "X"
      ? UInt8(digits.dropFirst(), radix: 16) : UInt8(digits)
    return value.flatMap { $0 > 0x20 && $0 < 0x7F ? ($0, length) : nil }
  }
}
