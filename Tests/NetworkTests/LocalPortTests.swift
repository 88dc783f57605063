import Testing

@testable import Network

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct LocalPortTests {
  @Test func isOpenWhileSomebodyListens() throws {
    let (descriptor, port) = try ListenAddress("127.0.0.1").listen(port: 0)
    #expect(LocalPort.isOpen(port))
    close(descriptor)
    #expect(!LocalPort.isOpen(port))
  }
}
