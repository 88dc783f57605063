import Coach
import Contract
import Edge
import JSON
import SQLite
import Testing
import Time

@testable import ServiceHost

/// What the coach remembers is stored with its answers.
@Suite struct CoachStateTests {
  private let file = DatabaseFile()

  /// One for each answer; `nil` for an answer without.
  private func states() throws -> [String?] {
    try Connection(file.place).rows(
      "SELECT coach_state FROM messages WHERE role = 'assistant' ORDER BY number",
      make: { $0.optionalText("coach_state") })
  }

  private func answer(_ client: Client, _ chat: String, _ text: String) throws -> String {
    let body: JSON = ["content": .string(text)]
    let data = try client.data(.post, "/consultations/\(chat)/messages", body)
    return data["assistant_message"]?["content"]?.stringValue ?? "\(data)"
  }

  @Test func eachAnswerHasOneThatCanBeRead() throws {
    let client = try Client(place: file.place)
    let chat = try client.makeConsultation(goal: client.makeGoal())
    for text in ["hi", "what can we talk about", "2", "i have chest pain", "i called them"] {
      _ = try answer(client, chat, text)
    }
    let states = try states()
    #expect(states.count == 5)
    for state in states { #expect(state.flatMap(ChatState.init) != nil, "\(state ?? "none")") }
    #expect(states[2] != states[1] && states[3]?.contains("chestPain") == true)
  }

  /// Not even the words of what was offered are looked at again.
  @Test func theNextTurnIsTheSameWhateverStandsInTheTable() throws {
    var answers: [String] = []
    for isOverwritten in [false, true] {
      let file = DatabaseFile()
      let client = try Client(place: file.place)
      let chat = try client.makeConsultation(goal: client.makeGoal())
      for text in ["did 4,000 today", "no gum please", "what can we talk about"] {
        _ = try answer(client, chat, text)
      }
      if isOverwritten {
        try TestDatabase.open(file.place).run("UPDATE messages SET content = 'Something else.'")
      }
      answers.append(try answer(client, chat, "2"))
    }
    #expect(answers[0] == answers[1] && !answers[0].isEmpty)
  }

  /// The client was sent half of it, so that what it offered is not known to the user.
  @Test func aCutAnswerIsNotGoneOnWith() throws {
    let client = try Client(place: file.place, pace: .milliseconds(40))
    let chat = try client.makeConsultation()
    let channel = try client.open(chat).channel
    try client.say("i have chest pain", on: channel)
    _ = try client.arrivals(3)
    try client.interrupt(channel)
    _ = try client.arrivals()
    try client.say("give me a plan", on: channel)
    #expect(Client.text(try client.arrivals().map(\.arrival)).contains("112"))
  }

  /// A chat of an earlier version goes on as carefully as it was.
  @Test func aChatWithoutOneStaysCareful() throws {
    let client = try Client(place: file.place)
    let chat = try client.makeConsultation()
    _ = try answer(client, chat, "i have chest pain")
    for number in 0..<20 { _ = try answer(client, chat, "and what about \(number) apples") }
    try TestDatabase.open(file.place).run("UPDATE messages SET coach_state = NULL")
    #expect(try answer(client, chat, "give me a plan").contains("112"))
    #expect(try states().last??.contains("chestPain") == true)
    // One that can't be read is none.
    try TestDatabase.open(file.place).run("UPDATE messages SET coach_state = '{}'")
    #expect(try answer(client, chat, "give me a plan").contains("112"))
  }

  /// Where a model answers, what the user says is remembered, too.
  @Test func aModelsAnswersHaveOneToo() throws {
    let talk = try Talk(place: file.place)
    let (_, channel) = try talk.room(goal: talk.client.makeGoal())
    for text in ["no gum please", "did 4,000 today"] {
      try talk.client.say(text, on: channel)
      try talk.says("Fine.")
      try talk.ends()
    }
    let states = try states()
    #expect(states.count == 2 && states[1]?.contains("gum") == true)
    #expect(states[1]?.contains("did 4,000 today") == true)
  }

  /// What the rules say in a model's place is remembered as theirs, so that it isn't said again.
  @Test func theRulesAnswerInAModelsPlaceIsTheirs() throws {
    let talk = try Talk(place: file.place)
    let (_, channel) = try talk.room()
    try talk.client.say("i cant sleep", on: channel)
    _ = try talk.client.due()
    #expect(try states().last??.contains("used") == false)
    _ = try talk.bytes("data: [DONE]\n\n") + talk.responds(200)
    #expect(try states().last??.contains("used") == true)
  }
}
