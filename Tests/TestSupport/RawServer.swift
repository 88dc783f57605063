import Libc
import Threads

/// A server that does what a test says with each connection, until it is stopped. A program that is
/// started inherits nothing of it.
package final class RawServer: Sendable {
  package let port: Int
  private let descriptor: Guarded<Int32?>
  private let count = Guarded(0)

  /// - Parameter script: runs on a thread of its own for each connection, which ends with it; the
  ///   number counts from 1.
  package init(_ script: @escaping @Sendable (RawConnection, Int) -> Void) throws {
    let descriptor = socket(AF_INET, streamSocket, 0)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = loopback(0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 64) == 0
          ? getsockname(descriptor, $0, &size) : -1
      }
    }
    guard result == 0 else { throw SystemFailure(call: "bind", code: errno) }
    port = Int(UInt16(bigEndian: address.sin_port))
    self.descriptor = Guarded(descriptor)
    SystemThread.start(blocksSignals: true) { [count] in
      while true {
        let accepted = accept(descriptor, nil, nil)
        guard accepted >= 0 else {
          // Closed here, since elsewhere its number might be another server's before this accepts
          // again.
          close(descriptor)
          return
        }
        let connection = RawConnection(accepted)
        let number = count.change {
          $0 += 1
          return $0
        }
        SystemThread.start(blocksSignals: true) { script(connection, number) }
      }
    }
  }

  /// How many connections there were.
  package var connections: Int { count.withLock { $0 } }

  package func stop() {
    descriptor.withLock { descriptor in
      guard let open = descriptor else { return }
      shutdown(open, Int32(SHUT_RDWR))
      descriptor = nil
    }
  }
}

/// A port on which nobody listens.
package func unusedPort() throws -> Int {
  let server = try RawServer { _, _ in }
  server.stop()
  return server.port
}
