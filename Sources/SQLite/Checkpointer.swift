import CSQLite
import Threads

/// Takes what stands in the log of a database file into the file, on a thread of its own, so that
/// nobody waits for the disk (https://sqlite.org/wal.html#ckpt).
///
/// A log begins anew once all of it is in the file. Whoever writes without a pause stays ahead of the
/// thread, so what is left of a very long log is taken in by the writer itself.
final class Checkpointer: Sendable {
  private enum Stage {
    /// No log was long so far.
    case unneeded
    /// The thread sleeps.
    case idle
    case wanted
    case running
    case ending
    /// There is no thread, or none any more.
    case ended
  }

  private struct State {
    var stage = Stage.unneeded
    /// How long the log was when something was written last, in pages; a shorter one has begun anew.
    var last = 0
    /// How long it is at the next attempt.
    var next: Int
  }

  private let path: String
  private let step: Int
  private let longest: Int
  private let state: Guarded<State>

  /// - Parameters:
  ///   - path: the database file.
  ///   - step: after how many more pages the log is taken in; 8 MiB of them.
  ///   - longest: from how many pages on the writer does it; 64 MiB of them.
  init(_ path: String, step: Int = 2_000, longest: Int = 16_000) {
    self.path = path
    self.step = step
    self.longest = longest
    state = Guarded(State(next: step))
  }

  /// Sees to the log that a connection writes from now on, in place of what SQLite does by itself.
  func watch(_ database: OpaquePointer) {
    sqlite3_wal_hook(
      database,
      { context, database, name, pages in
        guard let context else { return SQLITE_OK }
        let checkpointer = Unmanaged<Checkpointer>.fromOpaque(context).takeUnretainedValue()
        if checkpointer.isLeftToWriter(Int(pages)) {
          // What fails is tried again later, and what is committed is safe, as with SQLite's own.
          sqlite3_wal_checkpoint_v2(database, name, SQLITE_CHECKPOINT_PASSIVE, nil, nil)
        }
        return SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Whether a log that is as long now is the writer's to take in. What the thread is at is waited
  /// for then: one of them at a time can.
  private func isLeftToWriter(_ pages: Int) -> Bool {
    var isLeft = false
    state.wakeIf { state in
      if pages <= state.last { state.next = step }
      state.last = pages
      guard pages >= state.next else { return false }
      if state.stage == .unneeded { state.stage = begin() ? .idle : .ended }
      isLeft = state.stage == .ended || pages >= longest
      guard isLeft || state.stage == .idle else { return false }
      state.next = pages + step
      if !isLeft { state.stage = .wanted }
      return !isLeft
    }
    if isLeft { settle() }
    return isLeft
  }

  /// Waits until the thread has nothing to do.
  func settle() {
    state.waiting { [.wanted, .running].contains($0.stage) ? .wait(nil) : .done(()) }
  }

  /// Ends the thread when it is done with what it is at.
  func end() {
    state.change { state in
      switch state.stage {
      case .unneeded, .ended: state.stage = .ended
      case .idle, .wanted, .running, .ending: state.stage = .ending
      }
    }
    state.waiting { $0.stage == .ended ? .done(()) : .wait(nil) }
  }

  /// Begins the thread; answers whether there was one to be had.
  private func begin() -> Bool {
    SystemThread.start(stackSize: 512 << 10, blocksSignals: true) { [self] in
      var database: OpaquePointer?
      let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
      var isFit = sqlite3_open_v2(path, &database, flags, nil) == SQLITE_OK
      while isFit, isWanted() {
        let code = sqlite3_exec(database, "PRAGMA wal_checkpoint(PASSIVE)", nil, nil, nil)
        // Another process may be at it.
        isFit = code == SQLITE_OK || code & 0xff == SQLITE_BUSY
        state.change { if $0.stage == .running { $0.stage = .idle } }
      }
      sqlite3_close_v2(database)
      state.change { $0.stage = .ended }
    }
  }

  /// Sleeps until the log is to be taken in; answers whether it is, or this is the end.
  private func isWanted() -> Bool {
    state.waiting { state in
      switch state.stage {
      case .wanted:
        state.stage = .running
        return .done(true)
      case .ending: return .done(false)
      case .unneeded, .idle, .running, .ended: return .wait(nil)
      }
    }
  }
}
