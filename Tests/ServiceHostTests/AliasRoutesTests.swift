import Contract
import Edge
import JSON
import Testing

@testable import ServiceHost

/// The same conversation at the canonical places and at each family of others.
@Suite struct AliasRoutesTests {
  /// One request after another; `$goal`, `$chat` and `$insight` stand for ids given before.
  static let steps: [(Request.Method, String, JSON?)] = [
    (.post, "/goals", Client.goal(target: 100, unit: "km", current: 10)), (.get, "/goals", nil),
    (.get, "/goals/$goal", nil), (.patch, "/goals/$goal", ["title": "Walk far"]),
    (.patch, "/goals/$goal/progress", ["current_value": 20]),
    (.post, "/goals/$goal/suggestions", nil), (.post, "/goals/$goal/tips", nil),
    (.post, "/goals/$goal/analysis", nil), (.post, "/goals/suggestions", nil),
    (.get, "/goals/$goal/today", nil), (.get, "/goals/$goal/history", nil),
    (.post, "/goals/$goal/activities", ["activity_type": "check_in"]),
    (.get, "/goals/$goal/activities", nil), (.get, "/consultations/quick-actions", nil),
    (.post, "/consultations", ["persona": "fitness_coach"]), (.get, "/consultations", nil),
    (.get, "/consultations/$chat", nil),
    (.post, "/consultations/$chat/messages", ["content": "hello"]),
    (.get, "/consultations/$chat/messages", nil),
    (.post, "/consultations/$chat/suggest-goals", nil),
    (.put, "/consultations/$chat", ["is_archived": true]),
    (.post, "/consultations/$chat/unarchive", nil), (.post, "/consultations/$chat/complete", nil),
    (.post, "/insights/generate", ["insight_type": "weekly"]), (.get, "/insights", nil),
    (.get, "/insights/unread/count", nil), (.get, "/insights/$insight", nil),
    (.post, "/insights/$insight/read", nil), (.post, "/insights/$insight/favorite", nil),
    (.put, "/insights/$insight", ["is_archived": true]),
    (.post, "/insights/$insight/unarchive", nil), (.delete, "/insights/$insight", nil),
    (.post, "/goals/$goal/complete", nil), (.post, "/goals/$goal/abandon", nil),
    (.delete, "/consultations/$chat", nil), (.delete, "/goals/$goal", nil),
  ]

  private func answers(
    _ alias: (Request.Method, String) -> (Request.Method, String)
  ) throws
    -> [String]
  {
    let client = try Client()
    var ids: [String: String] = [:]
    return try AliasRoutesTests.steps.map { method, path, body in
      let name = path.split(separator: "/").map { ids[String($0)] ?? String($0) }
        .joined(separator: "/")
      let (method, place) = alias(method, "/" + name)
      let response = try client.ask(method, place, body)
      #expect(ServiceError(response).code != "ROUTE_NOT_FOUND", "\(method) \(place)")
      let data = response.body.isEmpty ? nil : try JSON(parsing: response.body)["data"]
      switch path {
      case "/goals": ids["$goal"] = data?["id"]?.stringValue ?? ids["$goal"]
      case "/consultations":
        ids["$chat"] = data?["consultation"]?["id"]?.stringValue ?? ids["$chat"]
      case "/insights/generate": ids["$insight"] = data?["id"]?.stringValue
      default: break
      }
      return "\(response.status) \(response.body)"
    }
  }

  enum Family: CaseIterable { case older, oldest, byGet, otherVerbs }

  @Test(arguments: Family.allCases)
  func anAliasAnswersTheSameBytes(family: Family) throws {
    let canonical = try answers { ($0, $1) }
    let others = try answers { method, path in
      switch family {
      case .older:
        let path = path.replacing("/consultations", with: "/wellness/ai/chat/conversations")
          .replacing("/insights", with: "/wellness/ai/insights")
        return (method, path.hasPrefix("/goals") ? "/wellness" + path : path)
      case .oldest:
        for advice in ["/suggestions", "/tips", "/analysis"]
        where path.hasSuffix(advice) && path.hasPrefix("/goals/") && path.count > 30 {
          return (.get, "/wellness" + path.dropLast(advice.count) + "/ai" + advice)
        }
        return (method, path)
      case .byGet:
        let isAdvice = ["/suggestions", "/tips", "/analysis"].contains { path.hasSuffix($0) }
        return (isAdvice && path.count > 30 ? .get : method, path)
      case .otherVerbs:
        if path.hasSuffix("/generate") { return (method, path + "/wellness") }
        if path.hasSuffix("/progress") { return (.put, path) }
        return (method == .put ? .patch : method, path)
      }
    }
    for (number, (left, right)) in zip(canonical, others).enumerated() {
      #expect(left == right, "step \(number)")
    }
    #expect(canonical.filter { $0.hasPrefix("2") }.count == canonical.count - 3)
  }
}
