import Contract
import Edge
import JSON
import Testing

@testable import ServiceHost

@Suite struct GoalActivityTests {
  @Test func aDeltaMovesTheWayOfTheGoal() throws {
    let client = try Client()
    let id = try client.makeGoal(
      Client.goal(title: "Lose", type: "weight", target: 165, unit: "lbs", current: 180))
    let body: JSON = ["activity_type": "progress_update", "progress_delta": 15]
    #expect(try client.ask(.post, "/goals/\(id)/activities", body).status == 201)
    let goal = try client.data(.get, "/goals/\(id)")
    #expect(goal["current_value"] == 165 && goal["status"] == "completed")
  }

  @Test func aDeltaMovesNoFurtherThanValuesGo() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(current: 5))
    let body: JSON = ["activity_type": "progress_update", "progress_delta": 1e12]
    #expect(try client.ask(.post, "/goals/\(id)/activities", body).status == 201)
    #expect(try client.data(.get, "/goals/\(id)")["current_value"] == 1e12)
  }

  @Test func takesTheNoteThatSaysSomething() throws {
    let client = try Client()
    let path = "/goals/\(try client.makeGoal())/activities"
    let note = try client.data(
      .post, path, ["activity_type": "note", "note": "", "notes": "by the river"])
    #expect(note["note"] == "by the river")
  }

  @Test(
    arguments: [
      ([:], "activity_type"), (["activity_type": ""], "activity_type"),
      (["activity_type": " \u{c}"], "activity_type"),
      (["activity_type": .string(String(repeating: "x", count: 51))], "activity_type"),
      (["activity_type": "progress_update", "note": "far"], "progress_delta"),
      (["activity_type": "note"], "note"), (["activity_type": "note", "notes": " "], "note"),
      (["activity_type": "milestone"], "title"),
      (["activity_type": "milestone", "title": " "], "title"),
      (["activity_type": "run", "note": "x"], "activity_type"),
      (["activity_type": "run", "progress_delta": 1], "activity_type"),
      (["activity_type": "note", "progress_delta": -1], "progress_delta"),
      (["activity_type": "check_in", "progress_delta": 1e13], "progress_delta"),
      (["activity_type": "run", "value": "far"], "value"),
      (["activity_type": "note", "note": .string(String(repeating: "x", count: 1001))], "note"),
      (["activity_type": "run", "notes": .string(String(repeating: "x", count: 501))], "notes"),
    ] as [(JSON, String)])
  func refusesAnActivityAndNamesTheKey(body: JSON, key: String) throws {
    let client = try Client()
    let id = try client.makeGoal()
    let error = ServiceError(try client.ask(.post, "/goals/\(id)/activities", body))
    #expect(error.status == 400 && error.code == "INVALID_REQUEST")
    #expect(error.message.contains("'\(key)'"))
    #expect(try client.data(.get, "/goals/\(id)/activities")["total"] == 0)
    #expect(try client.ask(.post, "/goals/x/activities", body).status == 404)
  }

  @Test func activitiesGoWithTheirGoal() throws {
    let client = try Client()
    let id = try client.makeGoal()
    _ = try client.data(.post, "/goals/\(id)/activities", ["activity_type": "check_in"])
    #expect(try client.ask(.delete, "/goals/\(id)").status == 204)
    #expect(try client.ask(.get, "/goals/\(id)/activities").status == 404)
  }

  /// What moved nothing may be of anything.
  @Test func whatMovedAGoalIsConvertedIntoAnotherUnit() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(title: "Swim", target: 5, unit: "km"))
    let path = "/goals/\(id)/activities"
    for body: JSON in [
      ["activity_type": "progress_update", "progress_delta": 2, "value": 3],
      ["activity_type": "check_in", "value": 7],
    ] {
      #expect(try client.ask(.post, path, body).status == 201)
    }
    let goal = try client.data(.patch, "/goals/\(id)", ["target_unit": "m"])
    #expect(goal["current_value"] == 2000)
    let activities = try client.data(.get, path)["activities"]?.arrayValue
    #expect(activities?.map { $0["value"] } == [7, 3000])
    #expect(activities?.map { $0["progress_delta"] } == [nil, 2000])
  }
}
