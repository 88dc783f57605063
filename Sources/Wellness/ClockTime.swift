import Numbers

/// Times of day as goals count them: minutes since midnight, in the unit `clock`.
///
/// Midnight is 1440 and not 0, so that 0 stays what it is elsewhere: nothing was noted.
package enum ClockTime {
  /// The unit of a goal whose values are times of day.
  package static let unit = "clock"

  /// Whether values in a unit are times of day.
  package static func isUnit(_ unit: String) -> Bool { unit.lowercased() == ClockTime.unit }

  /// Reads `23:20`, `7:05`, `10:40pm`, `10.40 pm`, `11pm`, `24:00`; 1 to 1440.
  package static func minutes(_ text: some StringProtocol) -> Double? {
    var rest = text.lowercased().filter { $0 != " " }[...]
    let isAfternoon = rest.hasSuffix("pm") || rest.hasSuffix("p.m.")
    let isMorning = rest.hasSuffix("am") || rest.hasSuffix("a.m.")
    let isHalf = isAfternoon || isMorning
    if isHalf { rest = rest.dropLast(rest.last == "." ? 4 : 2) }
    let parts = rest.split(omittingEmptySubsequences: false) { $0 == ":" || isHalf && $0 == "." }
    guard (isHalf ? 1...2 : 2...2).contains(parts.count), (1...2).contains(parts[0].count),
      parts.dropFirst().allSatisfy({ $0.count == 2 }),
      let hour = number(parts[0]), let minute = parts.count == 2 ? number(parts[1]) : 0,
      minute < 60
    else { return nil }
    guard isHalf else {
      return hour < 24 || hour == 24 && minute == 0 ? counted(hour * 60 + minute) : nil
    }
    guard (1...12).contains(hour) else { return nil }
    return counted((hour % 12 + (isAfternoon ? 12 : 0)) * 60 + minute)
  }

  /// `23:20`; more than a day goes round.
  package static func text(_ minutes: Double) -> String {
    guard minutes.isFinite, abs(minutes) < 1e15 else { return "\(minutes)" }
    let whole = ((Int(clamping: minutes.rounded()) % 1440) + 1440) % 1440
    let (hour, minute) = (whole / 60, whole % 60)
    return (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }

  /// Minutes from one time of day to another the short way round, negative where the other is
  /// earlier: from 23:00 to 00:30 it is 90. From -720 to 719.
  package static func minutes(from one: Double, to other: Double) -> Double {
    let shifted = (other - one + 720).truncatingRemainder(dividingBy: 1440)
    return (shifted < 0 ? shifted + 1440 : shifted) - 720
  }

  private static func counted(_ minutes: Int) -> Double {
    Double(minutes % 1440 == 0 ? 1440 : minutes)
  }

  private static func number(_ digits: Substring) -> Int? {
    Int(digits, in: 0...Int.exactRange.upperBound)
  }
}

/// Numbers with colons: times of day, and spans of time in the unit that is counted.
package enum ColonNumber {
  /// What `59:40` or `1:05:00` is in a unit: a time of day for `clock`, minutes and seconds for
  /// minutes and seconds, hours and minutes for hours. `nil` for any other unit.
  package static func value(_ text: some StringProtocol, in unit: String) -> Double? {
    if ClockTime.isUnit(unit) { return ClockTime.minutes(text) }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), (1...3).contains(parts[0].count),
      parts.dropFirst().allSatisfy({ $0.count == 2 })
    else { return nil }
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Double(part) : nil
    }
    guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }) else {
      return nil
    }
    let seconds = numbers.reduce(0) { $0 * 60 + $1 }
    return switch UnitWords.base(unit) {
    case "second", "sec", "s": seconds
    case "minute": seconds / 60
    case "hour": parts.count == 3 ? seconds / 3600 : seconds / 60
    default: nil
    }
  }
}
