extension JSON {
  /// The canonical text: one line, members sorted by key, `": "` and `", "` between them.
  ///
  /// A text that is safe to show and to keep in a file by lines: control characters, line and
  /// paragraph separators, bidi controls (U+202A–202E, U+2066–2069) and U+FEFF are escaped, all
  /// else is raw UTF-8. Numbers keep their text. Linear, apart from sorting.
  package func text() -> String {
    var output = Output(reserving: 128)
    output.append(self)
    return output.text
  }

  /// The same with the members in their own order, for a reader who meets them one after another.
  package func textInOrder() -> String {
    var output = Output(reserving: 128, isSorted: false)
    output.append(self)
    return output.text
  }
}

/// Bytes of canonical JSON as they grow.
struct Output {
  private(set) var bytes: [UInt8] = []
  /// Whether members are put into the order of their keys.
  private let isSorted: Bool

  init(reserving capacity: Int, isSorted: Bool = true) {
    self.isSorted = isSorted
    bytes.reserveCapacity(capacity)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ value: JSON) {
    switch value {
    case .null: append(plain: "null")
    case .bool(let bool): append(plain: bool ? "true" : "false")
    case .number(let number): append(plain: number.text)
    case .string(let string): append(quoted: string)
    case .array(let elements):
      append(byte: "[")
      for (position, element) in elements.enumerated() {
        if position > 0 { appendSeparator() }
        append(element)
      }
      append(byte: "]")
    case .object(let members):
      append(byte: "{")
      for (position, member) in (isSorted ? sortedByKey(members) : members).enumerated() {
        if position > 0 { appendSeparator() }
        append(member)
      }
      append(byte: "}")
    }
  }

  mutating func append(_ member: JSON.Member) {
    append(key: member.key)
    append(member.value)
  }

  mutating func append(key: String) {
    append(quoted: key)
    append(byte: ":")
    append(byte: " ")
  }

  mutating func appendSeparator() {
    append(byte: ",")
    append(byte: " ")
  }

