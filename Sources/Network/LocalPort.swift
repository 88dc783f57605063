import Libc
import Numbers

/// A port of this machine, for TCP over IPv4.
package enum LocalPort {
  /// Whether somebody listens there. Loads none of the libraries that open sockets.
  package static func isOpen(_ port: Int) -> Bool {
    let descriptor = socket(AF_INET, streamSocket, 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(clamping: port).bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return withUnsafeBytes(of: &address) { bytes in
      connect(
        descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress,
        socklen_t(bytes.count)) == 0
    }
  }
}
