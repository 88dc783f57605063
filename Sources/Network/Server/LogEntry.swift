import Edge

extension HTTPServer {
  /// One line for the log of requests.
  package struct LogEntry: Hashable, Sendable {
    /// As asked, of 32 characters at most and with all escaped that a method cannot have; `-` when
    /// it's not known.
    package let method: String
    /// Percent-encoded, without the query, which may have a token in it; what is beyond 2,048 bytes
    /// is left out and `...` stands for it, so that there is room in the line for the rest.
    package let path: String
    /// As answered; 101 for a socket that was opened.
    package let status: Int
    /// From the request's head to the last byte of the response that was handed to the system.
    package let milliseconds: Int
    /// Of the response's body.
    package let bytes: Int
    /// The name that isn't served, of the server or of the page that asks, where the request was
    /// refused for that; percent-encoded, of 256 characters at most.
    package let refusedName: String?

    init(_ exchange: ServerConnection.Exchange, _ status: Int, bytes: Int) {
      method = LogEntry.shown(exchange.method)
      path = LogEntry.shortened(exchange.request.path)
      self.status = status
      milliseconds = Int((Uptime.now - exchange.start) / 1000)
      self.bytes = bytes
      refusedName = exchange.refusedName.map(RequestTarget.shown)
    }

    private static func shortened(_ path: Substring) -> String {
      path.utf8.count > 2048 ? String(path.prefix(2048)) + "..." : String(path)
    }

    /// A method that can stand in one line with others.
    private static func shown(_ method: String) -> String {
      if Request.Method(rawValue: method) != nil { return method }
      let digits = Array("0123456789ABCDEF")
      return method.utf8.prefix(32).map { byte in
        HeaderFields.isToken(byte) && byte != UInt8(ascii: "%")
          ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }.joined()
    }
  }
}
