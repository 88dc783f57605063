import Edge

extension HTTPServer {
  /// What a request was about, as the handler knows it.
  package struct Subject: Hashable, Sendable {
    /// A number that the handler has given the place that was asked for.
    package var route: Int?
    /// Who is logged in.
    package var user: String?
    /// Why it failed, where that isn't the client's doing.
    package var trouble: String?

    package init(route: Int? = nil, user: String? = nil, trouble: String? = nil) {
      (self.route, self.user, self.trouble) = (route, user, trouble)
    }
  }

  /// A name that isn't served.
  package struct RefusedName: Hashable, Sendable {
    package let name: String
    /// Whether it's that of the page that asks, and not of the server.
    package let isOrigin: Bool
  }

  /// One line for the log of requests.
  package struct LogEntry: Hashable, Sendable {
    /// As asked, of 32 characters at most and with all escaped that a method cannot have; `-` when
    /// it's not known.
    package let method: String
    /// Percent-encoded, without the query, which may have a token in it; `***` stands for what may be
    /// one in the path. What is beyond 2,048 bytes is left out and `...` stands for it, so that there
    /// is room in the line for the rest.
    package let path: String
    /// As answered; 101 for a socket that was opened.
    package let status: Int
    /// From the request's head to the last byte of the response that was handed to the system.
    package var milliseconds: Int { microseconds / 1000 }
    package let microseconds: Int
    /// Of the response's body.
    package let bytes: Int
    /// What it's called: at most 128 letters, digits and signs that need no quotes.
    package let id: String
    /// The address of who asks, told by a proxy that is trusted.
    package let client: String
    /// The name that a request was refused for, percent-encoded, of 256 characters at most.
    package let refused: RefusedName?
    package let subject: Subject

    init(
      _ exchange: ServerConnection.Exchange, _ status: Int, bytes: Int, about subject: Subject
    ) {
      method = LogEntry.shown(exchange.method)
      path = LogEntry.shortened(LogEntry.masked(exchange.request.path))
      self.status = status
      microseconds = Int(Uptime.now - exchange.start)
      self.bytes = bytes
      (id, client) = (exchange.id, exchange.client)
      self.subject = subject
      refused = exchange.refused.map {
        RefusedName(name: RequestTarget.shown($0.name), isOrigin: $0.isOrigin)
      }
    }

    private static func shortened(_ path: String) -> String {
      path.utf8.count > 2048 ? String(path.prefix(2048)) + "..." : path
    }

    /// A path in which no part looks like a token or a key.
    private static func masked(_ path: Substring) -> String {
      guard hasLongWord(path) else { return String(path) }
      let bytes = Array(path.utf8)
      var shown: [UInt8] = []
      var start = 0
      for end in 0...bytes.count where end == bytes.count || !isWord(bytes[end]) {
        let word = bytes[start..<end]
        shown += isSecret(word) ? [UInt8]("***".utf8)[...] : word
        if end < bytes.count { shown.append(bytes[end]) }
        start = end + 1
      }
      return String(decoding: shown, as: UTF8.self)
    }

    /// Whether one may be there: most paths have none.
    private static func hasLongWord(_ path: Substring) -> Bool {
      var count = 0
      for byte in path.utf8 {
        count = isWord(byte) ? count + 1 : 0
        if count == 20 { return true }
      }
      return false
    }

    /// Whether a byte may be one of a token's, in base64 or hexadecimal and percent-encoded.
    private static func isWord(_ byte: UInt8) -> Bool {
      HeaderFields.isToken(byte) && byte != UInt8(ascii: ".") || byte == UInt8(ascii: "=")
    }

    /// Whether something may be a secret: 20 bytes or more of different kinds, but no UUID. A JWT is
    /// three of them.
    private static func isSecret(_ word: ArraySlice<UInt8>) -> Bool {
      guard word.count >= 20, !isUUID(word) else { return false }
      let hasDigits = word.contains { (0x30...0x39).contains($0) }
      let hasCapitals = word.contains { (0x41...0x5a).contains($0) }
      let hasSmall = word.contains { (0x61...0x7a).contains($0) }
      return hasDigits ? hasCapitals || hasSmall : hasCapitals && hasSmall
    }

    private static func isUUID(_ word: ArraySlice<UInt8>) -> Bool {
      word.count == 36
        && word.enumerated().allSatisfy { offset, byte in
          [8, 13, 18, 23].contains(offset)
            ? byte == UInt8(ascii: "-")
            : (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte & 0xdf)
        }
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
