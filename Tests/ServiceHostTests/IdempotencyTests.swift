import Contract
import Edge
import JSON
import Testing

@testable import ServiceHost

@Suite struct IdempotencyTests {
  @Test func theAnswerStaysThoughTheGoalChanges() throws {
    let client = try Client()
    let first = try client.ask(.post, "/goals", Client.goal(), key: "k-1")
    let id = try JSON(parsing: first.body)["data"]?["id"]?.stringValue ?? ""
    let path = "/goals/\(id)"
    let progress = try client.ask(.patch, path + "/progress", ["current_value": 5], key: "k-2")
    _ = try client.ask(.patch, path + "/progress", ["current_value": 9], key: "k-3")
    #expect(
      try client.ask(.patch, path + "/progress", ["current_value": 5], key: "k-2") == progress)
    #expect(try client.data(.get, path)["current_value"] == 9)
    let deletion = try client.ask(.delete, path, key: "k-4")
    #expect(deletion.status == 204)
    #expect(try client.ask(.delete, path, key: "k-4") == deletion)
    #expect(try client.ask(.post, "/goals", Client.goal(), key: "k-1") == first)
    #expect(try client.ask(.get, path).status == 404)
  }

  @Test func aRefusalIsNotKept() throws {
    let client = try Client()
    let bad = Client.goal(title: "")
    #expect(try client.ask(.post, "/goals", bad, key: "k-1").status == 400)
    #expect(try client.ask(.post, "/goals", Client.goal(), key: "k-1").status == 201)
  }

  @Test func aKeyBelongsToItsRequest() throws {
    let client = try Client()
    let id = try client.makeGoal()
    _ = try client.ask(.post, "/goals/\(id)/complete", key: "k-1")
    #expect(try client.data(.post, "/goals/\(id)/abandon", key: "k-1")["status"] == "abandoned")
  }

  @Test func whatIsToMatchAnETagIsNotDone() throws {
    let client = try Client()
    let path = "/goals/\(try client.makeGoal())"
    let goal = try client.data(.get, path)
    func status(_ method: Request.Method, _ path: String, matching tag: String) throws -> String {
      let request = Request(
        method, Endpoint.prefix + path,
        headers: [Header("if-match", tag), Header("idempotency-key", "k-1")],
        body: method == .delete ? "" : #"{"current_value": 7, "title": "Rest", "name": "Ada"}"#)
      guard case .response(_, let response)? = try client.exchange(request) else { return "" }
      #expect(Described.open.problems(in: response, to: request) == [])
      return Host.summary(response)
    }
    for (method, place) in [
      (.delete, path), (.patch, path), (.put, path + "/progress"), (.delete, "/users/me"),
      (.post, path + "/complete"), (.post, path + "/abandon"),
    ] as [(Request.Method, String)] {
      let refusal = try status(method, place, matching: #""1", "2""#)
      #expect(refusal == "412 PRECONDITION_FAILED", "\(method) \(place)")
    }
    #expect(try status(.delete, "/goals/x", matching: "\"1\"") == "404 GOAL_NOT_FOUND")
    #expect(try client.data(.get, path) == goal)
    #expect(try status(.patch, path, matching: "*").hasPrefix("200"))
    #expect(try status(.delete, path, matching: "*").hasPrefix("204"))
  }

  @Test func theKeyIsKnownAfterARestart() throws {
    let file = DatabaseFile()
    let first = try Client(place: file.place).ask(.post, "/goals", Client.goal(), key: "k-1")
    let client = try Client(place: file.place)
    #expect(try client.ask(.post, "/goals", Client.goal(), key: "k-1") == first)
    #expect(try client.data(.get, "/goals")["total"] == 1)
  }
}
