import Edge
import Time

/// Writes down what crosses the edge, one record at a time.
///
/// What was printed was recorded before; a recorder that is stopped anywhere leaves a file that
/// can be read.
package final class Recorder {
  private let layer: SessionHeader.Layer
  private let header: SessionHeader
  private let write: ([UInt8]) throws -> Void
  private let sync: () throws -> Void
  private var writer: RecordWriter
  private var withheld = WithheldRecords()
  private var answer = AnswerLines()
  /// When the last stimulus was taken that was written down.
  private var last: Instant
  /// Since when a line has been wanted after that stimulus.
  private var lineWantedSince: Instant?
  private var isUnsynced = false
  /// An input that is not written yet: what in it is personal is told right after it was read.
  private var input: (text: String, after: Int64?)?
  private var keyLines = KeyLines()
  private let personal: PersonalData
  private let tally = RedactionTally()
  /// What an earlier recording of the same inputs has beside them; `nil` where there is none.
  private var kept: KeptLines?
  /// How many answers have begun in this turn that the earlier recording asserts something of.
  private var answers = 0

  /// The number of inputs that were recorded.
  package private(set) var turns = 0

  /// Makes a recorder; nothing is written before `begin`.
  ///
  /// - Parameters:
  ///   - kept: what stands around the inputs and in place of answers; `nil` for nothing. What is
  ///     personal in its file is what it is, and stays.
  ///   - header: written with `recorded yes`; its clock is the clock of the edge at the start.
  ///   - keepsPersonal: whether e-mail addresses, names, dates of birth and numbers that lead to
  ///     somebody are written as they are; else stand-ins are, which are valid for their kind and
  ///     the same for the same.
  ///   - own: what somebody's own file says of secrets.
  ///   - write: appends the bytes of one record, in one call.
  ///   - sync: makes what was written last; called once a turn.
  package init(
    header: SessionHeader, keeping kept: KeptLines? = nil, keepsPersonal: Bool = false,
    own: OwnSecrets = .none,
    write: @escaping ([UInt8]) throws -> Void,
    sync: @escaping () throws -> Void = {}
  ) {
    var header = header
    header.isRecorded = true
    self.header = header
    self.kept = kept
    self.write = write
    self.sync = sync
    layer = header.layer
    last = header.clock
    personal = PersonalData(isKept: keepsPersonal, sparing: kept?.bytes ?? [])
    writer = RecordWriter(redactor: Redactor(personal: personal, own: own, tally: tally))
  }

  /// What was masked and what was kept, as sentences for a person; none where there was nothing.
  package var summary: [String] { RedactionSummary(personal, tally).lines }

  /// Writes the header.
  package func begin() throws {
    // A seed may look like the number of a card.
    let lines = header.text.split(separator: "\n", omittingEmptySubsequences: false)
    try put(
      lines.map { $0.hasPrefix("seed ") ? String($0) : writer.redactor.text(String($0)) }
        .joined(separator: "\n"))
    if let lines = kept?.first, !lines.isEmpty { try put(lines) }
  }

  /// Goes on behind records that were made without it.
  ///
  /// - Parameters:
  ///   - records: as they stand in a file.
  ///   - turns: the number of inputs among them.
  ///   - last: when the last stimulus was taken.
  package func resume(after records: [UInt8], turns: Int, last: Instant) throws {
    var records = records
    if let end = records.last, end != 0x0A { records.append(0x0A) }
    if !records.isEmpty { try write(records) }
    (self.turns, self.last) = (turns, last)
  }

  /// Writes the end; nothing may be recorded after it.
  package func finish(exit: Int) throws {
    try flushInput()
    try flushUnended()
    try putUnanswered()
    if let lines = kept?.last, !lines.isEmpty { try put(lines) }
    try put(writer.end(turns: turns, exit: exit))
    try write(withheld.popAll(writer))
    try sync()
  }

  private func put(_ lines: String) throws {
    try write(withheld.add(lines))
  }

  /// Writes the input that was read last.
  private func flushInput() throws {
    guard let (text, after) = input else { return }
    input = nil
    try put(writer.typed(text, after: after))
  }

  /// Writes a record with a frame, as soon as it is known not to begin a secret.
  private func put(
    _ frame: Frame, _ direction: FrameRecord.Direction, on channel: Channel, after: Int64 = 0
  ) throws {
    let record = writer.record(
      frame, direction, on: channel, after: after, sparesPieces: true)
    try write(withheld.add(record, writer))
  }

  private func write(_ records: [String]) throws {
    for record in records {
      try write(Array(record.utf8))
      isUnsynced = true
    }
  }

  /// Writes a comment where the recording stands.
  package func comment(_ text: String) throws {
    try flushInput()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let shown = escaped(writer.redactor.text(String(line)))
      try put(shown.isEmpty ? "#\n" : "# \(shown)\n")
    }
  }

  /// The core begins to wait.
  func waits(_ want: WaitFor, clock: Instant) throws {
    try flushInput()
    guard want.acceptsAnyLine else { return }
    if lineWantedSince == nil { lineWantedSince = clock }
    if isUnsynced {
      try sync()
      isUnsynced = false
    }
  }

  /// The core has what it waited for.
  func record(_ arrival: Arrival, for want: WaitFor, at now: Instant) throws {
    let after = (now - last).milliseconds
    switch arrival {
    case .line(let text):
      try line(text, want, after: after, now)
    case .endOfInput:
      try putUnanswered()
      try waited(until: now)
      try put(writer.act("eof", after: want.acceptsAnyLine ? nil : after))
    case .interrupt: try put(writer.act("interrupt", after: after))
    case .terminate: try put(writer.act("terminate", after: after))
    case .deadline:
      guard layer == .wire else { return }
      try put(writer.act("deadline", after: after))
    case .response, .opened, .frame, .closed, .failed:
      guard layer == .wire, let channel = arrival.channel, channel.kind != .peer else { return }
      try receive(arrival, channel, after: after)
    }
    last = now
    lineWantedSince = nil
  }

  private func receive(_ arrival: Arrival, _ channel: Channel, after: Int64) throws {
    if case .frame(_, let frame) = arrival {
      try put(frame, .received, on: channel, after: after)
    } else {
      try write(withheld.end(channel, writer))
      if let lines = writer.received(arrival, after: after) { try put(lines) }
    }
  }

  private func line(_ text: String, _ want: WaitFor, after: Int64, _ now: Instant) throws {
    if want.acceptsAnyLine {
      try flushUnended()
      try write(withheld.popAll(writer))
    }
    if !want.isHidden { try putUnanswered() }
    if want.acceptsAnyLine { try waited(until: now) }
    if case .line(let prompt, echo: false, _, _) = want {
      let name = secretName(prompt: prompt)
      writer.redactor.register(name: name, value: text)
      try put(writer.hidden(name: text.isEmpty ? "" : name))
      return
    }
    turns += 1
    answers = 0
    if let lines = kept?.before(turns), !lines.isEmpty { try put(lines) }
    input = (masked(text), want.acceptsAnyLine ? nil : after)
  }

  /// An input without a password that was typed where an address is asked for; it is masked in
  /// all that follows too.
  private func masked(_ text: String) -> String {
    guard let range = PrivateInput.password(in: text), !text[range].hasPrefix("[secret:") else {
      return text
    }
    let standIn = "[secret:password]"
    let password = String(text[range])
    tally.add(.password)
    if password.utf8.count >= KnownTexts.shortest {
      writer.redactor.register(name: "password", value: password)
    } else {
      // Too short to be looked for by itself: with the address before it.
      let words = text[..<range.lowerBound].split { $0.isWhitespace }
      let address = words.last.map(String.init) ?? ""
      writer.redactor.register(
        "\(address) \(password)", standIn: "\(writer.redactor.text(address)) \(standIn)",
        kind: .password)
    }
    return text[..<range.lowerBound] + standIn + text[range.upperBound...]
  }

  /// Writes how long the core waited for a line.
  private func waited(until now: Instant) throws {
    let duration = (now - (lineWantedSince ?? now)).milliseconds
    if duration > 0 { try put(writer.wait(milliseconds: duration)) }
  }

  /// The program did something.
  func record(_ effect: Effect) throws {
    switch effect {
    case .secret(let name, let value): return writer.redactor.register(name: name, value: value)
    case .note, .status, .offer, .remember, .clear, .option: return
    default: try flushInput()
    }
    switch effect {
    case .answer(let piece): answer.append(piece)
    case .answered:
      if try !putAssertions() {
        try flushComplete()
        if let open = answer.popOpen() { try answered(open) }
        try flushKey()
      }
      try write(withheld.popAll(writer))
    case .say(let line):
      try flushComplete()
      try put(.printed(.output, line.plain, isOpen: false))
    case .complain(let line):
      try flushComplete()
      try put(.printed(.diagnostics, line.plain, isOpen: false))
    case .request(let channel, let request): try send(.request(channel, request))
    case .open(let channel, let request): try send(.open(channel, request))
    case .send(let channel, let frame):
      if layer == .wire { try put(frame, .sent, on: channel) }
    case .close(let channel, let code):
      try write(withheld.end(channel, writer))
      try send(.close(channel, code))
    case .cancel(let channel): try send(.cancel(channel))
    case .note, .status, .offer, .remember, .clear, .option, .secret: break
    }
  }

  private func send(_ emission: Emission) throws {
    if layer == .wire { try put(emission) }
  }

  private func put(_ emission: Emission) throws {
    try put(writer.lines(emission))
  }

  /// Writes what an earlier recording asserts of the answer that is over, in place of its lines.
  private func putAssertions() throws -> Bool {
    guard let kept, !answer.isEmpty, let lines = kept.assertions(of: answers, in: turns) else {
      return false
    }
    _ = answer.popAll()
    answers += 1
    try put(lines)
    return true
  }

  /// Writes what an earlier recording asserts of answers that this turn doesn't have.
  private func putUnanswered() throws {
    while let lines = kept?.assertions(of: answers, in: turns) {
      answers += 1
      try put(lines)
    }
  }

  private func flushComplete() throws {
    if let kept, kept.assertions(of: answers, in: turns) != nil { return }
    for line in answer.popComplete() { try answered(line) }
  }

  private func answered(_ line: String) throws {
    for line in keyLines.add(line, writer.redactor) {
      try put(.printed(.output, line, isOpen: false))
    }
  }

  private func flushKey() throws {
    for line in keyLines.popAll(writer.redactor) {
      try put(.printed(.output, line, isOpen: false))
    }
  }

  /// Writes the lines of an answer that the program never ended.
  private func flushUnended() throws {
    guard !answer.isEmpty || !keyLines.isEmpty, try !putAssertions() else { return }
    try flushComplete()
    try flushKey()
    if let open = answer.popOpen() { try put(.printed(.output, open, isOpen: true)) }
  }
}

extension Edge {
  /// The same edge, with everything that crosses it written down.
  ///
  /// - Throws: from `pull` and `emit` also what the recorder's closures throw.
  package func recorded(by recorder: Recorder) -> Edge {
    Edge(
      pull: { want, deadline in
        try recorder.waits(want, clock: clock())
        let taken = try pull(want, deadline)
        try recorder.record(taken.arrival, for: want, at: taken.now)
        return taken
      },
      emit: { effect in
        try recorder.record(effect)
        try emit(effect)
      },
      clock: clock)
  }
}
