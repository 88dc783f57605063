import Edge

/// What browsers want of a server before a page of another origin may ask it and read what it answers
/// (https://fetch.spec.whatwg.org/#http-cors-protocol). Where no origin is allowed nothing is said.
struct CrossOrigin {
  let origins: Set<String>

  /// What goes with every response to a request.
  func headers(for request: Request) -> [Header] {
    if origins.isEmpty { return [] }
    let vary = Header("vary", "Origin")
    guard let origin = origin(of: request) else { return [vary] }
    return [
      vary, Header("access-control-allow-origin", origin),
      Header("access-control-expose-headers", "allow, etag, retry-after, \(RequestIDs.header)"),
    ]
  }

  /// The answer to a browser that asks whether a page may ask something; `nil` for all else.
  func preflight(_ request: Request) -> Response? {
    guard request.method == .options, origin(of: request) != nil,
      request.header("access-control-request-method") != nil
    else { return nil }
    return Response(
      204,
      headers: [
        Header("access-control-allow-methods", "GET, HEAD, POST, PUT, PATCH, DELETE"),
        Header(
          "access-control-allow-headers",
          "authorization, content-type, idempotency-key, if-none-match, x-api-key, \(RequestIDs.header)"
        ),
        // So long they keep it at most, in seconds.
        Header("access-control-max-age", "7200"),
      ])
  }

  /// The origin of the page that asks, where it is allowed.
  private func origin(of request: Request) -> String? {
    request.header("origin").flatMap { origins.contains($0) ? $0 : nil }
  }
}
