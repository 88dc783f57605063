import Numbers
import Time
import Wellness

/// Answers about paces: pages, kilometres, days and weeks.
extension Standing {
  func pagesAnswer(_ perBook: Double, _ daily: Double?, isOne: Bool) -> String? {
    let length = Quantity.text(perBook)
    func days(for pages: Double, at daily: Double) -> Int? {
      let days = Int(clamping: (pages / daily).rounded(.up))
      return days < 3650 ? days : nil
    }
    if isOne, let daily, daily > 0 {
      return days(for: perBook, at: daily).map(DateWords.span).map {
        "\(capitalized($0)) for one: \(length) pages at \(Quantity.text(daily)) a day."
      }
    }
    guard let gap, gap > 0 else { return answer(.gap) }
    let pages = gap * perBook
    if let daily, daily > 0 {
      guard let days = days(for: pages, at: daily) else { return nil }
      let date = today.adding(days: days)
      let isInTime = goal.targetDate.map { date <= $0 }
      let verdict = isInTime.map { $0 ? "Yes, that's in time: " : "Not quite in time: " } ?? ""
      let figure = Quantity.text(AmountText.figures(daily, 2))
      return verdict
        + sentence(
          "pages a day",
          ["daily": figure, "span": DateWords.span(days), "around": around(date), "length": length])
    }
    let rate = Quantity.text((pages / Double(max(1, daysLeft ?? 1))).rounded(.up))
    return sentence(
      "pages", by: daysLeft ?? 0 > 0 ? nil : "no date",
      ["pages": Quantity.text(pages), "length": length, "rate": rate])
  }

  /// Whether a result is a time.
  var isTimed: Bool { DurationText.seconds[ownUnit] != nil && isDown }

  var ownUnit: String { UnitWords.base(UnitPeriod(goal.unit).unit) }

  /// The distance that a result is of, in kilometres.
  var distance: Double? {
    let words = TextWord.all(in: goal.title).map(\.text)
    if words.contains("marathon") { return words.contains("half") ? 21.0975 : 42.195 }
    for number in SaidNumber.all(in: words) {
      let token = words[number.word]
      if token.last == "k" { return number.value / 1000 }
      switch UnitWords.base(number.unit) {
      case "km": return number.value >= 1000 ? number.value / 1000 : number.value
      case "mile": return number.value * 1.609_344
      case "m": return number.value / 1000
      default: continue
      }
    }
    return nil
  }

  func distanceAnswer(_ unit: String) -> String? {
    guard let distance, let seconds = DurationText.seconds[ownUnit] else { return nil }
    let count = unit == "mile" ? distance / 1.609_344 : distance
    func pace(_ value: Double) -> Double { value * seconds / count }
    let best = pace(value ?? 0)
    let pieces = [
      "unit": unit, "asked": DurationText.stopwatch(pace(goal.target)),
      "best": DurationText.stopwatch(best),
      "apart": DurationText.words((best - pace(goal.target)).rounded()),
    ]
    if value == nil { return sentence("distance / no value", pieces) }
    return sentence("distance", by: gap ?? 0 > 0 ? nil : "reached", pieces)
  }

  func neededAnswer(_ period: Recurrence) -> String? {
    guard let gap, gap > 0, let needed, let daysLeft, daysLeft > 0, safeDate == nil else {
      return nil
    }
    let days = period == .monthly ? 30.4375 : period.days
    guard days <= Double(daysLeft) else { return nil }
    let exact = needed * days
    let rate: String
    if let seconds = DurationText.seconds[ownUnit] {
      let total = exact * seconds
      let step = measure == .result || total < 300 ? 1.0 : 60
      rate = DurationText.words((total / step).rounded(.up) * step)
    } else if isWhole {
      if exact < 0.95 { return nil }
      rate = text(exact < 100 ? (exact - 1e-6).rounded(.up) : AmountText.figures(exact, .up))
    } else {
      rate = apart(AmountText.figures(exact, .up))
    }
    return sentence("needed each", ["rate": rate, "each": period.name])
  }

  var shortfallAnswer: String? {
    switch measure {
    case .everyPeriod where !isHabit:
      guard let pace else { return answer(.gap) }
      let difference = goal.target - averaged(pace)
      return sentence(
        "shortfall period", by: difference > 0 ? nil : "none",
        ["apart": apart(difference), "count": periods(closedPeriods.count)])
    case .total:
      guard let expected, let value, elapsed > 0 else { return nil }
      let short = expected - value
      return sentence(
        "shortfall", by: short > 0.005 * goal.target ? nil : "none",
        ["even": about(expected), "rate": RateText(self).actual(short / Double(elapsed))])
    default: return nil
    }
  }

  func reachAnswer(_ target: Double, _ date: CalendarDate?) -> String? {
    let other = aiming(at: target, by: date)
    guard other.daysLeft ?? -1 > 0 else { return nil }
    guard other.gap ?? 0 > 0 else { return other.sentence("reach / reached", ["now": nowText]) }
    if other.safeDate != nil { return other.sentence("reach / unsafe") }
    guard let pace, pace > 0, series.days.count >= 3, let needed = other.needed else {
      return other.sentence("reach")
    }
    let tight = pace >= needed * 0.6 ? "It would be tight" : "Not at your present pace"
    return other.sentence(
      "reach / pace",
      [
        "verdict": pace >= needed * 0.95 ? "Yes, that fits your pace" : tight,
        "pace": RateText(self).actual(pace),
      ])
  }

  var makeUpAnswer: String? {
    switch measure {
    case .everyPeriod, .limit: sentence("make up", by: measure.rawValue)
    case .total, .level, .result: answer(.perDay)
    default: nil
    }
  }
}
