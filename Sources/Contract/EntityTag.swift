import Edge

/// What a service calls the state of what it answers (RFC 9110 §8.8.3); opaque to a client.
package enum EntityTag {
  /// The longest that is kept, in UTF-8 bytes.
  private static let longest = 256

  /// The tag of a response, as it came; `nil` where it has none.
  package static func of(_ response: Response) -> String? {
    response.header("etag").flatMap { $0.utf8.count <= longest ? $0 : nil }
  }

  /// With a response that has a state.
  package static func header(_ tag: String) -> Header { Header("etag", tag) }

  /// With a request that is answered with 304 where the state is still the same.
  package static func unless(_ tag: String) -> Header { Header("if-none-match", tag) }

  /// Whether somebody who asks has seen a state (RFC 9110 §13.1.2).
  package static func isKnown(_ tag: String, to request: Request) -> Bool {
    (request.header("if-none-match") ?? "").split(separator: ",").contains { known in
      let known = known.drop { $0 == " " }
      return known == "*" || known == tag || known == "W/" + tag
    }
  }
}
