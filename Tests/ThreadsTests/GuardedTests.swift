import TestSupport
import Testing

@testable import Threads

/// What a body throws.
private struct Refused: Error {}

@Suite(.timeLimit(.minutes(10))) struct GuardedTests {
  @Test func losesNoChangeOfManyThreads() {
    let counter = Guarded(0)
    let threads = (0..<4).map { _ in
      TestThread { for _ in 0..<5000 { counter.withLock { $0 += 1 } } }
    }
    for thread in threads { thread.join() }
    #expect(counter.withLock { $0 } == 20_000)
  }

  @Test func wakesWhoeverWaitsForAChange() {
    let value = Guarded(0)
    let waiter = TestThread { value.waiting { $0 == 3 ? .done(()) : .wait(nil) } }
    for _ in 0..<3 { value.change { $0 += 1 } }
    waiter.join()
  }

  @Test func wakesOthersByWhatOneAttemptHasDone() {
    let baton = Guarded(0)
    let first = TestThread {
      baton.waiting { value in
        guard value == 1 else { return .wait(nil) }
        value = 2
        return .done(())
      }
    }
    let second = TestThread { baton.waiting { $0 == 2 ? .done(()) : .wait(nil) } }
    baton.change { $0 = 1 }
    first.join()
    second.join()
  }

  @Test(arguments: [Duration.milliseconds(3), .nanoseconds(1), .zero, .milliseconds(-5)])
  func triesAgainAfterTheTimeGiven(duration: Duration) {
    let attempts = Guarded(0)
    attempts.waiting { count in
      count += 1
      return count == 3 ? .done(()) : .wait(duration)
    }
    #expect(attempts.withLock { $0 } == 3)
  }

  @Test func keepsTheLockFreeAfterAnError() {
    let value = Guarded(0)
    #expect(throws: Refused.self) { try value.change { _ in throw Refused() } }
    #expect(throws: Refused.self) {
      try value.waiting { _ -> Guarded<Int>.Attempt<Void> in throw Refused() }
    }
    #expect(value.withLock { $0 } == 0)
  }
}
