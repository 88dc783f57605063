import Libc

/// Waits for a signal that asks for the end, for a program that has no terminal to look after.
package final class SignalWatch: Sendable {
  private let signals: Signals
  private let wakeUp = WakeUp()

  package init(_ signals: Signals) {
    self.signals = signals
  }

  /// Lets `wait` return without a signal. Any thread.
  package func finish() {
    wakeUp.ring()
  }

  /// Waits on the main thread.
  ///
  /// - Returns: the signal that asked for the end; `nil` after `finish`.
  package func wait() -> Int32? {
    while true {
      var sources = [
        pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      poll(&sources, nfds_t(sources.count), -1)
      if sources[0].revents != 0 { return nil }
      while let signal = signals.next() {
        switch signal {
        case SIGWINCH: continue
        case SIGTSTP: Signals.stop()
        default: return signal
        }
      }
    }
  }
}
