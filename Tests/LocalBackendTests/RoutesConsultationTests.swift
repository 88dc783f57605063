import Contract
import Edge
import JSON
import Testing

@testable import LocalBackend

@Suite struct RoutesConsultationTests {
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

  @Test(
    arguments: [
      (["status": "completed"], "completed"), (["status": "abandoned"], "abandoned"),
      (["status": "archived"], "archived"), (["is_archived": true], "archived"),
      (["isArchived": true], "archived"), (["is_archived": false], "active"),
      (["title": "Mornings"], "active"), (["persona": "triage"], "active"),
    ] as [(JSON, String)])
  func aChangeSetsTheStatus(body: JSON, status: String) throws {
    for method in [Request.Method.put, .patch] {
      let client = try Client()
      let id = try client.makeConsultation()
      let changed = try client.data(method, "/consultations/\(id)", body)
      #expect(changed["status"]?.stringValue == status)
      #expect((changed["completed_at"]?.isNull == false) == (status == "completed"))
      #expect(try client.data(.get, "/consultations/\(id)")["status"]?.stringValue == status)
    }
  }

  @Test(
    arguments: [
      [:], ["status": "pending"], ["status": "gone"], ["status": 1], ["is_archived": "yes"],
      ["persona": "poet"],
    ] as [JSON])
  func refusesAChangeThatIsNone(body: JSON) throws {
    let client = try Client()
    let id = try client.makeConsultation()
    let error = ServiceError(try client.ask(.put, "/consultations/\(id)", body))
    #expect(error.status == 400 && error.code == "VALIDATION_ERROR")
  }

  @Test(arguments: [Request.Method.put, .patch])
  func whatItIsAboutDoesNotChange(method: Request.Method) throws {
    let client = try Client()
    let goal = try client.makeGoal(Client.goal(title: "Juggle plates"))
    let other = try client.makeGoal()
    let path = "/consultations/\(try client.makeConsultation(goal: goal))"
    let context: JSON = [
      "goal_id": .string(other), "context_type": "goal", "context_id": .string(other),
    ]
    #expect(try client.ask(method, path, context).status == 400)
    let changed = try client.data(
      method, path, ["title": "Mornings", "goal_id": .string(other), "context_id": .string(other)])
    for key in ["goal_id", "context_id"] { #expect(changed[key]?.stringValue == goal) }
    _ = try client.data(.patch, "/goals/\(goal)", ["title": "Juggle knives"])
    let turn = try client.data(.post, path + "/messages", ["content": "hello"])
    #expect(turn["assistant_message"]?["content"]?.stringValue?.contains("Juggle plates") ?? false)
  }

  @Test func archivesAndTakesOutAgain() throws {
    let client = try Client()
    let id = try client.makeConsultation()
    #expect(try client.data(.post, "/consultations/\(id)/archive")["status"] == "archived")
    let said = try client.ask(.post, "/consultations/\(id)/messages", ["content": "hello"])
    #expect(ServiceError(said).code == "CONSULTATION_NOT_ACTIVE")
    let list = try client.data(.get, "/consultations?status=archived")
    #expect(list["consultations"]?[0]?["id"]?.stringValue == id)
    #expect(try client.data(.post, "/consultations/\(id)/unarchive")["status"] == "active")
    #expect(try client.ask(.post, "/consultations/\(id)/complete").status == 200)
    #expect(try client.ask(.post, "/consultations/\(id)/complete").status == 400)
  }

  @Test func aDeletedConsultationTakesItsMessagesWithIt() throws {
    let client = try Client()
    let goal = try client.makeGoal()
    let id = try client.makeConsultation(goal: goal)
    _ = try client.data(.post, "/consultations/\(id)/messages", ["content": "hello"])
    let response = try client.ask(.delete, "/consultations/\(id)")
    #expect(response.status == 204 && response.body.isEmpty)
    #expect(try client.data(.get, "/goals/\(goal)")["conversation_id"]?.isNull == true)
    for (method, path) in [
      (Request.Method.get, ""), (.put, ""), (.delete, ""), (.get, "/messages"),
      (.post, "/messages"), (.post, "/complete"), (.post, "/abandon"), (.post, "/archive"),
      (.post, "/unarchive"), (.post, "/suggest-goals"),
    ] {
      let error = ServiceError(try client.ask(method, "/consultations/\(id)\(path)"))
      #expect(error.status == 404 && error.code == "NOT_FOUND", "\(method) \(path)")
    }
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
