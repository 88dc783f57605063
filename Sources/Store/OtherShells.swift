import Libc

/// What shells with the same store must not do at once. A store in memory is one shell's.
package final class OtherShells {
  private let exchanges: FileLock?
  private let turns: FileLock?
  private var depth = 0
  private var isInTurn = false

  init(_ path: String?) {
    exchanges = path.map { FileLock($0 + ".lock") }
    turns = path.map { FileLock($0 + ".turns") }
  }

  /// Begins to tell the backend of changes, or to take over what it has: two that sent the same
  /// change, or took over a list from before the other's change, would take it back. The same shell
  /// may begin another one in it.
  ///
  /// - Returns: whether no other shell does so now.
  /// - Throws: `StoreError` for a folder that takes no lock.
  package func beginExchange() throws -> Bool {
    if depth == 0, try exchanges?.tryLock(.exclusive) == false { return false }
    depth += 1
    return true
  }

  /// Ends an exchange that was begun.
  package func endExchange() {
    depth -= 1
    if depth == 0 { exchanges?.giveBack() }
  }

  /// Notes that this shell waits for an answer, so that no other one takes its message for one that
  /// was left behind.
  ///
  /// - Throws: `StoreError` for a folder that takes no lock, and where another shell was stopped
  ///   while it looked for turns.
  package func beginTurn() throws {
    // Whoever looks for turns has the lock for a moment.
    if !isInTurn, let turns, try !turns.lock(.shared) {
      throw StoreError(path: turns.path, problem: .busy)
    }
    isInTurn = true
  }

  /// Notes that the answer has come, or no longer comes.
  package func endTurn() {
    if isInTurn { turns?.giveBack() }
    isInTurn = false
  }

  /// Whether another shell waits for an answer now.
  ///
  /// - Throws: `StoreError` for a folder that takes no lock.
  package func haveTurns() throws -> Bool {
    guard !isInTurn, let turns else { return false }
    guard try turns.tryLock(.exclusive) else { return true }
    turns.giveBack()
    return false
  }
}

/// A lock between programs, as a file of its own. Who dies gives it back.
final class FileLock {
  enum Kind {
    /// Nobody else has it in any way.
    case exclusive
    /// Others may share it.
    case shared
  }

  let path: String
  private var descriptor: Int32 = -1

  init(_ path: String) {
    self.path = path
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Takes it, in the place of how this one had it before.
  ///
  /// - Returns: whether nobody stood in the way.
  /// - Throws: `StoreError` for a folder that takes no lock.
  func tryLock(_ kind: Kind) throws -> Bool {
    if descriptor < 0 { descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else { throw Files.failure(path) }
    while flock(descriptor, (kind == .exclusive ? LOCK_EX : LOCK_SH) | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      guard errno == EINTR else { throw Files.failure(path) }
    }
    return true
  }

  /// Takes it once whoever has it gives it back, for which there is a second: for a lock that the
  /// others have for a moment at a time.
  ///
  /// - Returns: whether it was given back in time; it isn't by a program that was stopped.
  /// - Throws: `StoreError` for a folder that takes no lock.
  func lock(_ kind: Kind) throws -> Bool {
    for _ in 1...1000 {
      if try tryLock(kind) { return true }
      poll(nil, 0, 1)
    }
    return false
  }

  func giveBack() { flock(descriptor, LOCK_UN) }
}
