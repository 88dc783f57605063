import Edge
import Session
import Testing

/// A run has its time, and what is made of it is in that time too.
@Suite struct LimitTests {
  /// A run to its end that gathers what differs; then its time is over.
  private func late(_ text: String) throws -> Playback {
    var isOver = false
    let playback = Playback(
      try parse(text), mode: .collecting, limit: TimeLimit("1 s") { isOver })
    try playback.finish(exitCode: try MiniCore.run(.replaying(playback, peer: MiniBackend().peer)))
    isOver = true
    return playback
  }

  private static let wrong =
    "lume-session 1\n| Hello.\n" + String(repeating: "> /status\n| Wrong.\n", count: 20)
    + "> /quit\n| Bye.\n"

  @Test func noMoreIsFoundOnceTheTimeIsOver() throws {
    let found = try late(LimitTests.wrong).differences()
    #expect(found.map(\.kind) == [.timedOut])
    #expect(found.first?.actual == ["(still runs after 1 s)"])
  }

  @Test func allIsFoundInTime() throws {
    let playback = Playback(try parse(LimitTests.wrong), mode: .collecting)
    try playback.finish(exitCode: try MiniCore.run(.replaying(playback, peer: MiniBackend().peer)))
    let found = playback.differences()
    #expect(found.count == 20 && found.allSatisfy { $0.kind == .outputDiffers })
    #expect(found.map(\.turn) == Array(1...20))
    #expect(found[4].line == 12 && found[4].context == ["> /status", "| Wrong.", "> /status"])
  }
}
