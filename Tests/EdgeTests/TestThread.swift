import Testing
import Threads

/// Runs something on a thread of its own and can wait for its end.
final class TestThread: Sendable {
  private let isOver = Guarded(false)

  init(_ body: @escaping @Sendable () -> Void) {
    let began = SystemThread.start { [isOver] in
      body()
      isOver.change { $0 = true }
    }
    #expect(began)
  }

  func join() {
    isOver.waiting { $0 ? .done(()) : .wait(nil) }
  }
}
