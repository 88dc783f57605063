import Contract
import Edge
import JSON
import Testing
import Time

@testable import LocalBackend

@Suite struct SocketTests {
  @Test func answersATurnInTheOrderOfTheContract() throws {
    let client = try Client(pace: .milliseconds(40))
    let id = try client.makeConsultation()
    let (channel, opened) = try client.open(id)
    #expect(opened.first == .opened(channel))
    #expect(Client.frames(opened) == [.connected])
    try client.say("hello there", on: channel)
    let turn = try client.arrivals()
    let frames = Client.frames(turn.map(\.arrival))
    #expect(frames.first == .messageReceived)
    #expect(frames.last == .complete)
    #expect(turn.first?.after == 0)
    #expect(turn.dropFirst().dropLast().enumerated().allSatisfy { $1.after == Int64($0 + 1) * 40 })
    #expect(turn.last?.after == Int64(turn.count - 2) * 40)
    let text = Client.text(turn.map(\.arrival))
    #expect(try client.history(id) == [["user", "hello there"], ["assistant", text]])
  }
}
