import Edge
import Threads

/// A thread that serves what a C library waits for, and the queue of what others want from it.
///
/// The C object is known by its address only between `attach` and `detach`, both under the lock
/// under which it is woken, so that no wake-up can touch one that is gone.
final class Loop<Command: Sendable>: Sendable {
  private enum Phase {
    case idle
    case running
    case stopping
    case ended
  }

  private struct State {
    var phase = Phase.idle
    var commands: [Command] = []
    var library: UInt?
  }

  private let state = Guarded(State())
  private let wake: @Sendable (UInt) -> Void

  /// - Parameter wake: interrupts the library's waiting, which it must allow from any thread.
  init(wake: @escaping @Sendable (UInt) -> Void) {
    self.wake = wake
  }

  /// Whether it was asked to stop, or has ended.
  var isStopping: Bool {
    state.withLock { $0.phase == .stopping || $0.phase == .ended }
  }

  /// Hands a command over, and starts the thread for the first one.
  ///
  /// - Parameter body: what runs on the thread. It attaches a library, serves commands until
  ///   `isStopping`, and detaches it.
  /// - Returns: whether the command will be seen.
  func put(_ command: Command, running body: @escaping @Sendable () -> Void) -> Bool {
    let isFirst: Bool? = state.withLock { state in
      switch state.phase {
      case .stopping, .ended: return nil
      case .idle, .running: break
      }
      state.commands.append(command)
      if let library = state.library { wake(library) }
      defer { state.phase = .running }
      return state.phase == .idle
    }
    guard isFirst == true else { return isFirst != nil }
    let hasThread = SystemThread.start(stackSize: 1 << 20, blocksSignals: true) {
      body()
      self.end()
    }
    if !hasThread { end() }
    return hasThread
  }

  /// Hands a command to a loop that runs already, and may be about to end.
  @discardableResult
  func put(_ command: Command) -> Bool {
    state.withLock { state in
      guard state.phase == .running || state.phase == .stopping else { return false }
      state.commands.append(command)
      if let library = state.library { wake(library) }
      return true
    }
  }

  /// Says that it runs on a thread that is not its own.
  func begin() {
    state.withLock { if $0.phase == .idle { $0.phase = .running } }
  }

  /// Says that nothing runs any more; commands that come from now on are not taken.
  func end() {
    state.change { $0 = State(phase: .ended) }
  }

  /// Lets the library be woken.
  func attach(_ library: UInt) {
    state.withLock { $0.library = library }
  }

  /// Ends that, before the library is gone.
  func detach() {
    state.withLock { $0.library = nil }
  }

  /// What was handed over since the last time.
  func commands() -> [Command] {
    state.withLock { state in
      defer { state.commands.removeAll() }
      return state.commands
    }
  }

  /// Asks the loop to end.
  func askToStop() {
    state.change { state in
      if state.phase == .idle { state.phase = .ended }
      if state.phase == .running { state.phase = .stopping }
      if let library = state.library { wake(library) }
    }
  }

  /// Asks the loop to end and waits until it has. Not on its own thread.
  func stop() {
    askToStop()
    state.waiting { $0.phase == .ended ? .done(()) : .wait(nil) }
  }
}
