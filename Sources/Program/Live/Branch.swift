import Session
import Store
import Threads
import Time

/// A session that a run goes on from.
struct Branch: Sendable {
  let source: SessionSource
  /// The last turn that is replayed.
  let turn: Int
  /// Where both is recorded to; `nil` for nowhere.
  let tape: (file: OutputFile, path: String)?
  /// What the inbox of the run stamps by.
  let clock = BranchClock()
  /// Whether somebody sits at a terminal.
  private(set) var isInteractive = false

  init(_ source: SessionSource, turn: Int, tape: (file: OutputFile, path: String)?) {
    (self.source, self.turn, self.tape) = (source, turn, tape)
    clock.stand(at: source.file.header.clock)
  }

  /// The same, knowing who types.
  func live(_ isInteractive: Bool) -> Branch {
    var branch = self
    branch.isInteractive = isInteractive
    return branch
  }
}

/// A clock that stands while a session is replayed, and runs from there.
final class BranchClock: Sendable {
  private let reading = Guarded<@Sendable () -> Instant>({ SessionHeader.defaultClock })

  /// What it shows; from any thread.
  var read: @Sendable () -> Instant {
    { self.reading.withLock { $0 }() }
  }

  func stand(at instant: Instant) { reading.withLock { $0 = { instant } } }

  func run(from instant: Instant) {
    let clock = World.clock(from: instant)
    reading.withLock { $0 = clock }
  }
}
