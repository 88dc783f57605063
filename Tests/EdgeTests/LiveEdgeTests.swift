import Testing
import Threads
import Time

@testable import Edge

@Suite struct LiveEdgeTests {
  /// What paper and peer were told, in order.
  private let told = Guarded<[String]>([])
  private let inbox = Inbox(clock: .still(Instant(milliseconds: 0)))

  private func tell(_ text: String) { told.withLock { $0.append(text) } }

  private var output: Output {
    Output(
      show: { tell("show \($0)".prefix(while: { $0 != "(" }).description) },
      waits: { _ in tell("waits") },
      echo: { tell("echo \($0)") },
      interrupted: { tell("interrupted") })
  }

  /// A peer with one arrival due.
  private func peer(_ arrival: Arrival? = nil, due: Int64 = 0) -> Peer {
    let waiting = Guarded(arrival)
    return Peer(
      emit: { effect, _ in tell("peer \(effect)".prefix(while: { $0 != "(" }).description) },
      due: { waiting.withLock { $0 == nil ? nil : Instant(milliseconds: due) } },
      take: { _ in
        waiting.withLock { arrival in
          defer { arrival = nil }
          return arrival
        }
      },
      deliver: { arrival, _ in tell("deliver \(arrival.channel?.description ?? "")") })
  }

  @Test func handsOutWhatIsDueAtItsTime() throws {
    let channel = Channel(.http, 1)
    let edge = Edge.live(inbox, output, peer(.response(channel, Response(204)), due: 70))
    let pulled = try edge.pull(.channel(channel, early: nil), Instant(milliseconds: 100))
    #expect(pulled.arrival == .response(channel, Response(204)))
    #expect(pulled.now == Instant(milliseconds: 70))
    #expect(edge.now == Instant(milliseconds: 70))
  }

  @Test func whatNobodyWaitsForGivesWayToAnInput() throws {
    let channel = Channel(.http, 1)
    let edge = Edge.live(inbox, output, peer(.response(channel, Response(204)), due: 12_000))
    edge.background.isOn = true
    _ = inbox.putLine("/quit")
    #expect(throws: Interrupted()) {
      try edge.exchange(Request(.get, "/"), on: channel, timeout: .seconds(10))
    }
    #expect(edge.now == Instant(milliseconds: 0) && edge.background.hasGivenWay)
    // What follows has no time either.
    #expect(try edge.wait(.seconds(1)) == .interrupted)
    // A question is not answered by what was typed before it.
    edge.background.isOn = false
    inbox.endInput()
    #expect(try edge.line(fresh: true) == .endOfInput)
    #expect(try edge.line() == .line("/quit"))
    #expect(!edge.background.hasGivenWay)
    #expect(told.withLock { $0 }.contains("peer cancel"))
  }

  @Test func whatNobodyWaitsForGivesWayToTheEndOfTheInput() throws {
    let edge = Edge.live(inbox, output, peer())
    inbox.endInput()
    #expect(try edge.wait(.seconds(1)) == .elapsed)
    edge.background.isOn = true
    #expect(try edge.wait(.seconds(1)) == .interrupted)
    #expect(try edge.line() == .endOfInput)
  }

  @Test func keepsWhatIsDueAndNotWanted() throws {
    let channel = Channel(.socket, 1)
    let edge = Edge.live(inbox, output, peer(.opened(channel), due: 70))
    let first = try edge.pull(.nothing(early: nil), Instant(milliseconds: 100))
    #expect(first.arrival == .deadline)
    #expect(first.now == Instant(milliseconds: 100))
    #expect(try edge.pull(.channel(channel, early: nil), nil).arrival == .opened(channel))
  }

  @Test func bringsThePeerItsAnswersAndHidesThemFromTheCore() throws {
    let edge = Edge.live(inbox, output, peer())
    inbox.put(.response(Channel(.peer, 3), Response(200)))
    let pulled = try edge.pull(.nothing(early: nil), Instant(milliseconds: 10))
    #expect(pulled.arrival == .deadline)
    #expect(told.withLock { $0 } == ["waits", "deliver p3"])
  }

  /// Else a loop that finds nothing to do would stand still with it.
  @Test(arguments: [-100, 0, 1] as [Int64])
  func aDeadlineAlwaysMovesTheClock(_ ahead: Int64) throws {
    let edge = Edge.live(inbox, output, peer())
    for pull in 1...3 {
      let deadline = Instant(milliseconds: edge.now.milliseconds + ahead)
      let pulled = try edge.pull(.nothing(early: nil), deadline)
      #expect(pulled.arrival == .deadline)
      #expect(pulled.now == Instant(milliseconds: Int64(pull)))
    }
  }

  @Test func whatIsDueAndNeverComesIsNotWaitedFor() throws {
    var peer = peer(.opened(Channel(.socket, 1)))
    peer.take = { _ in nil }
    let pulled = try Edge.live(inbox, output, peer).pull(
      .nothing(early: nil), Instant(milliseconds: 10))
    #expect(pulled.arrival == .deadline)
  }

  @Test func echoesOnlyALineThatWaited() throws {
    let edge = Edge.live(inbox, output, peer())
    _ = inbox.putLine("ahead")
    #expect(try edge.line() == .line("ahead"))
    #expect(told.withLock { $0 } == ["waits", "echo ahead"])
  }

  @Test func tellsThePaperOfAnInterruptOnceTheCoreHasIt() throws {
    let edge = Edge.live(inbox, output, peer())
    inbox.interrupt()
    #expect(told.withLock { $0 } == [])
    #expect(try edge.wait(.seconds(1)) == .interrupted)
    #expect(try edge.wait(.seconds(1)) == .elapsed)
    #expect(told.withLock { $0 } == ["waits", "interrupted", "waits"])
  }

  @Test func dropsWhatComesOnAClosedChannel() throws {
    let edge = Edge.live(inbox, output, peer())
    let channel = Channel(.socket, 1)
    inbox.put(.frame(channel, .text("late")))
    try edge.emit(.close(channel, .normal))
    inbox.endInput()
    #expect(try edge.pull(.line(prompt: nil, watching: [channel]), nil).arrival == .endOfInput)
  }

  @Test(
    arguments: [
      (Effect.answer("x"), ["show answer"]),
      (.say("x"), ["show say"]),
      (.status(PromptState()), ["show status"]),
      (.request(Channel(.http, 1), Request(.get, "/")), ["peer request"]),
      (.send(Channel(.socket, 1), .text("x")), ["peer send"]),
      (.option(key: "color", value: "never"), ["peer option", "show option"]),
      (.secret(name: "token", value: "x"), []),
    ] as [(Effect, [String])])
  func givesEffectsToWhomTheyConcern(effect: Effect, expected: [String]) throws {
    try Edge.live(inbox, output, peer()).emit(effect)
    #expect(told.withLock { $0 } == expected)
  }
}
