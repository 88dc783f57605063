import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

/// Text that is meant to be taken for something else, in every field.
@Suite struct TricksTests {
  static let tricks = [
    "'; DROP TABLE goals; --", "' OR '1'='1", "\" OR \"\"=\"", "1); DELETE FROM users; --",
    "../../../etc/passwd", "..%2f..%2fetc%2fpasswd", "%00", "\u{0}", "a\u{0}b", "%' OR 1=1",
    "\u{1b}]0;title\u{7}", "\u{202e}evil", "{\"$ne\": null}", "${jndi:x}",
    "<script>alert(1)</script>",
    "?1", ":user", "@user", "NULL", "\\", "\u{feff}", "\r\nset-cookie: a=b",
    "5e1f0000-0000-4000-8000-000000000001",
  ]

  /// Those that a text may be; one with U+0000 in it is refused as such.
  static let texts = tricks.filter { !$0.utf8.contains(0) }

  /// A trick as it has to be written in a path or a query.
  private func escaped(_ text: String) -> String {
    text.utf8.map { byte -> String in
      let hex = String(byte, radix: 16)
      return "%" + (hex.count == 1 ? "0" : "") + hex
    }.joined()
  }

  @Test(arguments: texts)
  func whatIsTypedIsOnlyText(trick: String) throws {
    let host = try Host()
    let token = try host.register().access
    let kept = try host.makeGoal(token)
    let made = try host.data(
      .post, "/goals",
      [
        "title": .string("T" + trick + "T"), "description": .string(trick),
        "start_date": "2026-03-02", "target_date": "2026-04-01", "goal_type": "activity",
        "target_value": 5, "target_unit": .string("U" + trick.prefix(20) + "U"),
      ], token: token, key: trick.utf8.allSatisfy { (0x20...0x7e).contains($0) } ? trick : "k")
    #expect(made["title"]?.stringValue == "T" + trick + "T")
    #expect(made["description"]?.stringValue == trick)
    let id = try host.makeConsultation(token)
    let said = try host.data(
      .post, "/consultations/\(id)/messages",
      ["content": .string("x" + trick), "client_id": .string(trick)], token: token)
    #expect(said["user_message"]?["content"]?.stringValue == "x" + trick)
    let profile = try host.data(
      .put, "/users/me", ["name": .string("N" + trick + "N"), "bio": .string(trick)],
      token: token)
    #expect(profile["name"]?.stringValue == "N" + trick + "N")
    #expect(try host.data(.get, "/goals/\(kept)", token: token)["title"] == "Walk more")
    #expect(try host.data(.get, "/goals", token: token)["total"] == 2)
  }

  /// BodyReader that name something: a trick names nothing, and nothing breaks.
  @Test(arguments: tricks)
  func whatIsNamedByATrickIsNotThere(trick: String) throws {
    let host = try Host()
    let token = try host.register().access
    _ = try host.makeGoal(token)
    let id = try host.makeConsultation(token)
    let path = escaped(trick)
    let text = JSON.string(trick)
    let requests: [(Request.Method, String, JSON?)] = [
      (.get, "/goals/\(path)", nil), (.delete, "/goals/\(path)", nil),
      (.get, "/goals/\(trick)", nil), (.get, "/consultations/\(path)", nil),
      (.get, "/consultations/\(path)/messages", nil), (.get, "/\(path)", nil),
      (.get, "/goals?status=\(path)", nil), (.get, "/goals?limit=\(path)", nil),
      (.get, "/consultations?status=\(path)", nil),
      (.post, "/consultations", ["persona": text]),
      (.post, "/consultations", ["persona": "triage", "goal_id": text]),
      (.post, "/consultations", ["persona": "triage", "context_type": text]),
      (.post, "/consultations/chat-about-goal", ["goalId": text]),
      (.patch, "/consultations/\(id)", ["status": text]),
      (.post, "/goals", ["title": text]),
      (.put, "/users/me", ["name": "A", "language_code": .string(trick + "/")]),
      (.put, "/users/me", ["name": "A", "preferred_unit_system": text]),
      (.post, "/insights/generate", ["insight_type": text]),
      (.post, "/insights/generate", ["insight_type": "daily", "period_start": text]),
      (.get, "/insights/\(path)", nil), (.delete, "/insights/\(path)", nil),
      (.get, "/insights?sort_by=\(path)", nil), (.get, "/insights?period_from=\(path)", nil),
      (.get, "/insights?insight_type=\(path)", nil),
    ]
    for (method, path, body) in requests {
      let response = try host.ask(method, path, body, token: token)
      #expect((400..<500).contains(response.status), "\(method) \(path): \(response.status)")
      #expect(!response.headers.contains { $0.value.contains("\r") || $0.value.contains("\n") })
    }
    // An unknown type or persona of a list is a list of nothing.
    for list in ["/goals?type=\(path)", "/consultations?persona=\(path)"] {
      let response = try host.ask(.get, list, token: token)
      if response.status == 200 {
        let data = try JSON(parsing: response.body)["data"]
        // %00 and the like may be read as no filter at all.
        #expect(data?["total"] == 0 || trick.isEmpty)
      } else {
        #expect(response.status == 400)
      }
    }
    #expect(try host.data(.get, "/goals", token: token)["total"] == 1)
  }

