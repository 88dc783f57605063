import Libc
import Time

/// The clocks of the system, for those who make a clock, a deadline or a limit of them.
package enum SystemClock {
  /// The time of day, as the system has it.
  package static var wall: Instant {
    Instant(milliseconds: read(CLOCK_REALTIME) / 1_000_000)
  }

  /// Monotonic, in nanoseconds since some moment.
  package static var uptime: Int64 { read(CLOCK_MONOTONIC) }

  /// Monotonic, in nanoseconds since some moment, as precise as costs nothing: some milliseconds.
  package static var coarseUptime: Int64 {
    #if canImport(Glibc)
      read(CLOCK_MONOTONIC_COARSE)
    #else
      read(CLOCK_MONOTONIC)
    #endif
  }

  /// The time that this thread has had of a processor, in nanoseconds.
  package static var threadWork: Int64 { read(CLOCK_THREAD_CPUTIME_ID) }

  /// The time that all threads of the process have had of processors, in nanoseconds.
  package static var processWork: Int64 { read(CLOCK_PROCESS_CPUTIME_ID) }

  fileprivate static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

/// The clock of a thread, for others to read: the time that it has had of a processor.
package struct ThreadClock: Sendable {
  private let clock: clockid_t

  /// That of the thread that makes it.
  package init() {
    #if canImport(Glibc)
      var clock = CLOCK_PROCESS_CPUTIME_ID
      pthread_getcpuclockid(pthread_self(), &clock)
      self.clock = clock
    #else
      clock = CLOCK_PROCESS_CPUTIME_ID
    #endif
  }

  /// In nanoseconds; only while the thread is there.
  package var work: Int64 { SystemClock.read(clock) }
}
