import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

/// Messages to a model that are no turn of a socket, or whose socket's program dies.
@Suite struct ModelMessageTests {
  @Test func aPostedMessageIsAnsweredInTheHistory() throws {
    let talk = try Talk()
    let id = try talk.client.makeConsultation()
    let path = "/consultations/\(id)/messages"
    let data = try post(talk, path, ["content": "hello", "client_id": "d-1"])
    #expect(data["assistant_message"]?.isNull ?? false)
    #expect(try talk.client.history(id) == [["user", "hello"]])
    try talk.says("Walk ")
    try talk.says("today.")
    try talk.ends()
    #expect(try talk.client.history(id) == [["user", "hello"], ["assistant", "Walk today."]])
    let again = try post(talk, path, ["content": "hello", "client_id": "d-1"])
    #expect(again["assistant_message"]?["content"] == "Walk today.")
    #expect(talk.line.asked.count == 1)
  }

  private func post(_ talk: Talk, _ path: String, _ body: JSON) throws -> JSON {
    let channel = Channel(.http, 80)
    let request = Request(.post, Endpoint.prefix + path, body: body.text())
    try talk.client.peer.emit(.request(channel, request), talk.client.now)
    guard case .response(_, let response)? = try talk.client.due().first else {
      throw Client.Unanswered(path: path)
    }
    #expect(Described.open.problems(in: response, to: request) == [])
    return try JSON(parsing: response.body)["data"] ?? .null
  }

  @Test func aPostedMessageThatIsRefusedAsksNobody() throws {
    let talk = try Talk()
    let id = try talk.client.makeConsultation()
    _ = try talk.client.data(.post, "/consultations/\(id)/complete")
    let response = try talk.client.ask(
      .post, "/consultations/\(id)/messages", ["content": "hello"])
    #expect(response.status == 400 && talk.line.asked.isEmpty)
  }

  @Test(arguments: [true, false])
  func ofAProcessThatDiesRemainsWhatCame(hasBegun: Bool) throws {
    let file = DatabaseFile()
    let id: String
    do {
      let talk = try Talk(place: file.place)
      let channel: Channel
      (id, channel) = try talk.room()
      try talk.client.say("hello", on: channel)
      if hasBegun {
        try talk.says("Walk. ")
        talk.client.wait(.seconds(1))
        try talk.says("Today. ")
        try talk.says("Or never. Or")
      }
    }
    let answer = hasBegun ? [["assistant", "Walk. Today. "]] : []
    #expect(try Client(place: file.place).history(id) == [["user", "hello"]] + answer)
  }

  @Test func aSecondProgramOnTheFileLosesNoAnswer() throws {
    let file = DatabaseFile()
    let talk = try Talk(place: file.place)
    let (id, channel) = try talk.room()
    try talk.client.say("hello", on: channel)
    let other = try Client(place: file.place)
    try talk.says("Walk today.")
    try talk.ends()
    #expect(try other.history(id) == [["user", "hello"], ["assistant", "Walk today."]])
  }
}
