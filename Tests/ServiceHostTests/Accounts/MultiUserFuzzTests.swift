import Contract
import Edge
import JSON
import Numbers
import Testing
import Time
import Wellness

@testable import ServiceHost

/// Requests that nobody would write: whatever comes, there is an answer, and none is a failure of
/// the server.
@Suite struct MultiUserFuzzTests {
  private struct Writer {
    var random: SplitMix
    let ids: [String]

    static let words = [
      "goals", "consultations", "messages", "ws", "tips", "progress", "complete", "abandon",
      "archive", "unarchive", "chat-about-goal", "wellness", "ai", "users", "me", "auth", "login",
      "register", "refresh", "logout", "insights", "suggestions", "analysis", "today", "history",
      "activities", "generate", "unread", "count", "read", "favorite", "quick-actions",
      "suggest-goals", "instances", "", "..", "%2e%2e", "%00", "é", "x y", "'",
    ]
    static let keys = [
      "title", "description", "start_date", "target_date", "targetDate", "goal_type", "category",
      "target_value", "target_unit", "current_value", "progress", "status", "is_recurring",
      "recurrence_pattern", "conversationId", "persona", "initial_message", "context_type",
      "context_id", "goal_id", "goalId", "quick_action", "content", "client_id", "email",
      "password", "name", "date_of_birth", "refresh_token", "bio", "preferred_unit_system",
      "language_code", "insight_type", "period_start", "period_end", "activity_type", "value",
      "note", "progress_delta", "max_suggestions", "is_read", "recurrence_days",
    ]
    static let texts = [
      "", " ", "active", "completed", "goal", "general", "triage", "activity", "daily", "weekly",
      "2026-03-02", "2026-02-30", "0001-01-01", "9999-12-31", "2026-03-02T07:30:00Z", "km",
      "a@b.c", "\u{0}", "\u{1b}[2J", "é\u{301}", "👩‍👩‍👧", "' OR 1=1 --", "walk", "-1", "1e999",
      "in_progress", "pattern", "note", "general_wellness", "correct horse",
    ]

    mutating func pick<T>(_ values: [T]) -> T {
      values[Int.random(in: 0..<values.count, using: &random)]
    }

    mutating func text() -> String {
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        String(repeating: pick(["a", "é", "\u{301}", " "]), count: pick([200, 201, 1001, 5001]))
      case 1...4: pick(ids)
      default: pick(Writer.texts)
      }
    }

    mutating func value(_ depth: Int = 0) -> JSON {
      switch Int.random(in: 0..<14, using: &random) {
      case 0: .null
      case 1: .bool(Bool.random(using: &random))
      case 2, 3:
        .number(
          JSON.Number(pick([0, 1, -1, 0.5, 72, 1e15, 1e300, -1e300, .leastNonzeroMagnitude, 0.1])))
      case 4: .number(JSON.Number(pick([0, 1, 100, .max, .min])))
      case 5 where depth < 3: .array([value(depth + 1), value(depth + 1)])
      case 6 where depth < 3: object(depth + 1)
      default: .string(text())
      }
    }

    mutating func object(_ depth: Int = 0) -> JSON {
      var members: [JSON.Member] = []
      for _ in 0..<Int.random(in: 0..<9, using: &random) {
        let key = pick(Writer.keys)
        guard !members.contains(where: { $0.key == key }) else { continue }
        members.append(JSON.Member(key: key, value: value(depth)))
      }
      return .object(members)
    }

