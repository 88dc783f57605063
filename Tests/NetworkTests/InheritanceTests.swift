import Edge
import Libc
import TestSupport
import Testing

@testable import Network

/// What a program that is started, e.g. an editor, does not get from this one.
@Suite(.timeLimit(.minutes(10)))
struct InheritanceTests {
  @Test func socketsStayHere() throws {
    let raw = try RawServer { connection, _ in
      connection.write(RawSocket.acceptance(of: connection.readHead()))
      _ = connection.readAll()
    }
    let client = try RunningClient(port: raw.port)
    let channel = client.channel(.socket)
    client.network.perform(.open(channel, Request(.get, "/")))
    #expect(client.next(on: channel) == .opened(channel))
    let ours = descriptors(to: raw.port)
    #expect(ours.count == 1)
    #expect(ours.allSatisfy { fcntl($0, F_GETFD) & FD_CLOEXEC != 0 })
    client.network.perform(.close(channel, .normal))
  }

  /// The descriptors of this process that are connected to a port.
  private func descriptors(to port: Int) -> [Int32] {
    (0..<getdtablesize()).filter { descriptor in
      var address = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let result = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &size) }
      }
      return result == 0 && address.sin_family == sa_family_t(AF_INET)
        && Int(in_port_t(bigEndian: address.sin_port)) == port
    }
  }
}
