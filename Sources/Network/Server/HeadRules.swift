import CMicroHTTPD
import Edge
import Numbers

/// What a server holds the head of a request to before its handler is asked.
struct HeadRules {
  let limits: HTTPServer.Limits
  /// Whether the server listens for its own machine alone.
  let isLocal: Bool
  let access: HTTPServer.Access

  /// Why a request is refused.
  struct Rejection {
    let status: Int
    var name: HTTPServer.RefusedName?
  }

  /// The status with which a request is refused for its line or its size, or `nil`.
  func refusal(ofLine version: String, _ connection: ServerConnection) -> Int? {
    if connection.target == nil { return 400 }
    if version != "HTTP/1.1", version != "HTTP/1.0" { return 505 }
    return lume_mhd_head_size(connection.library) > limits.head ? 431 : nil
  }

  /// Why a request is refused for its headers, or `nil`.
  func refusal(of request: Request) -> Rejection? {
    let hosts = request.headers.filter { $0.name == "host" }
    guard hosts.count == 1, let host = HostField(hosts[0].value) else {
      return Rejection(status: 400)
    }
    if isLocal || !access.names.isEmpty,
      let name = HostGuard(names: access.names, origins: access.origins).refused(request, to: host)
    {
      return Rejection(status: 403, name: name)
    }
    return refusal(ofBody: request).map { Rejection(status: $0) }
  }

  /// The status with which a request is refused for what it says of its body, or `nil`.
  private func refusal(ofBody request: Request) -> Int? {
    if request.header("transfer-encoding") != nil { return 411 }
    let lengths = request.headers.filter { $0.name == "content-length" }
    if lengths.count > 1 { return 411 }
    if let length = lengths.first {
      guard let length = Int(length.value, in: 0...(.max)) else { return 411 }
      if length > limits.body { return 413 }
    }
    return nil
  }
}
