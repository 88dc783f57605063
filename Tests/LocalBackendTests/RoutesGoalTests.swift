import Contract
import Edge
import JSON
import Testing
import Time

@testable import LocalBackend

@Suite struct RoutesGoalTests {
  private static let weekly: JSON = [
    "title": "Walk", "goal_type": "activity", "target_value": 10, "target_unit": "km",
    "is_recurring": true, "recurrence_pattern": "weekly",
  ]

  private func titles(_ client: Client, _ query: String) throws -> [String] {
    let goals = try client.data(.get, "/goals?" + query)["goals"]?.arrayValue ?? []
    return goals.compactMap { $0["title"]?.stringValue }
  }

  @Test func listsByCategoryAsByItsTypes() throws {
    let client = try Client()
    for type in ["activity", "sleep", "mindfulness", "weight", "custom"] {
      _ = try client.makeGoal(Client.goal(title: type, type: type, target: 5, current: 9))
    }
    #expect(try titles(client, "category=physical") == ["activity"])
    #expect(try titles(client, "category=spiritual") == ["mindfulness"])
    #expect(try titles(client, "category=general") == ["weight", "custom"])
    #expect(try titles(client, "category=general&limit=1&offset=1") == ["custom"])
    let page = try client.data(.get, "/goals?category=general&limit=1")
    #expect(page["total"] == 2 && page["has_more"] == true)
    #expect(try titles(client, "category=sleep&status=completed") == [])
  }

  @Test(arguments: [
    "limit=", "limit=0", "limit=101", "limit=1.5", "offset=-1", "offset=x", "type=hydration",
    "status=", "status=gone", "category=x", "include_statistics=perhaps",
  ])
  func refusesAQuery(query: String) throws {
    let error = ServiceError(try Client().ask(.get, "/goals?\(query)"))
    #expect(error.status == 400 && error.code == "INVALID_REQUEST")
    #expect(error.message.contains("'\(query.prefix { $0 != "=" })'"))
  }

