import Edge

/// A method and a path under `/api/v1` with at most one placeholder, `{id}`.
struct Place: Hashable, Sendable {
  let method: Request.Method
  let path: String
  /// Whether it is kept for older clients only.
  var isOlder = false

  static func get(_ path: String) -> Place { Place(method: .get, path: path) }
  static func post(_ path: String) -> Place { Place(method: .post, path: path) }

  /// A place below `/goals`, and the older one below `/wellness/goals`.
  static func goals(_ method: Request.Method, _ path: String = "") -> [Place] {
    [
      Place(method: method, path: "/goals" + path),
      Place(method: method, path: "/wellness/goals" + path, isOlder: true),
    ]
  }

  /// Where the coach is asked about a goal: by POST, by GET, and either at the older `ai` below it.
  static func advice(_ name: String) -> [Place] {
    let methods: [Request.Method] = [.post, .get]
    let current = methods.flatMap { goals($0, "/{id}/\(name)") }
    let older = methods.flatMap { goals($0, "/{id}/ai/\(name)") }
    return current + older.map { Place(method: $0.method, path: $0.path, isOlder: true) }
  }

  /// A place below `/consultations`, and the older one of the chat.
  static func consultations(_ method: Request.Method, _ path: String = "") -> [Place] {
    [
      Place(method: method, path: "/consultations" + path),
      Place(method: method, path: "/wellness/ai/chat/conversations" + path, isOlder: true),
    ]
  }

  /// A place in either family of paths; both are in use.
  static func insights(_ method: Request.Method, _ path: String = "") -> [Place] {
    ["/insights", "/wellness/ai/insights"].map { Place(method: method, path: $0 + path) }
  }
}
