import Edge
import Testing

@testable import Network

/// Silence on an open socket, by a clock that the test moves.
struct SilenceTests {
  init() throws { try NetworkLibraries.loadClient() }

  @Test func isBrokenByAPingAndEndedWithoutAnAnswer() throws {
    let address = try BaseAddress("http://localhost")
    let hop = try Hop(Request(.get, "/"), to: address, common: [])
    let socket = try #require(ClientSocket(Channel(.socket, 1), hop, NetworkOptions()))
    let frames = try #require(WebSocket(.client, messageLimit: 10))
    let start = SuspendingClock.now
    socket.state = .open(frames)
    #expect(socket.endRest(start + .seconds(29)))
    #expect(!frames.hasOutput)
    #expect(try #require(socket.nextTime) <= start + .seconds(30))
    let late = start + .seconds(30)
    #expect(socket.endRest(late))
    #expect(frames.hasOutput && socket.isReady)
    // The time that comes next lies ahead, so that waiting for it is waiting.
    #expect(try #require(socket.nextTime) > late)
    #expect(!socket.endRest(start + .seconds(60)))
    socket.pause()
    #expect(socket.endRest(start + .seconds(60)))
    #expect(socket.nextTime == nil)
  }
}
