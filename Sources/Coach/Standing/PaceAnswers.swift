import Numbers
import Time
import Wellness

/// Answers about paces: pages, kilometres, days and weeks.
extension Standing {
  func pagesAnswer(_ perBook: Double, _ daily: Double?, isOne: Bool) -> String? {
    if isOne, let daily, daily > 0 {
      let days = Int(clamping: (perBook / daily).rounded(.up))
      guard days < 3650 else { return nil }
      return
        "\(capitalized(DateWords.span(days))) for one: \(Quantity.text(perBook)) pages at \(Quantity.text(daily)) a day."
    }
    guard let gap, gap > 0 else { return answer(NumberQuestion.gap) }
    let pages = gap * perBook
    let length = Quantity.text(perBook)
    if let daily, daily > 0 {
      let days = Int(clamping: (pages / daily).rounded(.up))
      guard days < 3650 else { return nil }
      let date = today.adding(days: days)
      let verdict =
        goal.targetDate.map { date <= $0 ? "Yes, that's in time: " : "Not quite in time: " } ?? ""
      return capitalized(
        "\(verdict)\(Quantity.text(AmountText.figures(daily, 2))) pages a day is \(gapText) in \(DateWords.span(days)), so \(around(date)), at \(length) pages a book."
      )
    }
    guard let daysLeft, daysLeft > 0 else {
      return
        "\(Quantity.text(pages)) pages: that's \(gapText) of \(length) pages each. Without a date ahead there's no number a day."
    }
    let rate = (pages / Double(daysLeft)).rounded(.up)
    return
      "About \(Quantity.text(rate)) pages a day: \(gapText) of \(length) pages are \(Quantity.text(pages)) pages over \(spanLeft), until \(deadline ?? "")."
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
    let target = DurationText.stopwatch(pace(goal.target))
    guard let value else {
      return
        "\(target) per \(unit) is what \(targetText) asks for; there's no result of yours yet to compare it with."
    }
    guard let gap, gap > 0 else {
      return
        "\(DurationText.stopwatch(pace(value))) per \(unit): that's your best of \(nowText), and \(targetText) asked for \(target)."
    }
    let apart = (pace(value) - pace(goal.target)).rounded()
    return
      "\(DurationText.words(apart)) per \(unit): your best of \(nowText) is \(DurationText.stopwatch(pace(value))) per \(unit), and \(targetText) is \(target)."
  }

  func neededAnswer(_ period: Recurrence) -> String? {
    guard let gap, gap > 0, let needed, let daysLeft, daysLeft > 0, safeDate == nil else {
      return nil
    }
    let days = period == .daily ? 1.0 : period == .weekly ? 7 : 30.4375
    let name = period == .daily ? "day" : period == .weekly ? "week" : "month"
    guard days <= Double(daysLeft) else { return nil }
    let exact = needed * days
    let rate: String
    if let seconds = DurationText.seconds[ownUnit] {
      let total = exact * seconds
      rate = DurationText.words(
        measure == .result || total < 300 ? total.rounded(.up) : (total / 60).rounded(.up) * 60)
    } else if isWhole {
      if exact < 0.95 { return nil }
      rate = text(exact < 100 ? (exact - 1e-6).rounded(.up) : AmountText.figures(exact, .up))
    } else {
      rate = apart(AmountText.figures(exact, .up))
    }
    return
      "About \(rate) a \(name): that's \(gapText) over \(spanLeft), until \(deadline ?? "")."
  }

  var shortfallAnswer: String? {
    switch measure {
    case .everyPeriod where !isHabit:
      guard let pace else { return answer(.gap) }
      let difference = goal.target - averaged(pace)
      let count = periods(closedPeriods.count)
      return difference > 0
        ? "About \(apart(difference)) a \(periodName) short: your average is \(averageText(pace)) over \(count) with a value, and \(targetText) is the target."
        : "None on average: it's \(averageText(pace)) a \(periodName) over \(count) with a value, for a target of \(targetText)."
    case .total:
      guard let expected, let value, elapsed > 0 else { return nil }
      let short = expected - value
      guard short > 0.005 * goal.target else {
        return
          "You aren't short: \(text(value)) so far, where an even pace would have made \(about(expected))."
      }
      return
        "\(capitalized(RateText(self).actual(short / Double(elapsed)))) short so far: you have \(text(value)), and an even pace would have made \(about(expected))."
    default: return nil
    }
  }

  func reachAnswer(_ target: Double, _ date: CalendarDate?) -> String? {
    let other = Standing(goal.aiming(at: target).until(date), today: today, measure: measure)
    guard other.daysLeft ?? -1 > 0 else { return nil }
    guard let gap = other.gap, gap > 0 else {
      return "You're there already: \(nowText), and \(other.targetText) is behind you."
    }
    if other.safeDate != nil {
      return
        "Not safely: \(other.gapText) in \(other.spanLeft) is too fast for weight. At a safe pace it's \(other.safeDate.map(other.aroundDay) ?? "later")."
    }
    let rate = other.neededText.map { $0 } ?? ""
    guard let pace, pace > 0, series.days.count >= 3, let needed = other.needed else {
      return "It's \(other.gapText) to \(other.targetText) in \(other.spanLeft). \(rate)"
    }
    let verdict =
      pace >= needed * 0.95
      ? "Yes, that fits your pace"
      : pace >= needed * 0.6 ? "It would be tight" : "Not at your present pace"
    return
      "\(verdict): \(other.gapText) to \(other.targetText) in \(other.spanLeft). \(rate) Lately it's been \(RateText(self).actual(pace))."
  }

  var makeUpAnswer: String? {
    switch measure {
    case .everyPeriod, .limit:
      "Nothing extra: every \(periodName) starts fresh, so the next one asks for \(measure == .limit ? "at most \(limitText)" : targetText) and no more."
    case .total, .level, .result: answer(.perDay)
    default: nil
    }
  }
}
