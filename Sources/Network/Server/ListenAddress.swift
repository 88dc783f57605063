#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An address of this machine to listen on.
struct ListenAddress {
  let text: String
  let isIPv6: Bool

  /// - Throws: `ServerError.badHost` for anything but an IP address or `localhost`.
  init(_ host: String) throws(ServerError) {
    text = host == "localhost" ? "127.0.0.1" : host
    var room = in6_addr()
    if inet_pton(AF_INET, text, &room) == 1 {
      isIPv6 = false
    } else if inet_pton(AF_INET6, text, &room) == 1 {
      isIPv6 = true
    } else {
      throw .badHost(host)
    }
  }

  /// Whether it stands for all addresses.
  var isAny: Bool { text == "0.0.0.0" || text == "::" }

  var isLoopback: Bool { text == "::1" || text.hasPrefix("127.") }

  /// Why the library could not listen, which it does not tell itself.
  func problem(port: Int, _ tls: HTTPServer.TLS?) -> ServerError {
    if let tls {
      for path in [tls.certificate, tls.key] where access(path, R_OK) != 0 {
        return .unreadable(path: path)
      }
    }
    let code = bindingError(port: port)
    if code == EADDRINUSE { return .portTaken(port) }
    if code == 0, let tls { return .badCertificate(path: tls.certificate) }
    return .cannotListen(host: text, port: port, code: code)
  }

  /// The error of binding to it, or 0.
  private func bindingError(port: Int) -> Int32 {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, stream, 0)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    var isOn: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout.size(ofValue: isOn)))
    let bigEndianPort = UInt16(truncatingIfNeeded: port).bigEndian
    var result: Int32 = -1
    if isIPv6 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = bigEndianPort
      inet_pton(AF_INET6, text, &address.sin6_addr)
      result = bound(descriptor, to: address)
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = bigEndianPort
      inet_pton(AF_INET, text, &address.sin_addr)
      result = bound(descriptor, to: address)
    }
    return result
  }

  private func bound(_ descriptor: Int32, to address: some Any) -> Int32 {
    withUnsafeBytes(of: address) { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return -1 }
      let result = bind(descriptor, start, socklen_t(bytes.count))
      return result == 0 ? 0 : errno
    }
  }
}

/// How many files and sockets the process may have open.
package enum OpenFiles {
  /// Raises the limit to that many if the system lets us; leaves a higher one.
  package static func allow(_ count: Int) {
    #if canImport(Glibc)
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(files, &limit) == 0, limit.rlim_cur < rlim_t(count) else { return }
    limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
    setrlimit(files, &limit)
  }
}
