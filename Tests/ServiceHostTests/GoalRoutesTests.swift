import Contract
import Edge
import JSON
import SQLite
import Testing
import Time

@testable import ServiceHost

@Suite struct GoalRoutesTests {
  @Test func noGoalEndsBeforeItStarts() throws {
    let client = try Client()
    let goal = Client.goal().with("start_date", "2026-04-02")
    #expect(try client.ask(.post, "/goals", goal).status == 400)
    let day = goal.with("target_date", "2026-04-02")
    let id = try client.data(.post, "/goals", day)["id"]?.stringValue ?? ""
    for (date, status) in [("2026-04-01", 400), ("2026-04-03", 200), ("2026-04-02", 200)] {
      let change: JSON = ["target_date": .string(date)]
      #expect(try client.ask(.patch, "/goals/\(id)", change).status == status)
    }
    // Without a day on which it starts, a goal may be late.
    let late: JSON = ["title": "Sleep well", "targetDate": "2020-01-01", "category": "sleep"]
    #expect(try client.ask(.post, "/goals", late).status == 201)
  }

  @Test(arguments: ["active", "completed", "paused", "archived", "abandoned"])
  func aPutSetsTheStatusAndLeavesTheDates(status: String) throws {
    let client = try Client()
    let before = try client.data(.post, "/goals", Client.goal())
    let id = before["id"]?.stringValue ?? ""
    client.wait(.seconds(60))
    let goal = try client.data(
      .put, "/goals/\(id)",
      Client.goal(current: 10).with("progress", 0).with("status", .string(status)))
    #expect(goal["status"]?.stringValue == status && goal["current_value"] == 10)
    for key in ["start_date", "target_date", "created_at"] { #expect(goal[key] == before[key]) }
    #expect(goal["updated_at"] == "2026-03-02T07:31:00.000000000Z")
    #expect(try client.data(.get, "/goals/\(id)") == goal)
  }

  @Test func aCategoryChangesTheTypeOfAnother() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(type: "weight"))
    let bodies: [(JSON, JSON)] = [
      (["category": "general"], "weight"), (["category": "sleep"], "sleep"),
      (["category": "fitness", "goal_type": "wellness"], "wellness"),
    ]
    for (body, type) in bodies {
      #expect(try client.data(.patch, "/goals/\(id)", body)["goal_type"] == type)
    }
  }

  @Test(
    arguments: [
      ["targetDate": "soon", "target_date": "2026-05-01"],
      ["conversationId": 5, "conversation_id": .null], ["progress": -1, "current_value": 5],
    ] as [JSON])
  func whatIsPassedOverHasToReadToo(body: JSON) throws {
    let client = try Client()
    #expect(try client.ask(.patch, "/goals/\(client.makeGoal())", body).status == 400)
  }

  @Test func theDateIsTheOneOfTheUser() throws {
    let zone = OffsetZone(minutes: 20 * 60)
    let client = try Client(zone: zone)
    let id = try client.makeGoal()
    #expect(try client.data(.get, "/goals/\(id)")["days_remaining"] == 29)
    client.wait(.seconds(40 * 86_400))
    let late = try client.data(.get, "/goals/\(id)")
    #expect(late["days_remaining"] == 0 && late["is_overdue"] == true)
  }

  @Test func dataThatIsDamagedIsAFailureOfTheServer() throws {
    let file = DatabaseFile()
    let client = try Client(place: file.place)
    let id = try client.makeGoal()
    try TestDatabase.open(file.place).run("UPDATE goals SET start_date = 'soon'")
    let error = ServiceError(try client.ask(.get, "/goals/\(id)"))
    #expect(error.status == 500 && error.code == "INTERNAL_ERROR")
  }
}
