import Network
import Threads

/// The wish that a server ends, now or when it's drained. It may come before there is a server, and is
/// kept until then.
final class StopRequest: Sendable {
  private enum State: Sendable {
    case none
    case serving(HTTPServer.Remote)
    case draining(HTTPServer.Remote)
    case asked
  }

  private let state = Guarded(State.none)

  /// Ends the server that is there, or the one that comes. Any thread.
  func ask() {
    state.withLock { state in
      switch state {
      case .serving(let remote), .draining(let remote): remote.stop()
      case .none, .asked: break
      }
      state = .asked
    }
  }

  /// Has the server that is there look at `isDraining`; one that comes has nobody to wait for and is
  /// stopped. Any thread.
  func drain() {
    state.withLock { state in
      guard case .serving(let remote) = state else { return state = .asked }
      state = .draining(remote)
      remote.wake()
    }
  }

  /// Whether the server is to end when nobody needs it any more.
  var isDraining: Bool {
    state.withLock { if case .draining = $0 { true } else { false } }
  }

  /// Tells of the server, before it runs; it's stopped at once if that was asked for.
  func attach(_ remote: HTTPServer.Remote) {
    state.withLock { state in
      if case .asked = state { return remote.stop() }
      state = .serving(remote)
    }
  }
}
