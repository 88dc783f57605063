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
