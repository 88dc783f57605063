import Edge
import Session
import Testing
import Time

/// When things happen: place in layer wire, time in layer shell.
@Suite struct ClockTests {
  static let start = SessionHeader.defaultClock

  /// Milliseconds since the start of the session.
  private func at(_ edge: Edge) -> Int64 { (edge.now - ClockTests.start).milliseconds }

  private func edge(_ text: String, peer: Peer? = nil) throws -> Edge {
    .replaying(Playback(try parse("lume-session 1\n" + text)), peer: peer)
  }

  static let any = WaitFor.line(prompt: nil)
  static let early = EarlyLines { $0.hasPrefix("/") ? .runs : .waits }

  @Test(arguments: SessionHeader.Layer.allCases)
  func aWaitBeginsWhenALineIsWanted(_ layer: SessionHeader.Layer) throws {
    let edge = try edge("layer \(layer.rawValue)\n\n> a\n@ wait 2s\n> b\n> c\n@ wait 1m\n@ eof\n")
    #expect(try edge.line() == .line("a"))
    #expect(at(edge) == 0)
    #expect(try edge.line() == .line("b"))
    #expect(at(edge) == 2000)
    #expect(try edge.line() == .line("c"))
    #expect(at(edge) == 2000)
    #expect(try edge.line() == .endOfInput)
    #expect(at(edge) == 62_000)
  }

  @Test func aDeadlineThatFiredStandsInTheWire() throws {
    let edge = try edge("layer wire\n\n> a\n@ +101 deadline\n@ deadline\n@ +5 interrupt\n")
    _ = try edge.line()
    let first = try edge.pull(.nothing(early: nil), edge.now + .milliseconds(100))
    #expect(first.arrival == .deadline)
    #expect(at(edge) == 101)
    let second = try edge.pull(.nothing(early: nil), edge.now + .milliseconds(50))
    #expect(second.arrival == .deadline)
    #expect(at(edge) == 151)
    let third = try edge.pull(.nothing(early: nil), edge.now + .milliseconds(50))
    #expect(third.arrival == .interrupt)
    #expect(at(edge) == 156)
  }

  @Test func aDeadlineInTheWireNeedsOneThatIsSet() throws {
    let edge = try edge("layer wire\n\n> a\n@ +101 deadline\n")
    _ = try edge.line()
    let difference = #expect(throws: Difference.self) { try edge.line() }
    #expect(difference?.kind == .stuck)
  }

  @Test func inTheShellADeadlineFiresByItself() throws {
    let edge = try edge("> a\n@ +150 interrupt\n> b\n")
    _ = try edge.line()
    let first = try edge.pull(.nothing(early: nil), edge.now + .milliseconds(100))
    #expect(first.arrival == .deadline)
    #expect(at(edge) == 100)
    let second = try edge.pull(.nothing(early: nil), edge.now + .milliseconds(100))
    #expect(second.arrival == .interrupt)
    #expect(at(edge) == 150)
  }

  @Test func aWaitGoesOnWhileDeadlinesFire() throws {
    let edge = try edge("> a\n@ wait 5s\n> b\n")
    _ = try edge.line()
    for second in 1...2 {
      let pulled = try edge.pull(ClockTests.any, edge.now + .seconds(2))
      #expect(pulled.arrival == .deadline)
      #expect(at(edge) == Int64(second) * 2000)
    }
    #expect(try edge.pull(ClockTests.any, edge.now + .seconds(2)).arrival == .line("b"))
    #expect(at(edge) == 5000)
  }

  @Test(arguments: SessionHeader.Layer.allCases)
  func anEarlyLineIsEnteredAtItsTime(_ layer: SessionHeader.Layer) throws {
    let edge = try edge("layer \(layer.rawValue)\n\n> a\n>+200 /status\n>+5 later\n")
    _ = try edge.line()
    let want = WaitFor.nothing(early: ClockTests.early)
    #expect(try edge.pull(want, edge.now + .seconds(1)).arrival == .line("/status"))
    #expect(at(edge) == 200)
    #expect(try edge.line() == .line("later"))
    #expect(at(edge) == 205)
  }

  @Test func aLineThatMayNotRunWaitsForAPrompt() throws {
    let edge = try edge("> a\n>+200 later\n")
    _ = try edge.line()
    let want = WaitFor.nothing(early: ClockTests.early)
    #expect(try edge.pull(want, edge.now + .seconds(1)).arrival == .deadline)
    #expect(at(edge) == 1000)
    #expect(try edge.line() == .line("later"))
    #expect(at(edge) == 1000)
  }

