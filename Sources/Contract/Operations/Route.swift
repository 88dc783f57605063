import Edge

/// A method and a path under `/api/v1` with at most one placeholder, `{id}`.
package struct Route: Hashable, Sendable {
  /// Where a resource is. Some are at two places, and clients of both are about.
  package enum Base: String, Sendable {
    case root = ""
    case goals = "/goals"
    case olderGoals = "/wellness/goals"
    case consultations = "/consultations"
    case olderConsultations = "/wellness/ai/chat/conversations"
    case insights = "/insights"
    /// Of insights, the place that the descriptions of the service name first.
    case wellnessInsights = "/wellness/ai/insights"
  }

  /// How it is asked for.
  package let method: Request.Method
  /// What the path begins with.
  package let base: Base
  /// What is behind the base.
  private let rest: String
  /// Whether it is kept for older clients only.
  package let isOlder: Bool

  init(_ method: Request.Method, _ base: Base, _ rest: String, isOlder: Bool = false) {
    self.method = method
    self.base = base
    self.rest = rest
    self.isOlder = isOlder
  }

  /// Without the prefix that every path has.
  package var path: String { base.rawValue + rest }

  /// What stands for an id in a path.
  package static let placeholder = "{id}"

  /// Whether the path has a placeholder.
  package var takesID: Bool { rest.utf8.contains(UInt8(ascii: "{")) }

  /// The path with an id in place of the placeholder.
  func path(of id: String) -> String {
    let rest = rest.utf8
    guard let start = rest.firstIndex(of: UInt8(ascii: "{")) else { return path }
    let end = rest.index(start, offsetBy: Route.placeholder.utf8.count)
    return base.rawValue + String(Substring(rest[..<start])) + id + String(Substring(rest[end...]))
  }
}

/// The routes that belong together, the canonical one first.
extension [Route] {
  static func at(_ method: Request.Method, _ path: String) -> [Route] {
    [Route(method, .root, path)]
  }

  /// Below `/goals`, and the older one below `/wellness/goals`.
  static func goals(_ method: Request.Method, _ rest: String = "") -> [Route] {
    [Route(method, .goals, rest), Route(method, .olderGoals, rest, isOlder: true)]
  }

  /// Where the coach is asked about a goal: by POST, by GET, and either at the older `ai` below it.
  static func advice(_ name: String) -> [Route] {
    let rests = ["/{id}/" + name, "/{id}/ai/" + name]
    return rests.flatMap { rest in
      [Request.Method.post, .get].flatMap { method in
        [
          Route(method, .goals, rest, isOlder: rest == rests[1]),
          Route(method, .olderGoals, rest, isOlder: true),
        ]
      }
    }
  }

  /// Below `/consultations`, and the older one of the chat.
  static func consultations(_ method: Request.Method, _ rest: String = "") -> [Route] {
    [
      Route(method, .consultations, rest),
      Route(method, .olderConsultations, rest, isOlder: true),
    ]
  }

  /// Of both places of insights; both are in use.
  static func insights(_ method: Request.Method, _ rest: String = "") -> [Route] {
    [Route(method, .insights, rest), Route(method, .wellnessInsights, rest)]
  }
}
