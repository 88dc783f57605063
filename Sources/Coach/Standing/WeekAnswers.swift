import Time
import Wellness

/// Answers about single days and weeks.
extension Standing {
  func dayAnswer(_ date: CalendarDate) -> String? {
    let day = dayText(date)
    guard let index = series.days.firstIndex(where: { $0.date == date }) else {
      let none = "Nothing is in for \(day.without("on "))"
      guard [.level, .result, .total].contains(measure),
        let last = series.days.last(where: { $0.date < date })
      else { return "\(none), so I can't say." }
      let before = "the last value before it was \(text(last.value)), \(dayText(last.date))"
      return "\(none); \(before)."
    }
    let value = series.days[index].value
    let step = value - (index > 0 ? series.days[index - 1].value : goal.initial)
    let isStep = measure == .total && step > 0
    let key = isStep ? "step" : isKept(value) ? "kept" : nil
    return sentence(
      isHabit ? "day habit" : "day \(measure.rawValue)",
      by: measure == .everyPeriod && period != .daily ? "longer" : key,
      [
        "day": day, "value": amountText(value), "apart": apart(value - goal.target),
        "beside": besideTime(lateness(of: value)), "step": apart(step),
      ])
  }

  // MARK: - Weeks

  /// The seven days up to today, or the week before this one.
  private func week(_ isLastWeek: Bool, back: Int = 0) -> ClosedRange<CalendarDate> {
    guard isLastWeek else {
      let end = today.adding(days: -7 * back)
      return end.adding(days: -6)...end
    }
    // A night is noted on the day after it.
    let shift = isNight || isNightClock ? 1 : 0
    let monday = Recurrence.weekly.period(around: today).first.adding(days: shift - 7 * (1 + back))
    return monday...monday.adding(days: 6)
  }

  private func values(in week: ClosedRange<CalendarDate>) -> [CoachFacts.Entry] {
    series.days.filter { week.contains($0.date) }
  }

  private func isMet(_ value: Double) -> Bool {
    measure == .timeOfDay ? lateness(of: value) <= 0 : isKept(value)
  }

  /// What a period is called; of a time of the evening, a night.
  var dayOrNight: String { isNightClock ? "night" : periodName }

  private func span(_ isLastWeek: Bool) -> String {
    isLastWeek ? "last week" : "in the last seven days"
  }

  func keptAnswer(_ isLastWeek: Bool) -> String? {
    guard period == .daily else { return nil }
    let span = span(isLastWeek)
    let all = values(in: week(isLastWeek))
    // Today's target may still be met, and its limit may still be broken.
    let closed = all.filter {
      $0.date != today || isNight || measure == .timeOfDay
        || isMet($0.value) == (measure == .everyPeriod)
    }
    let (counted, kept) = (closed.count, closed.filter { isMet($0.value) }.count)
    guard counted > 0 else {
      return "None that I can count: no \(dayOrNight) \(span) is over and has a value."
    }
    let some = "\(numberOrNone(kept)) of "
    let part = kept == counted ? [1: "", 2: "both of "][counted] ?? "all of " : some
    let how = [GoalMeasure.timeOfDay: "on time", .limit: "within the limit"][measure] ?? "met"
    let silent = 7 - all.count
    let rest = " \(capitalized(number(silent))) \(silent == 1 ? "has" : "have") no value."
    return sentence(
      "days kept",
      [
        "days": "\(part)the \(Standing.spelled(counted, dayOrNight))", "span": span,
        "how": "\(kept == 1 ? "was" : "were") \(how)", "silent": silent > 0 ? rest : "",
        "still": all.count > counted ? " Today is still open." : "",
      ])
  }

  func weekSumAnswer(_ isLastWeek: Bool) -> String? {
    guard period == .daily, measure == .everyPeriod || measure == .limit else { return nil }
    let values = values(in: week(isLastWeek)).map(\.value)
    guard !values.isEmpty else {
      return "Nothing is in for \(isLastWeek ? "last week" : "the last seven days")."
    }
    let kept = values.filter(isKept).count
    let how = measure == .limit ? "within the limit" : "at the target"
    return sentence(
      "week sum",
      [
        "sum": amountText(values.reduce(0, +)), "span": span(isLastWeek),
        "days": Standing.spelled(values.count, "day"), "part": numberOrNone(kept),
        "how": "\(kept == 1 ? "was" : "were") \(how)",
      ])
  }

