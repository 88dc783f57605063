import Contract
import Edge
import JSON
import SQLite
import Testing
import Time

@testable import ServiceHost

/// A chat with several sockets: each hears what happens in it.
@Suite struct SeveralSocketsTests {
  private let client: Client
  private let id: String
  private let first: Channel
  private let second: Channel

  init() throws {
    client = try Client(pace: .milliseconds(40))
    id = try client.makeConsultation()
    first = try client.open(id).channel
    second = try client.open(id).channel
  }

  /// What has come on a channel.
  private func frames(_ arrivals: [Client.Stamped], on channel: Channel) -> [ServerFrame] {
    frames(arrivals.map(\.arrival), on: channel)
  }

  private func frames(_ arrivals: [Arrival], on channel: Channel) -> [ServerFrame] {
    Client.frames(arrivals.filter { $0.channel == channel })
  }

  private func isRefusal(_ frame: ServerFrame) -> Bool {
    if case .error(_, code: "TURN_IN_PROGRESS") = frame { true } else { false }
  }

  private func text(_ frames: [ServerFrame]) -> String {
    frames.map { if case .chunk(let text) = $0 { text } else { "" } }.joined()
  }

  /// What the history has, as it is told to other sockets.
  private func message(_ place: Int) throws -> ServerFrame {
    let messages = try client.data(.get, "/consultations/\(id)/messages")["messages"]
    let message = try #require(messages?.arrayValue?[place])
    return .userMessage(try MessageBody(BodyReader(body: message.text(), source: "history")))
  }

  @Test func whoAsksGetsAReceiptAndTheOtherTheMessage() throws {
    try client.say("hello", id: "d-1", on: first)
    let arrivals = try client.arrivals()
    let (asked, heard) = (frames(arrivals, on: first), frames(arrivals, on: second))
    #expect(asked.first == .messageReceived && asked.last == .complete)
    #expect(heard.first == (try message(0)))
    #expect(Array(heard.dropFirst()) == Array(asked.dropFirst()))
    #expect(try client.history(id) == [["user", "hello"], ["assistant", text(asked)]])
  }

  @Test func whatIsRepeatedIsHeardByWhoRepeatsIt() throws {
    try client.say("hello", id: "d-1", on: first)
    _ = try client.arrivals()
    try client.say("hello", id: "d-1", on: second)
    let arrivals = try client.arrivals()
    #expect(frames(arrivals, on: first) == [])
    #expect(frames(arrivals, on: second).first == .messageReceived)
    #expect(frames(arrivals, on: second).last == .complete)
  }

  /// As by a client that has lost its connection before the receipt came.
  @Test(arguments: [true, false])
  func whatIsRepeatedWhileItIsAnsweredIsHeardFromItsBeginning(isNew: Bool) throws {
    try client.say("hello", id: "d-1", on: first)
    let before = try client.arrivals(9)
    let start = client.log.count
    let channel = isNew ? Channel(.socket, 3) : first
    if isNew {
      let opening = Request(.get, "\(Endpoint.prefix)/consultations/\(id)/ws")
      try client.peer.emit(.open(channel, opening), client.now)
      try client.close(first)
    }
    try client.say("hello", id: "d-1", on: channel)
    let posted = try client.data(
      .post, "/consultations/\(id)/messages", ["content": "hello", "client_id": "d-1"])
    #expect(posted["user_message"]?["client_id"] == "d-1")
    #expect(posted["assistant_message"]?.isNull == true)
    for other in [second, channel] {
      try client.say("and then?", on: other)
      try client.say("and then?", id: "d-2", on: other)
    }
    _ = try client.arrivals()
    let arrivals = Array(client.log[start...])
    let heard = Array(frames(arrivals, on: channel).drop { $0 != .messageReceived })
    let (refused, parts) = (heard.filter(isRefusal), heard.filter { !isRefusal($0) })
    #expect(refused.count == 2 && parts.last == .complete)
    #expect(parts.count { $0 == .messageReceived || $0 == .complete } == 2)
    #expect(try client.history(id) == [["user", "hello"], ["assistant", text(heard)]])
    // Nobody else hears anything twice.
    let others = frames(before, on: second) + frames(arrivals, on: second)
    #expect(text(others) == text(heard))
  }

  @Test func whoRepeatsAMessageMayEndItsAnswer() throws {
    try client.say("hello", id: "d-1", on: first)
    _ = try client.arrivals(9)
    try client.say("hello", id: "d-1", on: second)
    try client.interrupt(second)
    #expect(frames(try client.arrivals(), on: first) == [.interrupted])
    #expect(try client.isCut(id) == true)
  }

