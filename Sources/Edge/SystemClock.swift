import Time

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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

  private static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
