import Numbers

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

extension Instant {
  /// Reads an RFC 3339 timestamp with any number of fraction digits (cut to milliseconds) and `Z`
  /// or a numeric offset. A date alone is not a timestamp and answers `nil`.
  package init?(_ text: some StringProtocol) {
    var reader = DigitReader(text)
    guard let year = reader.number(digits: 4), reader.consume("-"),
      let month = reader.number(digits: 2), reader.consume("-"),
      let day = reader.number(digits: 2),
      reader.consume("T") || reader.consume("t") || reader.consume(" "),
      let hour = reader.number(digits: 2), hour < 24, reader.consume(":"),
      let minute = reader.number(digits: 2), minute < 60, reader.consume(":"),
      let second = reader.number(digits: 2), second <= 60,
      let date = CalendarDate(year: year, month: month, day: day)
    else { return nil }
    var fraction = 0
    if reader.consume(".") {
      let digits = reader.digits()
      guard !digits.isEmpty else { return nil }
      fraction = (0..<3).reduce(0) { $0 * 10 + ($1 < digits.count ? digits[$1] : 0) }
    }
    var offset = 0
    if !reader.consume("Z"), !reader.consume("z") {
      guard let zone = OffsetZone(reading: &reader) else { return nil }
      offset = zone.minutes
    }
    guard reader.isAtEnd else { return nil }
    let seconds =
      Int64(date.daysSince1970) * 86_400
      + Int64(hour * 3600 + (minute - offset) * 60 + second)
    self.init(milliseconds: seconds * 1000 + Int64(fraction))
  }

  /// The timestamp in UTC as RFC 3339 writes it, e.g. `2026-03-02T07:30:00Z`.
  ///
  /// - Parameter fractionDigits: 0, 3 or 9; what is finer than a millisecond is written as zeros.
  package func rfc3339(fractionDigits: Int = 0) -> String {
    String(unsafeUninitializedCapacity: 32 + fractionDigits) {
      write(to: $0, fractionDigits: fractionDigits)
    }
  }

  /// Writes what `rfc3339` gives, of at most 32 bytes beside those of the fraction.
  ///
  /// - Returns: how many there are.
  package func write(
    to room: UnsafeMutableBufferPointer<UInt8>, fractionDigits: Int
  ) -> Int {
    let day = milliseconds.flooredDivision(by: 86_400_000)
    let size = CalendarDate(daysSince1970: Int(day)).write(to: room)
    var writer = DigitWriter(UnsafeMutableBufferPointer(rebasing: room[size...]))
    writer.put("T")
    writer.putTime(
      milliseconds: Int(milliseconds - day * 86_400_000), fractionDigits: fractionDigits)
    writer.put("Z")
    return size + writer.count
  }
}

extension Instant {
  /// The second in which it is, as a header has it (RFC 9110 §5.6.7), e.g.
  /// `Mon, 02 Mar 2026 07:30:00 GMT`.
  package var httpDate: String {
    let date = OffsetZone.utc.date(at: self)
    let day = "\(date.weekday.name.prefix(3)), \(padded(date.day, 2))"
    let month = Instant.months[date.month - 1]
    return "\(day) \(month) \(padded(date.year, 4)) \(rfc3339().suffix(9).dropLast()) GMT"
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension Int64 {
  func flooredDivision(by divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}

extension Duration {
  /// Reads `40ms`, `1.5s`, `5m`, `1h` or `1d`, and `0` without a unit; cut to whole milliseconds.
  ///
  /// `nil` for everything else, negative ones too. At most nine digits may stand before the point,
  /// so that the milliseconds of what is read fit an `Int64`; what is too long for a use is for
  /// that use to say.
  package init?(reading text: some StringProtocol) {
    let whole = text.prefix { Duration.isDigit($0) }
    var rest = text.dropFirst(whole.count)
    var thousandths: Int64 = 0
    if rest.first == "." {
      let digits = rest.dropFirst().prefix { Duration.isDigit($0) }
      guard !digits.isEmpty else { return nil }
      let padded = (digits + "000").prefix(3)
      thousandths = Int64(padded, in: 0...999) ?? 0
      rest = rest.dropFirst(1 + digits.count)
    }
    guard let count = Int64(whole, in: 0...999_999_999) else { return nil }
    let amount = count * 1000 + thousandths
    switch rest {
    case "ms": self = .milliseconds(amount / 1000)
    case "s": self = .milliseconds(amount)
    case "m": self = .milliseconds(amount * 60)
    case "h": self = .milliseconds(amount * 3600)
    case "d": self = .milliseconds(amount * 86_400)
    case "" where amount == 0: self = .zero
    default: return nil
    }
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
