import Edge

/// Frames, and the headers and bodies of requests and responses.
extension RecordParser {
  /// A frame on the first line and its continuations; `nil` where no frame begins.
  @inline(__always)
  func frame(
    _ fields: inout Fields, _ rest: [LineScanner.Line]
  ) throws(SessionSyntaxError) -> Body? {
    switch fields.next {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"):
      return try body(fields, rest)
    case UInt8(ascii: "b") where skip("b64:", &fields):
      fields.offset -= 4
      return try body(fields, rest)
    default: return nil
    }
  }

  /// A body that begins at the offset and goes on in the lines that follow.
  private func body(
    _ fields: Fields, _ rest: [LineScanner.Line]
  ) throws(SessionSyntaxError) -> Body {
    var fields = fields
    if fields.consume("'") {
      return Body(form: .text, text: try text(from: fields.offset, fields, rest))
    }
    let isBase64 = skip("b64:", &fields)
    var traits = fields.line.traits
    for line in rest { traits.formUnion(line.traits) }
    let text = Text(
      start: fields.offset, end: rest.last?.end ?? fields.line.end, isPlain: rest.isEmpty,
      hasBracket: traits.contains(.bracket))
    if isBase64, !rest.isEmpty || !isBase64Text(text) {
      throw fields.error(.wants("base64 on one line"))
    }
    return Body(form: isBase64 ? .base64 : .json, text: text)
  }

  private func isBase64Text(_ text: Text) -> Bool {
    Base64.decode((text.start..<text.end).lazy.map { base[$0] }) != nil
  }

  /// Header lines up to the first that begins a body, then the body.
  func content(_ rest: [LineScanner.Line]) throws(SessionSyntaxError) -> Content {
    for (index, line) in rest.enumerated() {
      var fields = Fields(base, line)
      fields.offset += 3
      if beginsBody(fields) {
        let headers = rest[0].start..<(index > 0 ? rest[index - 1].end : rest[0].start)
        let body = try body(fields, Array(rest[(index + 1)...]))
        return Content(headers: headers, body: body)
      }
      try fields.checkEscapes(from: fields.offset)
      while fields.next != UInt8(ascii: ":"), !fields.isAtEnd { fields.offset += 1 }
      guard fields.consume(":"), fields.offset > line.start + 4 else {
        throw fields.error(
          .wants("a header such as content-type: text/plain, or a body"), at: line.start + 3)
      }
    }
    guard let first = rest.first, let last = rest.last else {
      return Content(headers: 0..<0, body: nil)
    }
    return Content(headers: first.start..<last.end, body: nil)
  }

  private func beginsBody(_ fields: Fields) -> Bool {
    var fields = fields
    switch fields.next {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "'"), UInt8(ascii: "\""),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default: return skip("b64:", &fields)
    }
  }
}
