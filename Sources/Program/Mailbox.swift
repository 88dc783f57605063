import Edge
import Threads

/// What came from the threads of the network for a server that asks another one, until the
/// server's own thread takes it.
final class Mailbox: Sendable {
  private struct State: Sendable {
    var arrivals: [Arrival] = []
    var wake: @Sendable () -> Void = {}
  }

  private let state = Guarded(State())

  /// Has this called whenever something is put; it is called at once where something is there.
  func onPut(_ wake: @escaping @Sendable () -> Void) {
    let isFilled = state.change { state in
      state.wake = wake
      return !state.arrivals.isEmpty
    }
    if isFilled { wake() }
  }

  /// Puts what came. From any thread.
  func put(_ arrival: Arrival) {
    let wake = state.change { state in
      state.arrivals.append(arrival)
      return state.wake
    }
    wake()
  }

  /// Takes what is there, oldest first.
  func takeAll() -> [Arrival] {
    state.change { state in
      defer { state.arrivals = [] }
      return state.arrivals
    }
  }
}
