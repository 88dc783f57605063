import ServiceHost
import Terminal
import Threads

/// Hashes passwords on a thread of its own, one after another.
final class PasswordWorker: Sendable {
  private struct State: Sendable {
    var waiting: [PasswordTask] = []
    var done: [PasswordTask.Finished] = []
    var isStopped = false
  }

  private let state = Guarded(State())

  /// Begins to work; `wake` is called, on the worker's thread, when something is done.
  func start(_ wake: @escaping @Sendable () -> Void) {
    SystemThread.start { [self] in
      while let work = next() {
        let finished = work.run()
        state.change { $0.done.append(finished) }
        wake()
      }
    }
  }

  func put(_ work: PasswordTask) {
    state.change { $0.waiting.append(work) }
  }

  /// What was done since the last time.
  func popDone() -> [PasswordTask.Finished] {
    state.change { state in
      defer { state.done = [] }
      return state.done
    }
  }

  /// Lets the thread end after what it is at.
  func stop() {
    state.change { $0.isStopped = true }
  }

  private func next() -> PasswordTask? {
    state.waiting { state in
      if state.isStopped { return .done(nil) }
      guard !state.waiting.isEmpty else { return .wait(nil) }
      return .done(state.waiting.removeFirst())
    }
  }
}
