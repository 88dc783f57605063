import Numbers
import Wellness

/// Lengths of time as they are said and as a stopwatch shows them.
enum DurationText {
  /// Seconds in a unit of time, in the spelling of `UnitWords.base`.
  static let seconds: [String: Double] = ["second": 1, "minute": 60, "hour": 3600]

  /// `45 seconds`, `25 minutes`, `1 h 10 min`, `8 hours`.
  static func words(_ seconds: Double) -> String {
    let total = whole(seconds)
    let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
    if hours > 0 {
      // Seconds of an hour are nobody's concern outside of a race.
      let rounded = rest >= 30 ? minutes + 1 : minutes
      if rounded == 60 { return count(hours + 1, "hour") }
      return rounded == 0 ? count(hours, "hour") : "\(grouped(hours)) h \(rounded) min"
    }
    if minutes > 0 { return rest == 0 ? count(minutes, "minute") : "\(minutes) min \(rest) s" }
    return count(rest, "second")
  }

  /// `59:40`, `1:59:40`, `0:45`.
  static func stopwatch(_ seconds: Double) -> String {
    let total = whole(seconds)
    let tail = AmountText.twoDigits(total % 60)
    if total >= 3600 {
      return "\(total / 3600):" + AmountText.twoDigits(total / 60 % 60) + ":" + tail
    }
    return "\(total / 60):" + tail
  }

  /// Whole seconds; what is longer than anybody lives is cut.
  private static func whole(_ seconds: Double) -> Int {
    seconds.isFinite ? Int(clamping: min(1e12, abs(seconds).rounded())) : 0
  }

  private static func count(_ number: Int, _ unit: String) -> String {
    "\(grouped(number)) \(unit)\(number == 1 ? "" : "s")"
  }

  private static func grouped(_ number: Int) -> String { Quantity.text(Double(number)) }
}
