import Edge
import Testing
import Time
import Wellness

@testable import ServiceClient

@Suite struct ConsultationSocketTests {
  private typealias Step = (after: Int, arrival: (Channel) -> Arrival)
  private static let id = Consultation.BackendID("c-1")

  private static func frame(_ text: String, after: Int = 1) -> Step {
    (after, { .frame($0, .text(text)) })
  }

  private static func type(_ type: String, after: Int = 1) -> Step {
    frame(#"{"type": "\#(type)"}"#, after: after)
  }

  private static func chunk(_ text: String, after: Int = 1) -> Step {
    frame(#"{"type": "stream_chunk", "content": "\#(text)"}"#, after: after)
  }

  private static var opening: [Step] { [(1, { .opened($0) }), type("connected")] }

  /// A socket that is connected and on which a message was sent, which these things answer.
  private func socket(_ answer: [Step]) throws -> (ConsultationSocket, Line) {
    let line = Line(socket: ConsultationSocketTests.opening, answer)
    let socket = line.client.socket()
    try socket.connect(to: ConsultationSocketTests.id, token: .header, timeout: .seconds(5))
    try socket.send("hello", id: Message.ID("m1"))
    return (socket, line)
  }

  private func events(_ answer: [Step], count: Int) throws -> [ConsultationSocket.Event] {
    let (socket, line) = try socket(answer)
    return try withExtendedLifetime(line) {
      try (0..<count).map { _ in try socket.next(timeout: .seconds(30), early: nil) }
    }
  }

  @Test func isConnectedOnlyByTheFrameThatSaysSo() throws {
    let line = Line(socket: [
      (1, { .opened($0) }), ConsultationSocketTests.type("pong", after: 10),
      ConsultationSocketTests.frame("garbage", after: 10),
      ConsultationSocketTests.type("connected", after: 4000),
    ])
    let socket = line.client.socket()
    #expect(!socket.isConnected)
    try socket.connect(to: ConsultationSocketTests.id, token: .header, timeout: .seconds(5))
    #expect(socket.isConnected)
    #expect(line.edge.now - Line.start == .milliseconds(4021))
    guard case .open(Channel(.socket, 1), let request)? = line.sent.first else {
      Issue.record("no socket was opened")
      return
    }
    #expect(request == Request(.get, "/api/v1/consultations/c-1/ws"))
  }

  @Test func isGivenUpWhereNobodySaysSo() {
    let line = Line(socket: [(1, { .opened($0) })])
    let socket = line.client.socket()
    #expect(throws: BackendError.unreachable(.timeout)) {
      try socket.connect(to: ConsultationSocketTests.id, token: .header, timeout: .seconds(5))
    }
    #expect(!socket.isConnected)
    #expect(line.edge.now - Line.start == .seconds(5))
    guard case .close(Channel(.socket, 1), .goingAway)? = line.sent.last else {
      Issue.record("the socket was not closed")
      return
    }
  }

  @Test func aRefusedOpeningIsToldByItsStatus() {
    let body = #"{"error": {"code": "NOT_FOUND", "message": "no such consultation"}}"#
    let line = Line(socket: [(1, { .response($0, Response(404, body: body)) })])
    let socket = line.client.socket()
    #expect(
      throws: BackendError.refused(
        status: 404, code: "NOT_FOUND", message: "no such consultation")
    ) { try socket.connect(to: ConsultationSocketTests.id, token: .header, timeout: .seconds(5)) }
    #expect(!socket.isConnected)
  }

