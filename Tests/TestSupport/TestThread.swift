import Threads

/// Runs something on a thread of its own and can wait for its end.
package final class TestThread: Sendable {
  private let isOver = Guarded(false)

  package init(_ body: @escaping @Sendable () -> Void) {
    let began = SystemThread.start { [isOver] in
      body()
      isOver.change { $0 = true }
    }
    precondition(began)
  }

  package func join() {
    isOver.waiting { $0 ? .done(()) : .wait(nil) }
  }
}
