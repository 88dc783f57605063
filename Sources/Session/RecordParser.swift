internal import Edge

/// Reads the records of a file in one pass over its bytes.
struct RecordParser {
  private let base: UnsafePointer<UInt8>
  private let header: SessionHeader
  private var scanner: LineScanner
  /// The line that was read but belongs to no record yet.
  private var ahead: LineScanner.Line?
  private(set) var items: [Item] = []
  private(set) var hasEnd = false

  init(_ scanner: LineScanner, from first: LineScanner.Line?, header: SessionHeader) {
    base = scanner.base
    self.header = header
    self.scanner = scanner
    ahead = first
    items.reserveCapacity((scanner.count - (first?.start ?? scanner.count)) / 48 + 8)
  }

  /// Reads to the end of the file, or to the record where a recorder was cut off.
  mutating func parse() throws(SessionSyntaxError) {
    while let line = ahead {
      ahead = scanner.next()
      if isBlank(line) {
        append(.blank, line, line)
      } else if base[line.start] == UInt8(ascii: "#") {
        if header.isRecorded, !line.hasNewline { return }
        try Fields(base, line).check(allowsTabs: true)
        append(.comment, line, line)
      } else {
        if hasEnd { throw Fields(base, line).error(.afterEnd) }
        let rest = continuations()
        let last = rest.last ?? line
        if header.isRecorded, !last.hasNewline { return }
        let record = try record(Fields(base, line), rest)
        append(record, line, last)
        if case .end = record { hasEnd = true }
      }
    }
  }

  private mutating func append(
    _ record: Record, _ first: LineScanner.Line, _ last: LineScanner.Line
  ) {
    items.append(Item(record: record, line: first.number, start: first.start, end: last.next))
  }

  @inline(__always)
  private func isBlank(_ line: LineScanner.Line) -> Bool {
    for place in line.start..<line.end where base[place] != 0x20 { return false }
    return true
  }

  @inline(__always)
  private mutating func continuations() -> [LineScanner.Line] {
    var lines: [LineScanner.Line] = []
    while let line = ahead, line.start < line.end, base[line.start] == 0x20, !isBlank(line) {
      guard line.end - line.start > 3, base[line.start + 1] == 0x20, base[line.start + 2] == 0x20
      else { break }
      lines.append(line)
      ahead = scanner.next()
    }
    return lines
  }

  private func record(
    _ first: Fields, _ rest: [LineScanner.Line]
  ) throws(SessionSyntaxError) -> Record {
    var fields = first
    try fields.check()
    for line in rest { try Fields(base, line).check() }
    let sigil = fields.next
    fields.offset += 1
    switch sigil {
    case UInt8(ascii: ">"): return try typed(&fields, rest)
    case UInt8(ascii: "|"): return try printed(.output, &fields, rest)
    case UInt8(ascii: "!"): return try printed(.diagnostics, &fields, rest)
    case UInt8(ascii: "<") where fields.take("-"): return try receive(&fields, rest)
    case UInt8(ascii: "-") where fields.take(">"): return try send(&fields, rest)
    case UInt8(ascii: "@"):
      try fields.space(before: "what happens")
      let record = try act(&fields)
      try refuse(rest)
      return record
    case UInt8(ascii: "e"):
      fields.offset -= 1
      let record = try end(&fields)
      try refuse(rest)
      return record
    case 0x20: throw first.error(.strayContinuation)
    case 0x09: throw first.error(.tabInSigil)
    default: throw first.error(.unknownSigil)
    }
  }

  /// For records of one line.
  private func refuse(_ rest: [LineScanner.Line]) throws(SessionSyntaxError) {
    if let line = rest.first { throw Fields(base, line).error(.strayContinuation) }
  }

  /// For records that cross the wire.
  private func wantLayerWire(_ fields: Fields) throws(SessionSyntaxError) {
    guard header.layer == .wire else {
      throw fields.error(.notInLayerShell, at: fields.line.start)
    }
  }
}

extension RecordParser {
  private func typed(
    _ fields: inout Fields, _ rest: [LineScanner.Line]
  ) throws(SessionSyntaxError) -> Record {
    if fields.take("*") {
      try refuse(rest)
      return .hidden(name: try secretName(&fields))
    }
    var after: Int64?
    if fields.take("+") { after = try fields.number("milliseconds") }
    return .typed(after: after, try text(afterSpace: &fields, rest))
  }

  private func secretName(_ fields: inout Fields) throws(SessionSyntaxError) -> Text {
    let wanted = SessionSyntaxError.Problem.wants("a space and [secret:NAME]")
    guard fields.take(" "), fields.take("["),
      fields.take(word: "secret:") || skip("secret:", &fields)
    else { throw fields.error(wanted) }
    let start = fields.offset
    while !fields.isAtEnd, fields.next != UInt8(ascii: "]") { fields.offset += 1 }
    let name = Text(start: start, end: fields.offset, isPlain: true, hasBracket: false)
    guard fields.take("]") else { throw fields.error(wanted) }
    try fields.end()
    return name
  }

