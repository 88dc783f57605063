import Edge
import Libc
import StreamSafe
import Threads

/// Input that is no terminal: every line, or block of lines, of a file or pipe, in order.
package final class BatchInput: Sendable {
  /// How many inputs are read ahead of their use.
  static let readAhead = 64

  private let inbox: Inbox
  private let descriptor: Int32
  private let signals: Signals
  /// Whether all of it is one input, as it is.
  private let isOneInput: Bool
  private let isFinished = Guarded(false)
  private let wakeUp = WakeUp()
  private let endingBell = WakeUp()

  /// - Parameter isOneInput: whether all that can be read is one input, whatever its lines.
  package init(
    inbox: Inbox, signals: Signals, descriptor: Int32 = STDIN_FILENO, isOneInput: Bool = false
  ) {
    (self.inbox, self.signals, self.descriptor) = (inbox, signals, descriptor)
    self.isOneInput = isOneInput
  }

  /// Readable once a signal has asked for the end.
  var ending: Int32 { endingBell.descriptor }

  /// The core's last act: `run` returns.
  package func finish() {
    isFinished.withLock { $0 = true }
    wakeUp.ring()
  }

  /// Begins to read, and waits until the core has finished.
  ///
  /// - Returns: the signal that asked for the end, if one did. A second one, or a core that has not
  ///   finished within two seconds, ends the process at once.
  package func run() -> Int32? {
    SystemThread.start { self.read() }
    var asked: Int32?
    var patience: Int32 = -1
    while !isFinished.withLock({ $0 }) {
      var sources = [
        pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&sources, nfds_t(sources.count), patience)
      if count == 0, let asked { Signals.die(of: asked) }
      guard sources[1].revents != 0 else { continue }
      while let signal = signals.next() {
        switch signal {
        case SIGWINCH: continue
        case SIGTSTP: Signals.stop()
        default:
          if let asked { Signals.die(of: asked) }
          asked = signal
          patience = 2000
          askForEnd()
        }
      }
    }
    return asked
  }

  /// Asks the core to end, also where it waits for whoever reads its output.
  func askForEnd() {
    inbox.terminate()
    endingBell.ring()
  }

  /// Reads to the end; runs on a thread of its own, which may wait for room or for a slow writer.
  private func read() {
    var splitter = LineSplitter()
    var assembler = InputAssembler()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    if isOneInput {
      put(readAll(&buffer))
      return inbox.endInput()
    }
    while let count = readSome(&buffer) {
      for line in splitter.receive(buffer.prefix(count)) { put(assembler.receive(scripted: line)) }
    }
    if let line = splitter.finish() { put(assembler.receive(scripted: line)) }
    put(assembler.abandon())
    inbox.endInput()
  }

  /// All that there is, without the newlines at its end.
  private func readAll(_ buffer: inout [UInt8]) -> String {
    var bytes: [UInt8] = []
    while let count = readSome(&buffer) { bytes += buffer.prefix(count) }
    while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return String(streamSafe: StreamSafeText.withoutByteOrderMark(bytes))
  }

  private func put(_ input: String?) {
    guard let input else { return }
    inbox.waitForRoom(below: BatchInput.readAhead)
    _ = inbox.putLine(input.withoutControls)
  }

  /// Answers how many bytes were read, or `nil` at the end; a broken input is one that has ended.
  private func readSome(_ buffer: inout [UInt8]) -> Int? {
    while true {
      let count = Libc.read(descriptor, &buffer, buffer.count)
      if count > 0 { return count }
      if count == 0 { return nil }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var more = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&more, 1, -1)
      default: return nil
      }
    }
  }
}

/// Cuts bytes into lines of text.
package struct LineSplitter: Sendable {
  private var rest: [UInt8] = []
  private var isAtStart = true

  package init() {}

  /// Takes more bytes; answers the lines that they complete, without their newlines. Invalid UTF-8
  /// is repaired (U+FFFD), endless combining marks are broken, a carriage return before a newline and
  /// a byte order mark at the beginning are left out.
  package mutating func receive(_ bytes: ArraySlice<UInt8>) -> [String] {
    var lines: [String] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: 0x0a) {
      rest += bytes[start..<end]
      lines.append(line())
      start = bytes.index(after: end)
    }
    rest += bytes[start...]
    return lines
  }

  /// The last line, if it has no newline.
  package mutating func finish() -> String? {
    rest.isEmpty ? nil : line()
  }

  private mutating func line() -> String {
    defer { rest = [] }
    if rest.last == 0x0d { rest.removeLast() }
    if isAtStart { rest = StreamSafeText.withoutByteOrderMark(rest) }
    isAtStart = false
    return String(streamSafe: rest)
  }
}