    /// What a good request has, so that some of the bodies get past the first check.
    mutating func body() -> String {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: return ""
      case 1: return pick(["{", "[]", "null", "7", "\"x\"", "{\"a\":1}}", "\u{feff}{}"])
      case 2...4:
        var members = Client.goal().objectValue ?? []
        members[Int.random(in: 0..<members.count, using: &random)].value = value()
        return JSON.object(members).text()
      default: return object().text()
      }
    }

    static let places = [
      "goals", "goals/*", "goals/*/progress", "goals/*/complete", "goals/*/abandon", "goals/*/tips",
      "goals/*/suggestions", "goals/*/analysis", "goals/*/activities", "goals/*/today",
      "goals/*/history", "goals/suggestions", "consultations", "consultations/*",
      "consultations/*/messages", "consultations/*/messages", "consultations/*/unarchive",
      "consultations/chat-about-goal", "consultations/*/suggest-goals", "consultations/*/complete",
      "consultations/quick-actions", "insights", "insights/generate", "insights/unread/count",
      "wellness/ai/insights", "users/me", "auth/login", "auth/register", "auth/refresh",
    ]

    mutating func path() -> String {
      var path = "/api/v1/"
      if Int.random(in: 0..<5, using: &random) > 0 {
        let id = pick(ids)
        path += pick(Writer.places).map { $0 == "*" ? id : String($0) }.joined()
      } else {
        path += pick(Writer.words)
        for _ in 0..<Int.random(in: 0..<4, using: &random) {
          path += "/" + (Bool.random(using: &random) ? pick(ids) : pick(Writer.words))
        }
      }
      guard Int.random(in: 0..<4, using: &random) == 0 else { return path }
      let name = pick([
        "limit", "offset", "status", "type", "persona", "token", "sort_by", "period_from",
      ])
      return path + "?\(name)="
        + pick(["1", "0", "-1", "101", "99999999999999999999", "active", "%", "%zz", "%00", "a&b"])
    }

    mutating func request(_ token: String?) -> Request {
      var headers: [Header] = []
      if Int.random(in: 0..<20, using: &random) > 0 { headers.append(Envelope.contentType) }
      if let token { headers.append(Header("authorization", "Bearer \(token)")) }
      if Int.random(in: 0..<6, using: &random) == 0 {
        headers.append(Header("idempotency-key", pick(["a", "b", ""])))
      }
      return Request(pick(Request.Method.allCases), path(), headers: headers, body: body())
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func everyRequestIsAnsweredAndNobodyElseFeelsIt(seed: UInt64) throws {
    let host = try Host(seed: seed)
    let ada = try host.register("ada@example.com").access
    let goal = try host.makeGoal(ada)
    let talk = try host.makeConsultation(ada)
    func state() throws -> [JSON] {
      try ["/goals", "/consultations", "/users/me", "/consultations/\(talk)/messages"].map {
        try host.data(.get, $0, token: ada)
      }
    }
    let before = try state()
    let eve = try host.register("eve@example.com")
    let own = [try host.makeGoal(eve.access), try host.makeConsultation(eve.access)]
    var writer = Writer(random: SplitMix(seed: seed), ids: own + own + [goal, talk, "x"])
    var statuses: [Int: Int] = [:]
    for _ in 1...1500 {
      let request = writer.request(
        Int.random(in: 0..<12, using: &writer.random) == 0 ? nil : eve.access)
      // The account is needed to the end.
      if request.method == .delete, request.path.hasSuffix("/users/me") { continue }
      if request.path.hasSuffix("/logout") { continue }
      let response = try host.send(request)
      statuses[response.status, default: 0] += 1
      #expect(response.status < 500, "\(request): \(response.body)")
      if response.status == 204 {
        #expect(response.body.isEmpty)
      } else {
        let body = try JSON(parsing: response.body)
        let isFine = response.status < 400
        // The description of the service is no envelope.
        if !request.path.hasSuffix(".json") { #expect(body["success"] == .bool(isFine)) }
        if !isFine { #expect(!ServiceError(response).code.isEmpty) }
      }
      host.wait(.seconds(1))
    }
    #expect(try state() == before)
    #expect(statuses.keys.contains(200) && statuses.keys.contains(404) && statuses[400] ?? 0 > 20)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func anyFrameIsAnsweredOrIgnored(seed: UInt64) throws {
    let host = try Host(seed: seed, isOpen: true)
    let id = try host.makeConsultation()
    let socket = try host.open(id)
    var writer = Writer(random: SplitMix(seed: seed), ids: [id])
    for _ in 1...300 {
      let text =
        switch Int.random(in: 0..<4, using: &writer.random) {
        case 0: JSON.object([JSON.Member(key: "type", value: writer.value())]).text()
        case 1:
          JSON.object([
            JSON.Member(key: "type", value: "message"),
            JSON.Member(key: "content", value: writer.value()),
            JSON.Member(key: "client_id", value: writer.value()),
          ]).text()
        default: writer.body()
        }
      let frame: Frame =
        Int.random(in: 0..<20, using: &writer.random) == 0 ? .binary(Array(text.utf8)) : .text(text)
      host.served.received(frame, on: socket, at: host.now)
      let kinds = host.takeAll(until: host.now + .seconds(600)).summary(of: socket)
      #expect(kinds.last == "complete" || kinds.last?.hasPrefix("error") == true, "\(text)")
      #expect(!kinds.contains("other") && !kinds.contains { $0.contains("INTERNAL") })
    }
    #expect(host.troubles.isEmpty)
  }
}
