import Testing
import Time

@testable import Edge

@Suite struct EdgeTests {
  /// The deadline that a source is given for one that is asked for, at a time.
  private func given(_ deadline: Int64?, at now: Int64) throws -> Int64? {
    let edge = Edge(
      pull: { _, deadline in (.deadline, deadline ?? Instant(milliseconds: now)) },
      emit: { _ in }, clock: { Instant(milliseconds: now) })
    let instant = deadline.map { Instant(milliseconds: $0) }
    return try edge.pull(.nothing(early: nil), instant).now.milliseconds
  }

  @Test func aDeadlineLiesAheadOfTheClock() throws {
    #expect(try given(101, at: 100) == 101)
    #expect(try given(5000, at: 100) == 5000)
    #expect(try given(100, at: 100) == 101)
    #expect(try given(-100, at: 100) == 101)
  }

  /// What leaves stops whatever goes on, and is the next input at the prompt.
  @Test func anInputThatLeavesInterrupts() throws {
    let inbox = Inbox(clock: .running { Instant(milliseconds: 100) })
    let edge = Edge.live(inbox, .none, Peer(emit: { _, _ in }))
    edge.background.leaving = EarlyLines { $0 == "/quit" ? .overtakes : .waits }
    for line in ["hello", "/quit"] { _ = inbox.putLine(line) }
    #expect(throws: Interrupted.self) {
      try edge.exchange(
        Request(.get, "/"), on: Channel(.http, 1), timeout: .seconds(5))
    }
    #expect(edge.background.hasGivenWay)
    #expect(try edge.wait(.seconds(5)) == .interrupted)
    #expect(try edge.line(prompt: "? ", fresh: true) == .interrupt)
    #expect(try edge.line() == .line("/quit"))
    #expect(!edge.background.hasGivenWay)
    #expect(try edge.line() == .line("hello"))
  }

  @Test func takesWhatWasTypedAheadAndWaitsForNothing() throws {
    let inbox = Inbox(clock: .still(Instant(milliseconds: 100)))
    let edge = Edge.live(inbox, .none, Peer(emit: { _, _ in }))
    _ = inbox.putLine("/goal new A")
    #expect(try edge.typedAhead() == "/goal new A")
    #expect(try edge.typedAhead() == nil)
    inbox.endInput()
    #expect(try edge.typedAhead() == nil)
  }

  @Test func aDeadlineStaysAtTheLastInstant() throws {
    let last = Instant(milliseconds: .max).milliseconds
    #expect(try given(.max, at: last - 1) == last)
    #expect(try given(last - 1, at: last - 1) == last)
    #expect(try given(.max, at: .max) == last)
    #expect(try given(0, at: .max) == last)
  }
}
