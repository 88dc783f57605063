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
