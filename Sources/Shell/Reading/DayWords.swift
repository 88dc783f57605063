import Time

/// A day as people name it; which date it is depends on the day it is said on.
enum DayWords: Hashable, Sendable {
  case date(CalendarDate)
  /// The next day of that name in the calendar, e.g. `31 jan`.
  case inYear(month: Int, day: Int)
  /// The next such weekday after today.
  case weekday(Weekday)
  case inDays(Int)

  static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// Reads `2027-01-31`, `31 jan`, `jan 31`, `today`, `tomorrow`, `friday`, `+30d` or `+6w`.
  init(_ text: String, for place: String) throws(UsageProblem) {
    let words = text.lowercased().split(separator: " ").map(String.init)
    if words.count == 1, let known = try DayWords.single(words[0], place) {
      self = known
      return
    }
    if words.count == 2 {
      let (first, second) = (words[0], words[1])
      if let day = DayWords.day(first), let month = DayWords.month(second) {
        self = try DayWords.checked(month: month, day: day, text)
        return
      }
      if let month = DayWords.month(first), let day = DayWords.day(second) {
        self = try DayWords.checked(month: month, day: day, text)
        return
      }
    }
    throw .bad(text, for: place, expected: Usage.Kind.date.expectation)
  }

  /// Whether a word is only the first half of a date, as `31` of `31 jan`.
  static func isHalf(_ word: String) -> Bool {
    day(word) != nil || month(word.lowercased()) != nil
  }

  /// The date that is meant on a day.
  func date(from today: CalendarDate) -> CalendarDate {
    switch self {
    case .date(let date): return date
    case .inDays(let days): return today.adding(days: days)
    case .weekday(let weekday):
      let dates = (1...7).map { today.adding(days: $0) }
      return dates.first { $0.weekday == weekday } ?? today
    case .inYear(let month, let day):
      let years = (0...8).compactMap {
        CalendarDate(year: today.year + $0, month: month, day: day)
      }
      return years.first { $0 >= today } ?? today
    }
  }

  private static func single(
    _ word: String, _ place: String
  ) throws(UsageProblem) -> DayWords? {
    switch word {
    case "today": return .inDays(0)
    case "tomorrow": return .inDays(1)
    default: break
    }
    if let date = CalendarDate(word) { return .date(date) }
    let parts = word.split(separator: "-")
    if parts.count == 3, parts[0].count == 4, let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2]), (1...12).contains(month), day > 0
    {
      let days = CalendarDate.days(inMonth: month, of: year)
      throw .noSuchDay(word, month: "\(months[month - 1].capitalizedFirst) \(year)", days: days)
    }
    if word.hasPrefix("+"), let count = number(word.dropFirst().dropLast()), count <= 3660 {
      switch word.last {
      case "d": return .inDays(count)
      case "w" where count <= 520: return .inDays(count * 7)
      default: break
      }
    }
    if word.count >= 3, let weekday = Weekday.allCases.first(where: { $0.rawValue.hasPrefix(word) })
    {
      return .weekday(weekday)
    }
    return nil
  }

  private static func checked(
    month: Int, day: Int, _ text: String
  ) throws(UsageProblem) -> DayWords {
    // 2028 is a leap year, so that 29 feb is a day.
    let days = CalendarDate.days(inMonth: month, of: 2028)
    guard day <= days else {
      throw .noSuchDay(text, month: months[month - 1].capitalizedFirst, days: days)
    }
    return .inYear(month: month, day: day)
  }

  private static func day(_ word: String) -> Int? {
    guard word.count <= 2, let day = number(word[...]), (1...31).contains(day) else { return nil }
    return day
  }

  /// A number of plain digits, without a sign.
  private static func number(_ digits: Substring) -> Int? {
    digits.allSatisfy { $0.isASCII && $0.isNumber } ? Int(digits) : nil
  }

  private static func month(_ word: String) -> Int? {
    guard word.count >= 3 else { return nil }
    return months.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
  }
}

extension String {
  /// The text with its first letter large.
  var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
