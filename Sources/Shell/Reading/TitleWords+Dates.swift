import Wellness

/// The days that a title names.
extension TitleWords {
  /// The day by which, and the places of its words. A span is one (`in 30 days`) where it is not all
  /// that the title counts (`No sugar for 30 days`).
  func date() -> (DayWords?, Set<Int>) {
    for place in words.indices.reversed() {
      let rest = Array(words.dropFirst(place + 1).prefix(DayWords.mostWords))
      for count in stride(from: rest.count, to: 0, by: -1) {
        guard let day = day(of: rest.prefix(count), behind: words[place], at: place) else {
          continue
        }
        return (day, Set(place...(place + count)))
      }
      if let (day, count) = span(at: place) { return (day, Set(place..<(place + count))) }
    }
    return (nil, [])
  }

  private func day(
    of rest: ArraySlice<String>, behind lead: String, at place: Int
  ) -> DayWords? {
    guard let day = TitleWords.day(rest.joined(separator: " ")) else { return nil }
    let isBy = TitleWords.leads.contains(lead)
    switch day {
    case .inDays, .inMonths:
      let isSpan = rest.contains { $0.first?.isNumber ?? false }
      if lead == "in" || lead == "within" { return isSpan ? day : nil }
      let others = amounts(except: Set(place...(place + rest.count)))
      return lead == "for" && isSpan && !others.isEmpty || isBy && !isSpan ? day : nil
    case .endOfMonth(let month):
      if lead == "before" { return .inYear(month: month, day: 1) }
      // `In may` and `in mar` may be something else.
      return isBy || lead == "in" && rest.first?.count ?? 0 > 3 ? day : nil
    case .date: return isBy || lead == "in" || lead == "on" ? day : nil
    case .season(let edge, let season):
      if isBy || lead == "for" { return day }
      // What is done in a season is done by its end.
      return edge == .last || TitleWords.whiles.contains(lead) ? .season(.last, of: season) : nil
    case .edge: return isBy || TitleWords.whiles.contains(lead) ? day : nil
    case .inYear, .beforeEaster: return isBy || lead == "for" || lead == "on" ? day : nil
    case .weekday: return isBy ? day : nil
    }
  }

  /// `this year`, `next month`, `this summer` and `tomorrow` without a word before them, with how many
  /// words they are.
  private func span(at place: Int) -> (DayWords, Int)? {
    guard !TitleWords.leads.union(TitleWords.whiles).contains(before(place)) else { return nil }
    if words[place] == "tomorrow" { return (.inDays(1), 1) }
    guard ["this", "next"].contains(words[place]), place + 1 < words.count,
      let day = TitleWords.day(words[place...(place + 1)].joined(separator: " "))
    else { return nil }
    if case .season(_, let season) = day { return (.season(.last, of: season), 2) }
    return (day, 2)
  }

  private static func day(_ text: String) -> DayWords? {
    do { return try DayWords(text) } catch { return nil }
  }

  private static let leads: Set = ["by", "until", "till", "before", "til"]
  private static let whiles: Set = ["in", "over", "during", "throughout"]

  // Times that are not understood

  /// The words that seem to name a time by which something is done, where it is none that is known
  /// here: `by my birthday`, `before I turn 40`.
  ///
  /// - Parameter read: the places of words that are understood otherwise.
  func unknownDate(except read: Set<Int>) -> String? {
    words.indices.lazy.compactMap { place -> String? in
      let lead = words[place]
      let isBy = TitleWords.leads.contains(lead)
      guard isBy || lead == "this" || lead == "next" else { return nil }
      let clause = clause(from: place, atMost: 6)
      let rest = words[clause.dropFirst()]
      guard read.isDisjoint(with: clause),
        isBy ? namesTime(rest, behind: lead) : rest.first.map(TitleWords.events.contains) ?? false
      else { return nil }
      let end = clause.dropFirst(2).first { TitleWords.joints.contains(words[$0]) }
      return text(of: Set(clause.lowerBound..<(end ?? clause.upperBound)))
    }.first
  }

  /// Whether words behind `by` may be a time that comes once: not a way to do something (`by
  /// walking`), a place (`by the river`), a part of the day (`before bed`) or a measure (`by 20 %`).
  private func namesTime(_ rest: ArraySlice<String>, behind lead: String) -> Bool {
    guard let first = rest.first else { return false }
    if first.first?.isNumber ?? false {
      // An age.
      return rest.count == 1 && first.count == 2 && first.allSatisfy(\.isNumber) && first > "17"
    }
    let isPlace = lead == "by" && ["the", "a", "an"].contains(first)
    return !first.hasSuffix("ing") && TitleWords.noTimes.isDisjoint(with: rest)
      && (!isPlace || !TitleWords.events.isDisjoint(with: rest))
  }

  /// Words that go on with something else.
  private static let joints: Set = ["and", "for", "with", "to", "so", "at", "in", "by", "without"]

  /// What comes once, or has a beginning and an end.
  private static let events: Set = [
    "end", "start", "beginning", "middle", "time", "day", "date", "wedding", "party", "holiday",
    "holidays", "vacation", "trip", "race", "marathon", "exam", "exams", "deadline", "reunion",
    "season", "semester", "term", "quarter", "decade", "birthday", "anniversary", "festival",
    "concert", "conference", "graduation", "finals", "move", "birth", "tournament", "event",
  ]

  /// Words behind `by` and `before` that name no day.
  private static let noTimes: Set = [
    "bed", "bedtime", "sleep", "breakfast", "lunch", "dinner", "supper", "work", "school", "noon",
    "midnight", "midday", "sunrise", "sunset", "dawn", "dusk", "dark", "meals", "meal", "food",
    "coffee", "morning", "evening", "night", "nightfall", "class", "heart", "hand", "foot", "bike",
    "bicycle", "car", "train", "bus", "boat", "plane", "myself", "yourself", "half", "side",
    "percent", "%", "default", "means", "third", "ear", "example", "choice", "everything",
    "anything", "each", "every", "then", "now", "shower", "exercise", "workout", "meetings",
  ]
}