  func weeksAnswer(_ isLastWeek: Bool) -> String? {
    let (new, old) = (week(isLastWeek), week(isLastWeek, back: 1))
    let (one, other) =
      isLastWeek ? ("last week", "the week before") : ("the last seven days", "the seven before")
    func verdict(_ isBetter: Bool) -> String { isBetter ? "Yes, better" : "No, not better" }
    switch measure {
    case .everyPeriod where period == .daily && !isHabit, .limit where period == .daily, .timeOfDay:
      guard let a = mean(in: new), let b = mean(in: old) else {
        let empty = values(in: new).isEmpty ? one : other
        return "I can't compare them: \(empty) \(isLastWeek ? "has" : "have") no values."
      }
      let isBetter = measure == .everyPeriod ? a > b : a < b
      let (now, then) = (meanText(a), meanText(b))
      let lead = now == then ? "About the same" : verdict(isBetter)
      let place = isLastWeek ? "" : "in "
      return "\(lead): \(now) a day on average \(place)\(one), and \(then) \(place)\(other)."
    case .total, .level:
      guard let a = change(over: new), let b = change(over: old) else {
        return "I can't compare them: it takes values from both weeks, and there are too few."
      }
      let isBetter = isDown && measure == .level ? a < b : a > b
      let lead = abs(a - b) < 1e-6 ? "About the same" : verdict(isBetter)
      let (now, then) = (changeText(a), changeText(b))
      return "\(lead): \(now) in \(one), and \(then) in \(other)."
    default: return answer(.trend)
    }
  }

  private func changeText(_ change: Double) -> String {
    measure == .total
      ? apart(max(0, change)) : "\(apart(change)) \(change < 0 ? "down" : "up")"
  }

  /// The average of some days, of a time of day the lateness; `nil` without a value in them.
  private func mean(in days: ClosedRange<CalendarDate>) -> Double? {
    let values = values(in: days).map { measure == .timeOfDay ? lateness(of: $0.value) : $0.value }
    return values.isEmpty ? nil : ValueSeries.mean(values)
  }

  /// By how much a value changed over some days; `nil` without a value in them and one before.
  private func change(over days: ClosedRange<CalendarDate>) -> Double? {
    guard let last = series.days.last(where: { days.contains($0.date) }) else { return nil }
    let before =
      series.days.last { $0.date < days.lowerBound }?.value
      ?? (measure == .total || goal.initial > 0 ? goal.initial : nil)
    return before.map { last.value - $0 }
  }

  var bestWeekAnswer: String? {
    let mondays = Set(series.days.map { Recurrence.weekly.period(around: $0.date).first }).sorted()
    guard mondays.count >= 2 else {
      let count = mondays.isEmpty ? "are none yet" : "is only one"
      return "Too early for a best week: it takes values from two weeks, and there \(count)."
    }
    let isSummed = measure == .total || measure == .level
    guard period == .daily || isSummed else { return answer(.best) }
    let isLess = measure == .limit || measure == .timeOfDay || isDown && measure == .level
    let weeks = mondays.compactMap { monday -> (monday: CalendarDate, value: Double)? in
      let week = monday...monday.adding(days: 6)
      return (isSummed ? change(over: week) : mean(in: week)).map { (monday, $0) }
    }
    let best = weeks.max { isLess ? $0.value > $1.value : $0.value < $1.value }
    guard let best else { return nil }
    let isThis = best.monday == Recurrence.weekly.period(around: today).first
    let when = isThis ? "this week" : "the week of \(DateWords.exact(best.monday))"
    let isWrong = isDown ? best.value > 0 : best.value < 0
    return sentence(
      "best week", by: measure.rawValue,
      [
        "when": when, "apart": apart(best.value), "mean": meanText(best.value),
        "way": isWrong ? "the wrong way even so" : isDown ? "down" : "up",
      ])
  }

  /// That the date which is worked with is not the goal's own.
  func clash(with own: CalendarDate) -> String {
    guard let date = goal.targetDate else { return "" }
    return date == own ? "" : " The goal itself still says \(DateWords.day(own, from: today))."
  }
}
