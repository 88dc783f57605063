import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

@Suite struct SocketTests {
  /// A socket that is open in a new consultation, with 40 ms between words.
  private func room(
    pace: Duration = .milliseconds(40), faults: Faults = .none
  ) throws -> (client: Client, id: String, channel: Channel) {
    let client = try Client(pace: pace, faults: faults)
    let id = try client.makeConsultation()
    return (client, id, try client.open(id).channel)
  }

  @Test func answersATurnInTheOrderOfTheContract() throws {
    let client = try Client(pace: .milliseconds(40))
    let id = try client.makeConsultation()
    let (channel, opened) = try client.open(id)
    #expect(opened.first == .opened(channel))
    #expect(Client.frames(opened) == [.connected])
    guard case .frame(_, .text(let connected))? = opened.last else { return }
    #expect(
      ServerFrame.connection(connected).additions == [
        .interrupt, .userMessage, .measure, .messageOfProgress, .unitConversion,
      ])
    try client.say("hello there", on: channel)
    let turn = try client.arrivals()
    let frames = Client.frames(turn.map(\.arrival))
    #expect(frames.first == .messageReceived && frames.last == .complete)
    #expect(turn.first?.after == 0 && turn.count > 10)
    #expect(turn.dropFirst().dropLast().enumerated().allSatisfy { $1.after == Int64($0 + 1) * 40 })
    #expect(turn.last?.after == Int64(turn.count - 2) * 40)
    let text = Client.text(turn.map(\.arrival))
    #expect(try client.history(id) == [["user", "hello there"], ["assistant", text]])
  }

  @Test func everyFrameSaysWhenAndWhere() throws {
    let (client, id, channel) = try room()
    try client.say("hello", id: "d-1", on: channel)
    let frames = try client.arrivals().compactMap { stamped -> (Int64, JSON)? in
      guard case .frame(_, .text(let text)) = stamped.arrival else { return nil }
      return (stamped.after, try JSON(parsing: text))
    }
    for (after, frame) in frames {
      let due = Client.start + .milliseconds(after)
      #expect(frame["timestamp"]?.stringValue == due.rfc3339())
      #expect(frame["consultation_id"]?.stringValue == id)
    }
    let messages = try client.data(.get, "/consultations/\(id)/messages")["messages"]
    #expect(frames.first?.1["client_id"] == "d-1")
    #expect(frames.first?.1["message_id"] == messages?[0]?["id"])
    #expect(frames.last?.1["message_id"] == messages?[1]?["id"])
  }

  /// Also where it's heard again.
  @Test func theEndOfAnAnswerThatWasStoppedNamesIt() throws {
    let (client, id, channel) = try room()
    try client.say("hello", id: "d-1", on: channel)
    _ = try client.arrivals(5)
    try client.interrupt(channel)
    let stopped = try client.arrivals()
    try client.say("hello", id: "d-1", on: channel)
    let again = try client.arrivals()
    let answer = try client.data(.get, "/consultations/\(id)/messages")["messages"]?[1]?["id"]
    for arrivals in [stopped, again] {
      guard case .frame(_, .text(let text))? = arrivals.last?.arrival else {
        Issue.record("\(arrivals)")
        continue
      }
      let end = try JSON(parsing: text)
      #expect(end["type"] == "stream_complete" && end["interrupted"] == true)
      #expect(end["message_id"] == answer)
    }
  }

  @Test func anErrorNamesTheMessageThatItIsAbout() throws {
    let (client, _, channel) = try room(pace: .zero)
    for (frame, id) in [
      (#"{"type": "message", "content": " ", "client_id": "D-1"}"#, "d-1"),
      (#"{"type": "message", "client_id": "d-2"}"#, "d-2"),
      (#"{"type": "message", "content": " "}"#, nil),
      (#"{"type": "dance", "client_id": "d-3"}"#, nil), ("no JSON", nil),
    ] as [(String, JSON?)] {
      try client.send(frame, on: channel)
      let arrival = try #require(try client.due().first)
      guard case .frame(_, .text(let text)) = arrival else {
        Issue.record("\(arrival) is no frame")
        continue
      }
      let told = try JSON(parsing: text)
      #expect(told["type"] == "error" && told["client_id"] == id && told["retry_after"] == nil)
    }
  }

  @Test func withoutPaceAnAnswerIsThereAtOnce() throws {
    let (client, _, channel) = try room(pace: .zero)
    try client.say("hello", on: channel)
    let turn = try client.arrivals()
    #expect(turn.allSatisfy { $0.after == 0 } && turn.count > 3)
    #expect(Client.frames(turn.map(\.arrival)).last == .complete)
  }

  @Test func anAnswerIsHiddenUntilItIsWhole() throws {
    let (client, id, channel) = try room()
    try client.say("hello", on: channel)
    _ = try client.arrivals(5)
    #expect(try client.data(.get, "/consultations/\(id)")["message_count"] == 1)
    #expect(try client.history(id) == [["user", "hello"]])
    #expect(client.peer.due() != nil)
    _ = try client.arrivals()
    #expect(try client.history(id).count == 2)
  }

  @Test func aRepeatedMessageGetsTheAnswerThatItHad() throws {
    let (client, id, channel) = try room()
    try client.say("hello", id: "d-1", on: channel)
    let first = Client.text(try client.arrivals().map(\.arrival))
    let history = try client.history(id)
    try client.say("hello", id: "d-1", on: channel)
    let frames = Client.frames(try client.arrivals().map(\.arrival))
    #expect(frames.first == .messageReceived && frames.last == .complete)
    #expect(Client.text(try repeated(client, channel)) == first)
    #expect(try client.history(id) == history)
    try client.say("hello", id: "d-1", on: channel)
    _ = try client.arrivals(3)
    try client.close(channel)
    #expect(try client.history(id) == history)
  }

  private func repeated(_ client: Client, _ channel: Channel) throws -> [Arrival] {
    try client.say("hello", id: "d-1", on: channel)
    return try client.arrivals().map(\.arrival)
  }

  @Test(arguments: [("complete", 1), ("", 0)])
  func theEndOfAConsultationClosesItsSocket(verb: String, count: Int) throws {
    let (client, id, channel) = try room()
    try client.say("hello", on: channel)
    let sent = Client.text(try client.arrivals(6).map(\.arrival))
    let path = "/consultations/\(id)"
    let request =
      verb.isEmpty
      ? Request(.delete, Endpoint.prefix + path)
      : Request(.post, Endpoint.prefix + path + "/" + verb)
    try client.peer.emit(.request(Channel(.http, 99), request), client.now)
    let arrivals = try client.arrivals().map(\.arrival)
    #expect(arrivals.count == 2)
    guard case .closed(channel, .normal, _)? = arrivals.last else {
      Issue.record("not closed: \(arrivals)")
      return
    }
    if count == 1 {
      // The end of the chat stops no answer.
      let last = try client.history(id).last?.last ?? ""
      #expect(last.hasPrefix(sent) && last != sent)
    }
    try client.say("hello", on: channel)
    #expect(client.peer.due() == nil)
  }
}
