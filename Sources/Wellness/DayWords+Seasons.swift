import Time

/// Seasons of the northern half of the earth, by the usual days of equinox and solstice.
package enum Season: String, Sendable {
  case spring, summer, autumn, winter

  /// `spring`, `fall`.
  init?(word: String) {
    guard let season = Season(rawValue: word == "fall" ? "autumn" : word) else { return nil }
    self = season
  }

  /// Its next first or last day; the last one of a season that has begun is that of this one.
  func day(_ edge: DayWords.Edge, from today: CalendarDate) -> CalendarDate {
    let (month, day) = edge == .first ? first : next.first
    let days = (0...2).compactMap {
      CalendarDate(year: today.year + $0, month: month, day: day)?
        .adding(days: edge == .first ? 0 : -1)
    }
    return days.first { $0 >= today } ?? today
  }

  private var first: (month: Int, day: Int) {
    switch self {
    case .spring: (3, 20)
    case .summer: (6, 21)
    case .autumn: (9, 22)
    case .winter: (12, 21)
    }
  }

  private var next: Season {
    switch self {
    case .spring: .summer
    case .summer: .autumn
    case .autumn: .winter
    case .winter: .spring
    }
  }
}

extension DayWords.Span {
  /// The first or the last day of the span around a day, or of the one after it.
  func day(_ edge: DayWords.Edge, isNext: Bool, from today: CalendarDate) -> CalendarDate {
    let last =
      switch self {
      case .week:
        today.adding(days: 6 - (Weekday.allCases.firstIndex(of: today.weekday) ?? 0))
      case .month: DayWords.lastDay(year: today.year, month: today.month, today)
      case .year: DayWords.lastDay(year: today.year, month: 12, today)
      }
    if !isNext {
      guard edge == .first else { return last }
      switch self {
      case .week: return last.adding(days: -6)
      case .month: return today.adding(days: 1 - today.day)
      case .year: return CalendarDate(year: today.year, month: 1, day: 1) ?? today
      }
    }
    let first = last.adding(days: 1)
    return edge == .first ? first : day(.last, isNext: false, from: first)
  }
}

extension DayWords {
  /// `next month`, `this year`, `end of the week`, `start of next year`, `summer`, `end of autumn`.
  static func span(inWords words: [String]) -> DayWords? {
    var rest = words.filter { !["the", "of", "day"].contains($0) }[...]
    var edge: Edge?
    switch rest.first {
    case "end": edge = .last
    case "start", "beginning", "first": edge = .first
    default: break
    }
    if edge != nil { rest.removeFirst() }
    let which = rest.first.flatMap { ["this", "next", "coming"].contains($0) ? $0 : nil }
    if which != nil { rest.removeFirst() }
    guard rest.count == 1, let word = rest.first else { return nil }
    if let season = Season(word: word) { return .season(edge ?? .first, of: season) }
    if which != nil, let weekday = Weekday(rawValue: word) { return .weekday(weekday) }
    if which != nil, let month = months.firstIndex(of: word) { return .endOfMonth(month + 1) }
    if word == "weekend" { return edge == .first ? .weekday(.saturday) : .weekday(.sunday) }
    guard let span = Span(rawValue: word), edge != nil || which != nil else { return nil }
    return .edge(edge ?? .last, of: span, isNext: which == "next" || which == "coming")
  }

  /// Feasts as dates by which something is done: Christmas and New Year are over before they come.
  static func holiday(_ words: [String]) -> DayWords? {
    let name = words.filter { $0 != "the" }.joined(separator: " ")
      .filter { $0 != "'" && $0 != "’" }
    if ["easter", "easter sunday"].contains(name) { return .beforeEaster }
    return holidays[name].map { .inYear(month: $0.month, day: $0.day) }
  }

  private static let holidays: [String: (month: Int, day: Int)] = [
    "christmas": (12, 24), "xmas": (12, 24), "christmas eve": (12, 24), "christmas day": (12, 25),
    "new year": (12, 31), "new years": (12, 31), "new years eve": (12, 31),
    "new years day": (1, 1), "halloween": (10, 31), "valentines day": (2, 14),
    "valentines": (2, 14),
  ]
}
