import Libc

/// A pipe by which other threads end the waiting of a loop.
final class WakeUp {
  /// Readable from `ring` until `silence`.
  let descriptor: Int32
  /// What to `ring`, as long as this lives.
  let bell: Int32

  /// - Returns: `nil` without descriptors.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, bell) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(bell)
  }

  /// Any thread. A full pipe is as good as one more byte.
  static func ring(_ bell: Int32) {
    var byte: UInt8 = 1
    while write(bell, &byte, 1) < 0, errno == EINTR {}
  }

  func silence() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
  }
}
