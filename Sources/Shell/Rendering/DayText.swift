import Time

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
