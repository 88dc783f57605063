import Contract
import Edge
import JSON
import Time

/// `/healthz` and `/readyz`, which whoever watches a service asks: no key, no token, no envelope,
/// and nothing about anybody.
extension EmbeddedService {
  /// `nil` for a request that is about something else.
  ///
  /// - Parameter isEnding: whether requests are better sent to another server.
  func health(_ request: Request, isEnding: Bool, at now: Instant) -> Response? {
    // Every request comes here.
    let path = request.path
    guard let place = EmbeddedService.healthPaths.firstIndex(where: { $0 == path }) else {
      return nil
    }
    guard request.method == .get else {
      return ErrorResponses.response(
        to: MethodNotAllowed(
          method: request.method, path: String(path), allowed: [.get]), of: nil)
    }
    asked.route = RouteTable.shared.routes.count + place
    switch path {
    // The process answers.
    case "/healthz": return EmbeddedService.isAlive
    // So do its data, the last change of which was written.
    case "/readyz":
      do {
        if try !isEnding && database.isReady(at: now) { return EmbeddedService.state("ready", 200) }
      } catch {
        // Whoever watches isn't told why.
        asked.trouble = "\(error)"
      }
      return EmbeddedService.state("not ready", 503)
    default: return nil
    }
  }

  static let isAlive = state(
    "ok", 200, beside: [JSON.Member(key: "additions", value: Addition.list)])

  /// Whether a path is one of the two.
  static func isHealth(_ path: Substring) -> Bool { healthPaths.contains { $0 == path } }

  static let healthPaths = ["/healthz", "/readyz"]

  /// Both as the description has them, with the paths of no version.
  static let describedHealth = [
    JSON.Member(
      key: "/healthz", value: described("isAlive", "Tells whether the process answers.", [200])),
    JSON.Member(
      key: "/readyz",
      value: described("isReady", "Tells whether the service can read its data.", [200, 503])),
  ]

  private static func described(_ name: String, _ summary: String, _ statuses: [Int]) -> JSON {
    let state: JSON = [
      "description": "The state: ok, ready or not ready.",
      "content": ["application/json": ["schema": JSONSchema.health.json]],
    ]
    return [
      "servers": [["url": "/"]],
      "get": [
        "operationId": .string(name), "summary": .string(summary), "tags": ["health"],
        "security": [],
        "responses": .object(statuses.map { JSON.Member(key: "\($0)", value: state) }),
      ],
    ]
  }

  private static func state(
    _ text: String, _ status: Int, beside others: [JSON.Member] = []
  ) -> Response {
    let state = JSON.Member(key: "status", value: .string(text))
    return ServerPolicy.withHeaders(
      Response(
        status, headers: [Envelope.contentType, Header("cache-control", "no-store")],
        body: JSON.object(others + [state]).text()))
  }
}