  private func skip(_ word: StaticString, _ fields: inout Fields) -> Bool {
    var copy = fields
    for position in 0..<word.utf8CodeUnitCount {
      guard copy.take(Unicode.Scalar(word.utf8Start[position])) else { return false }
    }
    fields = copy
    return true
  }

  private func printed(
    _ stream: Record.Stream, _ fields: inout Fields, _ rest: [LineScanner.Line]
  ) throws(SessionSyntaxError) -> Record {
    if fields.take("~") {
      return .pattern(stream, try text(afterSpace: &fields, rest, isPattern: true))
    }
    return .printed(stream, try text(afterSpace: &fields, rest, mayBeOpen: true))
  }

  /// The text after the one space that follows the sigil; nothing may follow the sigil at all.
  @inline(__always)
  private func text(
    afterSpace fields: inout Fields, _ rest: [LineScanner.Line], isPattern: Bool = false,
    mayBeOpen: Bool = false
  ) throws(SessionSyntaxError) -> Text {
    if !fields.isAtEnd, !fields.take(" ") {
      throw fields.error(fields.next == 0x09 ? .tabInSigil : .missingSpace)
    }
    return try text(from: fields.offset, fields, rest, isPattern, mayBeOpen)
  }

  @inline(__always)
  private func text(
    from start: Int, _ fields: Fields, _ rest: [LineScanner.Line], _ isPattern: Bool = false,
    _ mayBeOpen: Bool = false
  ) throws(SessionSyntaxError) -> Text {
    try fields.checkEscapes(from: start, isPattern: isPattern, mayBeOpen: mayBeOpen)
    var traits = fields.line.traits
    for line in rest {
      traits.formUnion(line.traits)
      try Fields(base, line).checkEscapes(
        from: line.start + 3, isPattern: isPattern, mayBeOpen: mayBeOpen)
    }
    return Text(
      start: start, end: rest.last?.end ?? fields.line.end,
      isPlain: rest.isEmpty && !traits.contains(.backslash),
      hasBracket: traits.contains(.bracket))
  }

  private func end(_ fields: inout Fields) throws(SessionSyntaxError) -> Record {
    let wanted = SessionSyntaxError.Problem.wants("\"end N turns, exit N\"")
    guard fields.take(word: "end"), fields.take(" "), let turns = fields.number(),
      fields.take(" "), fields.take(word: "turns,"), fields.take(" "), fields.take(word: "exit"),
      fields.take(" "), let exit = fields.number()
    else {
      let isEnd = fields.offset > fields.line.start
      throw isEnd
        ? fields.error(wanted) : fields.error(.unknownSigil, at: fields.line.start)
    }
    try fields.end()
    return .end(turns: Int(turns), exit: Int(exit))
  }

  private func act(_ fields: inout Fields) throws(SessionSyntaxError) -> Record {
    if fields.take(word: "wait") {
      try fields.space(before: "a duration")
      let milliseconds = try duration(&fields)
      try fields.end()
      return .wait(milliseconds: milliseconds)
    }
    var after: Int64?
    if fields.take("+") {
      after = try fields.number("milliseconds")
      try fields.space(before: "what happens")
    }
    let start = fields.offset
    let act = try whatHappens(&fields)
    if act == .deadline, header.layer == .shell {
      throw fields.error(.notInLayerShell, at: start)
    }
    try fields.end()
    return .act(after: after, act)
  }

  private func whatHappens(_ fields: inout Fields) throws(SessionSyntaxError) -> Record.Act {
    if fields.take(word: "interrupt") { return .interrupt }
    if fields.take(word: "deadline") { return .deadline }
    if fields.take(word: "eof") { return .eof }
    if fields.take(word: "terminate") { return .terminate }
    if fields.take(word: "net") {
      try fields.space(before: "down or up")
      if fields.take(word: "down") { return .net(isUp: false) }
      if fields.take(word: "up") { return .net(isUp: true) }
      throw fields.error(.wants("down or up"))
    }
    if fields.take(word: "resize") {
      try fields.space(before: "a size such as 80x24")
      let columns = try fields.number("a size such as 80x24")
      guard fields.take("x") else { throw fields.error(.wants("a size such as 80x24")) }
      let rows = try fields.number("a size such as 80x24")
      return .resize(columns: Int(columns), rows: Int(rows))
    }
    throw fields.error(
      .wants("wait, interrupt, deadline, eof, terminate, resize, net down or net up"))
  }

