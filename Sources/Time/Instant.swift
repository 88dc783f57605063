/// A point in time: whole milliseconds since 1970-01-01T00:00:00Z.
///
/// The program knows no finer clock; a recording would have to carry it.
package struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z; negative before it.
  package let milliseconds: Int64

  /// The years 0 to 9999, which RFC 3339 can write.
  private static let bounds: ClosedRange<Int64> = -62_167_219_200_000...253_402_300_799_999

  /// An instant so many milliseconds after 1970-01-01T00:00:00Z. What is before the year 0 or after the
  /// year 9999 is the first or the last one of these, so that no sum of instants and spans overflows.
  package init(milliseconds: Int64) {
    let bounds = Instant.bounds
    self.milliseconds = min(max(milliseconds, bounds.lowerBound), bounds.upperBound)
  }

  /// Midnight UTC of a date.
  package init(_ date: CalendarDate) {
    self.milliseconds = Int64(date.daysSince1970) * 86_400_000
  }

  /// What is known of a moment of which somebody has told a whole second: a moment of one's own within
  /// that second, which is finer, or the one told.
  ///
  /// - Parameter own: when it was by the clock here.
  package func refined(by own: Instant) -> Instant {
    let lateness = own.milliseconds - milliseconds
    return milliseconds % 1000 == 0 && (0..<1000).contains(lateness) ? own : self
  }

  package static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The instant after a duration, cut to whole milliseconds; at most the first or the last that there
  /// is.
  package static func + (instant: Instant, duration: Duration) -> Instant {
    let (sum, isTooFar) = instant.milliseconds.addingReportingOverflow(duration.milliseconds)
    return Instant(milliseconds: isTooFar ? (duration < .zero ? .min : .max) : sum)
  }

  /// The time from one instant to another; negative when `left` is the earlier one.
  package static func - (left: Instant, right: Instant) -> Duration {
    .milliseconds(left.milliseconds - right.milliseconds)
  }
}

extension Duration {
  /// The duration in whole milliseconds, cut towards zero; of one that is longer as many as there can
  /// be.
  package var milliseconds: Int64 {
    // One division; the components take several. Adding to an instant happens with every frame.
    if #available(macOS 15, *) { return Int64(clamping: attoseconds / 1_000_000_000_000_000) }
    let (seconds, attoseconds) = components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }
}
