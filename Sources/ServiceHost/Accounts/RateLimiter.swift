import Time

/// Counts what is done by who does it, so much a minute: some at once, then one at a time.
///
/// The generic cell rate algorithm: one instant is kept of each key, that by which all its attempts
/// are paid for.
struct RateLimiter {
  let atOnce: Int
  let interval: Duration
  private var paid: [String: Instant] = [:]
  /// How many keys there may be before those that are paid for are forgotten.
  private var room = 1024

  /// As many at once as a minute.
  init(most: Int) {
    self.init(perMinute: most, atOnce: most)
  }

  init(perMinute: Int, atOnce: Int) {
    self.atOnce = atOnce
    interval = .seconds(60) / perMinute
  }

  /// Counts an attempt.
  ///
  /// - Returns: `nil`, or, for one too many, how long to wait.
  mutating func count(_ key: String, at now: Instant) -> Duration? {
    let full = now + interval * atOnce
    // Not later than that, so that a clock that was set back locks nobody out for long.
    let since = min(max(paid[key] ?? now, now), full)
    let then = since + interval
    guard then <= full else {
      paid[key] = since
      return then - full
    }
    if paid.count >= room { forget(by: now) }
    paid[key] = then
    return nil
  }

  /// Makes up for an attempt that was counted and came to nothing.
  mutating func undo(_ key: String) {
    paid[key] = paid[key].map { $0 + interval * -1 }
  }

  /// Forgets the attempts of a key.
  mutating func reset(_ key: String) {
    paid[key] = nil
  }

  private mutating func forget(by now: Instant) {
    paid = paid.filter { $0.value > now }
    room = max(1024, paid.count * 2)
  }
}
