import Edge
import StreamSafe

/// What the places of a file say, with escapes and continuations undone.
extension SessionFile {
  /// A text as it was meant.
  func string(_ text: Text) -> String {
    guard !text.isPlain else {
      return bytes.withUnsafeBufferPointer {
        String(decoding: UnsafeBufferPointer(rebasing: $0[text.start..<text.end]), as: UTF8.self)
      }
    }
    var result = String.UnicodeScalarView()
    _ = scalars(of: text) { scalar, _ in result.append(scalar) }
    // Escapes may stand for marks without end.
    return String(result).streamSafe
  }

  /// Whether a printed line has no newline: its text ends in `\c`.
  func isOpen(_ text: Text) -> Bool {
    text.isPlain ? false : scalars(of: text) { _, _ in }
  }

  /// The steps of a pattern.
  func glob(_ text: Text) -> Glob {
    var steps: [Glob.Step] = []
    _ = scalars(of: text) { scalar, isEscaped in
      switch scalar {
      case "*" where !isEscaped: steps.append(.anyRun)
      case "?" where !isEscaped: steps.append(.anyOne)
      default: steps.append(.scalar(scalar))
      }
    }
    return Glob(steps: steps)
  }

  /// Hands over the scalars of a text, and whether an escape named them.
  ///
  /// - Returns: whether the text ends in `\c`.
  private func scalars(
    of text: Text, _ take: (Unicode.Scalar, _ isEscaped: Bool) -> Void
  ) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      var place = text.start
      var isOpen = false
      while place < text.end {
        if base[place] == UInt8(ascii: "\\") {
          var length = 1
          switch Escape(at: place, end: text.end, in: base, length: &length) {
          case .scalar(let scalar), .literal(let scalar): take(scalar, true)
          case .open: isOpen = true
          case .nothing, nil: break
          }
          place += length
          continue
        }
        let (scalar, length) = decode(at: place, base)
        take(scalar, false)
        place += length
        if scalar == "\n" { place += 3 }
      }
      return isOpen
    }
  }

  /// The scalar at a place; the file is known to be UTF-8.
  private func decode(
    at place: Int, _ base: UnsafePointer<UInt8>
  ) -> (Unicode.Scalar, length: Int) {
    let first = base[place]
    guard first >= 0x80 else { return (Unicode.Scalar(first), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for position in 1..<length { value = value << 6 | UInt32(base[place + position] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// A body as it crosses the wire. JSON that was broken into lines is joined again.
  func string(_ body: Body) -> String {
    guard body.form == .json, !body.text.isPlain else { return string(body.text) }
    return bytes.withUnsafeBytes { bytes in
      String(unsafeUninitializedCapacity: body.text.length) { joined in
        var count = 0
        var place = body.text.start
        while true {
          let end = lineEnd(in: bytes, from: place, to: body.text.end)
          UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(joined)[count...])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[place..<end]))
          count += end - place
          place = end + 4
          guard place < body.text.end else { return count }
          if bytes[place] == 0x20 { continue }
          joined[count] = 0x20
          count += 1
        }
      }
    }
  }

  func frame(_ body: Body) -> Frame {
    guard body.form == .base64 else { return .text(string(body)) }
    return .binary(Base64.decode(bytes[body.text.start..<body.text.end]) ?? [])
  }

  /// The headers of a request or response, in the order of the file.
  func headers(_ content: Content) -> [Header] {
    guard !content.headers.isEmpty else { return [] }
    return bytes[content.headers].split(separator: 0x0A).compactMap { line in
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let name = String(decoding: line[(line.startIndex + 3)..<colon], as: UTF8.self)
      var value = Text(start: colon + 1, end: line.endIndex, isPlain: false, hasBracket: true)
      while value.start < value.end, bytes[value.start] == 0x20 { value.start += 1 }
      return Header(name.lowercased(), string(value))
    }
  }

  /// The lines of an item, as they stand.
  func lines(_ item: Item) -> [String] {
    bytes[item.start..<item.end].split(
      separator: 0x0A, omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }.dropLast(bytes[item.end - 1] == 0x0A ? 1 : 0)
      .map { $0 }
  }

  /// Whether a plain text is exactly that string, byte by byte.
  @inline(__always)
  func isPlain(_ text: Text, _ string: String) -> Bool {
    guard string.utf8.count == text.length else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return false }
      let same = string.utf8.withContiguousStorageIfAvailable {
        areSame($0, base + text.start)
      }
      return same ?? string.utf8.elementsEqual(bytes[text.start..<text.end])
    }
  }
}

/// The place of the next newline, or the end; looks at eight bytes at a time.
private func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Int {
  var place = start
  while end - place >= 8 {
    let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
    let newline = Marks.zeroBytes(word ^ Marks.every(0x0A))
    if newline != 0 { return place + newline.trailingZeroBitCount >> 3 }
    place += 8
  }
  while place < end, bytes[place] != 0x0A { place += 1 }
  return place
}

/// Whether two runs of bytes are the same, eight at a time.
@inline(__always)
private func areSame(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafePointer<UInt8>) -> Bool {
  guard let base = left.baseAddress else { return true }
  var place = 0
  while left.count - place >= 8 {
    let ours = UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self)
    if ours != UnsafeRawPointer(right + place).loadUnaligned(as: UInt64.self) { return false }
    place += 8
  }
  while place < left.count {
    if base[place] != right[place] { return false }
    place += 1
  }
  return true
}

/// Whether two strings are the same bytes; `==` calls canonical equivalents equal.
func haveSameBytes(_ left: String, _ right: String) -> Bool {
  left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
}
