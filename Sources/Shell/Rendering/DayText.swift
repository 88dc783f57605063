import Time
import UseCases

/// Days as people say them.
enum DayText {
  /// A date that reads behind `until` and `since`: `tomorrow`, `April 1`, `mid-June`, with the year
  /// where it is more than eleven months away.
  static func of(_ date: CalendarDate, from today: CalendarDate) -> String {
    let days = today.days(until: date)
    switch days {
    case -1: return "yesterday"
    case 0: return "today"
    case 1: return "tomorrow"
    default: break
    }
    let name = DayWords.months[date.month - 1].capitalizedFirst
    if abs(days) <= 45 { return "\(name) \(date.day)" }
    let part = date.day <= 10 ? "early " : date.day <= 20 ? "mid-" : "late "
    return part + name + (abs(days) <= 335 ? "" : " \(date.year)")
  }
}

extension Shell {
  /// The time on the user's clock, with the date where it is not today.
  func clockText(_ instant: Instant) -> String {
    let date = context.zone.date(at: instant)
    let time = context.zone.time(at: instant)
    return date == today ? time : "\(date) \(time)"
  }
}

/// How old something is, as people say it.
enum Age {
  /// `less than a minute`, `5 minutes`, `3 hours`, `2 days`.
  static func text(_ duration: Duration) -> String {
    let minutes = Int(duration.milliseconds / 60_000)
    switch minutes {
    case ..<1: return "less than a minute"
    case ..<60: return Plural.of(minutes, "minute")
    case ..<1440: return Plural.of(minutes / 60, "hour")
    default: return Plural.of(minutes / 1440, "day")
    }
  }
}
