import Contract
import Edge
import JSON
import SQLite
import Testing
import Time

@testable import ServiceHost

/// Limits, times of day, and the ends of what recurs, on the wire.
@Suite struct KeptGoalRoutesTests {
  private static func body(
    _ title: String, to target: JSON, _ unit: String, every pattern: String? = "daily",
    due date: String = "2026-04-01", until end: String? = nil
  ) -> JSON {
    var body: JSON = [
      "title": .string(title), "goal_type": "wellness", "target_value": target,
      "target_unit": .string(unit), "start_date": "2026-03-02", "description": "",
    ]
    if let pattern {
      body = body.with("is_recurring", true).with("recurrence_pattern", .string(pattern))
    } else {
      body = body.with("target_date", .string(date))
    }
    return end.map { body.with("recurrence_end_date", .string($0)) } ?? body
  }

  /// From 80 to 70 kg, for which 140 days are enough.
  private static func weight(due date: String, from start: String = "2026-03-02") -> JSON {
    [
      "title": "Weigh less", "goal_type": "weight", "target_value": 70, "target_unit": "kg",
      "current_value": 80, "start_date": .string(start), "target_date": .string(date),
    ]
  }

  private static let weekly: JSON = ["is_recurring": true, "recurrence_pattern": "weekly"]
  private static let smoke = body("No cigarettes", to: 0, "cigarettes")

  @Test func zeroIsTakenWhereTheGoalRecurs() throws {
    let client = try Client()
    let goal = try client.data(.post, "/goals", Self.smoke)
    #expect(goal["target_value"] == 0 && goal["progress"] == 0 && goal["status"] == "active")
    let refused = [
      try client.ask(.post, "/goals", Self.body("No sweets", to: 0, "sweets", every: nil)),
      try client.ask(.post, "/goals", Self.body("No sweets", to: -1, "sweets")),
      try client.ask(
        .patch, "/goals/\(client.makeGoal())", ["target_value": 0]),
    ]
    for response in refused {
      let error = ServiceError(response)
      #expect(error.status == 400 && error.code == "INVALID_TARGET_VALUE")
      #expect(error.message.contains("0 where the goal recurs"))
    }
  }

  /// Progress is the share of days that were kept; this one can still come out otherwise.
  @Test func progressOfALimitIsTheShareOfDaysThatWereKept() throws {
    let client = try Client()
    let id = try client.makeGoal(Self.smoke)
    func note(_ value: JSON) throws -> JSON? {
      try client.data(.patch, "/goals/\(id)/progress", ["current_value": value])["progress"]
    }
    func status() throws -> JSON? { try client.data(.get, "/goals/\(id)/today")["status"] }
    #expect(try status() == "pending")
    #expect(try note(0) == 0)
    #expect(try status() == "in_progress")
    client.wait(.seconds(86_400))
    #expect(try client.data(.get, "/goals/\(id)")["progress"] == 1)
    #expect(try note(3) == 0.5)
    #expect(try status() == "missed")
    #expect(try client.data(.get, "/goals/\(id)")["status"] == "active")
    client.wait(.seconds(2 * 86_400))
    let history = try client.data(.get, "/goals/\(id)/history")["instances"]?.arrayValue ?? []
    #expect(history.map { $0["status"] } == ["pending", "pending", "missed", "completed"])
    let statistics = try client.data(.get, "/goals/\(id)?include_statistics=true")["statistics"]
    #expect(statistics?["progress_percentage"] == 50 && statistics?["remaining"] == 0)
  }

  @Test func aTimeOfDayIsMinutesSinceMidnight() throws {
    let client = try Client()
    let id = try client.makeGoal(Self.body("Asleep early", to: 1380, "clock"))
    for (value, progress) in [(1400, 0), (30, 0), (1380, 1), (1200, 1)] {
      let goal = try client.data(
        .patch, "/goals/\(id)/progress", ["current_value": .number(JSON.Number(value))])
      #expect(goal["progress"] == .number(JSON.Number(progress)), "\(value)")
      #expect(goal["status"] == "active")
    }
  }