  @Test func countsWhatCanBeCounted() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(target: 100, unit: "km"))
    client.wait(.seconds(10 * 86_400))
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 40])
    let expected: JSON = [
      "progress_percentage": 40, "days_elapsed": 10, "days_remaining": 20, "remaining": 60,
      "entry_count": 1, "average_per_day": 4, "needed_per_day": 3,
      "projected_completion": "2026-03-27", "current_streak": 0,
    ]
    let one = try client.data(.get, "/goals/\(id)?include_statistics=true")
    #expect(one["statistics"] == expected)
    let list = try client.data(.get, "/goals?include_statistics=True")["goals"]
    #expect(list?[0]?["statistics"] == expected)
    #expect(try client.data(.get, "/goals/\(id)")["statistics"] == nil)
  }

  @Test func aPeriodGoesFromPendingToCompleted() throws {
    let client = try Client()
    let id = try client.makeGoal(RoutesGoalTests.weekly)
    let period = try client.data(.get, "/goals/\(id)/today")
    #expect(period["status"] == "pending" && period["goal_id"]?.stringValue == id)
    #expect(period["instance_date"] == "2026-03-02" && period["period_end"] == "2026-03-08")
    let path = "/goals/instances/\(period["id"]?.stringValue ?? "")/progress"
    let half = try client.data(.put, path, ["current_value": 5])
    #expect(half["status"] == "in_progress" && half["progress"] == 0.5)
    #expect(try client.data(.get, "/goals/\(id)")["current_value"] == 5)
    #expect(try client.data(.put, path, ["current_value": 11])["status"] == "completed")
    #expect(try client.data(.get, "/goals/\(id)/today")["current_value"] == 11)
  }

  @Test func theHistoryIsTheYoungestPeriodFirst() throws {
    let client = try Client()
    let id = try client.makeGoal(RoutesGoalTests.weekly)
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 10])
    client.wait(.seconds(14 * 86_400))
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 3])
    let history = try client.data(.get, "/goals/\(id)/history")
    let summary = (history["instances"]?.arrayValue ?? []).map {
      [$0["instance_date"]?.stringValue, $0["status"]?.stringValue]
    }
    #expect(
      summary == [
        ["2026-03-16", "in_progress"], ["2026-03-09", "missed"], ["2026-03-02", "completed"],
      ])
    #expect(history["total"] == 3 && history["limit"] == 30)
    let missed = try client.data(.get, "/goals/\(id)/history?limit=1&offset=1")
    #expect(missed["instances"]?[0]?["instance_date"] == "2026-03-09")
    #expect(missed["has_more"] == true)
    let early = try client.data(.get, "/goals/\(id)/history?from=2026-03-03&to=2026-03-10")
    #expect(early["total"] == 2)
    #expect(try client.data(.get, "/goals/\(id)/history?from=2027-01-01")["total"] == 0)
    let path = "/goals/instances/\(id)-2026-03-09/progress"
    #expect(try client.data(.put, path, ["current_value": 10])["status"] == "completed")
    #expect(try client.data(.get, "/goals/\(id)")["current_value"] == 3)
  }

  @Test(arguments: [
    ("daily", "2026-04-02", 4), ("weekly", "2026-03-30", 1), ("monthly", "2026-04-01", 2),
  ])
  func countsThePeriodsOfEachPattern(pattern: String, first: String, total: Int) throws {
    let client = try Client(at: Client.start + .seconds(31 * 86_400))
    let members = (RoutesGoalTests.weekly.objectValue ?? []).filter {
      $0.key != "recurrence_pattern"
    }
    let id = try client.makeGoal(
      .object(members).with("recurrence_pattern", .string(pattern))
        .with("start_date", "2026-03-30"))
    let today = try client.data(.get, "/goals/\(id)/today")
    #expect(today["instance_date"]?.stringValue == first)
    let history = try client.data(.get, "/goals/\(id)/history")
    #expect(history["total"]?.intValue == total)
    #expect(history["instances"]?.arrayValue?.count == total)
  }

  @Test func aGoalThatDoesNotRecurHasNoPeriods() throws {
    let client = try Client()
    let id = try client.makeGoal()
    for path in ["today", "history"] {
      let error = ServiceError(try client.ask(.get, "/goals/\(id)/\(path)"))
      #expect(error.status == 400 && error.code == "INVALID_REQUEST")
      #expect(try client.ask(.get, "/goals/x/\(path)").status == 404)
    }
    let body: JSON = ["current_value": 1]
    let path = "/goals/instances/\(id)-2026-03-02/progress"
    #expect(try client.ask(.put, path, body).status == 400)
    let recurring = try client.makeGoal(RoutesGoalTests.weekly)
    for date in ["2026-03-03", "2026-03-09", "2026-02-23", "x"] {
      let path = "/goals/instances/\(recurring)-\(date)/progress"
      #expect(try client.ask(.put, path, body).status == 404, "\(date)")
    }
    for query in ["limit=101", "from=soon", "to="] {
      #expect(try client.ask(.get, "/goals/\(recurring)/history?\(query)").status == 400)
    }
  }

  @Test func notesActivitiesOfBothBodies() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(target: 10, unit: "km", current: 2))
    let path = "/goals/\(id)/activities"
    let run = try client.data(
      .post, path, ["activity_type": "run", "value": 3.5, "notes": "by the river"])
    #expect(run["value"] == 3.5 && run["note"] == "by the river" && run["notes"] == run["note"])
    #expect(run["created_at"] == "2026-03-02T07:30:00Z")
    let update = try client.data(
      .post, path,
      ["activity_type": "progress_update", "note": "a long way", "progress_delta": 3])
    #expect(update["progress_delta"] == 3 && update["value"]?.isNull == true)
    #expect(try client.data(.get, "/goals/\(id)")["current_value"] == 5)
    let list = try client.data(.get, path + "?limit=1")
    #expect(list["activities"]?[0] == update && list["total"] == 2 && list["has_more"] == true)
    #expect(try client.data(.get, path + "?offset=1")["activities"]?[0] == run)
  }

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

  @Test(
    arguments: [
      ([:], "activity_type"), (["activity_type": ""], "activity_type"),
      (["activity_type": " \u{c}"], "activity_type"),
      (["activity_type": .string(String(repeating: "x", count: 51))], "activity_type"),
      (["activity_type": "run", "note": "x"], "activity_type"),
      (["activity_type": "run", "progress_delta": 1], "activity_type"),
      (["activity_type": "note", "progress_delta": -1], "progress_delta"),
      (["activity_type": "note", "progress_delta": 1e13], "progress_delta"),
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
