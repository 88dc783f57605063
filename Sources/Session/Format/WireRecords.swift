import Edge

/// The records of layer wire.
extension RecordParser {
  /// What came from the wire, after `<-`.
  func receive(
    _ fields: inout Fields, _ rest: [LineScanner.Line]
  ) throws(SessionSyntaxError) -> Record {
    try wantLayerWire(fields)
    try fields.space(before: "a channel such as h1 or w1")
    let channel = try fields.channel()
    try fields.space(before: "+milliseconds")
    guard fields.consume("+") else { throw fields.error(.wants("+milliseconds")) }
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
    if fields.consume(word: "end") {
      try fields.end()
      return .end
    }
    if fields.consume(word: "close") {
      let code = try closeCode(&fields)
      if fields.isAtEnd { return .close(code: code, reason: nil) }
      try fields.space(before: "a reason")
      return .close(code: code, reason: try text(from: fields.offset, fields, []))
    }
    if fields.consume(word: "fail") {
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

  /// What went over the wire, after `->`.
  func send(
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
    if fields.consume(word: "cancel") {
      try refuse(rest)
      try fields.end()
      return .cancel
    }
    if fields.consume(word: "close") {
      try refuse(rest)
      let code = try closeCode(&fields)
      try fields.end()
      return .close(code: code)
    }
    let isOpen = fields.consume(word: "open")
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
}
