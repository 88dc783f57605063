import CSQLite
import Threads

/// Takes what stands in the log of a database file into the file, on a thread of its own, so that
/// nobody waits for the disk (https://sqlite.org/wal.html#ckpt).
///
/// A log begins anew once all of it is in the file. Whoever writes without a pause stays ahead of the
/// thread, and waits for it when the log has become very long. While there is nothing new in the
/// log, nothing is begun: releases of SQLite before 3.51.3 may lose what is written just then.
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
    /// How much of it is in the file.
    var taken = 0
    /// How long it was when it was taken in last, as far as it could be.
    var tried = 0
    /// How long it is when it is taken in next.
    var next: Int
    /// How many logs there were before this one.
    var number = 0

    mutating func note(_ pages: Int, step: Int) {
      if pages <= last { (taken, tried, next, number) = (0, 0, step, number + 1) }
      last = pages
    }

    mutating func want(step: Int) -> Bool {
      guard stage == .idle, last > taken else { return false }
      (stage, next) = (.wanted, last + step)
      return true
    }
  }

  private let path: String
  private let step: Int
  private let longest: Int
  private let pause: Duration
  private let state: Guarded<State>

  /// - Parameters:
  ///   - path: the database file.
  ///   - step: after how many more pages the log is taken in; 8 MiB of them.
  ///   - longest: from how many pages on the writer waits until it is; 64 MiB of them.
  ///   - pause: for how long nobody writes before the rest of a long log is taken in.
  init(
    _ path: String, step: Int = 2_000, longest: Int = 16_000, pause: Duration = .seconds(1)
  ) {
    self.path = path
    self.step = step
    self.longest = longest
    self.pause = pause
    state = Guarded(State(next: step))
  }

  /// Sees to the log that a connection writes from now on, in place of what SQLite does by itself.
  func watch(_ database: OpaquePointer) {
    sqlite3_wal_hook(
      database,
      { context, database, _, pages in
        guard let context else { return SQLITE_OK }
        let checkpointer = Unmanaged<Checkpointer>.fromOpaque(context).takeUnretainedValue()
        // What fails is tried again later, and what is committed is safe, as with SQLite's own.
        if checkpointer.isLeftToWriter(Int(pages)) { _ = Checkpointer.checkpoint(database) }
        return SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Has a log that is as long now taken in when it is time; answers whether the writer has to do it.
  private func isLeftToWriter(_ pages: Int) -> Bool {
    var isLeft = false
    var isVeryLong = false
    state.wakeIf { state in
      state.note(pages, step: step)
      guard pages >= state.next else { return false }
      if state.stage == .unneeded { state.stage = begin() ? .idle : .ended }
      isLeft = state.stage == .ended
      if isLeft { state.next = pages + step }
      isVeryLong = !isLeft && pages >= longest
      return state.want(step: step)
    }
    if isVeryLong {
      settle()
      // It may have been at it since before the last of the log was written.
      state.wakeIf { $0.want(step: step) }
      settle()
    }
    return isLeft
  }

  /// Waits until the thread has nothing to do.
  func settle() {
    state.waiting { [.wanted, .running].contains($0.stage) ? .wait(nil) : .done(()) }
  }

  /// Waits until all of the log is in the file; only where nobody reads.
  func settleAll() {
    state.waiting { $0.last > $0.taken ? .wait(nil) : .done(()) }
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
      // A connection knows of the log when it has read something.
      var isFit =
        sqlite3_open_v2(path, &database, flags, nil) == SQLITE_OK
        && sqlite3_exec(database, "PRAGMA schema_version", nil, nil, nil) == SQLITE_OK
      while isFit, let number = numberOfWanted() {
        let (code, taken) = Checkpointer.checkpoint(database)
        // Another process may be at it.
        isFit = code == SQLITE_OK || code & 0xff == SQLITE_BUSY
        state.change { state in
          if state.number == number, taken > 0 { state.taken = taken }
          if state.stage == .running { state.stage = .idle }
        }
      }
      sqlite3_close_v2(database)
      state.change { $0.stage = .ended }
    }
  }

  /// Takes in as much of the log as nobody needs in it.
  ///
  /// - Returns: what SQLite answers, and how many pages of the log are in the file; -1 where that is
  ///   not known.
  private static func checkpoint(_ database: OpaquePointer?) -> (code: Int32, taken: Int) {
    var (pages, taken): (Int32, Int32) = (-1, -1)
    let code = sqlite3_wal_checkpoint_v2(
      database, "main", SQLITE_CHECKPOINT_PASSIVE, &pages, &taken)
    return (code, Int(taken))
  }

  /// Sleeps until the log is to be taken in; answers which, or `nil` at the end.
  private func numberOfWanted() -> Int? {
    var before: Int?
    return state.waiting { state in
      switch state.stage {
      case .ending: return .done(nil)
      case .unneeded, .running, .ended: return .wait(nil)
      case .wanted: break
      case .idle:
        guard state.last >= step, state.last > state.taken, state.last != state.tried else {
          before = nil
          return .wait(nil)
        }
        guard before == state.last else {
          before = state.last
          return .wait(pause)
        }
      }
      state.stage = .running
      state.tried = state.last
      return .done(state.number)
    }
  }
}
