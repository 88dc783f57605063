import Libc

/// The side of a pseudo-terminal on which a person would sit.
final class PseudoTerminal {
  private let descriptor: Int32
  /// The path of the other side, which a program has as its terminal.
  let path: String
  private var shown: [UInt8] = []

  init() throws {
    #if canImport(Glibc)
      // What posix_openpt and its companions do (ioctl_tty(2)); Swift does not see them.
      descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var lock: Int32 = 0
      var number: UInt32 = 0
      let (unlock, askNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      guard ioctl(descriptor, unlock, &lock) == 0, ioctl(descriptor, askNumber, &number) == 0
      else { throw BenchError("there is no pseudo-terminal to be had") }
      path = "/dev/pts/\(number)"
    #else
      descriptor = posix_openpt(O_RDWR | O_NOCTTY)
      guard grantpt(descriptor) == 0, unlockpt(descriptor) == 0, let name = ptsname(descriptor)
      else { throw BenchError("there is no pseudo-terminal to be had") }
      path = String(cString: name)
    #endif
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  deinit { close(descriptor) }

  /// Waits until a text has been shown.
  ///
  /// - Throws: `BenchError` when nothing comes for ten seconds, or the text not within a minute.
  func expect(_ text: String) throws {
    let wanted = Array(text.utf8)
    let end = ContinuousClock.now + .seconds(60)
    while !shown.contains(wanted) {
      guard ContinuousClock.now < end, hasMore(within: .seconds(10)), readSome() else {
        throw BenchError("\"\(text)\" was not shown; \(shown.count) bytes were")
      }
    }
  }

  /// Forgets what has been shown so far.
  func forget() {
    shown = []
  }

  /// Waits until nothing has been shown for half a second.
  ///
  /// - Throws: `BenchError` when there is no end to it for a minute.
  func quieten() throws {
    let end = ContinuousClock.now + .seconds(60)
    while hasMore(within: .milliseconds(500)), readSome() {
      guard ContinuousClock.now < end else { throw BenchError("the terminal is never quiet") }
    }
  }

  /// Types a text.
  func type(_ text: String) {
    var text = text
    text.withUTF8 { _ = write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Takes what is still shown, until nobody has the other side open, or half a minute long.
  func drain() {
    let end = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < end, hasMore(within: .seconds(10)), readSome() {}
  }

  private func hasMore(within time: Duration) -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, Int32(time / .milliseconds(1))) > 0
  }

  private func readSome() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 { shown += bytes.prefix(count) }
    return count > 0
  }

}