  /// How many Unicode scalars there are between two places.
  func scalars(in range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return 0 }
      var count = range.count
      var place = range.lowerBound
      while range.upperBound - place >= 8 {
        count -= continuations(in: word(at: base + place))
        place += 8
      }
      while place < range.upperBound {
        if base[place] & 0xC0 == 0x80 { count -= 1 }
        place += 1
      }
      return count
    }
  }

  /// Puts a text at places that are in their order.
  mutating func insert(_ text: String, at places: [Int]) {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + places.count * text.utf8.count)
    var start = 0
    for place in places {
      result += bytes[start..<place]
      result += text.utf8
      start = place
    }
    result += bytes[start...]
    bytes = result
  }

  mutating func append(byte: Unicode.Scalar) {
    bytes.append(UInt8(ascii: byte))
  }

  mutating func append(plain text: String) {
    withBytes(of: text) { bytes.append(contentsOf: $0) }
  }

  /// Appends a string in quotes with its escapes.
  mutating func append(quoted string: String) {
    append(byte: "\"")
    withBytes(of: string) { append(escaping: $0) }
    append(byte: "\"")
  }

  private mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    guard let base = text.baseAddress else { return }
    var runStart = 0
    var offset = 0
    while offset < text.count {
      if text.count - offset >= 8 {
        let marks = writingMarks(word(at: base + offset))
        guard marks != 0 else {
          offset += 8
          continue
        }
        offset += marks.trailingZeroBitCount >> 3
      }
      guard let escape = Escape(at: offset, in: text) else {
        offset += 1
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart..<offset]))
      append(escape)
      offset += escape.length
      runStart = offset
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart...]))
  }

  private mutating func append(_ escape: Escape) {
    append(byte: "\\")
    if let letter = escape.letter {
      append(byte: letter)
    } else {
      append(byte: "u")
      for shift in [12, 8, 4, 0] {
        let digit = UInt8(truncatingIfNeeded: escape.codeUnit >> UInt16(shift)) & 0xF
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}

/// A scalar of the text that the canonical form does not show as it is.
struct Escape {
  let codeUnit: UInt16
  /// UTF-8 bytes of the scalar in the text.
  let length: Int

  /// The scalar that begins at an offset, or `nil` when it is written as it is.
  init?(at offset: Int, in text: UnsafeBufferPointer<UInt8>) {
    let byte = text[offset]
    switch byte {
    case 0x00...0x1F, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"):
      (codeUnit, length) = (UInt16(byte), 1)
    case 0xC2:
      let second = text[offset + 1]
      guard second < 0xA0 else { return nil }
      (codeUnit, length) = (UInt16(second), 2)
    case 0xE2, 0xEF:
      let unit =
        UInt16(byte & 0x0F) << 12 | UInt16(text[offset + 1] & 0x3F) << 6
        | UInt16(text[offset + 2] & 0x3F)
      guard Escape.isInvisible(unit) else { return nil }
      (codeUnit, length) = (unit, 3)
    default:
      return nil
    }
  }

  /// Separators that end a line for some readers, bidi controls, and the byte order mark.
  private static func isInvisible(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// The character after the backslash, for those that have a short escape.
  var letter: Unicode.Scalar? {
    switch codeUnit {
    case 0x08: "b"
    case 0x09: "t"
    case 0x0A: "n"
    case 0x0C: "f"
    case 0x0D: "r"
    case 0x22: "\""
    case 0x5C: "\\"
    default: nil
    }
  }
}

extension JSON {
  /// The canonical text in lines of so many columns: one where it fits, otherwise filled with
  /// whole members or elements of the outermost object or array.
  ///
  /// Lines after the first have one more space, so that members align. What is longer than a line
  /// by itself stays whole. A column is a Unicode scalar: what fits does not depend on the version
  /// of the grapheme rules.
  ///
  /// - Parameters:
  ///   - columns: the length of a line, with the indent.
  ///   - indent: what every line begins with.
  package func block(columns: Int = 100, indent: String = "   ") -> [String] {
    lines(after: indent, columns: columns, indent: indent)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The same as one text, without a newline at its end.
  ///
  /// - Parameters:
  ///   - front: what the first line begins with, in place of the indent.
  ///   - columns: the length of a line, with the indent; what stands in front isn't counted.
  package func lines(
    after front: String, columns: Int = 100, indent: String = "   "
  ) -> String {
    var output = Output(reserving: 512)
    output.append(plain: front)
    var ends: [Int] = []
    output.append(self) { ends.append($0) }
    output.fill(from: front.utf8.count, ends, room: columns - indent.unicodeScalars.count, indent)
    return output.text
  }
}

extension Output {
  /// Appends a value, and tells where each of the outermost members or elements ends.
  fileprivate mutating func append(_ value: JSON, ended: (Int) -> Void) {
    switch value {
    case .object(let members):
      append(byte: "{")
      for (position, member) in sortedByKey(members).enumerated() {
        if position > 0 { appendSeparator() }
        append(member)
        ended(bytes.count)
      }
      append(byte: "}")
    case .array(let elements):
      append(byte: "[")
      for (position, element) in elements.enumerated() {
        if position > 0 { appendSeparator() }
        append(element)
        ended(bytes.count)
      }
      append(byte: "]")
    case .null, .bool, .number, .string: append(value)
    }
  }

  /// Breaks the text from a place on into lines, behind some of the pieces that end at `ends`.
  fileprivate mutating func fill(from start: Int, _ ends: [Int], room: Int, _ indent: String) {
    guard !ends.isEmpty else { return }
    let whole = scalars(in: start..<bytes.count)
    guard whole > room else { return }
    let isASCII = whole == bytes.count - start
    var breaks: [Int] = []
    var length = 1
    var place = start + 1
    for (position, end) in ends.enumerated() {
      let piece = isASCII ? end - place : scalars(in: place..<end)
      // Separator before, comma or bracket after.
      if position > 0, length + 2 + piece + 1 > room {
        breaks.append(place - 1)
        length = 1 + piece
      } else {
        length += piece + (position > 0 ? 2 : 0)
      }
      place = end + 2
    }
    // The space after the comma is that of the next line, by which its members align.
    insert("\n" + indent, at: breaks)
  }
}
