import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

@Suite struct ConsultationRoutesTests {
  static let keys = [
    "id", "user_id", "persona", "status", "goal_id", "context_type", "context_id", "quick_action",
    "started_at", "completed_at", "last_message_at", "message_count", "created_at", "updated_at",
    "has_context_for_goal_suggestions",
  ]

  @Test func answersACreatedConsultationInFull() throws {
    let client = try Client()
    let response = try client.ask(.post, "/consultations", ["persona": "nutritionist"])
    #expect(response.status == 201)
    let body = try JSON(parsing: response.body)
    let consultation = try #require(body["data"]?["consultation"])
    for key in ConsultationRoutesTests.keys { #expect(consultation[key] != nil, "\(key)") }
    #expect(body["success"] == true && consultation["persona"] == "nutritionist")
    #expect(consultation["status"] == "active" && consultation["message_count"] == 0)
    for key in ["started_at", "created_at", "updated_at"] {
      #expect(consultation[key] == "2026-03-02T07:30:00Z", "\(key)")
    }
    #expect(consultation["last_message_at"] == .null)
  }

  @Test(
    arguments: [
      ([:], "persona"), (["persona": "sleep_coach"], "persona"),
      (["persona": "triage", "context_type": "weather"], "context_type"),
      (["persona": "triage", "context_type": "goal"], "context_id"),
      (["persona": "triage", "initial_message": "  "], "initial_message"),
      (
        ["persona": "triage", "context_type": "goal", "context_id": "a", "goal_id": "b"],
        "context_id"
      ),
    ] as [(JSON, String)])
  func refusesABodyAndNamesTheKey(body: JSON, key: String) throws {
    let error = ServiceError(try Client().ask(.post, "/consultations", body))
    #expect(error.status == 400 && error.code == "VALIDATION_ERROR")
    #expect(error.message.contains("'\(key)'"))
  }

  @Test func aGoalGoesByEitherName() throws {
    for body in [
      { (id: JSON) in ["persona": "triage", "goal_id": id] as JSON },
      { (id: JSON) in ["persona": "triage", "context_type": "goal", "context_id": id] as JSON },
    ] {
      let client = try Client()
      let id = try client.makeGoal()
      let made = try client.data(.post, "/consultations", body(.string(id)))["consultation"]
      #expect(made?["goal_id"]?.stringValue == id && made?["context_id"]?.stringValue == id)
      #expect(made?["context_type"] == "goal")
      #expect(try client.data(.get, "/goals/\(id)")["conversation_id"] == made?["id"])
    }
    let missing: JSON = ["persona": "triage", "goal_id": "5e1f0000-0000-4000-8000-000000000009"]
    let error = ServiceError(try Client().ask(.post, "/consultations", missing))
    #expect(error.status == 404 && error.code == "GOAL_NOT_FOUND")
  }

  @Test func tellsOfTheOneThatExists() throws {
    let client = try Client()
    let goal = try client.makeGoal()
    let general = try client.makeConsultation()
    let about = try client.makeConsultation(goal: goal)
    #expect(general != about)
    let requests: [(String, JSON)] = [
      (general, ["persona": "general_wellness"]),
      (general, ["persona": "general_wellness", "context_type": "general"]),
      (about, ["persona": "general_wellness", "goal_id": .string(goal)]),
    ]
    for (id, body) in requests {
      let error = ServiceError(try client.ask(.post, "/consultations", body))
      #expect(error.status == 409 && error.code == "CONSULTATION_EXISTS")
      #expect(error.details?["existing_consultation_id"]?.stringValue == id)
      #expect(error.details?["persona"] == "general_wellness")
      #expect(error.details?["status"] == "active" && error.details?["can_continue"] == true)
    }
    _ = try client.data(.post, "/consultations/\(general)/complete")
    #expect(try client.makeConsultation() != general)
  }

  @Test func theEleventhFindsNoRoomButAnExistingOneGoesOn() throws {
    let client = try Client()
    for number in 1...9 {
      let goal = try client.makeGoal(Client.goal(title: "Goal \(number)"))
      _ = try client.makeConsultation(goal: goal)
    }
    let tenth = try client.makeConsultation("triage")
    let extra = try client.makeGoal(Client.goal(title: "One more"))
    let requests: [(String, JSON)] = [
      ("/consultations", ["persona": "nutritionist"]),
      ("/consultations/chat-about-goal", ["goalId": .string(extra)]),
    ]
    for (path, body) in requests {
      let error = ServiceError(try client.ask(.post, path, body))
      #expect(error.status == 429 && error.code == "TOO_MANY_ACTIVE_CONSULTATIONS")
    }
    #expect(try client.ask(.post, "/consultations", ["persona": "triage"]).status == 409)
    #expect(try client.ask(.post, "/consultations", ["persona": "poet"]).status == 400)
    _ = try client.data(.post, "/consultations/\(tenth)/complete")
    #expect(try client.ask(.post, "/consultations", ["persona": "nutritionist"]).status == 201)
    #expect(try client.ask(.post, "/consultations/\(tenth)/unarchive").status == 429)
  }

  @Test func listsActiveOnesTheYoungestFirst() throws {
    let client = try Client()
    let first = try client.makeConsultation("triage")
    client.wait(.seconds(1))
    let second = try client.makeConsultation("nutritionist")
    let third = try client.makeConsultation("fitness_coach")
    client.wait(.seconds(1))
    let done = try client.makeConsultation()
    _ = try client.data(.post, "/consultations/\(done)/complete")
    let page = try client.data(.get, "/consultations?limit=2")
    #expect(try client.data(.get, "/consultations?limit=2&status=active") == page)
    let ids = page["consultations"]?.arrayValue?.compactMap { $0["id"]?.stringValue }
    #expect(ids == [third, second])
    #expect(page["total_count"] == 3 && page["has_more"] == true && page["total"] == 3)
    for key in ConsultationRoutesTests.keys {
      #expect(page["consultations"]?[0]?[key] != nil, "\(key)")
    }
    let rest = try client.data(.get, "/consultations?limit=2&offset=2")["consultations"]
    #expect(rest?[0]?["id"]?.stringValue == first)
    let completed = try client.data(.get, "/consultations?status=completed")["consultations"]
    #expect(completed?[0]?["id"]?.stringValue == done)
    #expect(try client.data(.get, "/consultations?persona=triage")["total"] == 1)
    #expect(try client.ask(.get, "/consultations?status=lost").status == 400)
  }

  @Test func answersOneConsultationInBothDialects() throws {
    let client = try Client()
    let goal = try client.makeGoal()
    let id = try client.makeConsultation("wellness_specialist", goal: goal)
    let body = try JSON(parsing: client.ask(.get, "/consultations/\(id)").body)
    for key in [
      "id", "userId", "goalId", "persona", "createdAt", "updatedAt", "messageCount",
      "lastMessageAt",
    ] {
      #expect(body[key] != nil, "\(key)")
    }
    #expect(body["persona"] == ["id": "wellness_specialist", "name": "Wellness Companion"])
    #expect(body["data"]?["persona"] == "wellness_specialist" && body["success"] == true)
    let error = ServiceError(try client.ask(.get, "/consultations/none"))
    #expect(error.status == 404 && error.code == "NOT_FOUND")
  }

  @Test func chattingAboutAGoalTwiceIsOneConsultation() throws {
    let client = try Client()
    let goal = try client.makeGoal()
    let body: JSON = ["goalId": .string(goal)]
    let first = try client.ask(.post, "/consultations/chat-about-goal", body)
    let second = try client.ask(.post, "/consultations/chat-about-goal", body)
    #expect(first.status == 201 && second.status == 200)
    let json = try JSON(parsing: first.body)
    #expect(try JSON(parsing: second.body) == json)
    for key in ["conversationId", "goalId", "createdAt", "persona"] {
      #expect(json[key] != nil, "\(key)")
    }
    #expect(json["data"]?["id"] == json["conversationId"])
    #expect(json["data"]?["persona"] == "wellness_specialist")
    #expect(try client.data(.get, "/goals/\(goal)")["conversation_id"] == json["conversationId"])
    let id = json["conversationId"]?.stringValue ?? ""
    _ = try client.data(.post, "/consultations/\(id)/complete")
    let third = try client.ask(.post, "/consultations/chat-about-goal", body)
    #expect(third.status == 201)
    let fresh = try JSON(parsing: third.body)["conversationId"]
    #expect(fresh?.stringValue != id)
    #expect(try client.data(.get, "/goals/\(goal)")["conversation_id"] == fresh)
  }

  @Test(
    arguments: [
      ([:], 400), (["goalId": "x"], 400),
      (["goalId": "5e1f0000-0000-4000-8000-000000000009"], 404),
    ] as [(JSON, Int)])
  func refusesToChatAboutNoGoal(body: JSON, status: Int) throws {
    #expect(try Client().ask(.post, "/consultations/chat-about-goal", body).status == status)
  }

  @Test func linkingLinksBothWays() throws {
    let client = try Client()
    let id = try client.makeConsultation()
    let first = try client.makeGoal(Client.goal(title: "First"))
    let second = try client.makeGoal(Client.goal(title: "Second"))
    let link: JSON = ["conversationId": .string(id)]
    let linked = try client.ask(.patch, "/goals/\(first)", link)
    #expect(try JSON(parsing: linked.body)["conversationId"]?.stringValue == id)
    _ = try client.data(.patch, "/goals/\(second)", link)
    let consultation = try client.data(.get, "/consultations/\(id)")
    #expect(consultation["goal_id"]?.stringValue == first)
    #expect(consultation["context_type"]?.isNull == true)
    #expect(consultation["context_id"]?.isNull == true)
    #expect(try client.data(.get, "/goals/\(second)")["conversation_id"]?.stringValue == id)
    let chat: JSON = ["goalId": .string(second)]
    let answer = try client.ask(.post, "/consultations/chat-about-goal", chat)
    #expect(answer.status == 200)
    #expect(try JSON(parsing: answer.body)["conversationId"]?.stringValue == id)
    #expect(try client.ask(.patch, "/goals/\(first)", ["conversationId": "x"]).status == 404)
  }

  @Test func anInitialMessageIsAnswered() throws {
    let client = try Client()
    let made = try client.data(
      .post, "/consultations", ["persona": "triage", "initial_message": "I sleep badly"])
    let id = made["consultation"]?["id"]?.stringValue ?? ""
    #expect(made["consultation"]?["message_count"] == 2)
    #expect(try client.history(id).map(\.first) == ["user", "assistant"])
  }

  @Test func ideasForGoalsNeedTwoTurnsAndNoGoal() throws {
    let client = try Client()
    let goal = try client.makeGoal()
    for (id, expected) in [
      (try client.makeConsultation(), true), (try client.makeConsultation(goal: goal), false),
    ] {
      for content in ["I sleep badly", "and I am tired"] {
        let before = try client.data(.get, "/consultations/\(id)")
        #expect(before["has_context_for_goal_suggestions"] == false)
        _ = try client.data(
          .post, "/consultations/\(id)/messages", ["content": .string(content)])
      }
      let after = try client.data(.get, "/consultations/\(id)")
      #expect(after["has_context_for_goal_suggestions"]?.boolValue == expected)
    }
  }

  /// However much was said in it.
  @Test func aChatAboutAGoalSuggestsNoneAndSaysWhy() throws {
    let client = try Client()
    let id = try client.makeConsultation(goal: try client.makeGoal())
    for _ in 1...3 {
      let error = ServiceError(try client.ask(.post, "/consultations/\(id)/suggest-goals"))
      #expect(error.status == 400 && error.code == "CONSULTATION_ABOUT_GOAL")
      #expect(error.message.contains("this chat is about a goal"))
      #expect(!error.message.contains("say"))
      _ = try client.data(.post, "/consultations/\(id)/messages", ["content": "I sleep badly"])
    }
  }

  @Test func offersQuickActions() throws {
    let client = try Client()
    let data = try client.data(.get, "/consultations/quick-actions")
    let actions = data["actions"]?.arrayValue ?? []
    let ids = actions.compactMap { $0["id"]?.stringValue }
    for id in ["suggest-goal", "check-progress", "boost-motivation", "troubleshoot-goal"] {
      #expect(ids.contains(id))
    }
    #expect(data["quick_actions"] == data["actions"] && data["count"]?.intValue == ids.count)
    let some = try client.data(
      .get, "/consultations/quick-actions?context_type=goal&persona=wellness_specialist")
    #expect(some["count"] == 3)
    for action in some["actions"]?.arrayValue ?? [] {
      #expect(action["context_type"] == "goal" && action["persona"] == "wellness_specialist")
    }
  }

  @Test(arguments: [
    "/consultations/quick-actions?persona=poet", "/consultations/quick-actions?context_type=",
    "/consultations?persona=poet", "/consultations?status=lost", "/consultations?limit=0",
    "/consultations?offset=-1", "/consultations/$/messages?limit=101",
  ])
  func refusesAQuery(path: String) throws {
    let client = try Client()
    let id = try client.makeConsultation()
    let error = ServiceError(try client.ask(.get, path.replacing("$", with: id)))
    #expect(error.status == 400 && error.code == "VALIDATION_ERROR")
  }

  @Test func greetsWhoBeginsWithoutAWord() throws {
    let client = try Client()
    let data = try client.data(.post, "/consultations", ["persona": "nutritionist"])
    let greeting = data["greeting_message"]
    #expect(greeting?["role"] == "assistant")
    #expect(greeting?["consultation_id"] == data["consultation"]?["id"])
    let id = data["consultation"]?["id"]?.stringValue ?? ""
    #expect(try client.history(id).isEmpty)
    let goal = try client.makeGoal()
    for body: JSON in [
      ["persona": "triage", "goal_id": .string(goal)],
      ["persona": "triage", "initial_message": "Good morning"],
    ] {
      let made = try client.data(.post, "/consultations", body)
      #expect(made["greeting_message"]?.isNull == true)
    }
  }

  @Test func aContextReadsBackAsItWasSent() throws {
    let client = try Client()
    for (persona, body) in [("triage", "general"), ("nutritionist", nil)] as [(String, String?)] {
      var sent: JSON = ["persona": .string(persona)]
      if let body { sent = sent.with("context_type", .string(body)) }
      let made = try client.data(.post, "/consultations", sent)["consultation"]
      #expect(made?["context_type"] == JSON(body))
      // The other way to say the same finds it.
      let other: JSON = body == nil ? sent.with("context_type", "general") : ["persona": "triage"]
      #expect(try client.ask(.post, "/consultations", other).status == 409)
    }
    let id = "ABCDEF00-0000-4000-8000-000000000001"
    let mood: JSON = ["persona": "triage", "context_type": "mood", "context_id": .string(id)]
    let made = try client.data(.post, "/consultations", mood)["consultation"]
    #expect(made?["context_id"]?.stringValue == id.lowercased())
  }

  @Test func nothingWaitsForAnApproval() throws {
    let client = try Client()
    _ = try client.makeConsultation()
    let none = try client.data(.get, "/consultations?status=pending_approval")
    #expect(none["consultations"] == [] && none["total"] == 0)
  }
}
