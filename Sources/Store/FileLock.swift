import Libc

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