  @Test func aLineWhereNoneIsWantedIsKeptInTheWire() throws {
    let text =
      "layer wire\n\n> a\n-> h1 GET /\n> b\n@ wait 3s\n> c\n<- h1 +40 200\n| done\n| b\n| c\n"
    let edge = try edge(text)
    _ = try edge.line()
    let channel = Channel(.http, 1)
    let reply = try edge.exchange(Request(.get, "/"), on: channel, timeout: .seconds(1))
    #expect(reply.status == 200)
    #expect(at(edge) == 40)
    try edge.say("done")
    #expect(try edge.line() == .line("b"))
    #expect(at(edge) == 40)
    try edge.say("b")
    #expect(try edge.line() == .line("c"))
    #expect(at(edge) == 3040)
    try edge.say("c")
    #expect(try edge.line() == .endOfInput)
  }

  @Test func thePeerComesFirstAtATie() throws {
    let channel = Channel(.socket, 1)
    var due: [Instant] = [10, 20].map { ClockTests.start + .milliseconds($0) }
    let peer = Peer(
      emit: { _, _ in },
      due: { due.first },
      take: { _ in
        due.removeFirst()
        return .frame(channel, .text("x"))
      })
    let edge = try edge("@ +10 interrupt\n@ +10 terminate\n", peer: peer)
    let want = WaitFor.channel(channel, early: nil)
    let deadline = ClockTests.start + .milliseconds(20)
    var arrivals: [Arrival] = []
    for _ in 0..<5 { arrivals.append(try edge.pull(want, deadline).arrival) }
    let frame = Arrival.frame(channel, .text("x"))
    #expect(arrivals == [frame, .interrupt, frame, .terminate, .deadline])
    // A deadline lies ahead of the clock, which is at 20 already.
    #expect(at(edge) == 21)
  }

  /// A loop that does nothing but wait comes to what the file has next.
  @Test func aDeadlineInThePastMovesTheClock() throws {
    let edge = try edge("@ +5 interrupt\n")
    var arrivals: [Arrival] = []
    for _ in 0..<5 { arrivals.append(try edge.pull(.nothing(early: nil), edge.now).arrival) }
    #expect(arrivals == [.deadline, .deadline, .deadline, .deadline, .interrupt])
  }

  @Test func whatThePeerBringsTooEarlyIsKept() throws {
    let first = Channel(.http, 1)
    let second = Channel(.http, 2)
    var queue: [(at: Instant, arrival: Arrival)] = [
      (ClockTests.start + .milliseconds(5), .response(second, Response(200))),
      (ClockTests.start + .milliseconds(9), .response(first, Response(201))),
    ]
    let peer = Peer(
      emit: { _, _ in }, due: { queue.first?.at },
      take: { _ in queue.removeFirst().arrival })
    let edge = try edge("> a\n", peer: peer)
    #expect(
      try edge.pull(.channel(first, early: nil), nil).arrival == .response(first, Response(201)))
    #expect(at(edge) == 9)
    #expect(
      try edge.pull(.channel(second, early: nil), nil).arrival == .response(second, Response(200)))
    #expect(at(edge) == 9)
  }

  @Test func theNetworkReachesThePeerAsAnOption() throws {
    var options: [String] = []
    let peer = Peer(emit: { effect, now in
      if case .option(let key, let value) = effect {
        options.append("\(key) \(value) \((now - ClockTests.start).milliseconds)")
      }
    })
    let edge = try edge("@ net down\n> a\n@ +50 net up\n@ wait 1s\n> b\n", peer: peer)
    _ = try edge.line()
    #expect(options == ["net down 0"])
    _ = try edge.line()
    #expect(options == ["net down 0", "net up 50"])
    #expect(at(edge) == 1050)
  }

  @Test func aWaitForWhatNeverComesIsStuck() throws {
    let wire = try edge("layer wire\n\n> a\n")
    _ = try wire.line()
    let atTheEnd = #expect(throws: Difference.self) {
      try wire.pull(.channel(Channel(.http, 1), early: nil), nil)
    }
    #expect(atTheEnd?.kind == .stuck)
    let shell = try edge("> a\n> b\n")
    _ = try shell.line()
    let before = #expect(throws: Difference.self) {
      try shell.pull(.channel(Channel(.http, 1), early: nil), nil)
    }
    #expect(before?.kind == .stuck)
    #expect(before?.line == 3)
  }

  @Test func anEndOfInputThatIsIgnoredForEverIsStuck() throws {
    let edge = try edge("> a\n")
    let difference = #expect(throws: Difference.self) { while true { _ = try edge.line() } }
    #expect(difference?.kind == .stuck)
  }

  @Test func aBodyThatStreamsIsOneResponse() throws {
    let text = """
      layer wire

      > a
      -> h1 GET /
      <- h1 +80 200
         content-type: text/event-stream
      <- h1 +40 'data: a\\n
      <- h1 +40 b64:ZGF0YTogYgo=
      <- h1 +0 end

      """
    let edge = try edge(text)
    _ = try edge.line()
    let response = try edge.exchange(
      Request(.get, "/"), on: Channel(.http, 1), timeout: .seconds(1))
    #expect(response.body == "data: a\ndata: b\n")
    #expect(response.header("content-type") == "text/event-stream")
    #expect(at(edge) == 160)
  }
}
