import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

/// What a goal says counts like a message, over the wire too.
@Suite struct FlaggedGoalTests {
  /// Nobody is sent to training.
  private static let training = ["walk", "run ", "jog", "squat", "raises", "minutes", "monday"]

  private func isCareful(_ text: String) -> Bool {
    let lower = text.lowercased()
    return !FlaggedGoalTests.training.contains { lower.contains($0) }
      && ["doctor", "112"].contains { lower.contains($0) }
  }

  private static func body(_ description: String) -> JSON {
    Client.goal(title: "Run 5 km").with("description", .string(description))
  }

  @Test func ideasBeginWithWhomToTurnTo() throws {
    let client = try Client()
    let before = try client.data(.post, "/goals/suggestions")
    #expect(before["notice"] == nil)
    _ = try client.makeGoal(FlaggedGoalTests.body("I have chest pain when I run"))
    let data = try client.data(.post, "/goals/suggestions")
    #expect(data["notice"]?.stringValue?.contains("112") == true)
    let types = (data["suggestions"]?.arrayValue ?? []).map { $0["goal_type"]?.stringValue }
    #expect(!types.isEmpty && !types.contains("activity"))
  }

  @Test func anInsightBeginsWithWhomToTurnTo() throws {
    let client = try Client()
    _ = try client.makeGoal(FlaggedGoalTests.body("I have chest pain when I run"))
    _ = try client.makeGoal()
    let data = try client.data(.post, "/insights/generate", ["insight_type": "weekly"])
    for key in ["content", "summary"] {
      let text = try #require(data[key]?.stringValue)
      #expect(text.prefix(60).contains("hest pain") && text.contains("112"), "\(text)")
    }
    let first = data["suggestions"]?[0]?.stringValue ?? ""
    #expect(first.hasPrefix("Run 5 km: "), "\(first)")
    let all = data["suggestions"]?.arrayValue?.compactMap(\.stringValue) ?? []
    #expect(all.allSatisfy { isCareful($0.replacing("Run 5 km", with: "")) }, "\(all)")
  }

  /// For no kind of advice is a language model asked, nor for an answer in the chat.
  @Test func aLanguageModelIsNotAsked() throws {
    let talk = try Talk()
    let id = try talk.client.makeGoal(FlaggedGoalTests.body("I have chest pain when I run"))
    for path in ["/goals/\(id)/tips", "/goals/\(id)/suggestions", "/goals/\(id)/analysis"] {
      let data = try talk.client.data(.post, path)
      #expect("\(data.text())".contains("112"), "\(path)")
    }
    #expect(try talk.client.data(.post, "/goals/suggestions")["notice"] != nil)
    let (chat, channel) = try talk.room(goal: id)
    try talk.client.say("Help me create a plan", on: channel)
    _ = try talk.client.due()
    #expect(try talk.client.history(chat).last?.last?.contains("112") == true)
    #expect(talk.line.asked.isEmpty)
  }

  /// The chat remembers the goal as it was when they met.
  @Test func whatIsEditedLaterCountsToo() throws {
    let client = try Client()
    let id = try client.makeGoal(FlaggedGoalTests.body("I sit all day"))
    let chat = try client.makeConsultation("wellness_specialist", goal: id)
    let path = "/consultations/\(chat)/messages"
    func answer() throws -> String {
      let data = try client.data(.post, path, ["content": "Help me create a plan"])
      return data["assistant_message"]?["content"]?.stringValue ?? "\(data)"
    }
    #expect(try !isCareful(answer()))
    _ = try client.data(.patch, "/goals/\(id)", ["description": "I have chest pain when I run"])
    #expect(try answer().contains("112"))
    #expect(try isCareful(answer()))
    let tips = try client.data(.post, "/goals/\(id)/tips")["tips"]?.arrayValue ?? []
    #expect(tips.first?.stringValue?.contains("hest pain") == true)
  }

  /// The chat has heard it; only the word of somebody who has looked at it ends it.
  @Test func aFlagThatIsEditedAwayStandsUntilADoctorHasSpoken() throws {
    let client = try Client()
    let id = try client.makeGoal(FlaggedGoalTests.body("I have chest pain when I run"))
    let chat = try client.makeConsultation("wellness_specialist", goal: id)
    func answer(_ text: String) throws -> String {
      let path = "/consultations/\(chat)/messages"
      let data = try client.data(.post, path, ["content": .string(text)])
      return data["assistant_message"]?["content"]?.stringValue ?? "\(data)"
    }
    #expect(try answer("Help me create a plan").contains("112"))
    _ = try client.data(.patch, "/goals/\(id)", ["description": "I sit all day"])
    #expect(try isCareful(answer("Help me create a plan")))
    #expect(try !answer("My doctor said it is fine").contains("112"))
    #expect(try !isCareful(answer("Help me create a plan")))
  }
}
