import Edge
import Numbers

/// A text with its encodings undone, and where its bytes were.
struct Decoding {
  private(set) var bytes: [UInt8] = []
  /// Where each byte begins in the text; at the end, where the text ends.
  private var places: [UInt32] = []

  /// Where a part of the bytes was in the text.
  func source(of range: Range<Int>) -> Range<Int> {
    Int(places[range.lowerBound])..<Int(places[range.upperBound])
  }

  /// Undoes what stands for a single character: the escapes of JSON (RFC 8259 §7), of session files
  /// and of programs, percent (RFC 3986 §2.1), and the references of HTML that stand for ASCII.
  ///
  /// - Parameter encodings: `escape`, `percent` and `reference`, or some of them.
  init(undoing encodings: Set<SecretPatterns.Row>, in text: UnsafeBufferPointer<UInt8>) {
    let signs = encodings.map { encoding in
      switch encoding {
      case .percent: UInt8(ascii: "%")
      case .reference: UInt8(ascii: "&")
      default: UInt8(ascii: "\\")
      }
    }
    bytes.reserveCapacity(text.count)
    places.reserveCapacity(text.count + 1)
    var place = 0
    while place < text.count {
      let end = text[place...].firstIndex(where: signs.contains) ?? text.count
      bytes += text[place..<end]
      places += UInt32(truncatingIfNeeded: place)..<UInt32(truncatingIfNeeded: end)
      place = end
      guard place < text.count else { break }
      if let (value, length) = Decoding.character(at: place, in: text) {
        switch value {
        case .byte(let byte): append([byte], from: place)
        case .scalar(let scalar): append(Array(String(scalar).utf8), from: place)
        case .nothing: break
        }
        place += length
      } else {
        append([text[place]], from: place)
        place += 1
      }
    }
    places.append(UInt32(truncatingIfNeeded: text.count))
  }

  /// Undoes hexadecimal, whatever stands between its bytes.
  init(hexadecimal text: UnsafeBufferPointer<UInt8>) {
    var digits = text.indices.filter { hexDigit(text[$0]) != nil }
    if text.starts(with: "0x".utf8) { digits.removeFirst() }
    for (high, low) in zip(digits, digits.dropFirst()).enumerated().lazy.filter({
      $0.offset % 2 == 0
    }).map(\.element) {
      append([(hexDigit(text[high]) ?? 0) << 4 | (hexDigit(text[low]) ?? 0)], from: high)
    }
    places.append(UInt32(truncatingIfNeeded: text.count))
  }

  private mutating func append(_ more: [UInt8], from place: Int) {
    for byte in more {
      bytes.append(byte)
      places.append(UInt32(truncatingIfNeeded: place))
    }
  }

  private enum Value {
    case byte(UInt8)
    case scalar(Unicode.Scalar)
    case nothing
  }

  private static func character(
    at place: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> (Value, length: Int)? {
    switch text[place] {
    case UInt8(ascii: "%"): hex(2, at: place + 1, in: text).map { (.byte(UInt8(clamping: $0)), 3) }
    case UInt8(ascii: "&"): reference(text, at: place).map { (.byte($0), $1) }
    default: escape(at: place, in: text)
    }
  }

  private static func escape(
    at place: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> (Value, length: Int)? {
    guard place + 1 < text.count else { return nil }
    switch text[place + 1] {
    case UInt8(ascii: "n"), UInt8(ascii: "r"): return (.byte(0x0A), 2)
    case UInt8(ascii: "t"): return (.byte(0x09), 2)
    case UInt8(ascii: "s"): return (.byte(0x20), 2)
    case UInt8(ascii: "z"), UInt8(ascii: "c"): return (.nothing, 2)
    case UInt8(ascii: "x"):
      return hex(2, at: place + 2, in: text).map { (.byte(UInt8(clamping: $0)), 4) }
    case UInt8(ascii: "u"):
      if place + 2 < text.count, text[place + 2] == UInt8(ascii: "{") {
        return braced(at: place, in: text)
      }
      return unicodeEscape(text, at: place)
    case let byte where byte > 0x20 && byte < 0x7F && !isLetterOrDigit(byte):
      return (.byte(byte), 2)
    default: return nil
    }
  }

  /// `\u{…}`, as session files have it.
  private static func braced(
    at place: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> (Value, length: Int)? {
    var value: UInt32 = 0
    var end = place + 3
    while end < text.count, end < place + 9, let digit = hexDigit(text[end]) {
      value = value << 4 | UInt32(digit)
      end += 1
    }
    guard end > place + 3, end < text.count, text[end] == UInt8(ascii: "}") else { return nil }
    return Unicode.Scalar(value).map { (.scalar($0), end + 1 - place) }
  }

  private static func unicodeEscape(
    _ text: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (Value, length: Int)? {
    guard let first = hex(4, at: place + 2, in: text) else { return nil }
    if let scalar = Unicode.Scalar(first) { return (.scalar(scalar), 6) }
    guard place + 7 < text.count, text[place + 6] == UInt8(ascii: "\\"),
      text[place + 7] == UInt8(ascii: "u"), let second = hex(4, at: place + 8, in: text),
      UTF16.isLeadSurrogate(UInt16(clamping: first)),
      UTF16.isTrailSurrogate(UInt16(clamping: second))
    else { return nil }
    let value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    return Unicode.Scalar(value).map { (.scalar($0), 12) }
  }

  /// What so many digits stand for.
  private static func hex(
    _ count: Int, at place: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> UInt32? {
    guard place + count <= text.count else { return nil }
    var value: UInt32 = 0
    for byte in text[place..<(place + count)] {
      guard let digit = hexDigit(byte) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  private static let named: [(name: String, byte: UInt8)] = [
    ("amp", 0x26), ("lt", 0x3C), ("gt", 0x3E), ("quot", 0x22), ("apos", 0x27),
    ("commat", 0x40), ("period", 0x2E), ("lowbar", 0x5F), ("plus", 0x2B), ("colon", 0x3A),
    ("equals", 0x3D), ("sol", 0x2F),
  ]

  private static func reference(
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
      ? UInt8(hexadecimal: digits.dropFirst(), digits: 1...6) : UInt8(digits, in: 0...0x7F)
    return value.flatMap { $0 > 0x20 && $0 < 0x7F ? ($0, length) : nil }
  }
}
