import Contract
import Edge
import JSON
import Testing
import Time
import Wellness

@testable import ServiceHost

@Suite struct MessageRoutesTests {
  @Test func answersAMessageAtOnce() throws {
    let client = try Client()
    let id = try client.makeConsultation()
    let path = "/consultations/\(id)/messages"
    let response = try client.ask(.post, path, ["content": "I sleep badly"])
    #expect(response.status == 201)
    let data = try #require(JSON(parsing: response.body)["data"])
    for name in ["user_message", "assistant_message"] {
      for key in ["id", "consultation_id", "role", "content", "created_at"] {
        #expect(data[name]?[key] != nil, "\(name).\(key)")
      }
    }
    #expect(data["user_message"]?["content"] == "I sleep badly")
    let page = try client.data(.get, path)
    #expect(
      page["messages"]
        == .array(
          [data["user_message"], data["assistant_message"]].map {
            $0 ?? .null
          }))
    #expect(try client.data(.get, "/consultations/\(id)")["message_count"] == 2)
    #expect(
      try client.data(.get, "/consultations/\(id)")["last_message_at"] == "2026-03-02T07:30:00Z"
    )
  }

  @Test(arguments: ["", " \n ", String(repeating: "x", count: 5001)])
  func refusesWhatIsNoMessage(content: String) throws {
    let client = try Client()
    let id = try client.makeConsultation()
    let body: JSON = ["content": .string(content)]
    let error = ServiceError(try client.ask(.post, "/consultations/\(id)/messages", body))
    #expect(error.status == 400 && error.code == "VALIDATION_ERROR")
    #expect(error.message.contains("5000"))
    #expect(try client.history(id).isEmpty)
  }

  @Test func pagesTheHistoryOldestFirst() throws {
    let client = try Client()
    let id = try client.makeConsultation()
    for number in 1...3 {
      let body: JSON = ["content": .string("message \(number)")]
      _ = try client.data(.post, "/consultations/\(id)/messages", body)
    }
    let page = try client.data(.get, "/consultations/\(id)/messages?limit=2&offset=2")
    #expect(page["messages"]?[0]?["content"] == "message 2")
    #expect(page["total_count"] == 6 && page["total"] == 6 && page["has_more"] == true)
    #expect(page["limit"] == 2 && page["offset"] == 2)
  }

  @Test func aRepeatedMessageIsOneMessage() throws {
    let client = try Client()
    let id = try client.makeConsultation()
    let body: JSON = ["content": "hello", "client_id": "d-1"]
    let first = try client.data(.post, "/consultations/\(id)/messages", body)
    let second = try client.data(.post, "/consultations/\(id)/messages", body)
    #expect(first == second && first["user_message"]?["client_id"] == "d-1")
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

  @Test func messagesComeInPages() throws {
    let client = try Client()
    let id = try client.makeConsultation()
    let path = "/consultations/\(id)/messages"
    for number in 1...3 {
      let turn = try client.ask(.post, path, ["content": .string("number \(number)")])
      #expect(turn.status == 201)
    }
    let page = try client.data(.get, path + "?limit=2&offset=2")
    #expect(page["messages"]?[0]?["content"] == "number 2" && page["messages"]?[2] == nil)
    #expect(page["total"] == 6 && page["total_count"] == 6 && page["has_more"] == true)
    #expect(try client.data(.get, path + "?offset=6")["messages"]?[0] == nil)
  }

  @Test(
    arguments: [
      [:], ["content": ""], ["content": " \n\t"], ["content": 5],
      ["content": .string(String(repeating: "x", count: 5001))], ["content": " \u{301}"],
    ] as [JSON])
  func refusesToHearNothing(body: JSON) throws {
    let client = try Client()
    let id = try client.makeConsultation()
    let response = try client.ask(.post, "/consultations/\(id)/messages", body)
    let isBlank = body["content"] != " \u{301}"
    #expect(response.status == (isBlank ? 400 : 201))
    #expect(try client.history(id).count == (isBlank ? 0 : 2))
  }
}
