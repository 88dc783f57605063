import Edge

/// One request on the way to a response, of which redirects may need several.
struct Hop {
  /// How many redirects are followed.
  static let mostRedirects = 5
  /// What may be told to a server other than the one that was asked.
  private static let harmless: Set<String> = ["accept", "accept-language", "content-type"]

  /// The server that is asked.
  let address: BaseAddress
  /// Path and query on it, with whatever the address has before them.
  let target: String
  let method: Request.Method
  let headers: [Header]
  let body: String
  private let redirects: Int

  /// The first request.
  ///
  /// - Parameter common: headers of every request, in the place of which its own of the same name
  ///   stand.
  /// - Throws: `.protocolError` for what cannot be written as a request.
  init(_ request: Request, to base: BaseAddress, common: [Header]) throws(ConnectionFailure) {
    let own = Set(request.headers.map(\.name))
    address = base
    target = base.path + request.target
    method = request.method
    headers = common.filter { !own.contains($0.name) } + request.headers
    body = request.body
    redirects = 0
    guard target.first == "/", target.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }),
      headers.allSatisfy(\.isWellFormed)
    else { throw .protocolError }
  }

  private init(_ address: BaseAddress, _ target: String, after hop: Hop, asGet: Bool) {
    let isSame = address.isSameOrigin(as: hop.address)
    self.address = address
    self.target = target
    method = asGet ? .get : hop.method
    headers = hop.headers.filter {
      (isSame || Hop.harmless.contains($0.name)) && !(asGet && $0.name == "content-type")
    }
    body = asGet ? "" : hop.body
    redirects = hop.redirects + 1
  }

  var url: String {
    "http\(address.isSecure ? "s" : "")://\(address.authority)\(target)"
  }

  /// Whether what is asked for comes bit by bit and is of use before its end.
  var asksForEvents: Bool {
    headers.contains { $0.name == "accept" && $0.value == "text/event-stream" }
  }

  /// Whether the server may be asked twice without harm (RFC 9110 §9.2.2).
  var isRepeatable: Bool {
    switch method {
    case .get, .head, .put, .delete, .options: true
    case .post, .patch: false
    }
  }

  /// The request that a redirect asks for (RFC 9110 §15.4), or `nil` when the status is none.
  ///
  /// Headers that say who asks are given to the same server only, and so is a body: it is the
  /// user's.
  ///
  /// - Parameters:
  ///   - location: the whole URL.
  ///   - insecure: whether it may lead to plain http on another machine.
  /// - Throws: `.redirect` after too many, for one from https to http and for one that leads
  ///   nowhere; `.elsewhere` for one that would take the body to another server.
  func redirected(
    _ status: Int, to location: String, insecure: Bool
  ) throws(ConnectionFailure) -> Hop? {
    let asGet: Bool
    switch status {
    case 301, 302: asGet = method == .post
    case 303: asGet = method != .head
    case 307, 308: asGet = false
    default: return nil
    }
    guard redirects < Hop.mostRedirects,
      let (next, target) = BaseAddress.dividing(location),
      next.isSecure || !address.isSecure,
      next.isSecure || next.isLoopback || insecure
    else { throw .redirect }
    guard asGet || body.isEmpty || next.isSameOrigin(as: address) else { throw .elsewhere }
    return Hop(next, target, after: self, asGet: asGet)
  }
}

extension Header {
  /// Whether it can be sent without becoming two (RFC 9110 §5.5).
  var isWellFormed: Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: ":") }
      && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 }
  }
}