  @Test func whatIsRepeatedTwiceIsHeardFromItsBeginningAgain() throws {
    try client.say("hello", id: "d-1", on: first)
    let answer = text(frames(try client.arrivals(), on: first))
    try client.say("hello", id: "d-1", on: second)
    _ = try client.arrivals(4)
    try client.say("hello", id: "d-1", on: second)
    let heard = frames(try client.arrivals(), on: second)
    #expect(heard.first == .messageReceived && text(heard) == answer)
  }

  /// Pieces of two answers are never mixed: the newer one is heard from its beginning behind.
  @Test func whoHearsARepeatedAnswerHearsTheNextOneBehindIt() throws {
    try client.say("hello", id: "d-1", on: first)
    let old = text(frames(try client.arrivals(), on: first))
    try client.say("hello", id: "d-1", on: second)
    _ = try client.arrivals(4)
    try client.say("what about walking?", on: first)
    let arrivals = try client.arrivals()
    let heard = frames(arrivals, on: second)
    let end = try #require(heard.firstIndex(of: .complete))
    #expect(old.hasSuffix(text(Array(heard[..<end]))))
    #expect(text(Array(heard[end...])) == text(frames(arrivals, on: first)))
    let told = try message(2)
    #expect(heard.last == .complete && heard.contains(told))
  }

  @Test(arguments: [0, 1, 6])
  func anAnswerGoesOnForTheOtherWhenWhoAskedIsGone(taken: Int) throws {
    try client.say("hello", on: first)
    let start = client.log.count
    _ = try client.arrivals(taken)
    try client.close(first)
    // While another hears it, it is not whole before its time.
    #expect(try client.history(id) == [["user", "hello"]])
    _ = try client.arrivals()
    let heard = frames(Array(client.log[start...]), on: second)
    #expect(heard.first == (try message(0)) && heard.last == .complete)
    #expect(try client.history(id).last == ["assistant", text(heard)])
  }

  @Test func anInterruptEndsTheAnswerForAll() throws {
    try client.say("hello", on: first)
    let before = try client.arrivals(12)
    try client.interrupt(first)
    let behind = try client.arrivals()
    for channel in [first, second] {
      #expect(frames(behind, on: channel) == [.interrupted])
    }
    let sent = text(frames(before, on: first))
    #expect(try client.history(id) == [["user", "hello"], ["assistant", sent]])
  }

  /// One that stops what it waits for itself means no answer to another.
  @Test func whoHasNotAskedEndsNothing() throws {
    try client.say("hello", on: first)
    _ = try client.arrivals(6)
    try client.say("me, too", on: second)
    try client.interrupt(second)
    try client.close(second)
    let asked = frames(try client.arrivals(), on: first)
    #expect(asked.last == .complete)
    #expect(try client.history(id).count == 2 && client.isCut(id) == false)
  }

  @Test func anAnswerOfSomebodyWhoIsGoneIsTheOthersToEnd() throws {
    try client.say("hello", on: first)
    _ = try client.arrivals(6)
    try client.close(first)
    try client.interrupt(second)
    #expect(frames(try client.arrivals(), on: second) == [.interrupted])
    #expect(try client.isCut(id) == true)
  }

  @Test func theFaultsOfOneAreNotTheOthers() throws {
    try client.set("fault", "drop=2")
    try client.say("hello", on: first)
    let arrivals = try client.arrivals()
    #expect(arrivals.map(\.arrival).contains(.failed(first, .reset)))
    #expect(frames(arrivals, on: second).last == .complete)
    #expect(try client.history(id).last == ["assistant", text(frames(arrivals, on: second))])
  }

  /// The chat is over, as another server says, which closes no socket.
  @Test(.enabled(if: TestDatabase.isSQLite))
  func anAnswerIsHeardToItsEndWhereItsMessageIsRefused() throws {
    let file = DatabaseFile()
    let client = try Client(place: file.place, pace: .milliseconds(40))
    let id = try client.makeConsultation()
    let channel = try client.open(id).channel
    try client.say("hello", id: "d-1", on: channel)
    let answer = text(frames(try client.arrivals(), on: channel))
    try client.say("hello", id: "d-1", on: channel)
    let before = frames(try client.arrivals(4), on: channel)
    try Connection(file.place).run("UPDATE consultations SET status = 'completed'")
    try client.say("hello", id: "d-1", on: channel)
    let heard = frames(try client.arrivals(), on: channel)
    #expect(
      heard.contains { if case .error(_, "CONSULTATION_NOT_ACTIVE") = $0 { true } else { false } })
    #expect(heard.last == .complete && text(before + heard) == answer)
  }
}
