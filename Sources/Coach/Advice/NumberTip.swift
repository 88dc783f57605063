import Numbers
import Time
import Wellness

/// What the numbers of a goal advise: an amount for a time, worked out from what is left.
extension Standing {
  /// One or two sentences that tell what to do, with the goal's own numbers.
  ///
  /// - Parameter again: how many there were before; it chooses the wording.
  func numberTip(again: Int) -> String {
    let wordings =
      switch measure {
      case .total, .level: wayTips
      case .result: resultTips
      case .everyPeriod: isHabit ? habitTips : periodTips
      case .limit: limitTips
      case .timeOfDay: clockTips
      case .none: wordings("tip / nothing counted")
      }
    return one(of: wordings, again)
  }

  private var wayTips: [String] {
    if verdict == .reached { return wordings("tip / reached") }
    if let safeDate {
      let day = DateWords.day(safeDate, from: today)
      return wordings("tip / too fast", ["safe date": day])
    }
    guard let needed, let daysLeft, daysLeft >= 0, needed > 0 else { return datelessTips }
    guard daysLeft > 0, deadline != nil else { return wordings("tip / last day") }
    let so = slowerText(needed).map { " So far it's been \($0)." } ?? ""
    return wordings(
      "tip / pace", ["rate": RateText(self).needed(needed, days: daysLeft), "so": so])
  }

  /// The pace so far, where it doesn't do.
  private func slowerText(_ needed: Double) -> String? {
    guard let pace, pace > 0, pace < 0.85 * needed, elapsed > 6, series.days.count > 1 else {
      return nil
    }
    let (so, wanted) = (RateText(self).actual(pace), RateText(self).needed(needed, days: 28))
    return so == wanted ? nil : so
  }

  private var datelessTips: [String] {
    guard let gap, gap > 0, safeDays == nil else { return wordings("tip / no gap") }
    let rate = RateText(self).needed(gap / 84, days: 84)
    return wordings("tip / no date", ["date": isPast ? "a new date" : "a date", "rate": rate])
  }

  private var resultTips: [String] {
    if verdict == .reached { return wordings("tip / reached") }
    guard let gap, value != nil else { return wordings("tip / no result") }
    guard let daysLeft, daysLeft >= 14, deadline != nil else {
      return wordings("tip / result without a date")
    }
    let tests = max(1, daysLeft / 21)
    if tests == 1 { return wordings("tip / one test") }
    let share = apart(rounded(gap / Double(tests)))
    return wordings("tip / tests", ["tests": number(tests), "share": share])
  }

  private func rounded(_ gain: Double) -> Double {
    if isWhole, !isTimed { return gain.rounded(.up) }
    guard let seconds = DurationText.seconds[ownUnit] else { return AmountText.figures(gain, .up) }
    return (gain * seconds / 10).rounded(.up) * 10 / seconds
  }

  private var habitTips: [String] {
    let moment = period == .daily ? "time of day" : period == .weekly ? "day of the week" : "date"
    return wordings("tip / habit", ["moment": moment])
  }

  private var periodTips: [String] {
    if let pace, pace > 0, pace < 0.85 * goal.target, closedPeriods.count > 1 {
      let halfway = AmountText.figures((pace + goal.target) / 2, 2)
      return wordings(
        "tip / halfway",
        [
          "half": text(isWhole ? halfway.rounded() : halfway), "average": averageText(pace),
          "step": period == .daily ? "this week" : "next \(periodName)",
        ])
    }
    let seconds = DurationText.seconds[ownUnit].map { $0 * goal.target } ?? 0
    if seconds > 0, seconds <= 1800, period == .daily { return wordings("tip / in one go") }
    if isNight { return wordings("tip / night") }
    guard period == .daily else { return wordings("tip / period") }
    let half = text(isWhole ? (goal.target / 2).rounded(.up) : goal.target / 2)
    return wordings("tip / day", ["half": half])
  }

  private var limitTips: [String] {
    if goal.target == 0 { return wordings("tip / nothing at all") }
    guard let pace, pace > goal.target * 1.05 else { return wordings("tip / limit") }
    return wordings("tip / over the limit", ["average": averageText(pace)])
  }

  private var clockTips: [String] {
    guard let pace, pace > 0.5, let average = averageTime else {
      return wordings(value == nil ? "tip / no time" : "tip / in time")
    }
    let word = isDown ? "earlier" : "later"
    if pace <= 15 { return wordings("tip / nearly in time", ["word": word]) }
    let days = Int(clamping: (pace / 15).rounded(.up)) * 3
    return wordings(
      "tip / late",
      [
        "word": word, "average": AmountText.clock(average), "span": DateWords.span(days),
        "next": AmountText.clock(average + (isDown ? -15 : 15)),
      ])
  }
}
