import Edge

/// A response as it is written (RFC 9112 §4).
enum ResponseHead {
  /// Head and body. Headers that would break the head are left out, and so are those that are
  /// the server's business: length and encoding of the body and the connection.
  ///
  /// - Parameters:
  ///   - isHead: whether HEAD was asked, which is answered with the length and without the body.
  ///   - closes: whether the connection ends after it.
  static func bytes(_ response: Response, isHead: Bool, closes: Bool) -> [UInt8] {
    var text = "HTTP/1.1 \(response.status) \(reason(response.status))\r\n"
    for header in response.headers where header.isWellFormed && !ours.contains(header.name) {
      text += "\(header.name): \(header.value)\r\n"
    }
    if mayHaveBody(response.status) { text += "content-length: \(response.body.utf8.count)\r\n" }
    if closes { text += "connection: close\r\n" }
    text += "\r\n"
    var bytes = Array(text.utf8)
    if !isHead, mayHaveBody(response.status) { bytes += response.body.utf8 }
    return bytes
  }

  private static let ours: Set<String> = [
    "content-length", "transfer-encoding", "connection", "keep-alive", "upgrade",
  ]

  private static func mayHaveBody(_ status: Int) -> Bool {
    status >= 200 && status != 204 && status != 304
  }

  /// The words of RFC 9110 §15 for a status; clients show them, but must not depend on them.
  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 202: "Accepted"
    case 204: "No Content"
    case 301: "Moved Permanently"
    case 302: "Found"
    case 303: "See Other"
    case 304: "Not Modified"
    case 307: "Temporary Redirect"
    case 308: "Permanent Redirect"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 406: "Not Acceptable"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 410: "Gone"
    case 411: "Length Required"
    case 413: "Content Too Large"
    case 415: "Unsupported Media Type"
    case 422: "Unprocessable Content"
    case 426: "Upgrade Required"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 501: "Not Implemented"
    case 502: "Bad Gateway"
    case 503: "Service Unavailable"
    case 504: "Gateway Timeout"
    default: "Status"
    }
  }
}
