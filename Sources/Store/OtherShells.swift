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