  @Test(arguments: texts)
  func nobodyGetsInByATrick(trick: String) throws {
    let host = try Host()
    _ = try host.register()
    let text = JSON.string(trick)
    for body: JSON in [
      ["email": text, "password": "correct horse"], ["email": "ada@example.com", "password": text],
      ["email": .string("ada@example.com" + trick), "password": "correct horse"],
    ] {
      #expect(try host.refusal(.post, "/auth/login", body) == "401 INVALID_CREDENTIALS")
    }
    #expect(
      try host.refusal(.post, "/auth/refresh", ["refresh_token": text]) == "401 INVALID_TOKEN")
    #expect(try host.refusal(.get, "/goals", token: trick) == "401 INVALID_TOKEN")
    #expect(
      try host.refusal(.post, "/auth/logout", ["refresh_token": text]) == "401 INVALID_TOKEN")
    let registered = try host.ask(
      .post, "/auth/register", Host.registration("x\(trick)@example.com", password: "correct horse")
    )
    #expect(registered.status == 201 || registered.status == 400)
    #expect(try host.logIn().access != "")
  }

  @Test func aMessageHasABound() throws {
    let host = try Host(isOpen: true)
    let id = try host.makeConsultation()
    for (count, expected) in [
      (5000, "201"), (5001, "400 VALIDATION_ERROR"), (1_048_000, "400 VALIDATION_ERROR"),
    ] {
      let content = JSON.string(String(repeating: "a", count: count))
      #expect(
        try host.refusal(.post, "/consultations/\(id)/messages", ["content": content]) == expected)
    }
    let socket = try host.open(id)
    host.say(String(repeating: "a", count: 5001), on: socket)
    #expect(host.take().summary(of: socket) == ["error VALIDATION_ERROR"])
  }

  @Test(
    arguments: [
      (nil, 415), ("text/plain", 415), ("application/x-www-form-urlencoded", 415), ("", 415),
      ("application/jsonx", 415), ("application/json", 201), ("Application/JSON", 201),
      ("application/json;charset=utf-8", 201), ("application/json ; charset=utf-8", 201),
      ("application/json; charset=\"UTF-8\"", 201), ("application/json; charset=utf-16", 415),
      ("application/json; profile=x; charset=latin1", 415), ("; application/json", 415),
    ] as [(String?, Int)])
  func aBodyIsJSONAndSaysSo(type: String?, status: Int) throws {
    let host = try Host(isOpen: true)
    let headers = type.map { [Header("content-type", $0)] } ?? []
    let path = Endpoint.prefix + "/goals"
    let made = try host.send(
      Request(.post, path, headers: headers, body: Client.goal().text()))
    #expect(made.status == status)
    #expect(try host.send(Request(.get, path, headers: headers)).status == 200)
  }
}
