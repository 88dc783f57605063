import Contract
import Edge
import JSON
import Testing
import Time

@Suite struct EnvelopeTests {
  @Test func anErrorSurvivesTheWire() {
    let error = ServiceError(409, "EXISTS", "there is one", details: ["id": "c-1"])
    let response = Envelope.error(error)
    #expect(ServiceError(response) == error)
    #expect(response.header("content-type") == "application/json")
  }

  @Test(arguments: [
    (#"{"error":{"code":"GOAL_NOT_FOUND","message":"gone"}}"#, "GOAL_NOT_FOUND", "gone"),
    (#"{"success":false,"error":{"message":"gone"}}"#, "", "gone"),
    (#"{"success":false,"data":null,"error":"gone"}"#, "", "gone"),
    (#"{"code":"X","message":"gone"}"#, "X", "gone"), (#""gone""#, "", "gone"),
    ("unauthorized", "", "unauthorized"), ("", "", ""), ("{}", "", ""), ("[1]", "", ""),
  ])
  func readsAnErrorOfEveryShape(body: String, code: String, message: String) {
    let error = ServiceError(Response(404, body: body))
    #expect(error.status == 404 && error.code == code && error.message == message)
  }

  @Test func cutsALongPlainText() {
    let error = ServiceError(Response(502, body: String(repeating: "no ", count: 1000) + "\nmore"))
    #expect(error.message.count == 200)
  }

  @Test func saysNothingOfAPageForABrowser() {
    #expect(ServiceError(Response(502, body: "<html>\n<p>Bad gateway</p>")).message == "")
  }

  @Test(arguments: [
    #"{"data":{"id":"x"}}"#, #"{"success":true,"data":{"id":"x"}}"#, #"{"id":"x"}"#,
    #"{"id":"y","data":{"id":"x"}}"#, #"{"id":"x","data":null}"#,
  ])
  func findsTheDataOfEveryShape(body: String) throws {
    let fields = try Envelope.data(of: Response(200, body: body), from: "GET /x")
    #expect(try fields.string("id") == "x")
  }

  @Test func bothDialectsStandSideBySide() throws {
    let goal = try Samples.goal()
    let response = goal.success()
    let body = try JSON(parsing: response.body)
    #expect(body.text() == response.body)
    #expect(body["success"] == true && body["userId"] == "u-1")
    #expect(body["data"]?["user_id"] == "u-1" && body["data"]?["userId"] == nil)
    #expect(try GoalBody(Envelope.data(of: response, from: "GET /goals/x")) == goal)
  }

  @Test func saysWhereABodyIsNoJSON() {
    let error = #expect(throws: ContractError.self) {
      try Envelope.data(of: Response(200, body: #"{"a": nope}"#), from: "GET /goals")
    }
    #expect(error?.source == "GET /goals")
    #expect(error?.description == "the body is no JSON (byte 6)")
  }

  @Test(arguments: [
    (#"{"a":1}"#, "'a' should be a string"), (#"{"b":"x"}"#, "'a' is missing"),
    (#"{"a":null}"#, "'a' is missing"), ("[]", "the body should be an object"),
  ])
  func saysWhatIsWrongWithAKey(body: String, text: String) {
    let error = #expect(throws: ContractError.self) {
      try BodyReader(body: body, source: "GET /x").string("a")
    }
    #expect(error?.description == text)
  }

  @Test func readsDatesAndTimestamps() throws {
    let fields = try Samples.fields([
      "date": "2026-03-02", "time": "2026-03-02T23:30:00.5+01:00", "bad": "soon",
    ])
    #expect(try fields.optionalDate("time") == Samples.date("2026-03-02"))
    #expect(try fields.instant("time").milliseconds == 1_772_490_600_500)
    #expect(throws: ContractError.self) { try fields.optionalDate("bad") }
    #expect(throws: ContractError.self) { try fields.instant("date") }
  }
}
