import Contract
import Edge
import JSON
import SQLite
import Testing
import Time

@testable import ServiceHost

@Suite struct GoalRoutesTests {
  static let keys = [
    "id", "user_id", "goal_type", "title", "description", "target_value", "target_unit",
    "current_value", "progress", "start_date", "target_date", "status", "is_overdue",
    "days_remaining", "is_recurring", "conversation_id", "created_at", "updated_at",
  ]
  static let bareKeys = [
    "id", "userId", "title", "description", "status", "progress", "category", "targetDate",
    "conversationId", "createdAt", "updatedAt",
  ]

  @Test func answersACreatedGoalInFull() throws {
    let client = try Client()
    let response = try client.ask(.post, "/goals", Client.goal(current: 2500))
    #expect(response.status == 201)
    #expect(response.header("content-type") == "application/json")
    let body = try JSON(parsing: response.body)
    let goal = try #require(body["data"])
    #expect(body["success"] == true)
    for key in GoalRoutesTests.keys { #expect(goal[key] != nil, "\(key)") }
    #expect(goal["progress"] == 0.25 && goal["days_remaining"] == 30)
    #expect(goal["status"] == "active" && goal["current_value"] == 2500)
    #expect(goal["created_at"] == "2026-03-02T07:30:00.000000000Z")
    #expect(goal["conversation_id"]?.isNull == true)
  }

  @Test(arguments: [
    ("title", JSON.null, "INVALID_REQUEST"), ("title", "  ", "INVALID_REQUEST"),
    ("title", .string(String(repeating: "x", count: 201)), "INVALID_REQUEST"),
    ("description", .string(String(repeating: "x", count: 1001)), "INVALID_REQUEST"),
    ("goal_type", "hydration", "INVALID_REQUEST"), ("start_date", "soon", "INVALID_REQUEST"),
    ("target_date", .null, "INVALID_REQUEST"), ("target_value", 0, "INVALID_TARGET_VALUE"),
    ("target_value", -2, "INVALID_TARGET_VALUE"), ("target_value", "ten", "INVALID_REQUEST"),
    ("target_unit", "", "INVALID_REQUEST"),
    ("target_unit", .string(String(repeating: "x", count: 51)), "INVALID_REQUEST"),
    ("current_value", -1, "INVALID_REQUEST"),
  ])
  func refusesABodyAndNamesTheKey(key: String, value: JSON, code: String) throws {
    let client = try Client()
    let members = (Client.goal().objectValue ?? []).filter { $0.key != key }
    let body = JSON.object(members + [JSON.Member(key: key, value: value)])
    let error = ServiceError(try client.ask(.post, "/goals", body))
    #expect(error.status == 400 && error.code == code)
    #expect(error.message.contains("'\(key)'"))
    #expect(try client.data(.get, "/goals")["total"] == 0)
  }

  @Test func trimsTheTitle() throws {
    let client = try Client()
    let goal = try client.data(.post, "/goals", Client.goal(title: "  Walk \n"))
    #expect(goal["title"] == "Walk")
  }

  @Test func takesTheBareDialect() throws {
    let client = try Client()
    let goal = try client.data(
      .post, "/goals",
      ["title": "Rest", "targetDate": "2026-03-30T00:00:00Z", "category": "mental"])
    #expect(goal["goal_type"] == "mindfulness" && goal["target_unit"] == "completion")
    #expect(goal["start_date"] == "2026-03-02" && goal["target_date"] == "2026-03-30")
  }

  @Test func answersOneGoalInBothDialects() throws {
    let client = try Client()
    let id = try client.makeGoal()
    let body = try JSON(parsing: client.ask(.get, "/goals/\(id.uppercased())").body)
    for key in GoalRoutesTests.bareKeys { #expect(body[key] != nil, "\(key)") }
    for key in GoalRoutesTests.keys { #expect(body["data"]?[key] != nil, "\(key)") }
    #expect(body["status"] == "not_started" && body["data"]?["status"] == "active")
    #expect(body["targetDate"] == "2026-04-01T00:00:00Z")
  }

  @Test func aPutNamesWhatItLacks() throws {
    let client = try Client()
    let id = try client.makeGoal()
    let error = ServiceError(try client.ask(.put, "/goals/\(id)", ["title": "Run"]))
    #expect(error.status == 400 && error.message.contains("'description'"))
  }

  @Test func aPutReplaces() throws {
    let client = try Client()
    let id = try client.makeGoal()
    let goal = try client.data(
      .put, "/goals/\(id)",
      [
        "title": "Run", "description": "", "progress": 0.9, "status": "paused",
        "goal_type": "wellness", "target_value": 50, "target_unit": "km", "current_value": 10,
        "target_date": "2026-05-01",
      ])
    #expect(goal["title"] == "Run" && goal["status"] == "paused" && goal["target_unit"] == "km")
    #expect(goal["current_value"] == 10 && goal["progress"] == 0.2)
    #expect(goal["target_date"] == "2026-05-01")
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

  @Test func aPatchMergesAndKnowsBothSpellings() throws {
    let client = try Client()
    let id = try client.makeGoal()
    let body: JSON = ["targetDate": "2026-05-01T00:00:00Z", "progress": 0.5, "title": "March"]
    let response = try client.ask(.patch, "/goals/\(id)", body)
    let json = try JSON(parsing: response.body)
    #expect(json["title"] == "March" && json["status"] == "in_progress")
    #expect(json["data"]?["current_value"] == 5000)
    #expect(json["data"]?["target_date"] == "2026-05-01")
    #expect(json["data"]?["description"] == "Every day after lunch")
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

  @Test func aDescriptionMayBeLeftOut() throws {
    let members = (Client.goal().objectValue ?? []).filter { $0.key != "description" }
    #expect(try Client().data(.post, "/goals", .object(members))["description"] == "")
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

  @Test func deletesAGoalForGood() throws {
    let client = try Client()
    let id = try client.makeGoal()
    let response = try client.ask(.delete, "/goals/\(id)")
    #expect(response.status == 204 && response.body.isEmpty)
    for (method, path) in [
      (Request.Method.get, ""), (.delete, ""), (.post, "/complete"), (.post, "/tips"),
    ] {
      let error = ServiceError(try client.ask(method, "/goals/\(id)\(path)"))
      #expect(error.status == 404 && error.code == "GOAL_NOT_FOUND")
    }
  }

  @Test(arguments: [Request.Method.post, .get])
  func givesTips(method: Request.Method) throws {
    let client = try Client()
    let id = try client.makeGoal()
    let tips = try client.data(method, "/goals/\(id)/tips")
    #expect(tips["goal_id"]?.stringValue == id)
    let texts = (tips["tips"]?.arrayValue ?? []).compactMap(\.stringValue)
    #expect((5...7).contains(texts.count) && tips["count"]?.intValue == texts.count)
  }

  @Test(arguments: [
    (Request.Method.get, "/nowhere", 404, "ROUTE_NOT_FOUND"),
    (.get, "/goals/x/y/z", 404, "ROUTE_NOT_FOUND"), (.get, "/goals/", 404, "ROUTE_NOT_FOUND"),
    (.delete, "/goals", 405, "METHOD_NOT_ALLOWED"),
    (.get, "/goals/x", 404, "GOAL_NOT_FOUND"), (.post, "/goals", 400, "INVALID_REQUEST"),
  ])
  func tellsAMissingRouteFromAMissingGoal(
    method: Request.Method, path: String, status: Int, code: String
  ) throws {
    let error = ServiceError(try Client().ask(method, path))
    #expect(error.status == status && error.code == code)
  }

  @Test func dataThatIsDamagedIsAFailureOfTheServer() throws {
    let file = DatabaseFile()
    let client = try Client(place: file.place)
    let id = try client.makeGoal()
    try Connection(file.place).execute("UPDATE goals SET start_date = 'soon'")
    let error = ServiceError(try client.ask(.get, "/goals/\(id)"))
    #expect(error.status == 500 && error.code == "INTERNAL_ERROR")
  }

  @Test func servesTheOlderPathsToo() throws {
    let client = try Client()
    let id = try client.makeGoal()
    #expect(try client.ask(.get, "/wellness/goals/\(id)").status == 200)
    #expect(try client.ask(.get, "/goals/\(id)/ai/tips").status == 200)
  }
}
