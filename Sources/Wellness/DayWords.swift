import Numbers
import Time

/// A day as people name it; which date it is depends on the day it is said on.
package enum DayWords: Hashable, Sendable {
  case date(CalendarDate)
  /// The next day of that name in the calendar, e.g. `31 jan`.
  case inYear(month: Int, day: Int)
  /// The next such weekday after today.
  case weekday(Weekday)
  case inDays(Int)
  /// The same day so many months on, or the last of its month.
  case inMonths(Int)
  /// The next last day of a month, e.g. `june`.
  case endOfMonth(Int)
  /// The first or the last day of the week, month or year in which it is said, or of the next one.
  case edge(Edge, of: Span, isNext: Bool)
  /// The next first or last day of a season.
  case season(Edge, of: Season)
  /// The day before the next Easter Sunday.
  case beforeEaster

  /// An end of a span of time.
  package enum Edge: Sendable { case first, last }

  package enum Span: String, Sendable { case week, month, year }

  /// Why a text is no day.
  package enum Problem: Error, Hashable, Sendable {
    case unreadable
    /// A day that its month hasn't, e.g. 31 February.
    case noSuchDay(month: Int, year: Int?, days: Int)
  }

  package static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// The most words that a day takes: `the end of june 2027`.
  package static let mostWords = 5

  /// Reads `2027-01-31`, `2027/1/31`, `31.01.2027`, `31 jan`, `jan 31 2027`, `june`,
  /// `end of year`, `today`, `tomorrow`, `friday`, `+30d`, `+6w`, `+3m`, `+1y`, `in 6 weeks`,
  /// `next month`, `summer` or `Christmas`.
  package init(_ text: String) throws(Problem) {
    let words = text.lowercased().split { $0 == " " || $0 == "," }.map(String.init)
    if words.count == 1, let known = try DayWords.single(words[0]) {
      self = known
      return
    }
    if let known = DayWords.span(inWords: words) ?? DayWords.holiday(words) {
      self = known
      return
    }
    let plain = words.filter { !["the", "of", "this"].contains($0) }
    if let end = DayWords.end(plain) ?? DayWords.span(plain) {
      self = end
      return
    }
    let year = plain.count == 3 ? DayWords.year(plain[2]) : nil
    guard plain.count == 2 || year != nil,
      let (day, month) = DayWords.dayAndMonth(plain[0], plain[1])
    else { throw .unreadable }
    self = try DayWords.checked(year: year, month: month, day: day)
  }

  /// Whether a word is only the first half of a date, as `31` of `31 jan`.
  package static func isHalf(_ word: String) -> Bool {
    day(word) != nil || month(word.lowercased()) != nil
  }

  /// How many of some words are a day, the most that can be: 2 of `31 jan Run`. Where none are, what
  /// may have been meant for one.
  package static func count(in words: [String]) -> Int {
    for count in stride(from: min(mostWords, words.count), through: 1, by: -1) {
      do {
        _ = try DayWords(words.prefix(count).joined(separator: " "))
        return count
      } catch .noSuchDay {
        return count
      } catch {
        continue
      }
    }
    return words.count > 1 && isHalf(words[0]) ? 2 : 1
  }

  /// The date that is meant on a day.
  package func date(from today: CalendarDate) -> CalendarDate {
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
    case .inMonths(let count):
      let month = today.year * 12 + today.month - 1 + count
      let last = DayWords.lastDay(year: month / 12, month: month % 12 + 1, today)
      return last.adding(days: min(0, today.day - last.day))
    case .endOfMonth(let month):
      return DayWords.lastDay(
        year: today.year + (month < today.month ? 1 : 0), month: month, today)
    case .edge(let edge, of: let span, isNext: let isNext):
      return span.day(edge, isNext: isNext, from: today)
    case .season(let edge, of: let season): return season.day(edge, from: today)
    case .beforeEaster:
      let days = (0...1).compactMap {
        CalendarDate.easter(in: today.year + $0)?.adding(days: -1)
      }
      return days.first { $0 >= today } ?? today
    }
  }

  static func lastDay(year: Int, month: Int, _ today: CalendarDate) -> CalendarDate {
    let days = CalendarDate.days(inMonth: month, of: year)
    return CalendarDate(year: year, month: month, day: days) ?? today
  }

  /// `june`, `end of june 2027`, `end of 2027`.
  private static func end(_ words: [String]) -> DayWords? {
    let isEnd = words.first == "end"
    let rest = isEnd ? Array(words.dropFirst()) : words
    guard let first = rest.first, rest.count <= 2 else { return nil }
    if rest.count == 1, let year = year(first) {
      return CalendarDate(year: year, month: 12, day: 31).map { .date($0) }
    }
    guard let month = month(first) else { return nil }
    if rest.count == 1 { return .endOfMonth(month) }
    guard let year = year(rest[1]) else { return nil }
    let days = CalendarDate.days(inMonth: month, of: year)
    return CalendarDate(year: year, month: month, day: days).map { .date($0) }
  }

  /// `in 6 weeks`, `6 weeks`, `3 months`.
  private static func span(_ words: [String]) -> DayWords? {
    let rest = words.first == "in" ? words.dropFirst() : words[...]
    guard rest.count == 2, let first = rest.first, let unit = rest.last,
      let count = first == "a" ? 1 : number(first[...]), (1...520).contains(count)
    else { return nil }
    switch unit {
    case "day", "days": return .inDays(count)
    case "week", "weeks": return .inDays(count * 7)
    case "month", "months": return .inMonths(count)
    case "year", "years": return .inMonths(count * 12)
    default: return nil
    }
  }

  private static func dayAndMonth(_ first: String, _ second: String) -> (Int, Int)? {
    if let day = day(first), let month = month(second) { return (day, month) }
    if let month = month(first), let day = day(second) { return (day, month) }
    return nil
  }

  /// `31.01.2027`, `31.1.`; `nil` for what has not that form.
  private static func dotted(_ word: String) throws(Problem) -> DayWords? {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let day = day(String(parts[0])), parts[1].count <= 2,
      let month = number(parts[1]), (1...12).contains(month)
    else { return nil }
    if parts[2].isEmpty { return try checked(year: nil, month: month, day: day) }
    guard let year = year(String(parts[2])) else { return nil }
    return try checked(year: year, month: month, day: day)
  }

  private static func year(_ word: String) -> Int? {
    guard word.count == 4, let year = number(word[...]), (1900...2199).contains(year) else {
      return nil
    }
    return year
  }

  private static func single(_ word: String) throws(Problem) -> DayWords? {
    switch word {
    case "today": return .inDays(0)
    case "tomorrow": return .inDays(1)
    default: break
    }
    if let date = CalendarDate(word) { return .date(date) }
    if let date = try dotted(word) { return date }
    let parts = word.split(
      separator: word.contains("/") ? "/" : "-", omittingEmptySubsequences: false)
    if parts.count == 3, parts[0].count == 4, let year = number(parts[0]),
      let month = Int(parts[1], in: 1...12), let day = Int(parts[2], in: 1...99)
    {
      return try checked(year: year, month: month, day: day)
    }
    let digits = word.dropFirst().prefix(while: \.isNumber)
    if word.hasPrefix("+"), let count = number(digits), count <= 3660 {
      switch word.dropFirst(1 + digits.count) {
      case "d": return .inDays(count)
      case "w" where count <= 520: return .inDays(count * 7)
      case "m" where count <= 120, "mo" where count <= 120: return .inMonths(count)
      case "y" where count <= 10: return .inMonths(count * 12)
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
    year: Int?, month: Int, day: Int
  ) throws(Problem) -> DayWords {
    // 2028 is a leap year, so that 29 feb is a day.
    let days = CalendarDate.days(inMonth: month, of: year ?? 2028)
    guard day <= days else { throw .noSuchDay(month: month, year: year, days: days) }
    guard let year else { return .inYear(month: month, day: day) }
    guard let date = CalendarDate(year: year, month: month, day: day) else {
      throw .noSuchDay(month: month, year: year, days: days)
    }
    return .date(date)
  }

  /// `31`, `31.`, `31st`.
  private static func day(_ word: String) -> Int? {
    let ends = [".", "st", "nd", "rd", "th"]
    let end = word.count > 2 || word.hasSuffix(".") ? ends.first(where: word.hasSuffix) : nil
    let digits = word.dropLast(end?.count ?? 0)
    guard digits.count <= 2, let day = number(digits), (1...31).contains(day) else { return nil }
    return day
  }

  /// A number of plain digits, without a sign.
  private static func number(_ digits: Substring) -> Int? {
    Int(digits, in: 0...Int.exactRange.upperBound)
  }

  private static func month(_ word: String) -> Int? {
    guard word.count >= 3 else { return nil }
    return months.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
  }
}
