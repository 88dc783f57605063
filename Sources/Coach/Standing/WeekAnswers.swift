import Time
import Wellness

/// Answers about single days and weeks.
extension Standing {
  func dayAnswer(_ date: CalendarDate) -> String? {
    let when = capitalized(dayText(date))
    guard let index = series.days.firstIndex(where: { $0.date == date }) else {
      guard measure == .level || measure == .result || measure == .total,
        let last = series.days.last(where: { $0.date < date })
      else { return "Nothing is in for \(dayText(date).withoutOn), so I can't say." }
      return
        "Nothing is in for \(dayText(date).withoutOn); the last value before it was \(text(last.value)), \(dayText(last.date))."
    }
    let value = series.days[index].value
    switch measure {
    case .everyPeriod:
      if isHabit { return "\(when) it was done, so it counts." }
      guard period == .daily else {
        return "\(when) you stood at \(text(value)) for the \(periodName)."
      }
      let apart = value - goal.target
      let how =
        apart >= 0
        ? "so the target of \(targetText) was met" : "\(self.apart(apart)) short of \(targetText)"
      return "\(when) it was \(text(value)), \(how)."
    case .limit:
      let how =
        value <= goal.target
        ? "within the limit of \(limitText)" : "\(self.apart(value - goal.target)) over the limit"
      return "\(when) it was \(amountOrNone(value)), \(how)."
    case .timeOfDay:
      let late = lateness(of: value)
      return
        "\(when) it was \(text(value)), \(abs(late) < 0.5 ? "right on time" : "\(self.apart(late)) \((late > 0) == isDown ? "after" : "before") \(targetText)")."
    case .total:
      let before = index > 0 ? series.days[index - 1].value : goal.initial
      let step = value - before
      return step > 0
        ? "\(when) you added \(self.apart(step)), which made \(text(value))."
        : "\(when) you stood at \(text(value))."
    default: return "\(when) it was \(text(value))."
    }
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

  func keptAnswer(_ isLastWeek: Bool) -> String? {
    guard period == .daily else { return nil }
    let isOpenToday: (CoachFacts.Entry) -> Bool = { [self] in
      $0.date == today
        && (measure == .everyPeriod && !isMet($0.value) || measure == .limit && isMet($0.value))
        && !isNight
    }
    let all = values(in: week(isLastWeek))
    let closed = all.filter { !isOpenToday($0) }
    let span = isLastWeek ? "last week" : "in the last seven days"
    let name = isNightClock || isNight ? "night" : "day"
    guard !closed.isEmpty else {
      return "None that I can count: no \(name) \(span) is over and has a value."
    }
    let kept = closed.filter { isMet($0.value) }.count
    let open = all.count > closed.count ? " Today is still open." : ""
    let count = kept == 0 ? "None" : capitalized(number(kept))
    let rest = 7 - closed.count - (all.count > closed.count ? 1 : 0)
    let silent =
      rest > 0 ? " \(capitalized(number(rest))) \(rest == 1 ? "has" : "have") no value." : ""
    let what =
      closed.count == 1
      ? "the one \(name) with a value"
      : "the \(number(closed.count)) \(name)s with a value"
    let lead =
      kept == closed.count
      ? closed.count == 1 ? "The" : closed.count == 2 ? "Both of" : "All of" : "\(count) of"
    let subject = lead == "The" ? "The one \(name) with a value" : "\(lead) \(what)"
    return
      "\(subject) \(span) \(kept == 1 ? "was" : "were") \(measure == .timeOfDay ? "on time" : measure == .limit ? "within the limit" : "met").\(silent)\(open)"
  }

  func weekSumAnswer(_ isLastWeek: Bool) -> String? {
    guard period == .daily, measure == .everyPeriod || measure == .limit else { return nil }
    let all = values(in: week(isLastWeek))
    let span = isLastWeek ? "last week" : "in the last seven days"
    guard !all.isEmpty else {
      return "Nothing is in for \(isLastWeek ? "last week" : "the last seven days")."
    }
    let sum = all.map(\.value).reduce(0, +)
    let count = all.count == 1 ? "one day" : "\(number(all.count)) days"
    let kept = all.filter { isKept($0.value) }.count
    let how = measure == .limit ? "within the limit" : "at the target"
    return
      "\(measure == .limit ? amountOrNone(sum) : text(sum)) \(span), over \(count) with a value; \(kept == 0 ? "none" : number(kept)) of them \(kept == 1 ? "was" : "were") \(how)."
  }

  func weeksAnswer(_ isLastWeek: Bool) -> String? {
    let (new, old) = (values(in: week(isLastWeek)), values(in: week(isLastWeek, back: 1)))
    let (one, other) =
      isLastWeek ? ("last week", "the week before") : ("the last seven days", "the seven before")
    switch measure {
    case .everyPeriod where period == .daily && !isHabit, .limit where period == .daily, .timeOfDay:
      guard !new.isEmpty, !old.isEmpty else {
        return
          "I can't compare them: \(new.isEmpty ? one : other) \((new.isEmpty ? one : other).hasSuffix("s") || !isLastWeek ? "have" : "has") no values."
      }
      let value: (CoachFacts.Entry) -> Double = { [self] in
        measure == .timeOfDay ? lateness(of: $0.value) : $0.value
      }
      let (a, b) = (ValueSeries.mean(new.map(value)), ValueSeries.mean(old.map(value)))
      let isBetter = measure == .everyPeriod ? a > b : a < b
      let said: (Double) -> String = { [self] in
        measure == .timeOfDay
          ? AmountText.clock(goal.target + (isDown ? $0 : -$0))
          : measure == .limit ? amountOrNone(averaged($0)) : averageText($0)
      }
      let lead = said(a) == said(b) ? "About the same" : isBetter ? "Yes, better" : "No, not better"
      return
        "\(lead): \(said(a)) a day on average \(isLastWeek ? "" : "in ")\(one), and \(said(b)) \(isLastWeek ? "" : "in ")\(other)."
    case .total, .level:
      guard let a = change(over: week(isLastWeek)), let b = change(over: week(isLastWeek, back: 1))
      else {
        return "I can't compare them: it takes values from both weeks, and there are too few."
      }
      let sign = isDown && measure == .level ? -1.0 : 1
      let lead =
        abs(a - b) < 1e-6
        ? "About the same" : a * sign > b * sign ? "Yes, better" : "No, not better"
      let said: (Double) -> String = { [self] in
        measure == .total ? apart(max(0, $0)) : "\(apart($0)) \($0 < 0 ? "down" : "up")"
      }
      return "\(lead): \(said(a)) in \(one), and \(said(b)) in \(other)."
    default: return answer(NumberQuestion.trend)
    }
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
      return
        "Too early for a best week: it takes values from two weeks, and there \(mondays.isEmpty ? "are none yet" : "is only one")."
    }
    guard period == .daily || measure == .total || measure == .level else { return answer(.best) }
    let weeks = mondays.compactMap { monday -> (monday: CalendarDate, score: Double)? in
      let week = monday...monday.adding(days: 6)
      let inside = values(in: week)
      switch measure {
      case .total, .level:
        return change(over: week).map { (monday, isDown && measure == .level ? -$0 : $0) }
      case .timeOfDay: return (monday, -ValueSeries.mean(inside.map { lateness(of: $0.value) }))
      default:
        let mean = ValueSeries.mean(inside.map(\.value))
        return (monday, measure == .limit ? -mean : mean)
      }
    }
    guard let best = weeks.max(by: { $0.score < $1.score }) else { return nil }
    let when =
      best.monday == Recurrence.weekly.period(around: today).first
      ? "this week" : "the week of \(DateWords.exact(best.monday))"
    switch measure {
    case .total: return "Your best was \(when), with \(apart(best.score)) added."
    case .level:
      return
        "Your best was \(when), \(apart(best.score)) \(best.score < 0 ? "the wrong way even so" : isDown ? "down" : "up")."
    case .timeOfDay:
      return
        "Your best was \(when), at \(AmountText.clock(goal.target - (isDown ? best.score : -best.score))) on average."
    case .limit:
      return "Your best was \(when), with \(amountOrNone(averaged(-best.score))) a day on average."
    default: return "Your best was \(when), with \(averageText(best.score)) a day on average."
    }
  }

  /// That the date which is worked with is not the goal's own.
  func clash(with own: CalendarDate) -> String {
    guard let date = goal.targetDate else { return "" }
    return date == own ? "" : " The goal itself still says \(DateWords.day(own, from: today))."
  }
}

extension String {
  /// Without `on` in front.
  fileprivate var withoutOn: String { hasPrefix("on ") ? String(dropFirst(3)) : self }
}
