import Numbers
import Time

/// A date to come that a message sets for the goal: `by november`, `in 6 weeks`, `the race is on May
/// 3`.
package struct SaidDate: Hashable, Sendable {
  package let date: CalendarDate

  /// `nil` for a message that names no such date.
  package init?(_ words: [String], today: CalendarDate) {
    guard words.contains(where: SaidDate.leads.contains) else { return nil }
    for index in words.indices {
      guard SaidDate.isLead(words, at: index),
        let date = SaidDate.date(words, at: index + 1, lead: words[index], today: today),
        date > today
      else { continue }
      self.date = date
      return
    }
    return nil
  }

  private static let leads: Set<String> = [
    "by", "until", "till", "til", "before", "in", "on", "is", "to",
  ]

  /// Whether the word leads to a date of the goal's: `in` and `on` only behind an occasion or with a
  /// question.
  private static func isLead(_ words: [String], at index: Int) -> Bool {
    switch words[index] {
    case "by", "until", "till", "til", "before": return true
    case "to":
      let moved: Set<String> = ["moved", "changed", "pushed", "shifted", "postponed", "is", "move"]
      return index > 0 && (moved.contains(words[index - 1]) || words[index - 1] == "back")
    case "in", "on", "is":
      let before = words[..<index].suffix(12)
      if before.contains(where: past.contains) { return false }
      return before.contains(where: occasions.contains)
        || words[index] == "in" && words.contains(where: asking.contains)
    default: return false
    }
  }

  private static let occasions: Set<String> = [
    "trip", "trips", "trips", "race", "races", "wedding", "exam", "holiday", "holidays", "vacation",
    "flight", "party", "reunion", "visit", "birthday", "deadline", "marathon", "event", "come",
    "comes", "coming", "leave", "leaving", "fly", "flying", "arrive", "due", "competition",
  ]

  private static let asking: Set<String> = [
    "can", "could", "will", "make", "realistic", "possible", "need", "doable", "manage", "reach",
    "enough", "there", "finish", "done",
  ]

  private static let past: Set<String> = [
    "was", "were", "did", "had", "ran", "read", "lost", "started", "ago", "last",
  ]

  private static func date(
    _ words: [String], at start: Int, lead: String, today: CalendarDate
  ) -> CalendarDate? {
    func word(_ offset: Int) -> String {
      words.indices.contains(start + offset) ? words[start + offset] : ""
    }
    let skipped = ["the", "about", "like", "around", "on", "in", "my", "our"].contains(word(0))
    if skipped {
      return date(words, at: start + 1, lead: word(0) == "in" ? "in" : lead, today: today)
    }
    if lead == "in" || lead == "is", let count = AmountCount.count(word(0)) {
      switch word(1) {
      case "day", "days": return today.adding(days: count)
      case "week", "weeks", "wks": return today.adding(days: 7 * count)
      case "month", "months":
        return today.adding(days: Int(clamping: (30.4375 * Double(count)).rounded()))
      case "year", "years": return today.adding(days: 365 * count)
      default: break
      }
    }
    guard lead != "is" else { return nil }
    return named(words, at: start, lead: lead, today: today)
  }

  private static func named(
    _ words: [String], at start: Int, lead: String, today: CalendarDate
  ) -> CalendarDate? {
    func word(_ offset: Int) -> String {
      words.indices.contains(start + offset) ? words[start + offset] : ""
    }
    if let (month, day, _) = monthDay(words, at: start) {
      return next(month: month, day: day, today: today)
    }
    var offset = 0
    var place = "start"
    if ["end", "middle", "mid", "start", "beginning"].contains(word(0)) {
      place = word(0)
      offset = word(1) == "of" ? 2 : 1
      if word(offset) == "the" { offset += 1 }
    }
    if let month = months[word(offset)] {
      let day = place == "end" ? 0 : ["middle", "mid"].contains(place) ? 15 : 1
      return next(month: month, day: day, today: today)
    }
    switch word(offset) {
    case "month" where place == "end":
      let last = CalendarDate.days(inMonth: today.month, of: today.year)
      return today.adding(days: last - today.day)
    case "year", "years": return CalendarDate(year: today.year, month: 12, day: 31)
    case "christmas", "xmas": return next(month: 12, day: 25, today: today)
    case "easter":
      return [today.year, today.year + 1].map(CalendarDate.easter).first {
        $0.map { $0 > today } ?? false
      }
        ?? nil
    case "summer": return next(month: 6, day: 21, today: today)
    case "week" where place == "end":
      return today.adding(days: 6 - (Weekday.allCases.firstIndex(of: today.weekday) ?? 0))
    default: break
    }
    guard lead != "in", let weekday = Weekday(rawValue: word(offset)) else { return nil }
    return DayWords.weekday(weekday).date(from: today)
  }

  /// The next such day; its last one for a day of 0.
  private static func next(month: Int, day: Int, today: CalendarDate) -> CalendarDate? {
    for year in [today.year, today.year + 1] {
      let day = day == 0 ? CalendarDate.days(inMonth: month, of: year) : day
      if let date = CalendarDate(year: year, month: month, day: day), date > today { return date }
    }
    return nil
  }

  /// `dec 20th`, `20 december`, `the 20th of december`, with the number of its words.
  package static func monthDay(
    _ words: [String], at index: Int
  ) -> (month: Int, day: Int, length: Int)? {
    func word(_ offset: Int) -> String {
      words.indices.contains(index + offset) ? words[index + offset] : ""
    }
    guard let first = word(0).utf8.first else { return nil }
    guard (0x30...0x39).contains(first) else {
      guard let next = word(1).utf8.first, (0x30...0x39).contains(next),
        let month = months[word(0)], let day = ordinal(word(1))
      else { return nil }
      return (month, day, 2)
    }
    guard let day = ordinal(word(0)) else { return nil }
    if let month = months[word(1)] { return (month, day, 2) }
    if word(1) == "of", let month = months[word(2)] { return (month, day, 3) }
    return nil
  }

  private static func ordinal(_ word: String) -> Int? {
    let digits = word.prefix { $0.isNumber }
    let rest = word.dropFirst(digits.count)
    guard ["", "st", "nd", "rd", "th"].contains(String(rest)), let day = Int(digits, in: 1...31)
    else { return nil }
    return day
  }

  package static let months: [String: Int] = [
    "january": 1, "jan": 1, "february": 2, "feb": 2, "march": 3, "april": 4, "apr": 4, "may": 5,
    "june": 6, "jun": 6, "july": 7, "jul": 7, "august": 8, "aug": 8, "september": 9, "sep": 9,
    "sept": 9, "october": 10, "oct": 10, "november": 11, "nov": 11, "december": 12, "dec": 12,
  ]
}

/// Small whole numbers in figures or as words.
package enum AmountCount {
  package static func count(_ word: String) -> Int? {
    if let number = Int(word, in: 1...400) { return number }
    if word == "a" { return 1 }
    return SaidNumber.values[word].flatMap { $0 <= 12 ? Int(clamping: $0) : nil }
  }
}
