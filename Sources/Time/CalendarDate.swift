/// A date without time, in the proleptic Gregorian calendar.
///
/// Dates of goals are calendar dates in the user's zone, never timestamps.
package struct CalendarDate: Hashable, Comparable, Sendable {
  /// 0 to 9999.
  package let year: Int
  /// 1 is January.
  package let month: Int
  /// 1 to 31.
  package let day: Int

  /// A date, or `nil` when the calendar has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month),
      (1...CalendarDate.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The years 0 to 9999, in days since 1970-01-01.
  private static let bounds = -719_528...2_932_896

  /// The date so many days after 1970-01-01; negative before it. What is before the year 0 or after
  /// the year 9999 is the first or the last day of these.
  ///
  /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
  package init(daysSince1970 days: Int) {
    let bounds = CalendarDate.bounds
    let shifted = min(max(days, bounds.lowerBound), bounds.upperBound) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    self.day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    self.month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.year = yearOfEra + era * 400 + (self.month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01; negative before it.
  package var daysSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// By the proleptic Gregorian calendar.
  package var weekday: Weekday {
    let index = ((daysSince1970 + 3) % 7 + 7) % 7
    return Weekday.allCases[index]
  }

  /// The date so many days later, or earlier when negative; at most the first or the last that there is.
  package func adding(days: Int) -> CalendarDate {
    let (sum, isTooFar) = daysSince1970.addingReportingOverflow(days)
    return CalendarDate(daysSince1970: isTooFar ? (days < 0 ? .min : .max) : sum)
  }

  /// Days from this date to another; negative when the other is earlier.
  package func days(until other: CalendarDate) -> Int {
    other.daysSince1970 - daysSince1970
  }

  package static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The number of days in a month, 1 being January.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// The days of the week, Monday first (ISO 8601).
package enum Weekday: String, CaseIterable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// In English, e.g. `Monday`.
  package var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension CalendarDate: CustomStringConvertible {
  /// The date as `YYYY-MM-DD`.
  package var description: String {
    String(unsafeUninitializedCapacity: 10, initializingUTF8With: write)
  }

  /// Writes `description`.
  ///
  /// - Returns: how many bytes it has, 10.
  package func write(to room: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var writer = DigitWriter(room)
    writer.put(self)
    return writer.count
  }

  /// Reads `YYYY-MM-DD` and nothing else.
  package init?(_ text: some StringProtocol) {
    var text = String(text)
    let date = text.withUTF8 { CalendarDate(utf8: $0) }
    guard let date else { return nil }
    self = date
  }

  /// Reads `YYYY-MM-DD` and nothing else.
  package init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-")
    else { return nil }
    var number = 0
    for (place, byte) in bytes.enumerated() where place != 4 && place != 7 {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number * 10 + Int(digit)
    }
    self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }
}

func padded(_ number: Int, _ width: Int) -> String {
  var text = String(number)
  while text.utf8.count < width { text = "0" + text }
  return text
}

extension CalendarDate {
  /// Easter Sunday by the Gregorian calendar. Source: the anonymous algorithm, Nature, 20 April 1876.
  package static func easter(in year: Int) -> CalendarDate? {
    let (a, b, c) = (year % 19, year / 100, year % 100)
    let h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
    let sum = h + l - 7 * ((a + 11 * h + 22 * l) / 451) + 114
    return CalendarDate(year: year, month: sum / 31, day: sum % 31 + 1)
  }
}
