import Time

/// A day that is over, or this one, as a message names it: `yesterday`, `on saturday`, `the day
/// before`.
package struct SaidDay: Hashable, Sendable {
  package let date: CalendarDate
  /// The places of its words.
  package let range: Range<Int>
  /// How many days a list of values is of that ends with this one: `the last three days`.
  package internal(set) var count = 1
  /// Whether what is told is of all days after this one: `since saturday`.
  package internal(set) var isSince = false

  static func isNamed(_ word: String) -> Bool {
    isWeekday(word) || ["yesterday", "yday", "yest", "today", "night"].contains(word)
  }

  package static func isWeekday(_ word: String) -> Bool { DayFinder.weekdays[word] != nil }

  func shifted(by days: Int) -> SaidDay {
    var day = SaidDay(date: date.adding(days: days), range: range)
    (day.count, day.isSince) = (count, isSince)
    return day
  }

  /// The days among words, in order.
  ///
  /// - Parameter isNight: whether values are of nights, which are noted on the day after.
  package static func all(in words: [String], today: CalendarDate, isNight: Bool) -> [SaidDay] {
    var days: [SaidDay] = []
    var index = 0
    while index < words.count {
      let finder = DayFinder(words: words, today: today, isNight: isNight, before: days.last?.date)
      if var day = finder.day(at: index) {
        if index > 0, words[index - 1] == "since" { day.isSince = true }
        days.append(day)
        index = day.range.upperBound
      } else {
        index += 1
      }
    }
    return days
  }
}

/// Finds the day that begins at a word.
private struct DayFinder {
  let words: [String]
  let today: CalendarDate
  let isNight: Bool
  /// The day that was named before.
  let before: CalendarDate?

  private func word(_ index: Int) -> String {
    words.indices.contains(index) ? words[index] : ""
  }

  private func day(_ offset: Int, _ index: Int, _ length: Int) -> SaidDay {
    SaidDay(date: today.adding(days: offset), range: index..<index + length)
  }

  func day(at index: Int) -> SaidDay? {
    let (one, two, three) = (word(index), word(index + 1), word(index + 2))
    guard mayBegin(one) || three == "ago" || three == "back" else { return nil }
    switch (one, two, three) {
    case ("day", "before", "yesterday"), ("night", "before", "last"):
      return day(isNight ? -1 : -2, index, 3)
    case ("day", "before", _), ("night", "before", _):
      let last = before ?? today.adding(days: -1)
      return SaidDay(date: last.adding(days: -1), range: index..<index + 2)
    case ("last", "night", _), ("last", "evening", _):
      return day(isNight ? 0 : -1, index, 2)
    case ("this", "morning", _), ("this", "afternoon", _), ("this", "evening", _), ("so", "far", _):
      return day(0, index, 2)
    case ("yesterday", "morning", _), ("yesterday", "evening", _), ("yesterday", "night", _),
      ("yesterday", "nite", _):
      return day(isNight ? 0 : -1, index, 2)
    case ("yesterday", _, _), ("yday", _, _), ("yesterdays", _, _), ("ystrday", _, _),
      ("yest", _, _):
      return day(isNight ? 0 : -1, index, 1)
    case ("today", _, _), ("tonight", _, _): return day(0, index, 1)
    case ("last", "week", _): return day(-7, index, 2)
    case ("a", "week", "ago"): return day(-7, index, 3)
    default: return list(index) ?? ago(index) ?? weekday(index) ?? monthDay(index)
    }
  }

  /// Whether a day may begin with a word; most words aren't read further.
  private func mayBegin(_ word: String) -> Bool {
    guard let first = word.utf8.first, !(0x30...0x39).contains(first) else { return true }
    return DayFinder.openings.contains(word)
  }

  private static let openings = Set(weekdays.keys).union(SaidDate.months.keys).union([
    "day", "night", "last", "past", "this", "so", "yesterday", "yesterdays", "yest", "yday",
    "ystrday",
    "today",
    "tonight", "a",
  ])

  /// `the last three days`, which end with yesterday.
  private func list(_ index: Int) -> SaidDay? {
    guard ["last", "past"].contains(word(index)),
      ["days", "nights"].contains(word(index + 2)), let count = DayFinder.count(word(index + 1)),
      (2...14).contains(count)
    else { return nil }
    var found = day(isNight ? 0 : -1, index, 3)
    found.count = count
    return found
  }

  private func ago(_ index: Int) -> SaidDay? {
    guard ["ago", "back"].contains(word(index + 2)), let count = DayFinder.count(word(index)),
      count <= 60
    else {
      return nil
    }
    switch word(index + 1) {
    case "day", "days": return day(-count, index, 3)
    case "night", "nights": return day(isNight ? 1 - count : -count, index, 3)
    case "week", "weeks": return day(-7 * count, index, 3)
    default: return nil
    }
  }

  private func weekday(_ index: Int) -> SaidDay? {
    guard let place = DayFinder.weekdays[word(index)] else { return nil }
    let lead = word(index - 1)
    if ["by", "until", "till", "til", "before", "next", "every", "each", "to", "a"].contains(lead) {
      return nil
    }
    if DayFinder.ambiguous.contains(word(index)), !["on", "last", "since"].contains(lead) {
      guard !["the", "i", "we", "he", "she", "and", "then", "just"].contains(lead),
        ![
          "for", "down", "still", "with", "there", "quietly", "on", "in", "at", "through",
          "from", "and", "another", "10", "15", "20", "30",
        ].contains(
          word(index + 1))
      else { return nil }
    }
    let now = Weekday.allCases.firstIndex(of: today.weekday) ?? 0
    let back = (now - place + 6) % 7 + 1
    // The night of a day is noted on the next.
    let offset = isNight ? min(0, 1 - back) : -back
    var found = day(offset, index, 1)
    found.isSince = lead == "since"
    return found
  }

  private func monthDay(_ index: Int) -> SaidDay? {
    guard let (month, number, length) = SaidDate.monthDay(words, at: index) else { return nil }
    for year in [today.year, today.year - 1] {
      if let date = CalendarDate(year: year, month: month, day: number), date <= today {
        return date.days(until: today) <= 120
          ? SaidDay(date: date, range: index..<index + length) : nil
      }
    }
    return nil
  }

  private static func count(_ word: String) -> Int? {
    word == "couple" ? 2 : AmountCount.count(word)
  }

  private static let ambiguous: Set<String> = ["sat", "sun", "mon", "wed"]

  static let weekdays: [String: Int] = [
    "monday": 0, "mon": 0, "tuesday": 1, "tue": 1, "tues": 1, "wednesday": 2, "wed": 2, "weds": 2,
    "thursday": 3, "thu": 3, "thur": 3, "thurs": 3, "friday": 4, "fri": 4, "saturday": 5, "sat": 5,
    "sunday": 6, "sun": 6,
  ]
}
