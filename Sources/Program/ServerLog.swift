#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lines for whoever runs a server. Nobody may read them, and nobody is kept waiting for that: what
/// can't be written at once is dropped, counted, and told of in the next line that can.
final class ServerLog {
  /// So much a pipe that is ready takes at once (pipe(7), PIPE_BUF).
  private static let atOnce = 4096

  private let descriptor: Int32
  private var dropped = 0

  init(descriptor: Int32 = STDERR_FILENO) {
    self.descriptor = descriptor
  }

  /// - Parameter line: without its end; what is beyond 4 KiB is cut off.
  func write(_ line: String) {
    if dropped > 0, put("dropped=\(dropped) lines of this log, which nobody read in time") {
      dropped = 0
    }
    if dropped > 0 || !put(line) { dropped += 1 }
  }

  /// Whether it was written.
  private func put(_ line: String) -> Bool {
    var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&place, 1, 0) == 1, place.revents & Int16(POLLOUT) != 0 else { return false }
    let bytes = Array(line.utf8.prefix(ServerLog.atOnce - 1)) + [UInt8(ascii: "\n")]
    #if canImport(Glibc)
      return Glibc.write(descriptor, bytes, bytes.count) == bytes.count
    #else
      return Darwin.write(descriptor, bytes, bytes.count) == bytes.count
    #endif
  }
}
