import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

@Suite struct DurabilityTests {
  @Test func anAnswerThatDiedHalfSentIsWholeAfterwards() throws {
    let file = DatabaseFile()
    let whole: String
    let id: String
    do {
      let client = try Client(place: file.place, pace: .milliseconds(40))
      id = try client.makeConsultation()
      let channel = try client.open(id).channel
      try client.say("hello", on: channel)
      whole = Client.text(try Client.reference("hello").map(\.arrival))
      let sent = Client.text(try client.arrivals(5).map(\.arrival))
      #expect(whole.hasPrefix(sent) && sent != whole)
    }
    let client = try Client(place: file.place)
    #expect(try client.history(id) == [["user", "hello"], ["assistant", whole]])
  }

  @Test func aSecondProgramOnTheFileChangesNothingAboutWhatWasSent() throws {
    let file = DatabaseFile()
    let client = try Client(place: file.place, pace: .milliseconds(40))
    let id = try client.makeConsultation()
    let channel = try client.open(id).channel
    try client.say("hello", on: channel)
    let sent = Client.text(try client.arrivals(5).map(\.arrival))
    let other = try Client(place: file.place)
    try client.interrupt(channel)
    #expect(try other.history(id) == [["user", "hello"], ["assistant", sent]])
    #expect(try other.makeGoal() != client.makeGoal())
  }

  @Test func everythingIsThereAfterARestart() throws {
    let file = DatabaseFile()
    let before: [JSON]
    let goal: String
    let id: String
    func state(_ client: Client) throws -> [JSON] {
      [
        try client.data(.get, "/goals"), try client.data(.get, "/consultations"),
        try client.data(.get, "/consultations/\(id)/messages"),
      ]
    }
    do {
      let client = try Client(place: file.place)
      goal = try client.makeGoal()
      id = try client.makeConsultation(goal: goal)
      _ = try client.data(.patch, "/goals/\(goal)/progress", ["current_value": 400])
      _ = try client.data(.post, "/consultations/\(id)/messages", ["content": "hello"])
      before = try state(client)
    }
    #expect(try state(Client(place: file.place)) == before)
  }

  @Test func theSameSeedNeverGivesAnIdTwice() throws {
    let file = DatabaseFile()
    var ids: [String] = []
    for _ in 1...3 {
      let client = try Client(place: file.place)
      let goal = try client.makeGoal()
      ids += [goal, try client.makeConsultation("triage", goal: goal)]
      let turn = try client.data(
        .post, "/consultations/\(ids.last ?? "")/messages", ["content": "hello"])
      ids += ["user_message", "assistant_message"].map { turn[$0]?["id"]?.stringValue ?? "" }
      // What is deleted does not give its id away either.
      _ = try client.ask(.delete, "/goals/\(goal)")
    }
    #expect(Set(ids).count == 12 && !ids.contains(""))
  }

  @Test func theSameRunIsTheSameBytes() throws {
    func run(seed: UInt64) throws -> [Client.Stamped] {
      let client = try Client(
        seed: seed, pace: .milliseconds(30), faults: Faults(parsing: "status=500@0.4,drop=9"))
      for number in 1...6 {
        _ = try client.ask(.post, "/goals", Client.goal(title: "Goal \(number)"))
        client.wait(.seconds(7))
      }
      try client.set("fault", "drop=9")
      let id = try client.makeConsultation()
      for content in ["I sleep badly", "why?"] {
        try client.say(content, on: try client.open(id).channel)
        _ = try client.arrivals()
      }
      _ = try client.ask(.get, "/consultations/\(id)/messages")
      return client.log
    }
    let first = try run(seed: 7)
    #expect(try run(seed: 7) == first)
    #expect(try run(seed: 8) != first)
    #expect(first.count > 20)
  }
}

extension Client {
  /// The whole turn that a fresh backend in memory answers the first message with.
  static func reference(_ content: String) throws -> [Stamped] {
    let client = try Client(pace: .milliseconds(40))
    let channel = try client.open(client.makeConsultation()).channel
    try client.say(content, on: channel)
    return try client.arrivals()
  }
}
