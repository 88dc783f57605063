internal import Edge
internal import Time

/// A response whose body comes in pieces.
struct BodyStream {
  let channel: Channel
  var response: Response
}

/// Layer wire: a stimulus has its place.
extension Replay {
  /// Answers a pull with what stands next in the file.
  mutating func pullByPlace(_ want: Want, _ deadline: Instant?) throws -> Arrival {
    while true {
      if let arrival = try takeKept(want) { return arrival }
      guard let item = next else { return try pullAtEnd(want) }
      try checkNothingIsMissing()
      switch item.record {
      case .typed, .hidden, .wait, .act(_, .eof):
        if let arrival = try input(item, want) { return arrival }
      case .act(let after, let act):
        if let arrival = try self.act(act, after, want, deadline) { return arrival }
      case .receive(let channel, let after, let received):
        if let arrival = try receive(channel, after, received, want) { return arrival }
      case .blank, .comment, .send, .printed, .pattern, .end:
        throw stuck(wanted(want))
      }
    }
  }

  /// Takes an input, or keeps it for the next time that a line is wanted.
  private mutating func input(_ item: Item, _ want: Want) throws -> Arrival? {
    let index = block.end
    let isEarly = isEarly(item, want)
    guard want.acceptsAnyLine || isEarly else {
      try takeNext(at: now)
      kept.append(index)
      return nil
    }
    if want.acceptsAnyLine { try flushUnended() }
    try takeNext(at: time(of: item))
    return handOver(index)
  }

  private func isEarly(_ item: Item, _ want: Want) -> Bool {
    if case .act(.some, .eof) = item.record { return want.acceptsEnd }
    guard let early = want.early, case .typed(.some, let text) = item.record else { return false }
    return early.first(in: [file.string(text)]) != nil
  }

  /// When a stimulus comes that is taken now.
  private func time(of item: Item) -> Instant {
    switch item.record {
    case .typed(let after?, _), .act(let after?, _): max(now, last + .milliseconds(after))
    case .wait(let milliseconds): now + .milliseconds(milliseconds)
    default: now
    }
  }

  /// What an input is to the program; a wait is nothing to it.
  mutating func handOver(_ index: Int) -> Arrival? {
    switch file.items[index].record {
    case .typed(_, let text):
      beginTurn(index)
      return .line(standIns(in: file.string(text), text))
    case .hidden(let name):
      let name = file.string(name)
      guard !name.isEmpty else { return .line("") }
      redactor.register(name: name, value: "[secret:\(name)]")
      return .line("[secret:\(name)]")
    case .act(_, .eof): return .endOfInput
    default: return nil
    }
  }

  /// Takes what was kept, when a line is wanted.
  private mutating func takeKept(_ want: Want) throws -> Arrival? {
    guard want.acceptsAnyLine else { return nil }
    while !kept.isEmpty {
      try flushUnended()
      let index = kept.removeFirst()
      if case .wait = file.items[index].record {
        now = time(of: file.items[index])
        last = now
      }
      if let arrival = handOver(index) { return arrival }
    }
    return nil
  }

  private mutating func act(
    _ act: Record.Act, _ after: Int64?, _ want: Want, _ deadline: Instant?
  ) throws -> Arrival? {
    let instant = after.map { max(now, last + .milliseconds($0)) }
    switch act {
    case .interrupt, .terminate:
      try takeNext(at: instant ?? now)
      return act == .interrupt ? .interrupt : .terminate
    case .deadline:
      guard let deadline else { throw stuck(wanted(want)) }
      try takeNext(at: instant ?? max(now, deadline))
      return .deadline
    case .eof, .resize, .net:
      try takeNext(at: instant ?? now)
      return nil
    }
  }

  private mutating func receive(
    _ channel: Channel, _ after: Int64, _ received: Record.Received, _ want: Want
  ) throws -> Arrival? {
    guard let ours = names.ours(channel) else { throw unused(channel) }
    guard want.accepts(ours) else { throw stuck(wanted(want)) }
    let isFirstOfMany = isStreamed(channel, received)
    try takeNext(at: max(now, last + .milliseconds(after)))
    if let place = streams.firstIndex(where: { $0.channel == channel }) {
      return stream(received, ours, place)
    }
    let arrival = arrival(received, ours)
    if isFirstOfMany, case .response(_, let response) = arrival {
      streams.append(BodyStream(channel: channel, response: response))
      return nil
    }
    return arrival
  }

  private mutating func arrival(_ received: Record.Received, _ ours: Channel) -> Arrival {
    switch received {
    case .status(101, _) where ours.kind == .socket: .opened(ours)
    case .status(let status, let content):
      .response(
        ours,
        Response(
          status, headers: file.headers(content),
          body: content.body.map { standIns(in: file.string($0), $0.text) } ?? ""))
    case .frame(let body):
      switch file.frame(body) {
      case .text(let text): .frame(ours, .text(standIns(in: text, body.text)))
      case .binary(let bytes): .frame(ours, .binary(bytes))
      }
    case .close(let code, let reason):
      .closed(ours, CloseCode(rawValue: code), reason: reason.map(file.string) ?? "")
    case .fail(let failure): .failed(ours, failure)
    case .end: .closed(ours, .normal, reason: "")
    }
  }

  /// Puts tokens where the recorder wrote stand-ins.
  private mutating func standIns(in string: String, _ text: Text) -> String {
    text.hasBracket ? redactor.tokens(in: string) : string
  }

  /// The end of a finished file is the end of the input.
  private mutating func pullAtEnd(_ want: Want) throws -> Arrival {
    if file.isIncomplete {
      try checkNothingIsMissing()
      throw EndOfRecording()
    }
    return try endInput(want)
  }

  /// Hands out the end of the input, though not for ever.
  mutating func endInput(_ want: Want) throws -> Arrival {
    ends += 1
    guard want.acceptsAnyLine, ends <= 1000 else {
      try checkNothingIsMissing()
      throw stuck(wanted(want))
    }
    try flushUnended()
    return .endOfInput
  }

  /// What a want is, in words.
  func wanted(_ want: Want) -> String {
    switch want {
    case .line(_, _, _, let watching) where watching.isEmpty: "a line"
    case .line(_, _, _, let watching):
      "a line, or for \(watching.map(inFile).joined(separator: ", "))"
    case .text: "a text from the editor"
    case .channel(let channel, _): inFile(channel)
    case .nothing: "time to pass"
    }
  }

  private func inFile(_ channel: Channel) -> String {
    (names.inFile(channel) ?? channel).description
  }
}

/// Bodies in pieces: a status, then frames, then an end.
extension Replay {
  /// Whether the body of a response comes in the frames that follow.
  private func isStreamed(_ channel: Channel, _ received: Record.Received) -> Bool {
    guard channel.kind == .http, case .status(_, let content) = received, content.body == nil
    else { return false }
    for item in file.items[(block.end + 1)...] {
      switch item.record {
      case .typed: return false
      case .receive(channel, _, .frame), .receive(channel, _, .end): return true
      case .receive(channel, _, _): return false
      default: break
      }
    }
    return false
  }

  private mutating func stream(
    _ received: Record.Received, _ ours: Channel, _ place: Int
  ) -> Arrival? {
    switch received {
    case .frame(let body):
      switch file.frame(body) {
      case .text(let text): streams[place].response.body += text
      case .binary(let bytes):
        streams[place].response.body += String(decoding: bytes, as: UTF8.self)
      }
      return nil
    case .end: return .response(ours, streams.remove(at: place).response)
    case .status, .close, .fail:
      streams.remove(at: place)
      return arrival(received, ours)
    }
  }
}
