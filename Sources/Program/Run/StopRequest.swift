import Network
import Threads

/// The wish that a server ends. It may come before there is a server, and is kept until then.
final class StopRequest: Sendable {
  private enum State: Sendable {
    case none
    case serving(HTTPServer.Remote)
    case asked
  }

  private let state = Guarded(State.none)

  /// Ends the server that is there, or the one that comes. Any thread.
  func ask() {
    state.withLock { state in
      if case .serving(let remote) = state { remote.stop() }
      state = .asked
    }
  }

  /// Tells of the server, before it runs; it's stopped at once if that was asked for.
  func attach(_ remote: HTTPServer.Remote) {
    state.withLock { state in
      if case .asked = state { return remote.stop() }
      state = .serving(remote)
    }
  }
}
