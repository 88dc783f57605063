import Contract
import Edge
import JSON
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Two clients of one user at one server, both at once.
@Suite(.timeLimit(.minutes(10))) struct TwoClientsTests {
  private let lume: Lume
  private let server: RunningLume
  private let client: ServiceClient
  private let token: String

  init() throws {
    lume = try Lume()
    server = try lume.start(
      ["serve", "--port", "0", "--pace", "150ms", "--database", lume.folder("served.sqlite")])
    client = try ServiceClient(of: server)
    token = try client.register()
  }

  private func makeRoom(_ persona: String) throws -> String {
    let data = try client.data(
      .post, "/consultations", ["persona": .string(persona)], token: token)
    return try #require(data["consultation"]?["id"]?.stringValue)
  }

  /// Opens a socket and takes its first frame.
  private func enter(_ room: String) throws -> Channel {
    let channel = client.open("/consultations/\(room)/ws", token: token)
    #expect(client.next(on: channel) == .opened(channel))
    #expect(try frame(on: channel)["type"] == "connected")
    return channel
  }

  private func frame(on channel: Channel) throws -> JSON {
    guard case .frame(_, .text(let text)) = client.next(on: channel) else { return .null }
    return try JSON(parsing: text)
  }

  private func say(_ text: String, on channel: Channel) {
    client.send(ClientFrame.message(content: text, clientID: nil).text, on: channel)
  }

  /// Takes a whole answer, in the order of the contract and of one consultation.
  private func answer(
    on channel: Channel, in room: String, behind first: String = "message_received"
  ) throws -> String {
    var answer = ""
    var types: [String] = []
    while types.last != "stream_complete", types.last != "error", types.last != "" {
      let frame = try frame(on: channel)
      #expect(frame["consultation_id"] == .string(room))
      types.append(frame["type"]?.stringValue ?? "")
      if types.last == "stream_chunk" { answer += frame["content"]?.stringValue ?? "" }
    }
    #expect(types.first == first && types.last == "stream_complete")
    #expect(types.dropFirst().dropLast().allSatisfy { $0 == "stream_chunk" })
    return answer
  }

  private func history(_ room: String) throws -> [String] {
    let data = try client.data(.get, "/consultations/\(room)/messages?limit=100", token: token)
    return data["messages"]?.arrayValue?.compactMap { $0["content"]?.stringValue } ?? []
  }

  @Test func bothGetTheirOwnAnswers() throws {
    let rooms = try ["triage", "nutritionist"].map(makeRoom)
    let channels = try rooms.map(enter)
    var said: [[String]] = [[], []]
    for turn in 1...5 {
      for (place, channel) in channels.enumerated() {
        said[place].append("Here is number \(turn) of client \(place)")
        say(said[place].last ?? "", on: channel)
      }
      for (place, channel) in channels.enumerated() {
        said[place].append(try answer(on: channel, in: rooms[place]))
      }
    }
    for place in 0...1 { #expect(try history(rooms[place]) == said[place]) }
  }

  /// One asks, the other is told so and hears the answer, and is refused until its end.
  @Test func inOneConsultationOneWaitsForTheOther() throws {
    let room = try makeRoom("triage")
    let (first, second) = (try enter(room), try enter(room))
    let question = "I lie awake at night, how do I fall asleep?"
    say(question, on: first)
    let told = try frame(on: second)
    #expect(told["type"] == "user_message" && told["message"]?["content"] == .string(question))
    say("And I?", on: second)
    let asked = try answer(on: first, in: room)
    var (heard, codes) = ("", [JSON?]())
    var frame = try frame(on: second)
    while frame["type"] != "stream_complete", frame != .null {
      heard += frame["content"]?.stringValue ?? ""
      if frame["type"] == "error" { codes.append(frame["code"]) }
      frame = try self.frame(on: second)
    }
    #expect(heard == asked && codes == ["TURN_IN_PROGRESS"])
    say("And I?", on: second)
    let answer = try answer(on: second, in: room)
    #expect(try self.answer(on: first, in: room, behind: "user_message") == answer)
    #expect(try history(room) == [question, asked, "And I?", answer])
  }
}
