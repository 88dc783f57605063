import Contract
import Edge
import JSON
import SQLite
import Testing
import Time
import Wellness

@testable import ServiceHost

@Suite struct ConsultationChangeTests {
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

  @Test(arguments: [Request.Method.put, .patch])
  func titleAndPersonaChange(method: Request.Method) throws {
    let client = try Client()
    let path = "/consultations/\(try client.makeConsultation())"
    let titled = try client.data(method, path, ["title": "  Mornings "])
    #expect(titled["title"] == "Mornings" && titled["persona"] == "general_wellness")
    let body: JSON = ["persona": "triage", "status": "archived"]
    let moved = try client.data(method, path, body)
    #expect(moved["persona"] == "triage" && moved["status"] == "archived")
    let read = try client.data(.get, path)
    #expect(read == moved && read["title"] == "Mornings")
    let empty = ServiceError(try client.ask(method, path, [:]))
    for key in ["status", "is_archived", "title", "persona"] {
      #expect(empty.message.contains(key))
    }
    for title in ["  ", String(repeating: "x", count: 201)] {
      let error = ServiceError(try client.ask(method, path, ["title": .string(title)]))
      #expect(error.status == 400 && error.message.contains("'title'"))
    }
  }

  @Test func aPersonaDoesNotMakeTwoOfTheSame() throws {
    let client = try Client()
    let triage = try client.makeConsultation("triage")
    let id = try client.makeConsultation()
    let error = ServiceError(
      try client.ask(.put, "/consultations/\(id)", ["persona": "triage", "title": "x"]))
    #expect(error.status == 409)
    #expect(error.details?["existing_consultation_id"]?.stringValue == triage)
    #expect(try client.data(.get, "/consultations/\(id)")["title"]?.isNull == true)
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

  @Test(arguments: [
    ("complete", "completed"), ("abandon", "abandoned"), ("archive", "archived"),
  ])
  func endsAConsultation(verb: String, status: String) throws {
    let client = try Client()
    let id = try client.makeConsultation()
    let ended = try client.data(.post, "/consultations/\(id)/\(verb)")
    #expect(ended["status"]?.stringValue == status)
    #expect((ended["completed_at"]?.isNull ?? true) == (status != "completed"))
    let error = ServiceError(
      try client.ask(.post, "/consultations/\(id)/messages", ["content": "hello"]))
    #expect(error.status == 400 && error.code == "CONSULTATION_NOT_ACTIVE")
    #expect(try client.ask(.post, "/consultations/\(id)/complete").status == 400)
    #expect(try client.data(.post, "/consultations/\(id)/unarchive")["status"] == "active")
    let patched = try client.data(.patch, "/consultations/\(id)", ["status": "archived"])
    #expect(patched["status"] == "archived")
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

  @Test func aDeletedConsultationLeavesNothingBehind() throws {
    let client = try Client()
    let goal = try client.makeGoal()
    let id = try client.makeConsultation(goal: goal)
    _ = try client.ask(.post, "/consultations/\(id)/messages", ["content": "hello"])
    #expect(try client.ask(.delete, "/consultations/\(id)").status == 204)
    #expect(try client.ask(.get, "/consultations/\(id)").status == 404)
    #expect(try client.ask(.get, "/consultations/\(id)/messages").status == 404)
    #expect(try client.data(.get, "/goals/\(goal)")["conversation_id"]?.isNull == true)
    let (channel, arrivals) = try client.open(id)
    guard case .response(channel, let response)? = arrivals.first else {
      Issue.record("the socket was opened")
      return
    }
    #expect(response.status == 404)
  }

  @Test func aDeletedGoalLeavesItsConsultation() throws {
    let client = try Client()
    let goal = try client.makeGoal(Client.goal(title: "Juggle plates"))
    let id = try client.makeConsultation(goal: goal)
    _ = try client.ask(.delete, "/goals/\(goal)")
    #expect(try client.data(.get, "/consultations/\(id)")["goal_id"]?.stringValue == goal)
    let turn = try client.data(.post, "/consultations/\(id)/messages", ["content": "hello"])
    #expect(turn["assistant_message"]?["content"]?.stringValue?.contains("Juggle plates") ?? false)
  }

  /// One that ended in another process between being read and being written to.
  @Test func aMessageOpensNoEndedConsultationAgain() throws {
    let file = DatabaseFile()
    let client = try Client(place: file.place)
    let id = try client.makeConsultation()
    let other = try ServiceDatabase(Connection(file.place), seed: 2, now: Client.start)
    let service = Service(storage: other.storage(of: User.local), zone: .utc)
    let stale = try #require(try service.storage.consultations.find(Identifier(id)))
    _ = try client.data(.post, "/consultations/\(id)/complete")
    let error = #expect(throws: ServiceError.self) {
      try service.coachService.reply(
        to: "hello", clientID: nil, in: stale, isStreaming: false,
        by: Sender(name: "", messages: nil), at: Client.start)
    }
    #expect(error?.code == ServiceError.consultationNotActive.code)
    #expect(try client.data(.get, "/consultations/\(id)")["status"] == "completed")
    #expect(try client.history(id).isEmpty)
  }
}
