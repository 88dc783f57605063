import Libc

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

  var isLoopback: Bool { text == "::1" || text.hasPrefix("127.") }

  /// Begins to listen.
  ///
  /// - Parameter port: 0 for any that is free.
  /// - Returns: a descriptor that never blocks, and the port.
  /// - Throws: `ServerError.portTaken` and `ServerError.cannotListen`.
  func listen(port: Int) throws(ServerError) -> (descriptor: Int32, port: Int) {
    let descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, streamSocket, 0)
    guard descriptor >= 0 else { throw problem(port, errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var isOn: Int32 = 1
    let size = socklen_t(MemoryLayout.size(ofValue: isOn))
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, size)
    let result = bind(descriptor, port: port)
    guard result == 0, Self.listen(on: descriptor) == 0 else {
      let code = errno
      close(descriptor)
      throw problem(port, code)
    }
    return (descriptor, boundPort(of: descriptor))
  }

  private static func listen(on descriptor: Int32) -> Int32 {
    Libc.listen(descriptor, SOMAXCONN)
  }

  private func problem(_ port: Int, _ code: Int32) -> ServerError {
    code == EADDRINUSE ? .portTaken(port) : .cannotListen(host: text, port: port, code: code)
  }

  private func bind(_ descriptor: Int32, port: Int) -> Int32 {
    let bigEndianPort = UInt16(truncatingIfNeeded: port).bigEndian
    if isIPv6 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = bigEndianPort
      inet_pton(AF_INET6, text, &address.sin6_addr)
      return bound(descriptor, to: address)
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = bigEndianPort
    inet_pton(AF_INET, text, &address.sin_addr)
    return bound(descriptor, to: address)
  }

  private func bound(_ descriptor: Int32, to address: some Any) -> Int32 {
    withUnsafeBytes(of: address) { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return -1 }
      return Libc.bind(descriptor, start, socklen_t(bytes.count))
    }
  }

  private func boundPort(of descriptor: Int32) -> Int {
    var address = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    // The port stands at the same place in an address of either family.
    let result = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
    }
    return result == 0 ? Int(UInt16(bigEndian: address.sin6_port)) : 0
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
