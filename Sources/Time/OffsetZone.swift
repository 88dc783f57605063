/// A time zone given by its distance from UTC, e.g. `+01:00`.
package struct OffsetZone: Hashable, Sendable {
  /// Minutes east of UTC.
  package let minutes: Int

  /// No distance at all.
  package static let utc = OffsetZone(minutes: 0)

  package init(minutes: Int) {
    self.minutes = minutes
  }

  /// Reads `Z`, `+01:00` or `-05:30`.
  package init?(_ text: some StringProtocol) {
    var reader = DigitReader(text)
    if reader.consume("Z"), reader.isAtEnd {
      self = .utc
    } else {
      guard let zone = OffsetZone(reading: &reader), reader.isAtEnd else { return nil }
      self = zone
    }
  }

  init?(reading reader: inout DigitReader) {
    let isWest = reader.consume("-")
    guard isWest || reader.consume("+"), let hours = reader.number(digits: 2), hours < 24,
      reader.consume(":"), let minutes = reader.number(digits: 2), minutes < 60
    else { return nil }
    self.minutes = (hours * 60 + minutes) * (isWest ? -1 : 1)
  }

  /// When a day begins in this zone.
  package func start(of date: CalendarDate) -> Instant {
    Instant(milliseconds: Int64(date.daysSince1970) * 86_400_000 - Int64(minutes) * 60_000)
  }

  /// The date on the calendar there at an instant.
  package func date(at instant: Instant) -> CalendarDate {
    let local = instant.milliseconds + Int64(minutes) * 60_000
    return CalendarDate(daysSince1970: Int(local.flooredDivision(by: 86_400_000)))
  }

  /// The time on the clock there at an instant, as `HH:MM`.
  package func time(at instant: Instant) -> String {
    let local = instant.milliseconds + Int64(minutes) * 60_000
    let inDay = Int(local - local.flooredDivision(by: 86_400_000) * 86_400_000) / 60_000
    return "\(padded(inDay / 60, 2)):\(padded(inDay % 60, 2))"
  }
}

extension OffsetZone: CustomStringConvertible {
  /// The zone as `+01:00`, or `Z` for UTC.
  package var description: String {
    if minutes == 0 { return "Z" }
    let size = abs(minutes)
    return "\(minutes < 0 ? "-" : "+")\(padded(size / 60, 2)):\(padded(size % 60, 2))"
  }
}