  @Test func aRecurrenceHasAnEnd() throws {
    let client = try Client()
    let body = Self.body("Drink water", to: 8, "glasses", until: "2026-03-03")
    let goal = try client.data(.post, "/goals", body)
    let id = goal["id"]?.stringValue ?? ""
    #expect(goal["recurrence_end_date"] == "2026-03-03" && goal["target_date"] == .null)
    #expect(goal["days_remaining"] == 1)
    client.wait(.seconds(86_400))
    #expect(try client.data(.get, "/goals/\(id)/today")["status"] == "pending")
    client.wait(.seconds(2 * 86_400))
    #expect(try client.ask(.get, "/goals/\(id)/today").status == 404)
    let over = try client.data(.get, "/goals/\(id)")
    #expect(over["is_overdue"] == false && over["days_remaining"] == 0)
    #expect(try client.data(.get, "/goals/\(id)/history")["total"] == 2)
    let late = "/goals/instances/\(id)-2026-03-04/progress"
    #expect(try client.ask(.put, late, ["current_value": 1]).status == 404)
    let changed = try client.data(.patch, "/goals/\(id)", ["recurrence_end_date": "2026-06-15"])
    #expect(changed["recurrence_end_date"] == "2026-06-15")
    #expect(try client.ask(.get, "/goals/\(id)/today").status == 200)
    let vague = Self.body("Drink tea", to: 8, "glasses", until: "soon")
    #expect(try client.ask(.post, "/goals", vague).status == 400)
  }

  /// Thirty days are no default of a goal that recurs from the beginning.
  @Test(arguments: [("2026-04-01", 30), ("2026-04-02", 31)])
  func theDayOfAGoalThatRecursFromTheBeginningIsItsLast(_ date: String, _ days: Double) throws {
    let client = try Client()
    let body = Self.body("Drink water", to: 8, "glasses").with("target_date", .string(date))
    let goal = try client.data(.post, "/goals", body)
    #expect(goal["days_remaining"] == JSON(amount: days))
    #expect(goal["recurrence_end_date"] == .string(date))
  }

