import Contract
import Edge
import JSON
import Testing
import Time
import Wellness

@testable import ServiceHost

@Suite struct MessageRoutesTests {
  @Test func aRepeatedMessageIsOneMessage() throws {
    let client = try Client()
    let id = try client.makeConsultation()
    let body: JSON = ["content": "hello", "client_id": "d-1"]
    let first = try client.data(.post, "/consultations/\(id)/messages", body)
    let second = try client.data(.post, "/consultations/\(id)/messages", body)
    #expect(first == second && first["user_message"]?["client_id"] == "d-1")
    let other: JSON = ["content": "something else", "client_id": "d-1"]
    #expect(try client.data(.post, "/consultations/\(id)/messages", other) == first)
    #expect(try client.history(id).count == 2)
  }

  @Test func theCoachKnowsTheGoalAndWhereItStands() throws {
    let client = try Client()
    let goal = try client.makeGoal(Client.goal(title: "Walk the dog", target: 100, unit: "km"))
    let id = try client.makeConsultation("wellness_specialist", goal: goal)
    let path = "/consultations/\(id)/messages"
    let first = try client.data(.post, path, ["content": "hello"])
    #expect(first["assistant_message"]?["content"]?.stringValue?.contains("Walk the dog") ?? false)
    _ = try client.data(.patch, "/goals/\(goal)/progress", ["current_value": 37])
    _ = try client.data(.patch, "/goals/\(goal)", ["title": "Walk the cat"])
    let later = try client.data(.post, path, ["content": "how far am I?"])
    #expect(later["assistant_message"]?["content"]?.stringValue?.contains("37") ?? false)
  }

  @Test(arguments: Persona.known)
  func everyPersonaBeginsWithTheGoal(persona: Persona) throws {
    let client = try Client()
    let goal = try client.makeGoal(Client.goal(title: "Juggle plates", target: 30, unit: "days"))
    let id = try client.makeConsultation(persona.rawValue, goal: goal)
    let turn = try client.data(
      .post, "/consultations/\(id)/messages", ["content": "Hi, I need help"])
    let answer = turn["assistant_message"]?["content"]?.stringValue ?? ""
    #expect(answer.contains("Juggle plates") && answer.contains("30 days"), "\(answer)")
  }

  @Test func aRecurringGoalIsSeenInItsPeriod() throws {
    let client = try Client()
    let goal = try client.makeGoal([
      "title": "Drink", "goal_type": "nutrition", "target_value": 8, "target_unit": "glasses",
      "is_recurring": true, "recurrence_pattern": "daily",
    ])
    let path = "/consultations/\(try client.makeConsultation(goal: goal))/messages"
    _ = try client.data(.patch, "/goals/\(goal)/progress", ["current_value": 8])
    _ = try client.data(.post, path, ["content": "hello"])
    client.wait(.seconds(86_400))
    _ = try client.data(.patch, "/goals/\(goal)/progress", ["current_value": 2])
    let turn = try client.data(.post, path, ["content": "how far am I?"])
    let answer = turn["assistant_message"]?["content"]?.stringValue ?? ""
    #expect(answer.contains("2 of ") && answer.contains("8 glasses"), "\(answer)")
  }

  /// Commands are a client's, and there are others than the shell.
  @Test func noAnswerNamesACommand() throws {
    let client = try Client()
    let id = try client.makeConsultation("triage")
    for text in ["hello", "how do i log my progress?", "which commands are there"] {
      let turn = try client.data(
        .post, "/consultations/\(id)/messages", ["content": .string(text)])
      let answer = try #require(turn["assistant_message"]?["content"]?.stringValue)
      #expect(!answer.contains("/goal") && !answer.contains("/help"), "\(answer)")
    }
  }

  /// However much is said in between.
  @Test func aDangerHoldsOverAHundredMessages() throws {
    let client = try Client()
    let path = "/consultations/\(try client.makeConsultation())/messages"
    func say(_ text: String) throws -> String {
      let turn = try client.data(.post, path, ["content": .string(text)])
      return turn["assistant_message"]?["content"]?.stringValue ?? ""
    }
    #expect(try say("I have chest pain when I climb stairs").contains("112"))
    for number in 1...50 { _ = try say("I read page \(number) of my book today") }
    #expect(try !say("give me a plan for running").contains("Mon"))
  }
}
