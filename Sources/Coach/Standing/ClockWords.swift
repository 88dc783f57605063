import Numbers
import Time
import Wellness

/// What sentences about a time of day are made of. Distances are minutes, and go round midnight.
extension Standing {
  /// `35 minutes after 22:30`, `on the minute`, `10 minutes before 22:30`.
  func off(_ lateness: Double) -> String {
    abs(lateness) < 0.5 ? "on the minute" : beside(lateness)
  }

  /// The same, said of a value that is named before.
  func besideTime(_ lateness: Double) -> String {
    abs(lateness) < 0.5 ? "right on time" : beside(lateness)
  }

  /// `35 minutes after 22:30`; what waits for a time misses it by being early.
  func beside(_ lateness: Double) -> String {
    "\(apart(lateness)) \((lateness > 0) == isDown ? "after" : "before") \(targetText)"
  }

  /// By how much the last value is late.
  var lastLateness: Double { lateness(of: value ?? goal.target) }

  /// How many quarters of an hour the average is off.
  var quarters: Int { Int(clamping: ((pace ?? 0) / 15).rounded(.up)) }

  /// On how many days it was late: `two of the six days you've entered`.
  var lateDays: String {
    let counted = periodsCounted ?? 0
    let late = counted - (periodsKept ?? 0)
    return late == 0 && counted == 1 ? "none" : Standing.part(late, of: counted, "day")
  }
}
