import Time

/// A date that a message names without a year: `june 1`, `1st of june`, `end of march`, `the 31st`.
enum NamedDate {
  /// The next such date after today; `nil` where no day of a month is named.
  static func of(_ words: [String], after today: CalendarDate) -> CalendarDate? {
    for (index, word) in words.enumerated() {
      if let month = months.firstIndex(where: { $0 == word || $0.prefix(3) == word }) {
        let place = neighbours(index, words).lazy.compactMap { day($0) }.first
        let isEnd = index > 1 && words[index - 1] == "of" && words[index - 2] == "end"
        let isThisYear = month + 1 >= today.month
        let year = isThisYear ? today.year : today.year + 1
        let last = CalendarDate.days(inMonth: month + 1, of: year)
        guard let day = isEnd ? last : place else { continue }
        return CalendarDate(year: year, month: month + 1, day: day)
      }
      if index > 0, words[index - 1] == "the", word.utf8.last.map({ $0 > 0x39 }) ?? false,
        let day = day(word), day > today.day
      {
        return CalendarDate(year: today.year, month: today.month, day: day)
      }
    }
    return nil
  }

  private static func neighbours(_ index: Int, _ words: [String]) -> [String] {
    [index + 1, index - 1, index - 2].filter { words.indices.contains($0) }.map { words[$0] }
  }

  /// `1`, `1st`, `31`.
  private static func day(_ word: String) -> Int? {
    let digits = word.prefix { $0.isNumber }
    let suffix = word.dropFirst(digits.count)
    guard let day = Int(digits), (1...31).contains(day),
      suffix.isEmpty || ["st", "nd", "rd", "th"].contains(suffix)
    else { return nil }
    return day
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
}
