import Libc

/// Lines for whoever runs a server, written together each time the server has nothing else to do.
///
/// Nobody may read them, and nobody is kept waiting for that: what can't be written at once is
/// dropped, counted, and told of in the next line that can.
final class ServerLog {
  /// So much a pipe that is ready takes at once (pipe(7), PIPE_BUF).
  private static let atOnce = 4096

  private let descriptor: Int32
  private var dropped = 0
  /// What is still to be written, at most `atOnce` bytes.
  private var waiting: [UInt8] = []
  /// How many lines that is.
  private var waitingLines = 0

  init(descriptor: Int32 = STDERR_FILENO) {
    self.descriptor = descriptor
    waiting.reserveCapacity(ServerLog.atOnce)
  }

  /// - Parameter line: without its end; what is beyond 4 KiB is cut off.
  func write(_ line: String) {
    let bytes = line.utf8.prefix(ServerLog.atOnce - 1)
    if waiting.count + bytes.count + 1 > ServerLog.atOnce { flush() }
    waiting += bytes
    waiting.append(UInt8(ascii: "\n"))
    waitingLines += 1
  }

  /// Writes what waits, or drops it.
  func flush() {
    guard waitingLines > 0 else { return }
    let told = "dropped=\(dropped) lines of this log, which nobody read in time\n"
    if dropped > 0, put(Array(told.utf8)) { dropped = 0 }
    if dropped > 0 || !put(waiting) { dropped += waitingLines }
    waiting.removeAll(keepingCapacity: true)
    waitingLines = 0
  }

  /// Whether it was written.
  private func put(_ bytes: [UInt8]) -> Bool {
    var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&place, 1, 0) == 1, place.revents & Int16(POLLOUT) != 0 else { return false }
    return Libc.write(descriptor, bytes, bytes.count) == bytes.count
  }
}
