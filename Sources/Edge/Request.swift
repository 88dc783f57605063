/// One header line.
package struct Header: Hashable, Sendable {
  /// Lowercase.
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A request as HTTP has it, or the opening of a socket.
package struct Request: Hashable, Sendable {
  package enum Method: String, Sendable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
    case options = "OPTIONS"
  }

  package var method: Method
  /// Path and query, percent-encoded, e.g. `/api/v1/goals?limit=100`.
  package var target: String
  package var headers: [Header]
  /// Empty for a request without a body.
  package var body: String

  package init(_ method: Method, _ target: String, headers: [Header] = [], body: String = "") {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }

  /// The target up to the query.
  package var path: Substring { target.prefix { $0 != "?" } }

  /// The value of the first header of that (lowercase) name.
  package func header(_ name: String) -> String? {
    headers.first { $0.name == name }?.value
  }
}

/// A response as HTTP has it.
package struct Response: Hashable, Sendable {
  package var status: Int
  package var headers: [Header]
  package var body: String

  package init(_ status: Int, headers: [Header] = [], body: String = "") {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The value of the first header of that (lowercase) name.
  package func header(_ name: String) -> String? {
    headers.first { $0.name == name }?.value
  }
}