  @Test func anOpeningThatFailsIsUnreachable() {
    let endings: [(Step, ConnectionFailure)] = [
      ((1, { .failed($0, .tls) }), .tls),
      ((1, { .closed($0, .policyViolation, reason: "") }), .reset),
    ]
    for (step, failure) in endings {
      let line = Line(socket: [step])
      let socket = line.client.socket()
      #expect(throws: BackendError.unreachable(failure)) {
        try socket.connect(to: ConsultationSocketTests.id, token: .header, timeout: .seconds(5))
      }
    }
  }

  @Test func anInterruptWhileOpeningClosesIt() {
    let line = Line(socket: [(1000, { .opened($0) })])
    line.inbox.interrupt()
    let socket = line.client.socket()
    #expect(throws: Interrupted()) {
      try socket.connect(to: ConsultationSocketTests.id, token: .header, timeout: .seconds(5))
    }
    guard case .close(_, .goingAway)? = line.sent.last else {
      Issue.record("the socket was not closed")
      return
    }
  }

  @Test func sendsTheMessageWithItsID() throws {
    let (_, line) = try socket([])
    guard case .send(_, .text(let text))? = line.sent.last else {
      Issue.record("nothing was sent")
      return
    }
    #expect(text == #"{"client_id": "m1", "content": "hello", "type": "message"}"#)
  }

  @Test func tellsAnAnswerPieceByPiece() throws {
    let events = try events(
      [
        ConsultationSocketTests.type("message_received"), ConsultationSocketTests.chunk("One "),
        ConsultationSocketTests.type("pong"), ConsultationSocketTests.type("typing"),
        ConsultationSocketTests.chunk("two"), ConsultationSocketTests.type("stream_complete"),
      ], count: 4)
    #expect(events == [.acknowledged, .piece("One "), .piece("two"), .complete])
  }

  @Test func tellsFramesThatTravelledAsOne() throws {
    let batch = [
      #"{"type": "message_received"}"#, #"{"type": "stream_chunk", "content": "One "}"#, "", "oops",
      #"{"type": "stream_chunk", "content": "two"}"#, #"{"type": "stream_complete"}"#,
    ]
    for separator in ["\n", "\r\n"] {
      let events = try events(
        [ConsultationSocketTests.frame(batch.joined(separator: separator))], count: 5)
      #expect(events.prefix(2) == [.acknowledged, .piece("One ")])
      guard case .unreadable = events[2] else {
        Issue.record("\(events[2])")
        return
      }
      #expect(events.suffix(2) == [.piece("two"), .complete])
    }
  }

  /// So that nothing which could be interrupted takes a hundred thousand steps.
  @Test(.timeLimit(.minutes(10))) func joinsThePiecesOfOneFrame() throws {
    let chunk = #"{"type": "stream_chunk", "content": "a "}"# + "\n"
    let text =
      String(repeating: chunk, count: 5000) + String(repeating: "x\n", count: 50_000) + chunk
    let (socket, line) = try socket([ConsultationSocketTests.frame(text)])
    var events: [ConsultationSocket.Event] = []
    var answer = ""
    repeat {
      events.append(try socket.next(timeout: .seconds(30), early: nil))
      if case .piece(let piece)? = events.last { answer += piece }
    } while answer.utf8.count < 10_002
    #expect(answer == String(repeating: "a ", count: 5001))
    #expect(events.last == .piece("a "))
    #expect(events.count <= text.utf8.count / ConsultationSocket.portion + 3)
    _ = line
  }

  /// Pieces that cannot be joined, as many as a frame holds of them.
  private static let alternating = String(
    repeating: #"{"type": "stream_chunk", "content": "a"}"# + "\n"
      + #"{"type": "message_received"}"# + "\n", count: 20_000)

  @Test(.timeLimit(.minutes(10))) func anInterruptIsSeenInTheMidstOfAFrame() throws {
    let (socket, line) = try socket([
      ConsultationSocketTests.frame(ConsultationSocketTests.alternating)
    ])
    #expect(try socket.next(timeout: .seconds(30), early: nil) == .piece("a"))
    line.inbox.interrupt()
    var told = 1
    while try socket.next(timeout: .seconds(30), early: nil) != .interrupted { told += 1 }
    #expect(told <= ConsultationSocket.portion / 30)
    // Who goes on all the same misses nothing.
    for number in told..<40_000 {
      let event = try socket.next(timeout: .seconds(30), early: nil)
      if event != (number % 2 == 0 ? .piece("a") : .acknowledged) {
        Issue.record("\(number) is \(event)")
        return
      }
    }
  }

  @Test(.timeLimit(.minutes(10))) func anInterruptIsSeenInTheMidstOfAFrameThatOpensNothing() throws
  {
    let line = Line(socket: [
      (1, { .opened($0) }), ConsultationSocketTests.frame(ConsultationSocketTests.alternating),
      ConsultationSocketTests.type("connected"),
    ])
    line.inbox.interrupt()
    let socket = line.client.socket()
    #expect(throws: Interrupted()) {
      try socket.connect(to: ConsultationSocketTests.id, token: .header, timeout: .seconds(5))
    }
    #expect(line.edge.now - Line.start <= .milliseconds(3))
  }

  @Test func tellsAWholeAnswer() throws {
    let answer = #"{"type": "message", "message": {"role": "assistant", "content": "All of it"}}"#
    let echo = #"{"type": "message", "message": {"role": "user", "content": "hello"}}"#
    let events = try events(
      [ConsultationSocketTests.frame(echo), ConsultationSocketTests.frame(answer)], count: 1)
    #expect(events == [.answer("All of it")])
  }

  @Test func aFrameOfBytesIsPassedOver() throws {
    let events = try events(
      [
        (1, { .frame($0, .binary([0, 1, 255])) }), ConsultationSocketTests.chunk("One"),
        ConsultationSocketTests.type("stream_complete"),
      ], count: 2)
    #expect(events == [.piece("One"), .complete])
  }

  @Test func aRefusedTurnLeavesTheSocketOpen() throws {
    let (socket, line) = try socket([
      ConsultationSocketTests.frame(#"{"type": "error", "error": "too long", "code": "LONG"}"#),
      ConsultationSocketTests.frame(#"{"type": "error"}"#),
    ])
    #expect(
      try socket.next(timeout: .seconds(1), early: nil)
        == .refused(message: "too long", code: "LONG"))
    #expect(try socket.next(timeout: .seconds(1), early: nil) == .refused(message: "", code: nil))
    #expect(socket.isConnected)
    _ = line
  }

  @Test func itsEndInTheMidstOfAnAnswerIsTold() throws {
    let endings: [(Step, ConsultationSocket.Event)] = [
      ((1, { .closed($0, .goingAway, reason: "bye") }), .closed(.goingAway)),
      ((1, { .closed($0, .internalError, reason: "") }), .closed(.internalError)),
      ((1, { .failed($0, .reset) }), .failed(.reset)),
      ((1, { .response($0, Response(500)) }), .failed(.protocolError)),
    ]
    for (step, event) in endings {
      let (socket, line) = try socket([ConsultationSocketTests.chunk("One"), step])
      #expect(try socket.next(timeout: .seconds(1), early: nil) == .piece("One"))
      #expect(try socket.next(timeout: .seconds(1), early: nil) == event)
      #expect(!socket.isConnected)
      let before = line.sent.count
      try socket.close(.normal)
      #expect(line.sent.count == before)
    }
  }

  @Test func silenceIsToldAfterTheTimeGiven() throws {
    let (socket, line) = try socket([
      ConsultationSocketTests.chunk("One"), ConsultationSocketTests.chunk("two", after: 900),
      ConsultationSocketTests.chunk("three", after: 1100),
    ])
    let began = line.edge.now
    #expect(try socket.next(timeout: .seconds(1), early: nil) == .piece("One"))
    #expect(try socket.next(timeout: .seconds(1), early: nil) == .piece("two"))
    #expect(try socket.next(timeout: .seconds(1), early: nil) == .silence)
    #expect(line.edge.now - began == .milliseconds(1901))
    #expect(try socket.next(timeout: .seconds(1), early: nil) == .piece("three"))
  }

  @Test func anInterruptIsToldAndEndsNothingByItself() throws {
    let (socket, line) = try socket([ConsultationSocketTests.chunk("One")])
    line.inbox.interrupt()
    #expect(try socket.next(timeout: .seconds(1), early: nil) == .interrupted)
    #expect(socket.isConnected)
    try socket.close(.goingAway)
    #expect(!socket.isConnected)
  }

  private func connected(_ additions: String) -> Step {
    ConsultationSocketTests.frame(#"{"type": "connected", "additions": \#(additions)}"#)
  }

  /// A socket whose service lists these additions, and on which a message was sent, which these
  /// things answer.
  private func socket(
    listing additions: String, _ answer: [Step]
  ) throws -> (ConsultationSocket, Line) {
    let line = Line(socket: [(1, { .opened($0) }), connected(additions)], answer)
    let socket = line.client.socket()
    try socket.connect(to: ConsultationSocketTests.id, token: .header, timeout: .seconds(5))
    try socket.send("hello", id: Message.ID("m1"))
    return (socket, line)
  }

  @Test(arguments: [
    (#"["interrupt", "user_message"]"#, 1), (#"["user_message"]"#, 0), ("[]", 0), ("null", 0),
  ])
  func anInterruptIsSentWhereItIsListed(additions: String, count: Int) throws {
    let (socket, line) = try socket(listing: additions, [])
    try socket.interrupt()
    let sent = line.sent.suffix(2).map { effect in
      switch effect {
      case .send(_, .text(let text)): text
      case .close(_, let code): "close \(code.rawValue)"
      default: "\(effect)"
      }
    }
    #expect(sent.last == "close 1001" && !socket.isConnected)
    #expect((sent.first == #"{"type": "interrupt"}"#) == (count == 1))
    // Where it is closed, nothing more is sent.
    let before = line.sent.count
    try socket.interrupt()
    #expect(line.sent.count == before)
  }

  /// What another socket has asked for, up to the receipt of what this one has.
  private static var others: [Step] {
    [
      frame(#"{"type": "user_message", "message": {"content": "hi"}}"#), chunk("Not "),
      frame(#"{"type": "stream_chunk", "content": "", "waiting": "thinking"}"#), chunk("mine"),
      frame(#"{"type": "message", "message": {"role": "assistant", "content": "Nor this"}}"#),
      type("stream_complete"), frame("garbage"),
    ]
  }

  @Test func whatOthersHaveAskedForIsPassedOver() throws {
    let (socket, line) = try socket(
      listing: #"["user_message"]"#,
      ConsultationSocketTests.others + [
        ConsultationSocketTests.type("message_received"), ConsultationSocketTests.chunk("One"),
        ConsultationSocketTests.frame(#"{"type": "stream_complete", "interrupted": true}"#),
      ])
    let events = try (0..<3).map { _ in try socket.next(timeout: .seconds(30), early: nil) }
    #expect(events == [.acknowledged, .piece("One"), .stopped])
    _ = line
  }

  @Test func aRefusalComesInTheMidstOfTheirs() throws {
    let (socket, line) = try socket(
      listing: #"["user_message"]"#,
      ConsultationSocketTests.others + [
        ConsultationSocketTests.frame(#"{"type": "error", "error": "busy", "code": "BUSY"}"#)
      ])
    #expect(
      try socket.next(timeout: .seconds(30), early: nil) == .refused(message: "busy", code: "BUSY"))
    _ = line
  }

  /// It is no sign of life of the answer that is waited for.
  @Test func theirsDoesNotPutOffTheEndOfTheWait() throws {
    let (socket, line) = try socket(
      listing: #"["user_message"]"#,
      (0..<20).map { _ in ConsultationSocketTests.chunk("mine", after: 100) })
    let start = line.edge.now
    #expect(try socket.next(timeout: .seconds(1), early: nil) == .silence)
    #expect(line.edge.now - start <= .milliseconds(1100))
  }

  @Test func theEndOfTheProcessIsThrown() throws {
    let (socket, line) = try socket([])
    line.inbox.terminate()
    #expect(throws: Terminated()) { try socket.next(timeout: .seconds(1), early: nil) }
  }

  @Test func aClosedSocketForgetsWhatItHadNotTold() throws {
    let batch =
      #"{"type": "stream_chunk", "content": "One"}"# + "\n" + #"{"type": "stream_complete"}"#
    let (socket, line) = try socket([ConsultationSocketTests.frame(batch)])
    #expect(try socket.next(timeout: .seconds(1), early: nil) == .piece("One"))
    try socket.close(.goingAway)
    #expect(try socket.next(timeout: .seconds(1), early: nil) == .silence)
    _ = line
  }

  @Test func eachSocketHasItsChannel() {
    let line = Line(answering: Response(200))
    #expect(line.client.socket().channel == Channel(.socket, 1))
    #expect(line.client.socket().channel == Channel(.socket, 2))
  }
}

extension ConsultationSocket {
  /// Waits for what comes within a time from now.
  func next(timeout: Duration, early: EarlyLines?) throws -> Event {
    try next(until: edge.now + timeout, early: early)
  }
}
