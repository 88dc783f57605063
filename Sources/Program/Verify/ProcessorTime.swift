import Edge
import Session
import Time

/// The time that a thread has had of a processor: what others do on the machine is not in it.
package enum ProcessorTime {
  /// A limit that begins now, for a run on this thread.
  ///
  /// Asking for the time of a thread is a system call, so it is not asked for before as much time
  /// has passed at all.
  static func limit(_ duration: Duration) -> TimeLimit {
    let most = nanoseconds(duration)
    let begin = SystemClock.threadWork
    var look = SystemClock.coarseUptime + most
    return TimeLimit("\(text(duration)) of processor time") {
      let now = SystemClock.coarseUptime
      guard now >= look else { return false }
      let left = most - (SystemClock.threadWork - begin)
      look = now + left
      return left <= 0
    }
  }

  /// A duration as clocks count it, or the longest that they do.
  static func nanoseconds(_ duration: Duration) -> Int64 {
    min(duration.milliseconds, longest) * 1_000_000
  }

  /// In milliseconds, some thirty years: more than that overflows in nanoseconds.
  private static let longest: Int64 = 1_000_000_000_000

  static func text(_ duration: Duration) -> String {
    let milliseconds = duration.milliseconds
    return milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
  }
}
