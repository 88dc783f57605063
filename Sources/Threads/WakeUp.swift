import Libc

/// A pipe by which other threads end the waiting of a loop.
package final class WakeUp: Sendable {
  /// Readable from `ring` until `silence`; -1 without descriptors.
  package let descriptor: Int32
  /// What to `ring`, as long as this lives.
  package let bell: Int32

  package init() {
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

  package func ring() { WakeUp.ring(bell) }

  /// Any thread. A full pipe is as good as one more byte.
  package static func ring(_ bell: Int32) {
    var byte: UInt8 = 1
    while write(bell, &byte, 1) < 0, errno == EINTR {}
  }

  package func silence() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
  }
}
