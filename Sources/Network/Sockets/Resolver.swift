#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns names into numeric addresses on a thread of its own for each, since the library would stop
/// its loop for that, and the system answers when it likes.
enum Resolver {
  /// Whether a host is a numeric address already.
  static func isNumeric(_ host: String) -> Bool {
    var room = in6_addr()
    return inet_pton(AF_INET, host, &room) == 1 || inet_pton(AF_INET6, host, &room) == 1
  }

  /// Looks a name up.
  ///
  /// - Parameter body: given the addresses in the order of the system's preference, none when the
  ///   name is unknown; on the other thread.
  static func resolve(_ host: String, _ body: @escaping @Sendable ([String]) -> Void) {
    let hasThread = LoopThread.start { body(addresses(of: host)) }
    if !hasThread { body([]) }
  }

  private static func addresses(of host: String) -> [String] {
    var hints = addrinfo()
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    var addresses: [String] = []
    var entry = list
    while let current = entry {
      var name = [CChar](repeating: 0, count: 64)
      let result = getnameinfo(
        current.pointee.ai_addr, current.pointee.ai_addrlen, &name, socklen_t(name.count), nil, 0,
        NI_NUMERICHOST)
      if result == 0 {
        addresses.append(
          String(
            decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
      }
      entry = current.pointee.ai_next
    }
    return addresses
  }
}
