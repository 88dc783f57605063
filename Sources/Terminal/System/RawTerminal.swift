import CLibEdit
import Libc

/// The user's tty, handed over key by key, for something that is shown and not typed at.
///
/// Confined to the main thread. The tty is as it was behind `end`, also when the process crashes.
package final class RawTerminal {
  /// What came of a wait.
  package enum Event: Hashable, Sendable {
    case key(Key)
    /// The time is over.
    case timeout
    case resized
    /// The process is asked to end, by the signal of that number; 0 when the tty is gone.
    case ended(Int32)
  }

  private let input = STDIN_FILENO
  private let output = STDOUT_FILENO
  private let signals: Signals
  private var decoder = KeyDecoder()
  private var keys: ArraySlice<Key> = []

  /// Takes the tty. No thread may have been started before.
  package init() {
    signals = Signals()
    CrashGuard.coverThread()
    begin()
  }

  private func begin() {
    CrashGuard.begin(input)
    var state = termios()
    tcgetattr(input, &state)
    cfmakeraw(&state)
    // What is written has its line ends.
    state.c_oflag |= tcflag_t(OPOST)
    tcsetattr(input, TCSADRAIN, &state)
  }

  /// Gives the tty back.
  package func end() {
    CrashGuard.end()
  }

  package var size: (columns: Int, rows: Int) { Terminal.size(of: output) }

  /// Writes bytes as they are; what cannot be written is nobody's to hear of.
  package func write(_ bytes: some Collection<UInt8>) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits for a key or a signal, so many milliseconds at most; `nil` for as long as it takes.
  package func next(within milliseconds: Int?) -> Event {
    if let key = keys.popFirst() { return .key(key) }
    var sources = [input, signals.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    poll(&sources, 2, milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1)
    if sources[1].revents != 0, let signal = signals.next() { return event(of: signal) }
    guard sources[0].revents != 0 else { return .timeout }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(input, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return .timeout }
    guard count > 0 else { return .ended(0) }
    keys += decoder.receive(bytes.prefix(count))
    return keys.popFirst().map(Event.key) ?? .timeout
  }

  private func event(of signal: Int32) -> Event {
    switch signal {
    case SIGWINCH: return .resized
    // As if the user had asked for it by the key.
    case SIGTSTP: return .key(.control("z"))
    default: return .ended(signal)
    }
  }

  /// Stops the job, with the tty as it was before.
  package func suspend() {
    end()
    Signals.stop()
    begin()
  }
}

private let systemWrite = Libc.write
