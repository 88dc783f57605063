import Libc
import Testing
import Threads

@testable import Network

struct PollerTests {
  /// What the system refuses is not taken for one that never has anything.
  @Test func saysWhatItDoesNotWaitFor() throws {
    let poller = try #require(Poller())
    let wakeUp = WakeUp()
    #expect(!poller.add(-1, as: 1))
    #expect(!poller.addEnd(of: -1, as: 1))
    #expect(poller.add(wakeUp.descriptor, as: 7))
    #expect(!poller.add(wakeUp.descriptor, as: 8))
    WakeUp.ring(wakeUp.bell)
    #expect(poller.wait(10_000).map(\.number) == [7])
  }
}
