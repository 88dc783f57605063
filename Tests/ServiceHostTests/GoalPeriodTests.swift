import Contract
import Edge
import JSON
import SQLite
import Testing
import Time
import Wellness

@testable import ServiceHost

@Suite struct GoalPeriodTests {
  private static let weekly: JSON = [
    "title": "Walk", "goal_type": "activity", "target_value": 10, "target_unit": "km",
    "is_recurring": true, "recurrence_pattern": "weekly",
  ]

  @Test func aRecurringGoalStartsAnewWithItsPeriod() throws {
    let client = try Client()
    let body: JSON = [
      "title": "Walk", "goal_type": "activity", "target_value": 10, "target_unit": "km",
      "is_recurring": true, "recurrence_pattern": "weekly",
    ]
    let id = try client.makeGoal(body)
    let goal = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 10])
    #expect(goal["status"] == "active" && goal["progress"] == 1 && goal["days_remaining"] == -1)
    client.wait(.seconds(6 * 86_400))
    #expect(try client.data(.get, "/goals/\(id)")["current_value"] == 10)
    client.wait(.seconds(86_400))
    #expect(try client.data(.get, "/goals/\(id)")["current_value"] == 0)
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 4])
    #expect(try client.data(.get, "/goals/\(id)")["current_value"] == 4)
  }

  @Test func noRecurrenceEndsBeforeItStarts() throws {
    let client = try Client()
    let goal = GoalPeriodTests.weekly.with("start_date", "2026-03-02")
    let early = goal.with("recurrence_end_date", "2026-03-01")
    #expect(try client.ask(.post, "/goals", early).status == 400)
    let id = try client.makeGoal(goal)
    for (end, status) in [("2026-03-01", 400), ("2026-03-02", 200)] {
      let change: JSON = ["recurrence_end_date": .string(end)]
      #expect(try client.ask(.patch, "/goals/\(id)", change).status == status)
    }
  }

  @Test func whatHasNotBegunHasNoPeriod() throws {
    let client = try Client()
    let id = try client.makeGoal(
      GoalPeriodTests.weekly.with("recurrence_pattern", "daily").with("start_date", "2026-03-04"))
    #expect(try client.ask(.get, "/goals/\(id)/today").status == 404)
    client.wait(.seconds(2 * 86_400))
    #expect(try client.data(.get, "/goals/\(id)/today")["instance_date"] == "2026-03-04")
  }

  @Test func aDayBeginsBySummerTime() throws {
    var options = EmbeddedService.Options(seed: 1)
    options.zone = { OffsetZone(minutes: $0 < Client.start + .seconds(86_400) ? 0 : 60) }
    let client = Client(try EmbeddedService(options, now: Client.start).peer(), at: Client.start)
    let id = try client.makeGoal(GoalPeriodTests.weekly.with("recurrence_pattern", "daily"))
    client.wait(.seconds(16 * 3600))  // 23:30
    #expect(try client.data(.get, "/goals/\(id)/today")["instance_date"] == "2026-03-02")
    client.wait(.seconds(86_400))  // 00:30
    #expect(try client.data(.get, "/goals/\(id)/today")["instance_date"] == "2026-03-04")
  }

  /// What is read by day of a goal that doesn't begin anew can't be set for it.
  @Test func aMeasureMayBeWrittenBackAsItWasRead() throws {
    let client = try Client()
    let path =
      "/goals/\(try client.makeGoal(Client.goal(title: "Read", target: 12, unit: "pages")))"
    let read = try client.data(.get, path)
    #expect(read["measure"] == "period" && read["is_recurring"] == false)
    #expect(try client.ask(.put, path, read).status == 200)
    #expect(try client.data(.patch, path, ["measure": "period"]) != read)
    #expect(try client.data(.get, path)["measure"] == "period")
    #expect(try client.ask(.patch, path, ["measure": "clock"]).status == 400)
  }

  @Test func theHistoryIsTheYoungestPeriodFirst() throws {
    let client = try Client()
    let id = try client.makeGoal(GoalPeriodTests.weekly)
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

  /// The period that goes on and one that is over.
  @Test func aValueOfAPeriodMayBeSaidInAnotherUnit() throws {
    let client = try Client()
    let id = try client.makeGoal(GoalPeriodTests.weekly.with("target_unit", "km"))
    client.wait(.seconds(7 * 86_400))
    for date in ["2026-03-09", "2026-03-02"] {
      let path = "/goals/instances/\(id)-\(date)/progress"
      for (unit, value) in [("m", 0.003), ("km", 3), ("pages", 3)] as [(String, Double)] {
        let period = try client.data(
          .put, path, ["current_value": 3, "current_unit": .string(unit)])
        #expect(period["current_value"] == JSON(amount: value), "\(date) \(unit)")
      }
      #expect(
        try client.ask(.put, path, ["current_value": -1, "current_unit": "m"]).status == 400)
    }
  }

  @Test(arguments: [
    ("daily", "2026-04-02", 4), ("weekly", "2026-03-30", 1), ("monthly", "2026-04-01", 2),
  ])
  func countsThePeriodsOfEachPattern(pattern: String, first: String, total: Int) throws {
    let client = try Client(at: Client.start + .seconds(31 * 86_400))
    let members = (GoalPeriodTests.weekly.objectValue ?? []).filter {
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
    let recurring = try client.makeGoal(GoalPeriodTests.weekly)
    for date in ["2026-03-03", "2026-03-09", "2026-02-23", "x"] {
      let path = "/goals/instances/\(recurring)-\(date)/progress"
      #expect(try client.ask(.put, path, body).status == 404, "\(date)")
    }
    for query in ["limit=101", "from=soon", "to="] {
      #expect(try client.ask(.get, "/goals/\(recurring)/history?\(query)").status == 400)
    }
  }

  @Test func aPeriodHasAUUIDAndTimes() throws {
    let client = try Client()
    let id = try client.makeGoal(GoalPeriodTests.weekly)
    let fresh = try client.data(.get, "/goals/\(id)/today")
    let period = fresh["id"]?.stringValue ?? ""
    #expect(Identifier<Client>(period).isUUID && period != id)
    #expect(fresh["created_at"] == "2026-03-02T07:30:00Z")
    #expect(fresh["updated_at"] == fresh["created_at"])
    client.wait(.seconds(86_400))
    let path = "/goals/instances/\(period.uppercased())/progress"
    let noted = try client.data(.put, path, ["current_value": 5])
    #expect(noted["id"] == fresh["id"] && noted["updated_at"] == "2026-03-03T07:30:00Z")
    client.wait(.seconds(6 * 86_400))
    let next = try client.data(.get, "/goals/\(id)/today")
    #expect(next["id"] != fresh["id"] && next["created_at"] == "2026-03-09T00:00:00Z")
    // The id of what is over stands for that.
    let late = try client.data(.put, path, ["current_value": 11])
    #expect(late["status"] == "completed" && late["instance_date"] == "2026-03-02")
    #expect(try client.ask(.delete, "/goals/\(id)").status == 204)
    #expect(try client.ask(.put, path, ["current_value": 1]).status == 404)
  }

  /// However long ago a goal began.
  @Test func whoLooksAtPeriodsStoresNothing() throws {
    let database = try TestDatabase.open(.memory)
    let host = try Host(on: database)
    let token = try host.register().access
    let body = Client.goal().with("start_date", "0001-01-01").with("is_recurring", true)
      .with("recurrence_pattern", "daily")
    let goal = try host.data(.post, "/goals", body, token: token)
    let path = "/goals/\(goal["id"]?.stringValue ?? "")"
    let before = try DatabaseDump(database).summaries()
    let today = try host.data(.get, path + "/today", token: token)
    var first = today
    for offset in [0, 100, 739_600] {
      let history = try host.data(
        .get, path + "/history?limit=100&offset=\(offset)", token: token)
      first = try #require(history["instances"]?.arrayValue?.last)
    }
    #expect(try DatabaseDump(database).summaries() == before)
    // Each id stands for its period all the same, but for nobody else's.
    for period in [today, first] {
      let progress = "/goals/instances/\(period["id"]?.stringValue ?? "")/progress"
      let noted = try host.data(.put, progress, ["current_value": 7], token: token)
      #expect(noted["id"] == period["id"] && noted["current_value"] == 7)
      #expect(noted["instance_date"] == period["instance_date"])
      let other = try host.register("\(noted["instance_date"]?.stringValue ?? "")@b.c").access
      let refusal = try host.refusal(.put, progress, ["current_value": 7], token: other)
      #expect(refusal.hasPrefix("404 "))
    }
  }

  /// A hash, which was written down when it was given out.
  @Test func theIdThatAnEarlierVersionGaveAPeriodStandsForIt() throws {
    let database = try TestDatabase.open(.memory)
    let host = try Host(on: database)
    let tokens = try host.register()
    let data = try host.data(.post, "/goals", GoalPeriodTests.weekly, token: tokens.access)
    let goal = data["id"]?.stringValue ?? ""
    let old = Identifier<Client>(derivedFrom: "\(goal) 2026-03-02").text
    let path = "/goals/instances/\(old)/progress"
    let body: JSON = ["current_value": 7]
    #expect(try host.ask(.put, path, body, token: tokens.access).status == 404)
    try database.run(
      "INSERT INTO goal_instances (id, user_id, goal_id, date) VALUES (?, ?, ?, '2026-03-02')",
      .text(old), .text(tokens.user), .text(goal))
    let noted = try host.data(.put, path, body, token: tokens.access)
    #expect(noted["instance_date"] == "2026-03-02" && noted["current_value"] == 7)
  }

  @Test(arguments: ["0000-01-01", "1969-12-31", "2026-03-02", "9999-12-31"])
  func theIdOfAPeriodTellsItsDay(text: String) throws {
    let database = try TestDatabase.open(.memory)
    let service = try ServiceDatabase(database, seed: 1, now: Client.start)
    let storage = service.storage(of: User.local)
    let date = try #require(CalendarDate(text))
    for id in ["6b1f0a2c-1d1e-4f5a-8b7c-0123456789ab", "g-1"] {
      try database.run(
        """
        INSERT INTO goals (id, title, description, type, start_date, initial_value, current_value,
            target_value, unit, status, valued_on, created_at, updated_at)
          VALUES (?, 'Walk', '', 'activity', '2026-03-02', 0, 0, 1, 'km', 'active', '2026-03-02', 0, 0)
        """, .text(id))
      let goal = Goal.BackendID(id)
      let period = InstanceTable.id(of: goal, on: date)
      #expect(period.isUUID == goal.isUUID && period.text != id)
      let found = try #require(try storage.instances.find(period.text.uppercased()))
      #expect(found.goal == goal && found.date == date)
    }
  }

  @Test func theHistorySumsUpAllPeriods() throws {
    let client = try Client()
    let id = try client.makeGoal(GoalPeriodTests.weekly)
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 10])
    client.wait(.seconds(28 * 86_400))
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 3])
    let history = try client.data(.get, "/goals/\(id)/history?limit=1")
    #expect(history["goal_id"]?.stringValue == id && history["total"] == 5)
    #expect(
      history["summary"] == [
        "total": 5, "completed": 1, "in_progress": 1, "missed": 3, "pending": 0,
        "completion_rate": 0.25,
      ])
    let early = try client.data(.get, "/goals/\(id)/history?to=2026-03-10")
    #expect(early["summary"]?["total"] == 2 && early["summary"]?["completion_rate"] == 0.5)
  }

  /// 2026-03-02 is a Monday.
  @Test func whatRecursOnSomeDaysHasNoPeriodOnTheOthers() throws {
    let client = try Client()
    let daily: JSON = [
      "title": "Swim", "goal_type": "activity", "target_value": 1, "target_unit": "km",
      "is_recurring": true, "recurrence_pattern": "daily", "recurrence_days": [5, 1, 3],
    ]
    let goal = try client.data(.post, "/goals", daily)
    #expect(goal["recurrence_days"] == [5, 1, 3])
    #expect(goal["recurrence_pattern"] == ["days": [5, 1, 3], "pattern": "daily"])
    let path = "/goals/\(goal["id"]?.stringValue ?? "")"
    #expect(try client.ask(.get, path + "/today").status == 200)
    client.wait(.seconds(86_400))
    #expect(try client.ask(.get, path + "/today").status == 404)
    client.wait(.seconds(13 * 86_400))
    let history = try client.data(.get, path + "/history?offset=1&limit=3")
    let dates = (history["instances"]?.arrayValue ?? []).map { $0["instance_date"]?.stringValue }
    #expect(dates == ["2026-03-13", "2026-03-11", "2026-03-09"] && history["total"] == 7)
    #expect(history["summary"]?["missed"] == 6 && history["summary"]?["pending"] == 1)
    let every = try client.data(.patch, path, ["recurrence_days": []])
    #expect(every["recurrence_days"]?.isNull == true)
    #expect(try client.data(.get, path + "/history")["total"] == 15)
  }

  /// 2026-03-02 is a Monday, so the sixth day from it is a Sunday.
  @Test(arguments: [[0], [7], [0, 7]] as [JSON])
  func noughtAndSevenAreSunday(days: JSON) throws {
    let client = try Client()
    let daily = GoalPeriodTests.weekly.with("recurrence_days", days)
    let members = (daily.objectValue ?? []).filter { $0.key != "recurrence_pattern" }
    let goal = try client.data(
      .post, "/goals", .object(members).with("recurrence_pattern", "daily"))
    #expect(goal["recurrence_days"] == days && goal["recurrence_pattern"]?["days"] == days)
    let path = "/goals/\(goal["id"]?.stringValue ?? "")"
    let found = try (0..<7).filter { _ in
      defer { client.wait(.seconds(86_400)) }
      return try client.ask(.get, path + "/today").status == 200
    }
    #expect(found == [6])
    client.wait(.seconds(6 * 86_400))
    let history = try client.data(.get, path + "/history")
    let dates = (history["instances"]?.arrayValue ?? []).map { $0["instance_date"]?.stringValue }
    #expect(dates == ["2026-03-15", "2026-03-08"] && history["total"] == 2)
  }

  @Test(arguments: [[-1], [8], [1, 1], [1.5], ["monday"]] as [JSON])
  func refusesDaysThatAreNone(days: JSON) throws {
    let client = try Client()
    let id = try client.makeGoal(GoalPeriodTests.weekly)
    for (method, path, body) in [
      (.post, "/goals", GoalPeriodTests.weekly.with("recurrence_days", days)),
      (.patch, "/goals/\(id)", ["recurrence_days": days]),
      (.patch, "/goals/\(id)", ["recurrence_pattern": ["pattern": "daily", "days": days]]),
    ] as [(Request.Method, String, JSON)] {
      let error = ServiceError(try client.ask(method, path, body))
      #expect(error.status == 400 && error.message.contains("days"))
    }
  }

  @Test func aPatternMayBeAnObject() throws {
    let client = try Client()
    let members = (GoalPeriodTests.weekly.objectValue ?? []).filter {
      $0.key != "recurrence_pattern"
    }
    let pattern: JSON = ["days": [2], "end_date": "2026-06-01", "pattern": "weekly"]
    let goal = try client.data(
      .post, "/goals", .object(members).with("recurrence_pattern", pattern))
    #expect(goal["recurrence_pattern"] == pattern && goal["recurrence_days"] == [2])
    #expect(goal["recurrence_end_date"] == "2026-06-01")
  }

  /// Neither where the goal recurs nor where it doesn't.
  @Test(arguments: ["fortnightly", ["days": [1]], ["pattern": "yearly"]] as [JSON])
  func refusesAPatternThatIsNone(pattern: JSON) throws {
    let client = try Client()
    let id = try client.makeGoal()
    for recurs: JSON in [true, .null] {
      let body: JSON = ["is_recurring": recurs, "recurrence_pattern": pattern]
      #expect(try client.ask(.patch, "/goals/\(id)", body).status == 400)
      #expect(try client.ask(.put, "/goals/\(id)", body).status == 400)
    }
  }
}