  /// Whatever the goal has come to, and though what recurs may start from nothing.
  @Test func aDayThatNobodyHasNamedIsNoLastDay() throws {
    let client = try Client()
    let id = try client.makeGoal(
      Client.goal(title: "Weigh less", type: "weight", target: 70, unit: "kg", current: 80))
    _ = try client.data(.patch, "/goals/\(id)", ["target_date": "2026-07-20"])
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 78])
    let body: JSON = ["is_recurring": true, "recurrence_pattern": "weekly"]
    #expect(try client.data(.patch, "/goals/\(id)", body)["days_remaining"] == -1)
    let limit: JSON = ["measure": "limit"]
    #expect(try client.data(.patch, "/goals/\(id)", limit)["days_remaining"] == -1)
    // Nobody loses so much by then who hasn't named it.
    let soon = try client.makeGoal(
      Client.goal(title: "Lose", type: "weight", target: 70, unit: "kg", current: 80))
    let named = try client.data(.patch, "/goals/\(soon)", body)
    #expect(named["recurrence_end_date"] == "2026-04-01" && named["days_remaining"] == 30)
  }

  /// As the values are of one unit then and the goal of another.
  @Test func noDayIsNamedWhereTheUnitChangesInTheSameBreath() throws {
    let client = try Client()
    let id = try client.makeGoal(Self.weight(due: "2026-07-20"))
    let goal = try client.data(
      .patch, "/goals/\(id)",
      Self.weekly.with("target_value", 154).with("target_unit", "lb"))
    #expect(goal["target_value"] == 154 && goal["target_unit"] == "lb")
    #expect(goal["recurrence_end_date"] == .null && goal["days_remaining"] == -1)
  }

  /// Nor where it has changed before.
  @Test(arguments: ["lb", "stone"])
  func noDayIsNamedWhereTheUnitHasChanged(_ unit: String) throws {
    let client = try Client()
    let path = "/goals/\(try client.makeGoal(Self.weight(due: "2026-07-20")))"
    _ = try client.data(.patch, path, ["target_unit": .string(unit)])
    let goal = try client.data(.patch, path, Self.weekly)
    #expect(goal["recurrence_end_date"] == .null && goal["days_remaining"] == -1)
  }

  /// Of one that was made on a day behind its start, that many days after it was made.
  @Test(arguments: [("2026-07-20", JSON.null), ("2026-07-13", .null), ("2026-07-14", "2026-07-14")])
  func aDayIsNoLastDayThatIsCountedFromWhereTheGoalWasMade(_ due: String, _ end: JSON) throws {
    let client = try Client()
    let body = Self.weight(due: due, from: "2026-02-23")
    let goal = try client.data(.patch, "/goals/\(client.makeGoal(body))", Self.weekly)
    #expect(goal["recurrence_end_date"] == end)
  }

  /// Until somebody names another one.
  @Test(arguments: [true, false], [Request.Method.patch, .put])
  func theLastDayMovesWithTheTargetDate(recurs: Bool, _ method: Request.Method) throws {
    let client = try Client()
    let body =
      recurs
      ? Self.body("Drink water", to: 8, "glasses").with("target_date", "2026-04-02")
      : Self.body("Drink water", to: 8, "glasses", every: nil, due: "2026-04-02")
    let path = "/goals/\(try client.makeGoal(body))"
    if !recurs {
      _ = try client.data(.patch, path, ["is_recurring": true, "recurrence_pattern": "daily"])
    }
    let whole: JSON = [
      "title": "Drink water", "description": "", "progress": 0, "status": "active",
      "goal_type": "wellness", "target_value": 8, "target_unit": "glasses", "current_value": 0,
    ]
    func move(to date: String, until end: String? = nil) throws -> [JSON?] {
      var body = (method == .put ? whole : [:]).with("target_date", .string(date))
      if let end { body = body.with("recurrence_end_date", .string(end)) }
      let goal = try client.data(method, path, body)
      return [goal["target_date"], goal["recurrence_end_date"], goal["days_remaining"]]
    }
    #expect(try move(to: "2026-06-01") == ["2026-06-01", "2026-06-01", 91])
    client.wait(.seconds(60 * 86_400))
    #expect(try client.ask(.get, path + "/today").status == 200)
    #expect(
      try move(to: "2026-06-02", until: "2026-05-31") == ["2026-06-02", "2026-05-31", 30])
    #expect(try move(to: "2026-06-03") == ["2026-06-03", "2026-05-31", 30])
  }

  /// The day that it had, or a later one where the rest takes longer.
  @Test func whatRecursNoMoreHasAsManyDaysAsOneThatSaysNoDate() throws {
    let client = try Client()
    let path = "/goals/\(try client.makeGoal(Self.weight(due: "2026-07-20")))"
    func stopped(_ change: JSON = [:]) throws -> JSON? {
      _ = try client.data(.patch, path, Self.weekly)
      return try client.data(.patch, path, change.with("is_recurring", false))["target_date"]
    }
    #expect(try stopped() == "2026-07-20")
    client.wait(.seconds(7 * 86_400))
    #expect(try stopped(["current_value": 78]) == "2026-07-20")
    // 143 days from the start are enough for 176.37 to 154 lb.
    #expect(try stopped(["target_value": 154, "target_unit": "lb"]) == "2026-07-23")
    #expect(try stopped(["target_value": 70, "target_unit": "kg"]) == "2026-07-20")
    #expect(try stopped(["current_value": 80]) == "2026-07-27")
    #expect(try stopped(["target_date": "2026-05-01"]) == "2026-05-01")
    // One that was named stays.
    #expect(try stopped() == "2026-05-01")
  }

  /// A client may send back all that it has got, of which it has named nothing.
  @Test func aDateThatIsSentBackIsNotNamed() throws {
    let client = try Client()
    let path = "/goals/\(try client.makeGoal(Self.weight(due: "2026-07-20")))"
    #expect(try client.data(.patch, path, Self.weekly)["target_date"] == "2026-04-01")
    let members = try client.data(.get, path).objectValue ?? []
    let whole = JSON.object(members.filter { !["measure", "is_recurring"].contains($0.key) })
    let still = whole.with("is_recurring", true)
    #expect(try client.data(.put, path, still)["target_date"] == "2026-04-01")
    let once = whole.with("is_recurring", false)
    #expect(try client.data(.put, path, once)["target_date"] == "2026-07-20")
    #expect(try client.data(.patch, path, Self.weekly)["target_date"] == "2026-04-01")
    let named: JSON = ["is_recurring": false, "target_date": "2026-04-01"]
    #expect(try client.data(.patch, path, named)["target_date"] == "2026-04-01")
  }

  /// Whether its end is named with the recurrence or later; it is the day where that is later still.
  @Test(
    arguments: [("2026-12-31", "2026-12-31"), ("2026-04-15", "2026-07-20")], [true, false])
  func whatRecurredHasNoLessTimeThanItTakes(_ dates: (String, String), atOnce: Bool) throws {
    let client = try Client()
    let path = "/goals/\(try client.makeGoal(Self.weight(due: "2026-07-20")))"
    let end: JSON = ["recurrence_end_date": .string(dates.0)]
    if atOnce {
      _ = try client.data(
        .patch, path, Self.weekly.with("recurrence_end_date", .string(dates.0)))
    } else {
      _ = try client.data(.patch, path, Self.weekly)
      _ = try client.data(.patch, path, end)
    }
    let once = try client.data(.patch, path, ["is_recurring": false])
    #expect(once["target_date"] == .string(dates.1))
    // 20 kg take 280 days.
    _ = try client.data(
      .patch, path, Self.weekly.with("recurrence_end_date", .string(dates.0)))
    let farther = try client.data(.patch, path, ["is_recurring": false, "target_value": 60])
    #expect(farther["target_date"] == .string(dates.1 == dates.0 ? dates.0 : "2026-12-07"))
  }

  @Test func aGoalBeginsToRecurAndStops() throws {
    let client = try Client()
    let id = try client.makeGoal()
    let weekly = try client.data(
      .patch, "/goals/\(id)", ["is_recurring": true, "recurrence_pattern": "weekly"])
    #expect(weekly["recurrence_pattern"] == ["pattern": "weekly"] && weekly["is_recurring"] == true)
    let once = try client.data(.patch, "/goals/\(id)", ["is_recurring": false])
    #expect(once["recurrence_pattern"] == .null && once["target_date"] == "2026-04-01")
    let open = try client.makeGoal(Self.body("Drink water", to: 8, "glasses"))
    for (body, status) in [
      (["is_recurring": false], 400), (["recurrence_pattern": "yearly"], 400),
      (["is_recurring": false, "target_date": "2026-04-01"], 200),
    ] as [(JSON, Int)] {
      #expect(try client.ask(.patch, "/goals/\(open)", body).status == status, "\(body.text())")
    }
    let limit = try client.makeGoal(Self.smoke)
    let refused = try client.ask(
      .patch, "/goals/\(limit)", ["is_recurring": false, "target_date": "2026-04-01"])
    #expect(ServiceError(refused).code == "INVALID_TARGET_VALUE")
  }

  /// A file from before there were ends opens, and its goals have none.
  @Test(.enabled(if: TestDatabase.isSQLite)) func anEarlierFileHasNoEnds() throws {
    let file = DatabaseFile()
    do {
      let database = try Connection(file.place)
      try Migrations(Array(Schema.steps.prefix { $0.name < "5" })).apply(to: database)
      try database.execute(
        """
        INSERT INTO identifiers VALUES ('5e1f0000-0000-4000-8000-00000000000a');
        INSERT INTO goals VALUES (1, '5e1f0000-0000-4000-8000-00000000000a', 'Drink water', '',
          'nutrition', '2026-03-01', NULL, 0, 5, 8, 'glasses', 'active', 'daily', '2026-03-02', NULL,
          NULL, 1000, 2000, '5e1f0000-0000-4000-8000-000000000001');
        """)
    }
    let client = try Client(place: file.place)
    let path = "/goals/5e1f0000-0000-4000-8000-00000000000a"
    let goal = try client.data(.get, path)
    #expect(goal["current_value"] == 5 && goal["recurrence_end_date"] == .null)
    let changed = try client.data(.patch, path, ["recurrence_end_date": "2026-04-01"])
    #expect(changed["recurrence_end_date"] == "2026-04-01" && changed["days_remaining"] == 30)
  }
}
