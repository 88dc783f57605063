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

/// Responses whose bodies come in pieces: a status, then frames, then an end.
struct BodiesInPieces {
  /// By the channel of the file.
  private var begun: [(channel: Channel, response: Response)] = []

  mutating func begin(_ response: Response, on channel: Channel) {
    begun.append((channel, response))
  }

  /// Adds a frame to the body that it is a piece of; answers whether it is one of any.
  mutating func add(
    _ received: Record.Received, on channel: Channel, _ file: SessionFile
  ) -> Bool {
    guard !begun.isEmpty, case .frame(let body) = received,
      let place = begun.firstIndex(where: { $0.channel == channel })
    else { return false }
    switch file.frame(body) {
    case .text(let text): begun[place].response.body += text
    case .binary(let bytes): begun[place].response.body += String(decoding: bytes, as: UTF8.self)
    }
    return true
  }

  /// Takes out the response that was begun on a channel; `nil` where none was.
  mutating func pop(_ channel: Channel) -> Response? {
    begun.firstIndex { $0.channel == channel }.map { begun.remove(at: $0).response }
  }
}

extension SessionFile {
  /// Whether the body of a response that stands at an item comes in the frames that follow.
  func isFirstOfMany(
    _ received: Record.Received, on channel: Channel, at index: Int
  ) -> Bool {
    guard channel.kind == .http, case .status(_, let content) = received, content.body == nil
    else { return false }
    for item in items[(index + 1)...] {
      switch item.record {
      case .typed: return false
      case .receive(channel, _, .frame), .receive(channel, _, .end): return true
      case .receive(channel, _, _): return false
      default: break
      }
    }
    return false
  }
}

/// Which channel of the program is which channel of the file.
///
/// The last pairs are looked at first, since an exchange is short.
struct ChannelNames {
  private var pairs: [(ours: Channel, file: Channel)] = []

  mutating func pair(_ ours: Channel, with file: Channel) {
    pairs.append((ours, file))
  }

  /// The highest number that a channel of the file has here; 0 when there is none.
  func highest(_ kind: Channel.Kind) -> Int {
    pairs.lazy.filter { $0.file.kind == kind }.map(\.file.number).max() ?? 0
  }

  /// What the file calls a channel of the program.
  func inFile(_ ours: Channel) -> Channel? {
    for pair in pairs.reversed() where pair.ours == ours { return pair.file }
    return nil
  }

  /// What the program calls a channel of the file.
  func ours(_ file: Channel) -> Channel? {
    for pair in pairs.reversed() where pair.file == file { return pair.ours }
    return nil
  }

  /// What is waited for, in words.
  func text(_ want: WaitFor) -> String {
    switch want {
    case .line(_, _, _, let watching) where watching.isEmpty: "a line"
    case .line(_, _, _, let watching):
      "a line, or for \(watching.map(text).joined(separator: ", "))"
    case .text: "a text from the editor"
    case .channel(let channel, _): text(channel)
    case .nothing: "time to pass"
    }
  }

  private func text(_ ours: Channel) -> String { (inFile(ours) ?? ours).description }
}
