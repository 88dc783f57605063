import Contract
import Edge
import JSON
import SQLite
import Testing

@testable import ServiceHost

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

  /// More of them than one statement takes.
  @Test func allThatWasNotedIsConvertedIntoAnotherUnit() throws {
    let database = try TestDatabase.open(.memory)
    let host = try Host(on: database, isOpen: true)
    let body = Client.goal(title: "Walk", target: 1000, unit: "km")
    let path = "/goals/\(try host.data(.post, "/goals", body)["id"]?.stringValue ?? "")"
    for value in 1...205 {
      let noted: JSON = ["current_value": .number(JSON.Number(value))]
      _ = try host.data(.patch, path + "/progress", noted)
    }
    _ = try host.data(.patch, path, ["target_unit": "m"])
    let values = try database.rows("SELECT value FROM progress_entries ORDER BY number") {
      $0.real(0)
    }
    #expect(values == (1...205).map { Double($0) * 1000 })
  }

  @Test func aGoalOpenedAgainStaysOpen() throws {
    let client = try Client()
    let id = try client.makeGoal()
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 10000])
    let reopened = try client.data(.patch, "/goals/\(id)", ["status": "active"])
    #expect(reopened["status"] == "active" && reopened["current_value"] == 10000)
    #expect(try client.data(.patch, "/goals/\(id)", ["title": "Go on"])["status"] == "active")
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

  /// One that never changes the value that it sends.
  @Test func progressCountsBesideTheValueThatWasSentLast() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(target: 10))
    for progress in [0.4, 0.7, 0.2] {
      let body = whole(progress: progress, value: 4, target: 10)
      let goal = try client.data(.put, "/goals/\(id)", body)
      #expect(goal["progress"]?.doubleValue == progress)
    }
    // A value that comes to its progress is meant, if it was sent before or not.
    let exact = whole(progress: 0.4124, value: 4.1236, target: 10)
    for value in [4.1236, 7, 4.1236] {
      let body = value == 7 ? whole(progress: 0.7, value: 7, target: 10) : exact
      let goal = try client.data(.put, "/goals/\(id)", body)
      #expect(goal["current_value"]?.doubleValue == value)
    }
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 9])
    let goal = try client.data(.put, "/goals/\(id)", exact)
    #expect(goal["current_value"] == 4.1236)
  }

  @Test func theValueOfAnotherDayIsNewToday() throws {
    let client = try Client()
    let members = Client.goal(target: 10).objectValue ?? []
    let id = try client.makeGoal(
      .object(
        members + [
          .init(key: "is_recurring", value: true), .init(key: "recurrence_pattern", value: "daily"),
        ]))
    for _ in 1...2 {
      let body = whole(progress: 0, value: 4, target: 10)
      let goal = try client.data(.put, "/goals/\(id)", body)
      #expect(goal["current_value"] == 4)
      client.wait(.seconds(86_400))
    }
  }

  @Test(arguments: [1.0001, 25, -0.0001])
  func aProgressBeyondItsBoundsIsRefused(progress: Double) throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(current: 100))
    for (method, body) in [
      (Request.Method.patch, JSON(dictionaryLiteral: ("progress", JSON(amount: progress)))),
      (.put, whole(progress: progress, value: 200)),
    ] {
      let error = ServiceError(try client.ask(method, "/goals/\(id)", body))
      #expect(error.status == 400 && error.message.contains("'progress' should be"))
      #expect(error.message.contains("from 0 to 1"))
    }
    #expect(try client.data(.get, "/goals/\(id)")["current_value"] == 100)
  }

  @Test(arguments: [
    // What is stored, 3333, with another progress, and with the one that it was read with.
    (3333, 0.5, 5000), (3333, 0.3333, 3333), (4000, 0.3333, 4000), (0, 0, 0),
  ])
  func oneNumberOfAWholeGoalCounts(value: Double, progress: Double, result: Double) throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(current: 3333))
    let goal = try client.data(.put, "/goals/\(id)", whole(progress: progress, value: value))
    #expect(goal["current_value"]?.doubleValue == result)
  }

  @Test func aWholeGoalThatGoesDownIsNotCompletedByAValueThatNobodyKnows() throws {
    let client = try Client()
    let weight = Client.goal(title: "Lose", type: "weight", target: 165, unit: "lbs", current: 180)
    let id = try client.makeGoal(weight)
    for (progress, result) in [(0.0, 180.0), (0.4, 174.0), (0.4, 174.0), (0.0, 180.0)] {
      let body = whole(progress: progress, value: 0, target: 165, unit: "lbs", type: "weight")
      let goal = try client.data(.put, "/goals/\(id)", body)
      #expect(goal["current_value"]?.doubleValue == result && goal["status"] == "active")
    }
    for body in [whole(progress: -1, value: 0), whole(progress: 0.5, value: -1)] {
      #expect(try client.ask(.put, "/goals/\(id)", body).status == 400)
    }
  }

  private func whole(
    _ title: String = "Walk more", progress: Double, value: Double, target: JSON = 10000,
    unit: String = "steps", type: String = "activity"
  ) -> JSON {
    [
      "title": .string(title), "description": "", "progress": JSON(amount: progress),
      "status": "active", "goal_type": .string(type), "target_value": target,
      "target_unit": .string(unit), "current_value": JSON(amount: value),
    ]
  }

  /// By the id that the service gave it or by the client's; another is passed over.
  @Test(arguments: ["id", "client_id", nil])
  func progressNamesTheMessageThatToldIt(key: String?) throws {
    let client = try Client()
    let goal = try client.makeGoal(
      Client.goal(title: "Save 3,000", type: "custom", target: 3000, unit: "dollars"))
    let chat = try client.makeConsultation("wellness_specialist", goal: goal)
    func say(_ text: String) throws -> JSON {
      let id = "D-\(text.utf8.count)"
      return try client.data(
        .post, "/consultations/\(chat)/messages",
        ["content": .string(text), "client_id": .string(id)])
    }
    let told = try say("I put 250 aside today")["user_message"]
    let corrected = try say("sorry it was 200")["user_message"]
    for (message, value) in [(told, 250), (corrected, 200)] {
      let id = try key.map { try #require(message?[$0]?.stringValue) } ?? "nobody's"
      _ = try client.data(
        .patch, "/goals/\(goal)/progress",
        ["current_value": .number(JSON.Number(value)), "message_id": .string(id)])
    }
    let answer = try say("how much have i saved?")["assistant_message"]?["content"]?.stringValue
    #expect(key == nil || answer?.contains("200 of 3,000") == true, "\(answer ?? "")")
  }

  /// A client that names the unit alone means the same amounts.
  @Test func whatWasNotedIsConvertedIntoAnotherUnit() throws {
    let client = try Client()
    let id = try client.makeGoal(
      Client.goal(title: "Lose", type: "weight", target: 70, unit: "kg", current: 80))
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 75])
    let goal = try client.data(
      .patch, "/goals/\(id)", ["target_value": 154.323583529, "target_unit": "lb"])
    #expect(goal["current_value"] == 165.346696639 && goal["progress"] == 0.5)
    #expect(goal["status"] == "active")
    let other = try client.data(.patch, "/goals/\(id)", ["target_unit": "pages"])
    #expect(other["current_value"] == 165.346696639)
  }

  /// Which is what a client means that names the unit alone.
  @Test func theTargetIsConvertedWhereNoOtherIsNamed() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(title: "Swim", target: 5, unit: "km", current: 3))
    let goal = try client.data(.patch, "/goals/\(id)", ["target_unit": "m"])
    #expect(goal["current_value"] == 3000 && goal["target_value"] == 5000)
    #expect(goal["progress"] == 0.6 && goal["status"] == "active")
    let pages = try client.data(.patch, "/goals/\(id)", ["target_unit": "pages"])
    #expect(pages["current_value"] == 3000 && pages["target_value"] == 5000)
  }

  @Test func anotherUnitIsNoEntry() throws {
    let client = try Client()
    let id = try client.makeGoal(
      Client.goal(title: "Lose", type: "weight", target: 70, unit: "kg", current: 75))
    func entries() throws -> JSON? {
      let goal = try client.data(.get, "/goals/\(id)?include_statistics=true")
      return goal["statistics"]?["entry_count"]
    }
    #expect(try entries() == 1)
    client.wait(.seconds(14 * 86_400))
    let goal = try client.data(
      .patch, "/goals/\(id)",
      ["target_value": 154, "target_unit": "lb", "current_value": 165.346696639])
    #expect(goal["current_value"] == 165.346696639)
    #expect(try entries() == 1)
    // The same weight again is a plateau, and one more.
    _ = try client.data(.patch, "/goals/\(id)", ["current_value": 165.346696639])
    #expect(try entries() == 2)
  }

  @Test func whatWasNotedOnOtherDaysIsConverted() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(title: "Swim", target: 5, unit: "km"))
    for value in [1.0, 2, 3] {
      client.wait(.seconds(86_400))
      _ = try client.data(
        .patch, "/goals/\(id)/progress", ["current_value": .number(JSON.Number(value))])
    }
    func trend() throws -> JSON? {
      let goal = try client.data(.get, "/goals/\(id)?include_statistics=true")
      return goal["statistics"]?["trend"]
    }
    #expect(try trend() == "improving")
    _ = try client.data(.patch, "/goals/\(id)", ["target_unit": "m"])
    #expect(try trend() == "improving")
  }

  @Test func whatWasReachedStaysReachedInEveryUnit() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(title: "Swim", target: 5, unit: "km"))
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 5])
    for unit in ["miles", "m", "km"] {
      let goal = try client.data(.patch, "/goals/\(id)", ["target_unit": .string(unit)])
      #expect(goal["progress"] == 1 && goal["status"] == "completed", "\(unit)")
    }
    let goal = try client.data(.get, "/goals/\(id)")
    #expect(goal["current_value"] == 5 && goal["target_value"] == 5)
  }

  /// As a client says it that doesn't know of another client's unit yet. One that measures something
  /// else keeps its number.
  @Test func aValueIsTakenInTheUnitInWhichItIsSaid() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(title: "Swim", target: 5, unit: "km"))
    for (path, unit, value) in [
      ("/progress", "m", 0.003), ("/progress", "pages", 3), ("/progress", "km", 3),
      ("", "m", 0.003), ("", "pages", 3),
    ] {
      let goal = try client.data(
        .patch, "/goals/\(id)\(path)", ["current_value": 3, "current_unit": .string(unit)])
      #expect(goal["current_value"] == JSON(amount: value), "\(unit)")
    }
    let both = try client.data(
      .patch, "/goals/\(id)",
      ["target_value": 5, "target_unit": "mile", "current_value": 3218.688, "current_unit": "m"])
    #expect(both["current_value"] == 2)
    let body: JSON = ["current_value": -1, "current_unit": "m"]
    #expect(try client.ask(.patch, "/goals/\(id)/progress", body).status == 400)
  }

  @Test func whatIsAnsweredAboutGoalsListsTheAdditions() throws {
    let client = try Client()
    let id = try client.makeGoal()
    for path in ["/goals", "/goals/\(id)"] {
      let list = try #require(try client.ask(.get, path).header("lume-additions"))
      #expect(list.split(separator: ", ").contains("unit_conversion"))
    }
  }

  /// It would be reached at once.
  @Test func aTargetThatWouldBeNothingIsRefused() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(title: "Swim", target: 1e-21, unit: "m"))
    let refused = try client.ask(.patch, "/goals/\(id)", ["target_unit": "km"])
    #expect(ServiceError(refused).code == "INVALID_TARGET_VALUE")
    #expect(try client.data(.get, "/goals/\(id)")["target_unit"] == "m")
  }
}
