import Edge

/// Reads the records of a file in one pass over its bytes.
struct RecordParser {
  let base: UnsafePointer<UInt8>
  private let header: SessionHeader
  private var scanner: LineScanner
  /// The line that was read but belongs to no record yet.
  private var ahead: LineScanner.Line?
  /// The lines that go on with the record being read.
  private var rest: [LineScanner.Line] = []
  private(set) var items: [Item] = []
  private(set) var hasEnd = false

  /// - Parameter most: as many records are read at once.
  init(
    _ scanner: LineScanner, from first: LineScanner.Line?, header: SessionHeader, most: Int
  ) {
    base = scanner.base
    self.header = header
    self.scanner = scanner
    ahead = first
    items.reserveCapacity(min((scanner.count - (first?.start ?? scanner.count)) / 48 + 8, most))
  }

  /// Where the next record begins; `nil` at the end.
  var next: ItemPages.Start? { ahead.map { ItemPages.Start(offset: $0.start, line: $0.number) } }

  /// Forgets what was read.
  mutating func removeItems() {
    items.removeAll(keepingCapacity: true)
  }

  /// Reads to the end of the file, or to the record where a recorder was cut off; or so many
  /// records.
  ///
  /// - Returns: whether there may be more.
  @discardableResult
  mutating func parse(most: Int = .max) throws(SessionSyntaxError) -> Bool {
    while let line = ahead {
      if items.count == most { return true }
      ahead = scanner.next()
      if isBlank(line) {
        if header.isRecorded, !line.hasNewline { return false }
        append(.blank, line, line)
      } else if base[line.start] == UInt8(ascii: "#") {
        if header.isRecorded, !line.hasNewline { return false }
        try Fields(base, line).check(allowsTabs: true)
        append(.comment, line, line)
      } else {
        if hasEnd { throw Fields(base, line).error(.afterEnd) }
        readContinuations()
        let last = rest.last ?? line
        if header.isRecorded, !last.hasNewline { return false }
        let record = try record(Fields(base, line), rest)
        append(record, line, last)
        if case .end = record { hasEnd = true }
      }
    }
    return false
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
  private mutating func readContinuations() {
    rest.removeAll(keepingCapacity: true)
    while let line = ahead, line.start < line.end, base[line.start] == 0x20, !isBlank(line) {
      guard line.end - line.start > 3, base[line.start + 1] == 0x20, base[line.start + 2] == 0x20
      else { break }
      rest.append(line)
      ahead = scanner.next()
    }
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
    case UInt8(ascii: "<") where fields.consume("-"): return try receive(&fields, rest)
    case UInt8(ascii: "-") where fields.consume(">"): return try send(&fields, rest)
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
  func refuse(_ rest: [LineScanner.Line]) throws(SessionSyntaxError) {
    if let line = rest.first { throw Fields(base, line).error(.strayContinuation) }
  }

  /// For records that cross the wire.
  func wantLayerWire(_ fields: Fields) throws(SessionSyntaxError) {
    guard header.layer == .wire else {
      throw fields.error(.notInLayerShell, at: fields.line.start)
    }
  }
}

extension RecordParser {
  private func typed(
    _ fields: inout Fields, _ rest: [LineScanner.Line]
  ) throws(SessionSyntaxError) -> Record {
    if fields.consume("*") {
      try refuse(rest)
      return .hidden(name: try secretName(&fields))
    }
    var after: Int64?
    if fields.consume("+") { after = try fields.number("milliseconds") }
    return .typed(after: after, try text(afterSpace: &fields, rest))
  }

  private func secretName(_ fields: inout Fields) throws(SessionSyntaxError) -> Text {
    let wanted = SessionSyntaxError.Problem.wants("a space and [secret:NAME]")
    guard fields.consume(" "), skip("[secret:", &fields) else { throw fields.error(wanted) }
    let start = fields.offset
    while !fields.isAtEnd, fields.next != UInt8(ascii: "]") { fields.offset += 1 }
    let name = Text(start: start, end: fields.offset, isPlain: true, hasBracket: false)
    guard fields.consume("]") else { throw fields.error(wanted) }
    try fields.end()
    return name
  }

  func skip(_ word: StaticString, _ fields: inout Fields) -> Bool {
    var copy = fields
    for position in 0..<word.utf8CodeUnitCount {
      guard copy.consume(Unicode.Scalar(word.utf8Start[position])) else { return false }
    }
    fields = copy
    return true
  }

  private func printed(
    _ stream: Record.Stream, _ fields: inout Fields, _ rest: [LineScanner.Line]
  ) throws(SessionSyntaxError) -> Record {
    if stream == .output, !fields.isAtEnd {
      if fields.consume("?") {
        try refuse(rest)
        return try assertion(&fields)
      }
      if fields.next == UInt8(ascii: "."), fields.consume(word: "...") {
        try fields.end()
        try refuse(rest)
        return .rest
      }
    }
    if fields.consume("~") {
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
    if !fields.isAtEnd, !fields.consume(" ") {
      throw fields.error(fields.next == 0x09 ? .tabInSigil : .missingSpace)
    }
    return try text(from: fields.offset, fields, rest, isPattern, mayBeOpen)
  }

  @inline(__always)
  func text(
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
    guard fields.consume(word: "end"), fields.consume(" "), let turns = count(&fields),
      fields.consume(" "),
      fields.consume(word: "turns,") || turns == 1 && fields.consume(word: "turn,"),
      fields.consume(" "), fields.consume(word: "exit"), fields.consume(" "),
      let exit = count(&fields)
    else {
      let isEnd = fields.offset > fields.line.start
      throw isEnd
        ? fields.error(wanted) : fields.error(.unknownSigil, at: fields.line.start)
    }
    try fields.end()
    return .end(turns: Int(turns), exit: Int(exit))
  }

  /// A number as it is counted, without zeros in front.
  private func count(_ fields: inout Fields) -> Int64? {
    let start = fields.offset
    guard let number = fields.number() else { return nil }
    guard base[start] == UInt8(ascii: "0"), fields.offset > start + 1 else { return number }
    fields.offset = start
    return nil
  }

  private func act(_ fields: inout Fields) throws(SessionSyntaxError) -> Record {
    if fields.consume(word: "wait") {
      try fields.space(before: "a duration")
      let milliseconds = try duration(&fields)
      try fields.end()
      return .wait(milliseconds: milliseconds)
    }
    if let show = try show(&fields) {
      try fields.end()
      return .show(show)
    }
    var after: Int64?
    if fields.consume("+") {
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
    if fields.consume(word: "interrupt") { return .interrupt }
    if fields.consume(word: "deadline") { return .deadline }
    if fields.consume(word: "eof") { return .eof }
    if fields.consume(word: "terminate") { return .terminate }
    if fields.consume(word: "net") {
      try fields.space(before: "down or up")
      if fields.consume(word: "down") { return .net(isUp: false) }
      if fields.consume(word: "up") { return .net(isUp: true) }
      throw fields.error(.wants("down or up"))
    }
    if fields.consume(word: "resize") {
      try fields.space(before: "a size such as 80x24")
      let columns = try fields.number("a size such as 80x24")
      guard fields.consume("x") else { throw fields.error(.wants("a size such as 80x24")) }
      let rows = try fields.number("a size such as 80x24")
      return .resize(columns: Int(columns), rows: Int(rows))
    }
    throw fields.error(
      .wants(
        "wait, interrupt, deadline, eof, terminate, resize, net down, net up, type, pause, caption "
          + "or marker"))
  }

  func duration(_ fields: inout Fields) throws(SessionSyntaxError) -> Int64 {
    let wanted = "a duration such as 1500ms, 2s, 5m, 1h or 1d"
    let start = fields.offset
    let value = try fields.number(wanted)
    for (unit, factor) in units where fields.consume(word: unit) {
      guard value <= Fields.largest / factor else { throw fields.error(.numberTooLarge, at: start) }
      return value * factor
    }
    throw fields.error(.wants(wanted))
  }

  private var units: [(StaticString, Int64)] {
    [("ms", 1), ("s", 1000), ("m", 60_000), ("h", 3_600_000), ("d", 86_400_000)]
  }
}