  private func duration(_ fields: inout Fields) throws(SessionSyntaxError) -> Int64 {
    let wanted = "a duration such as 1500ms, 2s, 5m, 1h or 1d"
    let value = try fields.number(wanted)
    for (unit, factor) in units where fields.take(word: unit) { return value * factor }
    throw fields.error(.wants(wanted))
  }

  private var units: [(StaticString, Int64)] {
    [("ms", 1), ("s", 1000), ("m", 60_000), ("h", 3_600_000), ("d", 86_400_000)]
  }
}

extension RecordParser {
  private func receive(
    _ fields: inout Fields, _ rest: [LineScanner.Line]
  ) throws(SessionSyntaxError) -> Record {
    try wantLayerWire(fields)
    try fields.space(before: "a channel such as h1 or w1")
    let channel = try fields.channel()
    try fields.space(before: "+milliseconds")
    guard fields.take("+") else { throw fields.error(.wants("+milliseconds")) }
    let after = try fields.number("milliseconds")
    try fields.space(before: "a status, a frame, close, fail or end")
    return .receive(channel, after: after, try received(&fields, rest))
  }

  private func received(
    _ fields: inout Fields, _ rest: [LineScanner.Line]
  ) throws(SessionSyntaxError) -> Record.Received {
    if let body = try frame(&fields, rest) { return .frame(body) }
    if let status = fields.number() {
      try fields.end()
      return .status(Int(status), try content(rest))
    }
    try refuse(rest)
    if fields.take(word: "end") {
      try fields.end()
      return .end
    }
    if fields.take(word: "close") {
      let code = try closeCode(&fields)
      if fields.isAtEnd { return .close(code: code, reason: nil) }
      try fields.space(before: "a reason")
      return .close(code: code, reason: try text(from: fields.offset, fields, []))
    }
    if fields.take(word: "fail") {
      try fields.space(before: "a kind of failure")
      for failure in ConnectionFailure.allCases where skip(failure, &fields) {
        try fields.end()
        return .fail(failure)
      }
      let kinds = ConnectionFailure.allCases.map(\.rawValue).joined(separator: ", ")
      throw fields.error(.wants("one of \(kinds)"))
    }
    throw fields.error(.wants("a status, a frame, close, fail or end"))
  }

  private func skip(_ failure: ConnectionFailure, _ fields: inout Fields) -> Bool {
    var copy = fields
    let word = copy.word()
    let isIt = failure.rawValue.utf8.elementsEqual(word.lazy.map { base[$0] })
    if isIt { fields = copy }
    return isIt
  }

  private func closeCode(_ fields: inout Fields) throws(SessionSyntaxError) -> Int {
    try fields.space(before: "a close code")
    return Int(try fields.number("a close code such as 1000"))
  }

  private func send(
    _ fields: inout Fields, _ rest: [LineScanner.Line]
  ) throws(SessionSyntaxError) -> Record {
    try wantLayerWire(fields)
    try fields.space(before: "a channel such as h1 or w1")
    let channel = try fields.channel()
    try fields.space(before: "what is sent")
    return .send(channel, try sent(&fields, rest))
  }

  private func sent(
    _ fields: inout Fields, _ rest: [LineScanner.Line]
  ) throws(SessionSyntaxError) -> Record.Sent {
    if let body = try frame(&fields, rest) { return .frame(body) }
    if fields.take(word: "cancel") {
      try refuse(rest)
      try fields.end()
      return .cancel
    }
    if fields.take(word: "close") {
      try refuse(rest)
      let code = try closeCode(&fields)
      try fields.end()
      return .close(code: code)
    }
    let isOpen = fields.take(word: "open")
    let method = isOpen ? nil : method(&fields)
    guard isOpen || method != nil else {
      throw fields.error(.wants("a method such as GET, open, a frame, close or cancel"))
    }
    try fields.space(before: "a path such as /api/v1/goals")
    let target = try text(from: fields.offset, fields, [])
    guard target.end > target.start else {
      throw fields.error(.wants("a path such as /api/v1/goals"))
    }
    let content = try content(rest)
    return method.map { .request($0, target: target, content) }
      ?? .open(target: target, content)
  }

  private func method(_ fields: inout Fields) -> Request.Method? {
    var copy = fields
    let word = copy.word()
    let name = word.lazy.map { base[$0] }
    let method = Request.Method.allCases.first { $0.rawValue.utf8.elementsEqual(name) }
    if method != nil { fields = copy }
    return method
  }

  /// A frame on the first line and its continuations; `nil` where no frame begins.
  @inline(__always)
  private func frame(
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
    if fields.take("'") {
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
  private func content(_ rest: [LineScanner.Line]) throws(SessionSyntaxError) -> Content {
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
      guard fields.take(":"), fields.offset > line.start + 4 else {
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
