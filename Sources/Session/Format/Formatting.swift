import Edge
import JSON

/// A file in its canonical form: JSON with sorted keys in lines of 100 columns, and headers that
/// stand in a column. Everything else keeps its bytes.
extension SessionFile {
  /// The bytes of the canonical form, which is its own canonical form. What replays, replays alike.
  package func formatted() -> [UInt8] {
    guard !isCut else { return bytes }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 256)
    let body = items.first?.start ?? bytes.count
    output += formattedHeader(bytes[..<body])
    var copied = body
    for item in items {
      output += bytes[copied..<item.start]
      output += formatted(item)
      copied = item.end
    }
    return output + bytes[copied...]
  }

  /// Whether a recorder was cut off in the header: then nothing is known of the last line.
  private var isCut: Bool { isIncomplete && items.isEmpty }

  private func formattedHeader(_ lines: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    for (number, line) in lines.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated()
    {
      if number > 0 { output.append(0x0A) }
      output += number == 0 ? Array(line) : aligned(line)
    }
    return output
  }

  /// Key and value of a header line, the value in the tenth column.
  private func aligned(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let key = line.prefix { $0 != 0x20 }
    var value = line.dropFirst(key.count).drop { $0 == 0x20 }
    while value.last == 0x20 { value.removeLast() }
    guard !key.isEmpty, !value.isEmpty else { return Array(line) }
    return key + [UInt8](repeating: 0x20, count: max(1, 9 - key.count)) + value
  }

  private func formatted(_ item: Item) -> [UInt8] {
    guard let (body, isFrame) = item.record.jsonBody, let json = json(body) else {
      return Array(bytes[item.start..<item.end])
    }
    let start = isFrame ? body.text.start : body.text.start - 3
    let front = bytes[item.start..<start]
    let columns = isFrame ? 103 - front.count { $0 & 0xC0 != 0x80 } : 100
    let text = json.lines(after: isFrame ? "" : "   ", columns: columns)
    return front + Array(text.utf8) + bytes[body.text.end..<item.end]
  }

  /// `nil` for what has no other form: no object or array, or one with a key that is there twice,
  /// of which a value would be lost.
  private func json(_ body: Body) -> JSON? {
    let text = string(body)
    guard case .json(let json) = Payload(text), json.members == SessionFile.colons(text) else {
      return nil
    }
    return json
  }

  /// The colons outside of strings, which is one for each member.
  private static func colons(_ text: String) -> Int {
    var count = 0
    var isInString = false
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped {
        isEscaped = false
      } else if isInString, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if !isInString, byte == UInt8(ascii: ":") {
        count += 1
      }
    }
    return count
  }
}

extension JSON {
  /// The members of all objects in it.
  fileprivate var members: Int {
    switch self {
    case .object(let members): members.reduce(members.count) { $0 + $1.value.members }
    case .array(let elements): elements.reduce(0) { $0 + $1.members }
    case .null, .bool, .number, .string: 0
    }
  }
}

extension Record {
  /// The JSON that a record has, and whether it stands behind words on the first line.
  fileprivate var jsonBody: (Body, isFrame: Bool)? {
    guard let body, body.form == .json else { return nil }
    return switch self {
    case .send(_, .frame), .receive(_, _, .frame): (body, true)
    default: (body, false)
    }
  }
}
