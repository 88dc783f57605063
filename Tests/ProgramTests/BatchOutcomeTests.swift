import Edge
import SQLite
import ServiceHost
import Shell
import Store
import Testing
import Time
import UseCases

/// What a message of a batch comes to, over a backend whose socket ends in its midst.
@Suite struct BatchOutcomeTests {
  private static let start = Instant(milliseconds: 1_772_436_600_000)  // 2026-03-02T07:30:00Z

  /// Runs `hello` and `/goals` with a socket that is closed in place of a piece of the answer.
  ///
  /// - Parameter count: how many pieces come before; all when `nil`.
  private func run(
    piecesBeforeTheEnd count: Int?
  ) throws -> (outcome: Shell.Outcome, linesLeft: Int) {
    let inbox = Inbox(clock: .still(Self.start))
    for line in ["hello", "/goals"] { _ = inbox.putLine(line) }
    inbox.endInput()
    let backend = try EmbeddedService(EmbeddedService.Options(seed: 7), now: Self.start)
    var peer = backend.peer()
    let take = peer.take
    var pieces = 0
    peer.take = { now in
      let arrival = try take(now)
      guard case .frame(let channel, .text(let text))? = arrival, text.contains("stream_chunk")
      else { return arrival }
      pieces += 1
      guard let count, pieces > count else { return arrival }
      return .closed(channel, .policyViolation, reason: "")
    }
    let edge = Edge.live(inbox, .none, peer)
    let context = try ClientContext(
      edge: edge, store: Store(.memory, server: "embedded"), seed: 7, zone: .utc)
    let shell = try Shell(edge: edge, context: context, options: ShellOptions(mode: .batch))
    return (try shell.run(), inbox.waitingLines)
  }

  @Test(arguments: [0, 1]) func anAnswerThatIsMissingOrCutOffIsNoSuccess(count: Int) throws {
    let (outcome, linesLeft) = try run(piecesBeforeTheEnd: count)
    #expect(outcome == .unreachable)
    #expect(linesLeft == 1)
  }

  @Test func aWholeAnswerIsOne() throws {
    let (outcome, linesLeft) = try run(piecesBeforeTheEnd: nil)
    #expect(outcome == .done)
    #expect(linesLeft == 0)
  }
}
