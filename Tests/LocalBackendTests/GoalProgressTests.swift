import Edge
import JSON
import Testing

@testable import LocalBackend

@Suite struct GoalProgressTests {
  @Test func theValueWinsOverTheProgress() throws {
    let client = try Client()
    let id = try client.makeGoal()
    let goal = try client.data(.patch, "/goals/\(id)", ["progress": 0.9, "current_value": 100])
    #expect(goal["current_value"] == 100 && goal["progress"] == 0.01)
  }

  @Test func aProgressCountsFromTheStartOfADecreasingGoal() throws {
    let client = try Client()
    let id = try client.makeGoal(
      Client.goal(title: "Lose", type: "weight", target: 165, unit: "lbs", current: 180))
    let goal = try client.data(.patch, "/goals/\(id)", ["progress": 0.5])
    #expect(goal["current_value"] == 172.5 && goal["status"] == "active")
  }

  @Test(arguments: [(10000.0, "completed"), (12000, "completed"), (9999, "active")])
  func reachingTheTargetCompletes(value: Double, status: String) throws {
    let client = try Client()
    let id = try client.makeGoal()
    let goal = try client.data(
      .patch, "/goals/\(id)/progress", ["current_value": .number(JSON.Number(value))])
    #expect(goal["status"]?.stringValue == status)
  }

  @Test func aDecreasingGoalCompletesAtItsTargetOnly() throws {
    let client = try Client()
    let id = try client.makeGoal(
      Client.goal(title: "Lose", type: "weight", target: 165, unit: "lbs", current: 180))
    #expect(try client.data(.get, "/goals/\(id)")["status"] == "active")
    let path = "/goals/\(id)/progress"
    #expect(try client.data(.patch, path, ["current_value": 166])["status"] == "active")
    #expect(try client.data(.patch, path, ["current_value": 165])["status"] == "completed")
  }

  @Test func aGoalOpenedAgainStaysOpen() throws {
    let client = try Client()
    let id = try client.makeGoal()
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 10000])
    let reopened = try client.data(.patch, "/goals/\(id)", ["status": "active"])
    #expect(reopened["status"] == "active" && reopened["current_value"] == 10000)
    #expect(try client.data(.patch, "/goals/\(id)", ["title": "Go on"])["status"] == "active")
  }

  @Test func completingKeepsTheValue() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(current: 7200))
    let goal = try client.data(.post, "/goals/\(id)/complete")
    #expect(goal["status"] == "completed" && goal["current_value"] == 7200)
    #expect(try client.data(.post, "/goals/\(id)/complete") == goal)
    #expect(try client.data(.post, "/goals/\(id)/abandon")["status"] == "abandoned")
  }

  @Test(arguments: [1e13, 1e300, -1])
  func aValueThatIsBeyondCountingIsRefused(value: Double) throws {
    let client = try Client()
    let id = try client.makeGoal()
    let value = JSON.number(JSON.Number(value))
    for (method, path, key) in [
      (Request.Method.patch, "/goals/\(id)/progress", "current_value"),
      (.put, "/goals/\(id)/progress", "current_value"), (.patch, "/goals/\(id)", "target_value"),
      (.patch, "/goals/\(id)", "progress"),
    ] {
      let body = JSON.object([JSON.Member(key: key, value: value)])
      #expect(try client.ask(method, path, body).status == 400, "\(path) \(key)")
    }
    #expect(try client.ask(.post, "/goals", Client.goal(target: value)).status == 400)
  }
}
