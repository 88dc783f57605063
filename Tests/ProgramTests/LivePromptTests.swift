import Edge
import SQLite
import ServiceClient
import ServiceHost
import Shell
import Store
import Testing
import Time

@testable import Program

/// The shell as it runs live, over inbox and embedded backend, with a user who comes back to the
/// prompt after a while. No time passes in truth: the clock goes on to what is due.
@Suite struct LivePromptTests {
  private static let start = Instant(milliseconds: 1_772_436_600_000)  // 2026-03-02T07:30:00Z

  /// What the user does, and how long after the start.
  private struct Deed {
    let after: Duration
    let act: (Inbox) -> Void
  }

  private struct TooManyPulls: Error {}

  /// Runs the shell until it ends by itself.
  ///
  /// - Throws: `TooManyPulls` where it goes round in circles.
  private func run(
    fault: String, _ deeds: [Deed], _ history: History = .inMemory,
    before: (Inbox) -> Void = { _ in }
  ) throws -> (outcome: Shell.Outcome, arrivals: [Arrival]) {
    let inbox = Inbox(clock: .still(LivePromptTests.start))
    before(inbox)
    let options = EmbeddedService.Options(seed: 7, faults: try Faults(parsing: fault))
    let backend = try EmbeddedService(options, now: LivePromptTests.start)
    let live = Edge.live(inbox, .none, backend.peer())
    var left = deeds[...]
    var arrivals: [Arrival] = []
    let edge = Edge(
      pull: { want, deadline in
        guard arrivals.count < 1000 else { throw TooManyPulls() }
        let taken = try LivePromptTests.pull(live, inbox, want, deadline, &left)
        arrivals.append(taken.arrival)
        return taken
      }, emit: live.emit, clock: live.clock)
    let run = try ShellRun(
      on: edge, Store(.memory, server: "embedded"), seed: 7, zone: .utc, Credentials())
    let shell = try run.makeShell(ShellOptions(mode: .terminal), history: history)
    return (try shell.run(), arrivals)
  }

  /// At the prompt the deadline comes, or what the user does before it.
  private static func pull(
    _ live: Edge, _ inbox: Inbox, _ want: WaitFor, _ deadline: Instant?,
    _ left: inout ArraySlice<Deed>
  ) throws -> (arrival: Arrival, now: Instant) {
    guard want.acceptsAnyLine else { return try live.pull(want, deadline) }
    let next = left.first.map { start + $0.after }
    if let deadline, deadline <= next ?? deadline {
      return try live.pull(.nothing(early: nil), deadline)
    }
    if let next, next > live.now { _ = try live.pull(.nothing(early: nil), next) }
    if let deed = left.popFirst() { deed.act(inbox) } else { inbox.endInput() }
    return try live.pull(want, deadline)
  }

  private static func types(_ text: String, after: Duration = .zero) -> Deed {
    Deed(after: after) { _ = $0.putLine(text) }
  }

  private static let slow = "latency=11s"
  private static var begins: [Deed] {
    [types(#"/goal new "Write a letter" --target 1 letter --by +10d"#), types("hi")]
  }

  @Test func aBackendThatIsTooSlowLeavesThePromptToTheUser() throws {
    let deeds = [
      Deed(after: .seconds(3600)) { $0.interrupt() }, Self.types("/status", after: .seconds(3601)),
      Self.types("/quit", after: .seconds(7200)),
    ]
    let (outcome, arrivals) = try run(fault: Self.slow, Self.begins + deeds)
    #expect(outcome == .done)
    #expect(arrivals.contains(.interrupt))
    #expect(arrivals.contains(.line("/status")))
    #expect(arrivals.last == .line("/quit"))
  }

  /// What is typed while the start asks a backend that answers late, or never.
  @Test(arguments: ["latency=12s", "latency=1000s"], ["/quit", nil])
  func theStartGivesWayToTheUser(fault: String, line: String?) throws {
    let (outcome, arrivals) = try run(fault: fault, []) { inbox in
      if let line { _ = inbox.putLine(line) } else { inbox.endInput() }
    }
    #expect(outcome == .done)
    #expect(arrivals == [line.map(Arrival.line) ?? .endOfInput])
  }

  /// What has stopped the start is not lost, nor taken twice, nor overtaken by what follows it.
  @Test(arguments: ["latency=3s", "latency=12s", "latency=1000s"])
  func whatIsTypedMeanwhileComesOnceAndInOrder(fault: String) throws {
    let lines = [#"/goal new "Walk" --target 1 walk --by +10d"#, "/goals", "", "/status", "/quit"]
    let (outcome, arrivals) = try run(fault: fault, []) { inbox in
      for line in lines { _ = inbox.putLine(line) }
    }
    #expect(outcome == .done)
    let taken = arrivals.compactMap { if case .line(let text) = $0 { text } else { nil } }
    #expect(taken == lines)
  }

  /// The file that Up reads in later runs, at a terminal.
  @Test func whatIsTypedIsKeptInTheHistoryThatItIsGiven() throws {
    let history = History.inMemory
    _ = try run(fault: "off", [Self.types("/status"), Self.types("/quit")], history)
    #expect(try history.entries() == ["/status", "/quit"])
  }

  @Test func itEndsWhenItIsAskedTo() throws {
    let deeds = [Deed(after: .seconds(3600)) { $0.terminate() }]
    #expect(throws: Terminated()) { try run(fault: Self.slow, Self.begins + deeds) }
  }

  /// A change that was refused stays in the outbox, and the messages are tried all the same.
  @Test(arguments: ["status=400,latency=11s", "status=429", "status=500,latency=9s", "refuse"])
  func aYearAtThePromptIsNoWork(_ fault: String) throws {
    let deeds = [Self.types("/quit", after: .seconds(365 * 86_400))]
    #expect(try run(fault: fault, Self.begins + deeds).outcome == .done)
  }
}
