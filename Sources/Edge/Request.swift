/// One header line.
package struct Header: Hashable, Sendable {
  /// Lowercase.
  package let name: String
  /// As sent, without line ends.
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A request as HTTP has it, or the opening of a socket.
package struct Request: Hashable, Sendable {
  /// The methods that the service knows (RFC 9110 §9).
  package enum Method: String, Sendable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
    case options = "OPTIONS"
  }

  /// What is asked to be done.
  package var method: Method
  /// Path and query, percent-encoded, e.g. `/api/v1/goals?limit=100`.
  package var target: String
  /// In the order in which they are sent.
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
  package var path: Substring {
    let (bytes, mark) = (target.utf8, UInt8(ascii: "?"))
    let length =
      bytes.withContiguousStorageIfAvailable { $0.firstIndex(of: mark) ?? $0.count }
      ?? bytes.prefix { $0 != mark }.count
    return target[..<bytes.index(bytes.startIndex, offsetBy: length)]
  }

  /// The value of the first header of that (lowercase) name.
  package func header(_ name: String) -> String? {
    headers.first { $0.name == name }?.value
  }
}

/// A response as HTTP has it.
package struct Response: Hashable, Sendable {
  /// The status code (RFC 9110 §15).
  package var status: Int
  /// In the order in which they are sent.
  package var headers: [Header]
  /// Empty for a response without one.
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
