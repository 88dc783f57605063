import JSON

/// The records that aren't compared line by line: assertions, and what only `play` and `export`
/// show.
extension RecordParser {
  /// What an answer has to say, after `|?`.
  func assertion(_ fields: inout Fields) throws(SessionSyntaxError) -> Record {
    let wanted = "has \"TEXT\", lacks \"TEXT\", words < N, asks, or matches PATTERN"
    try fields.space(before: wanted)
    let start = fields.offset
    var text = Text(start: start, end: start, isPlain: true, hasBracket: false)
    let kind: Record.AssertionRecord.Kind
    if fields.consume(word: "has") {
      text = try string(&fields)
      kind = .has
    } else if fields.consume(word: "lacks") {
      text = try string(&fields)
      kind = .lacks
    } else if fields.consume(word: "words") {
      kind = try words(&fields)
    } else if fields.consume(word: "asks") {
      kind = .asks
    } else if fields.consume(word: "matches") {
      try fields.space(before: "a pattern")
      if let text = try expression(&fields) {
        return .assertion(Record.AssertionRecord(kind: .finds, text: text))
      }
      text = try self.text(from: fields.offset, fields, [], true)
      guard text.length > 0 else { throw fields.error(.wants("a pattern")) }
      return .assertion(Record.AssertionRecord(kind: .matches, text: text))
    } else {
      throw fields.error(.wants(wanted))
    }
    try fields.end()
    return .assertion(Record.AssertionRecord(kind: kind, text: text))
  }

  /// What stands between `re/` and the `/` at the end of the line, as it stands: a backslash is the
  /// expression's own. `nil` for a pattern of another kind.
  private func expression(_ fields: inout Fields) throws(SessionSyntaxError) -> Text? {
    let (start, end) = (fields.offset + 3, fields.line.end - 1)
    guard start <= end, skip("re/", &fields), base[end] == UInt8(ascii: "/") else { return nil }
    let pattern = SearchPattern(text(start..<end))
    if let (offset, reason) = pattern.mistake {
      throw fields.error(.expression(reason), at: start + offset)
    }
    return Text(start: start, end: end, isPlain: true, hasBracket: false)
  }

  private func words(
    _ fields: inout Fields
  ) throws(SessionSyntaxError) -> Record.AssertionRecord.Kind {
    let wanted = "<, <=, >, >= or = and a number of words"
    try fields.space(before: wanted)
    let start = fields.offset
    let sign = text(fields.word())
    guard let relation = Assertion.Relation(rawValue: sign) else {
      throw fields.error(.wants(wanted), at: start)
    }
    try fields.space(before: "a number of words")
    return .words(relation, Int(try fields.number("a number of words")))
  }

  /// What `play` and `export` show; `nil` for another act.
  func show(_ fields: inout Fields) throws(SessionSyntaxError) -> Record.Show? {
    if fields.consume(word: "type") { return .type(try strokes(&fields)) }
    if fields.consume(word: "caption") { return .caption(try string(&fields)) }
    if fields.consume(word: "marker") { return .marker(try string(&fields)) }
    guard fields.consume(word: "pause") else { return nil }
    try fields.space(before: "a duration")
    return .pause(milliseconds: try duration(&fields))
  }

  /// A space and a string in quotes, as JSON has it.
  private func string(_ fields: inout Fields) throws(SessionSyntaxError) -> Text {
    let wanted = "a text in quotes, such as \"15 pounds\""
    try fields.space(before: wanted)
    return try quoted(&fields, wanted)
  }

  private func quoted(_ fields: inout Fields, _ wanted: String) throws(SessionSyntaxError) -> Text {
    let start = fields.offset
    let base = base
    guard let end = QuotedString.end(at: start, limit: fields.line.end, { base[$0] }) else {
      throw fields.error(.wants(wanted), at: start)
    }
    do throws(JSON.SyntaxError) {
      _ = try JSON(parsing: UnsafeBufferPointer(start: base + start, count: end - start))
    } catch {
      throw fields.error(.wants(wanted), at: start)
    }
    fields.offset = end
    return Text(start: start, end: end, isPlain: true, hasBracket: false)
  }

  private func strokes(_ fields: inout Fields) throws(SessionSyntaxError) -> Text {
    let wanted = "texts in quotes and names of keys, such as \"/goal sh\" tab"
    try fields.space(before: wanted)
    let start = fields.offset
    repeat {
      if fields.next == UInt8(ascii: "\"") {
        _ = try quoted(&fields, wanted)
      } else {
        let place = fields.offset
        guard PresentationKey(rawValue: text(fields.word())) != nil else {
          let keys = PresentationKey.allCases.map(\.rawValue).joined(separator: ", ")
          throw fields.error(.wants("a text in quotes or one of the keys \(keys)"), at: place)
        }
      }
    } while fields.consume(" ")
    return Text(start: start, end: fields.offset, isPlain: true, hasBracket: false)
  }

  private func text(_ places: Range<Int>) -> String {
    String(
      decoding: UnsafeBufferPointer(start: base + places.lowerBound, count: places.count),
      as: UTF8.self)
  }
}
