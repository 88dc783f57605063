import Edge
import Threads

/// What came from the threads of the network for a server that asks another one, until the
/// server's own thread takes it.
final class Mailbox: Sendable {
  /// Bytes of arrivals that are taken at once: so much of what a model says is read between two
  /// looks at the server's clients.
  static let step = 64 << 10

  private struct State: Sendable {
    var arrivals: [Arrival] = []
    /// The first of them that is not taken.
    var next = 0
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

  /// Takes what is there, oldest first, up to the arrival that fills `step`; has itself called again
  /// where more is left.
  func popSome() -> [Arrival] {
    let (taken, wake) = state.change { state in
      var size = 0
      let first = state.next
      while state.next < state.arrivals.count, size < Mailbox.step {
        size += state.arrivals[state.next].size
        state.next += 1
      }
      let taken = Array(state.arrivals[first..<state.next])
      guard state.next == state.arrivals.count else { return (taken, Optional(state.wake)) }
      (state.arrivals, state.next) = ([], 0)
      return (taken, nil)
    }
    wake?()
    return taken
  }
}
