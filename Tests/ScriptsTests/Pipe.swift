#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pipe that a command writes into and the test reads; both ends close with it.
final class Pipe {
  let readingEnd: Int32
  private(set) var writingEnd: Int32

  init() throws(Command.Failure) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .system(call: "pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readingEnd = ends[0]
    writingEnd = ends[1]
  }

  deinit {
    close(readingEnd)
    closeWritingEnd()
  }

  /// Leaves the command as the only writer, so that its end is the end of the text.
  func closeWritingEnd() {
    guard writingEnd >= 0 else { return }
    close(writingEnd)
    writingEnd = -1
  }

  /// Reads all pipes to their ends, or as much as there is at the deadline.
  static func readToEnd(
    _ pipes: [Pipe], until deadline: ContinuousClock.Instant
  ) throws(Command.Failure) -> (read: [String], isComplete: Bool) {
    var waiting = pipes.map { pollfd(fd: $0.readingEnd, events: Int16(POLLIN), revents: 0) }
    var bytes = pipes.map { _ in [UInt8]() }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while waiting.contains(where: { $0.fd >= 0 }) {
      let left = ContinuousClock.now.duration(to: deadline)
      let ready = poll(&waiting, nfds_t(waiting.count), Int32(max(0, left / .milliseconds(1))))
      if ready < 0 {
        guard errno == EINTR else { throw .system(call: "poll", code: errno) }
        continue
      }
      if ready == 0, left <= .zero { break }
      for index in waiting.indices where waiting[index].revents != 0 {
        let count = read(waiting[index].fd, &buffer, buffer.count)
        if count < 0, errno != EINTR { throw .system(call: "read", code: errno) }
        if count == 0 { waiting[index].fd = -1 }
        bytes[index] += buffer.prefix(max(0, count))
      }
    }
    let isComplete = waiting.allSatisfy { $0.fd < 0 }
    return (bytes.map { String(decoding: $0, as: UTF8.self) }, isComplete)
  }
}
