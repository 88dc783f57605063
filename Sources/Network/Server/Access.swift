import Edge
import Libc

extension HTTPServer {
  /// By which names a server may be called, and whom it believes who asks.
  package struct Access: Hashable, Sendable {
    /// Beside those of the server's own machine, in lowercase. One that others reach looks at names
    /// only where there are some.
    package private(set) var names: Set<String> = []
    /// Of pages in browsers that may ask, as browsers write them.
    package private(set) var origins: Set<String> = []
    /// Numeric addresses, as the system writes them.
    package private(set) var proxies: Set<String> = []

    package init() {}

    /// Lets requests in that call the server by a name, with any port.
    ///
    /// - Returns: whether it is a name.
    package mutating func allow(_ name: String) -> Bool {
      guard let host = HostField(name), host.name == name else { return false }
      names.insert(name.lowercased())
      return true
    }

    /// Lets pages of an origin ask, and read what is answered.
    ///
    /// - Returns: whether it is an origin.
    package mutating func allow(origin text: String) -> Bool {
      guard let origin = BaseAddress.origin(text) else { return false }
      origins.insert(origin)
      return true
    }

    /// Takes the word of a proxy for who asks.
    ///
    /// - Returns: whether it is an IP address.
    package mutating func trust(_ address: String) -> Bool {
      guard let address = Access.canonical(address) else { return false }
      proxies.insert(address)
      return true
    }

    /// Whether its word is taken.
    func isProxy(_ address: String) -> Bool {
      !proxies.isEmpty && Access.canonical(address).map(proxies.contains) ?? false
    }

    /// Who asks: the client of the connection; behind proxies that are trusted, whoever the first
    /// of them that isn't has connected to, which is the last in `X-Forwarded-For` that is no such
    /// proxy. What stands before that anybody can have written.
    func client(of request: Request, from peer: String) -> String {
      guard !proxies.isEmpty, let peer = Access.canonical(peer), proxies.contains(peer) else {
        return peer
      }
      var client = peer
      let fields = request.headers.filter { $0.name == "x-forwarded-for" }.map(\.value)
      for part in fields.joined(separator: ",").split(separator: ",").reversed() {
        guard let address = Access.canonical(Access.withoutPort(part)) else { return client }
        client = address
        if !proxies.contains(address) { return client }
      }
      return client
    }

    /// Some proxies write the port, too.
    private static func withoutPort(_ text: Substring) -> String {
      let text = text.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
      if text.first == "[" { return String(text.dropFirst().prefix { $0 != "]" }) }
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      return parts.count == 2 ? String(parts[0]) : String(text)
    }

    /// The network of an IPv6 address, e.g. `2001:db8:1:2::/64`; any other text as it is.
    ///
    /// - Parameter prefix: its bits, in whole bytes.
    static func network(of address: String, prefix: Int = 64) -> String {
      var room = in6_addr()
      let mayBe6 = address.utf8.withContiguousStorageIfAvailable { $0.contains(0x3a) } ?? true
      guard mayBe6, inet_pton(AF_INET6, address, &room) == 1 else {
        return address
      }
      withUnsafeMutableBytes(of: &room) { bytes in
        for place in prefix / 8..<16 { bytes[place] = 0 }
      }
      return name(of: &room, AF_INET6).map { "\($0)/\(prefix)" } ?? address
    }

    /// The address as the system writes it; an IPv4 address in IPv6 is one. `nil` for what is none.
    static func canonical(_ text: String) -> String? {
      let text = text.lowercased().hasPrefix("::ffff:") ? String(text.dropFirst(7)) : text
      var room = in6_addr()
      for family in [AF_INET, AF_INET6] where inet_pton(family, text, &room) == 1 {
        return name(of: &room, family)
      }
      return nil
    }

    private static func name(of address: inout in6_addr, _ family: Int32) -> String? {
      var name = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
      guard inet_ntop(family, &address, &name, socklen_t(name.count)) != nil else { return nil }
      return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
