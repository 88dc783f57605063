import Libc
import Testing

@testable import Network

@Suite struct LocalPortTests {
  @Test func isOpenWhileSomebodyListens() throws {
    let (descriptor, port) = try ListenAddress("127.0.0.1").listen(port: 0)
    #expect(LocalPort.isOpen(port))
    close(descriptor)
    #expect(!LocalPort.isOpen(port))
  }
}
