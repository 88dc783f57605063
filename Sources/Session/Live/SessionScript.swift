import Edge
import JSON

/// What a session asks of a live run: the inputs to type, in their order, and what its answers have
/// to be like, whatever they say.
package struct SessionScript: Sendable {
  /// One thing that the user does.
  package enum Stimulus: Hashable, Sendable {
    /// An input; every one begins a turn.
    case typed(String, line: Int)
    /// What is read without echo; the name is the one of its stand-in, as `password`.
    case hidden(name: String, line: Int)
    /// Time that passes at the prompt, in milliseconds.
    case wait(milliseconds: Int64)
    /// Ctrl-C, after so many arrivals within the turn.
    case interrupt(afterArrivals: Int)
    case endOfInput
    case terminate
  }

  /// One request or one opening, and what came of it.
  package struct Exchange: Hashable, Sendable {
    /// The line of the answer.
    package let line: Int
    let channel: Channel
    /// `nil` for the opening of a socket.
    let method: Request.Method?
    /// Without the query.
    let path: String
    let status: Int
    let body: String
  }

  /// What came over sockets within one turn.
  struct Frames: Hashable, Sendable {
    /// Of the first frame.
    let line: Int
    let channel: Channel
    /// Objects as they came, and closings.
    var pieces: [FramePiece] = []
  }

  /// What stands between two inputs.
  package struct Turn: Sendable {
    /// The line of the input; 1 for what comes before the first.
    package let line: Int
    /// As the file has it; `nil` before the first.
    package let input: String?
    var exchanges: [Exchange] = []
    /// `nil` where none came.
    var frames: Frames?
    /// Whether something is left out of the live run here, so that less may come of it.
    var hasGap = false
    /// Whether the user stops an answer.
    var isInterrupted = false
    /// What the file has on stderr, line by line.
    package internal(set) var complaints: [String] = []
  }

  /// In the order of the file.
  package private(set) var stimuli: [Stimulus] = []
  /// What stands before the first input, then one for each input.
  package private(set) var turns: [Turn] = [Turn(line: 1, input: nil)]
  /// What a live run can't be made to do, by line, as in `line 12: <- h3 +80 fail timeout`.
  package private(set) var skipped: [String] = []
  /// What answers have to say.
  let assertions: [PlacedAssertion]

  /// Reads what a file has of it.
  package init(_ file: SessionFile) {
    assertions = file.assertions
    /// What was asked on each channel, until the answer comes.
    var asked: [Channel: (method: Request.Method?, path: String)] = [:]
    var arrivals = 0
    for item in file.items {
      switch item.record {
      case .typed(_, let text):
        stimuli.append(.typed(file.string(text), line: item.line))
        turns.append(Turn(line: item.line, input: file.lines(item).first))
        arrivals = 0
      case .hidden(let name): stimuli.append(.hidden(name: file.string(name), line: item.line))
      case .wait(let milliseconds): stimuli.append(.wait(milliseconds: milliseconds))
      case .act(let after, let act):
        add(act, after: after ?? 0, arrivals: arrivals, file, item)
      case .send(let channel, .request(let method, let target, _)):
        asked[channel] = (method, SessionScript.path(of: file.string(target)))
      case .send(let channel, .open(let target, _)):
        asked[channel] = (nil, SessionScript.path(of: file.string(target)))
      case .printed(.diagnostics, let text):
        turns[turns.count - 1].complaints.append(file.string(text))
      case .receive(let channel, _, let received):
        arrivals += 1
        add(received, on: channel, asked[channel], file, item)
      default: break
      }
    }
  }

  private mutating func add(
    _ act: Record.Act, after: Int64, arrivals: Int, _ file: SessionFile, _ item: Item
  ) {
    switch act {
    case .interrupt:
      stimuli.append(.interrupt(afterArrivals: arrivals))
      turns[turns.count - 1].isInterrupted = true
    // Time alone; a deadline comes by itself once it has passed.
    case .deadline:
      stimuli.append(.wait(milliseconds: after))
      turns[turns.count - 1].hasGap = true
    case .eof: stimuli.append(.endOfInput)
    case .terminate: stimuli.append(.terminate)
    case .net: skip(item, file)
    default: break
    }
  }

  private mutating func add(
    _ received: Record.Received, on channel: Channel,
    _ asked: (method: Request.Method?, path: String)?, _ file: SessionFile, _ item: Item
  ) {
    switch received {
    case .fail: skip(item, file)
    case .status(let status, let content):
      guard let asked else { return }
      turns[turns.count - 1].exchanges.append(
        Exchange(
          line: item.line, channel: channel, method: asked.method, path: asked.path,
          status: status, body: content.body.map { file.string($0) } ?? ""))
    case .frame(let body):
      // A body in pieces is held to its status alone.
      guard channel.kind == .socket, case .text(let text) = file.frame(body) else { return }
      add(FramePiece.all(in: text), on: channel, item.line)
    case .close: add([.close], on: channel, item.line)
    case .end: break
    }
  }

  private mutating func add(_ pieces: [FramePiece], on channel: Channel, _ line: Int) {
    let last = turns.count - 1
    var frames = turns[last].frames ?? Frames(line: line, channel: channel)
    frames.pieces += pieces
    turns[last].frames = frames
  }

  private mutating func skip(_ item: Item, _ file: SessionFile) {
    skipped.append("line \(item.line): \(file.lines(item).first ?? "")")
    turns[turns.count - 1].hasGap = true
  }

  static func path(of target: String) -> String {
    String(target.prefix { $0 != "?" })
  }
}

/// One object of a frame, or the end of its socket.
enum FramePiece: Hashable, Sendable {
  case object(JSON)
  case text
  case close

