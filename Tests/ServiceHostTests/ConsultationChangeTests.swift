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
  }

  /// As it is now, not as it was when they met.
  @Test func theGoalIsTheOneThatItHasBecome() throws {
    let client = try Client()
    let goal = try client.makeGoal(
      Client.goal(title: "Save 3000 euros", target: 3000, unit: "euros"))
    let messages = "/consultations/\(try client.makeConsultation(goal: goal))/messages"
    _ = try client.data(
      .patch, "/goals/\(goal)", ["target_value": 5000, "target_date": "2027-08-31"])
    let turn = try client.data(.post, messages, ["content": "how much do i have to save a month"])
    let answer = turn["assistant_message"]?["content"]?.stringValue ?? ""
    #expect(answer.contains("5,000 euros") && answer.contains("August 2027"), "\(answer)")
  }

  @Test func aDeletedGoalLeavesItsConsultation() throws {
    let client = try Client()
    let goal = try client.makeGoal(Client.goal(title: "Juggle knives"))
    let id = try client.makeConsultation(goal: goal)
    _ = try client.data(.patch, "/goals/\(goal)", ["title": "Juggle plates"])
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
    let other = try ServiceDatabase(TestDatabase.open(file.place), seed: 2, now: Client.start)
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
