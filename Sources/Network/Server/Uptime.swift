import Edge

/// A clock for deadlines.
enum Uptime {
  /// Monotonic, in microseconds.
  static var now: Int64 { SystemClock.uptime / 1000 }
}