  /// What the pieces of an answer are called.
  private static let chunk = "stream_chunk"
  /// What a socket is kept alive with.
  private static let lifeSigns = ["ping", "pong"]

  /// The objects in a text frame: one, or one a line.
  static func all(in text: String) -> [FramePiece] {
    if case .json(let json) = Payload(text) { return [.object(json)] }
    return text.split(separator: "\n").map {
      if case .json(let json) = Payload(String($0)) { .object(json) } else { .text }
    }
  }

  /// What it is, in the word of its `type`.
  var kind: String {
    switch self {
    case .object(let json):
      (json["type"]?.stringValue ?? "(an object without type)")
        + (notice.map { " (notice \($0))" } ?? "")
    case .text: "(no JSON)"
    case .close: "close"
    }
  }

  /// What it tells of the answer in place of a piece of it, as `ended`; `nil` for a piece.
  var notice: String? {
    if case .object(let json) = self { json["notice"]?.stringValue } else { nil }
  }

  /// The order of the kinds, in which any number of chunks counts as one. Signs of life do not
  /// count, nor that not all of the conversation was told, which depends on how long answers are.
  static func kinds(of pieces: [FramePiece]) -> [String] {
    var kinds: [String] = []
    for piece in pieces
    where !lifeSigns.contains(piece.kind) && piece.notice != "omitted" {
      if piece.kind == chunk, kinds.last == chunk { continue }
      kinds.append(piece.kind)
    }
    return kinds
  }
}

extension SessionFile {
  /// How many bytes of a file stand before its first record.
  package static func headerLength(of file: SessionFile) -> Int {
    file.items.first?.start ?? file.bytes.count
  }

  /// The same inputs at the same times, for a run with an embedded backend in process: a file of
  /// layer shell, without what crossed the wire. Printed lines are kept as they are.
  ///
  /// - Parameter header: of the new file.
  package func inputs(under header: SessionHeader) -> [UInt8] {
    var header = header
    header.layer = .shell
    header.isRecorded = false
    var bytes = Array(header.text.utf8)
    /// Milliseconds since the stimulus before, of stimuli that are left out.
    var passed: Int64 = 0
    for item in items {
      switch item.record {
      case .send: continue
      case .receive(_, let after, _), .act(let after?, .deadline): passed += after
      case .act(nil, .deadline): continue
      case .typed(let after?, _), .act(let after?, _):
        bytes += shifted(item, after, by: passed)
        passed = 0
      case .typed, .hidden, .wait, .act:
        bytes += self.bytes[item.start..<item.end]
        passed = 0
      case .blank, .comment, .printed, .pattern, .assertion, .rest, .show, .end:
        bytes += self.bytes[item.start..<item.end]
      }
      if bytes.last != 0x0A { bytes.append(0x0A) }
    }
    return bytes
  }

  /// A record with more milliseconds behind its first `+`.
  private func shifted(_ item: Item, _ after: Int64, by passed: Int64) -> [UInt8] {
    let record = bytes[item.start..<item.end]
    guard passed > 0, let plus = record.firstIndex(of: UInt8(ascii: "+")) else {
      return Array(record)
    }
    let rest = record[(plus + 1)...].drop { $0 &- 0x30 < 10 }
    return record[...plus] + Array(String(after + passed).utf8) + rest
  }
}

/// What a session has beside stimuli and expectations, for another recording of the same inputs:
/// comments, blank lines, what `play` shows, and what it asserts of answers.
package struct KeptLines: Sendable {
  /// What stands before the first record.
  package private(set) var first = ""
  /// What stands behind the last one.
  package private(set) var last = ""
  /// The file: what is personal in it stays.
  let bytes: [UInt8]
  /// What stands before each input.
  private var inputs: [String] = []
  /// The assertions of each answer that has some, by turn; 0 before the first input.
  private var answers: [[String]] = [[]]

  /// Reads what a file has of it. What stands within a turn goes before the next input.
  package init(_ file: SessionFile) {
    bytes = file.bytes
    var pending = ""
    var hasRecord = false
    var isInRun = false
    for item in file.items {
      let lines = file.lines(item).joined(separator: "\n") + "\n"
      switch item.record {
      case .comment, .show: pending += lines
      // A blank line before an expectation belongs to nothing that will be there again.
      case .blank: pending += "\n"
      case .assertion:
        if !isInRun { answers[answers.count - 1].append("") }
        isInRun = true
        answers[answers.count - 1][answers[answers.count - 1].count - 1] += lines
        pending = KeptLines.withoutBlanks(pending)
      case .typed:
        inputs.append(pending)
        answers.append([])
        (pending, isInRun) = ("", false)
      default:
        if !hasRecord { (first, pending) = (pending, "") }
        pending = KeptLines.withoutBlanks(pending)
        isInRun = false
      }
      switch item.record {
      case .blank, .comment, .show: break
      default: hasRecord = true
      }
    }
    last = pending
  }

  /// What stands before an input.
  ///
  /// - Parameter turn: counted from 1.
  func before(_ turn: Int) -> String {
    inputs.indices.contains(turn - 1) ? inputs[turn - 1] : ""
  }

  /// The assertions of an answer; `nil` where the file has its lines.
  ///
  /// - Parameters:
  ///   - number: of the answers of the turn that have some, counted from 0.
  ///   - turn: 0 before the first input.
  func assertions(of number: Int, in turn: Int) -> String? {
    guard turn < answers.count, number < answers[turn].count else { return nil }
    return answers[turn][number]
  }

  private static func withoutBlanks(_ lines: String) -> String {
    lines.split(separator: "\n").map { $0 + "\n" }.joined()
  }
}
