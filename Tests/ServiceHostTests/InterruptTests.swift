import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

/// What becomes of an answer whose client closes its socket, or stops it.
@Suite struct InterruptTests {
  /// A socket that is open in a new consultation, with 40 ms between words.
  private func room() throws -> (client: Client, id: String, channel: Channel) {
    let client = try Client(pace: .milliseconds(40))
    let id = try client.makeConsultation()
    return (client, id, try client.open(id).channel)
  }

  private func whole() throws -> String {
    let (client, id, channel) = try room()
    try client.say("hello", on: channel)
    _ = try client.arrivals()
    return try client.history(id).last?.last ?? ""
  }

  @Test(arguments: [CloseCode.normal, .goingAway, .tooBig], [0, 1, 5])
  func anAnswerGoesOnWhoseSocketIsClosed(code: CloseCode, frames: Int) throws {
    let (client, id, channel) = try room()
    try client.say("hello", on: channel)
    _ = try client.arrivals(frames)
    try client.close(channel, code)
    #expect(client.peer.due() == nil)
    #expect(try client.history(id) == [["user", "hello"], ["assistant", whole()]])
    #expect(try client.isCut(id) == false)
  }

  @Test(arguments: [2, 5, 12])
  func anInterruptKeepsWhatWasSent(frames: Int) throws {
    let (client, id, channel) = try room()
    try client.say("hello", on: channel)
    let sent = Client.text(try client.arrivals(frames).map(\.arrival))
    try client.interrupt(channel)
    #expect(Client.frames(try client.arrivals().map(\.arrival)) == [.interrupted])
    #expect(try client.history(id) == [["user", "hello"], ["assistant", sent]])
    #expect(try client.isCut(id) == true)
    try client.close(channel)
    #expect(try client.history(id) == [["user", "hello"], ["assistant", sent]])
  }

  @Test(arguments: [0, 1])
  func anAnswerOfWhichNothingWasSentIsNone(frames: Int) throws {
    let (client, id, channel) = try room()
    try client.say("hello", on: channel)
    _ = try client.arrivals(frames)
    try client.interrupt(channel)
    try client.close(channel)
    #expect(try client.history(id) == [["user", "hello"]])
  }

  @Test func aMessageWhoseAnswerWasStoppedGetsOneWhenRepeated() throws {
    let (client, id, channel) = try room()
    try client.say("hello", id: "d-1", on: channel)
    _ = try client.arrivals(1)
    try client.interrupt(channel)
    _ = try client.arrivals()
    try client.say("hello", id: "d-1", on: channel)
    let text = Client.text(try client.arrivals().map(\.arrival))
    #expect(!text.isEmpty)
    #expect(try client.history(id) == [["user", "hello"], ["assistant", text]])
  }

  @Test func whatWasStoppedIsStoppedWhenItIsRepeated() throws {
    let (client, id, channel) = try room()
    try client.say("hello", id: "d-1", on: channel)
    _ = try client.arrivals(5)
    try client.interrupt(channel)
    _ = try client.arrivals()
    let history = try client.history(id)
    for frames in [2, 99] {
      try client.say("hello", id: "d-1", on: channel)
      _ = try client.arrivals(frames)
      try client.interrupt(channel)
      _ = try client.arrivals()
      #expect(try client.history(id) == history)
      #expect(try client.isCut(id) == true)
    }
  }

  /// It costs nothing else that is on its way, and the socket goes on.
  @Test func theSocketOfAnInterruptStaysOpen() throws {
    let (client, id, channel) = try room()
    try client.interrupt(channel)
    #expect(client.peer.due() == nil)
    try client.say("hello", on: channel)
    _ = try client.arrivals(5)
    try client.send(ClientFrame.ping.text, on: channel)
    try client.interrupt(channel)
    #expect(Client.frames(try client.arrivals().map(\.arrival)) == [.pong, .interrupted])
    try client.say("go on", on: channel)
    #expect(Client.frames(try client.arrivals().map(\.arrival)).last == .complete)
    #expect(try client.history(id).count == 4)
  }
}

extension Client {
  /// Whether the last message is marked as cut.
  func isCut(_ consultation: String) throws -> Bool {
    let messages = try data(.get, "/consultations/\(consultation)/messages")["messages"]
    return messages?.arrayValue?.last?["is_cut"] == true
  }
}
