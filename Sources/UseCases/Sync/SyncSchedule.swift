import Time

/// When what waits for the backend is sent by itself: changes and messages alike.
///
/// A backend that cannot be used is tried again after 2, 4, 8, 16 and 32 s (backend contract,
/// "Outbox"), then in pauses that grow with the time that it has been gone, of which they are an
/// eighth: what is back is noticed soon, measured by how long it was away, and a night costs some
/// dozen attempts and not a thousand. Somebody who types is there, and waits for the next attempt
/// no longer than 32 s.
///
/// Whoever sends by itself says so with `hasTried`, whatever came of it. So the next time is always
/// ahead of the clock, and there is no way to try without end at one moment.
struct SyncSchedule: Hashable, Sendable {
  /// A backend that cannot be used.
  private struct Trouble: Hashable, Sendable {
    let start: Instant
    var last: Instant
    var attempts = 0
    /// What the last attempt asks for at least.
    var pause = Duration.zero
    var next: Instant
  }

  private var trouble: Trouble?
  private var rest: Instant?

  /// How long to wait after so many attempts: 2, 4, 8, 16, and 32 s from the fifth on.
  static func pause(after attempts: Int) -> Duration { .seconds(1 << min(attempts, 5)) }

  /// When a backend that cannot be used is tried again; `nil` where it can be, as far as is known.
  var nextAttempt: Instant? { trouble?.next }

  /// Before when nothing is sent that nobody asks for just now; `nil` where nothing is in the way.
  var opening: Instant? { [trouble?.next, rest].compactMap { $0 }.max() }

  /// Notes that the backend could not be used.
  ///
  /// - Parameter pause: how long it wants to be left alone, where it says so.
  mutating func fails(at now: Instant, pause: Duration = .zero) {
    var current = trouble ?? Trouble(start: now, last: now, next: now)
    current.attempts += 1
    current.last = now
    current.pause = max(pause, SyncSchedule.pause(after: current.attempts))
    current.next = now + max(current.pause, (now - current.start) / 8)
    trouble = current
  }

  /// Notes that the backend has answered.
  mutating func succeeds() { trouble = nil }

  /// Notes that somebody is there.
  mutating func isAttended() {
    guard let current = trouble else { return }
    trouble?.next = min(current.next, current.last + current.pause)
  }

  /// Notes that what was due has been tried.
  mutating func hasTried(at now: Instant) {
    rest = now + SyncSchedule.pause(after: 1)
  }
}
