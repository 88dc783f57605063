import Libc

/// A pipe by which one thread ends the `poll` of another.
final class WakeUp: Sendable {
  /// Readable from `ring` until `silence`.
  let descriptor: Int32
  private let bell: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
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
  func ring() {
    var byte: UInt8 = 1
    while write(bell, &byte, 1) < 0, errno == EINTR {}
  }

  func silence() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
  }
}
