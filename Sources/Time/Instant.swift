/// A point in time: whole milliseconds since 1970-01-01T00:00:00Z.
///
/// The program knows no finer clock; a recording would have to carry it.
package struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z; negative before it.
  package var milliseconds: Int64

  /// An instant so many milliseconds after 1970-01-01T00:00:00Z.
  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Midnight UTC of a date.
  package init(_ date: CalendarDate) {
    self.milliseconds = Int64(date.daysSince1970) * 86_400_000
  }

  package static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The instant after a duration, cut to whole milliseconds.
  package static func + (instant: Instant, duration: Duration) -> Instant {
    Instant(milliseconds: instant.milliseconds + duration.milliseconds)
  }

  /// The time from one instant to another; negative when `left` is the earlier one.
  package static func - (left: Instant, right: Instant) -> Duration {
    .milliseconds(left.milliseconds - right.milliseconds)
  }
}

extension Duration {
  /// The duration in whole milliseconds, cut towards zero.
  package var milliseconds: Int64 {
    // One division; the components take several. Adding to an instant happens with every frame.
    if #available(macOS 15, *) { return Int64(attoseconds / 1_000_000_000_000_000) }
    let (seconds, attoseconds) = components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }
}
