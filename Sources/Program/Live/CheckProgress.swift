/// Says on stderr how far a long check is: at a terminal in one line that is written over,
/// elsewhere now and then.
struct CheckProgress {
  /// Where nobody watches, so much time is between two lines at least.
  private static let interval = Duration.seconds(10)

  private let isTerminal: Bool
  private let write: (String) -> Void
  private var last: ContinuousClock.Instant

  /// - Parameters:
  ///   - start: now.
  ///   - write: appends to stderr.
  init(
    isTerminal: Bool = World.isErrorTerminal, start: ContinuousClock.Instant = .now,
    write: @escaping (String) -> Void = World.mutter
  ) {
    (self.isTerminal, self.write) = (isTerminal, write)
    last = start
  }

  /// A run begins.
  ///
  /// - Parameter number: from 1 on.
  mutating func begin(
    _ path: String, run number: Int, of runs: Int, at now: ContinuousClock.Instant = .now
  ) {
    let text = "\(path): run \(number) of \(runs)"
    if isTerminal {
      write("\r\u{1B}[K\(text) …")
    } else if now - last >= CheckProgress.interval {
      write(text + "\n")
      last = now
    }
  }

  /// Makes room for what is told.
  func clear() {
    if isTerminal { write("\r\u{1B}[K") }
  }
}
