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
