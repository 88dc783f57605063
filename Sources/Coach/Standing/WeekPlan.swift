import Numbers
import Time
import Wellness

extension Standing {
  /// The numbers of a plan for the next days: first the arithmetic, then what each stretch must
  /// bring. At most seven lines and 110 words.
  ///
  /// - Parameter days: how many it is for, today included; at least 1, at most 28.
  package func plan(days: Int = 7) -> [String] {
    let days = min(28, max(1, days))
    let lines =
      switch measure {
      case .total: totalPlan(days)
      case .everyPeriod: periodPlan(days)
      case .limit: limitPlan(days)
      case .timeOfDay: clockPlan(days)
      case .level: wayPlan(days)
      case .result: wayPlan(days)
      case .none:
        wordings("plan / none", ["day": planDay(days - 1)])
      }
    return lines.prefix(7).map(capitalized)
  }

  /// The name of a day of the plan, 0 being today.
  func planDay(_ offset: Int) -> String {
    switch offset {
    case 0: "today"
    case 1: "tomorrow"
    case 2...6: today.adding(days: offset).weekday.name
    default: DateWords.exact(today.adding(days: offset))
    }
  }

  private var doneLine: String {
    "The target of \(targetText) is reached, so there's nothing to make up."
  }

  private func totalPlan(_ days: Int) -> [String] {
    let gap = gap ?? 0
    if let safeDate { return safePlan(safeDate) }
    if verdict == .reached {
      return [
        doneLine, "Whatever you add from here is extra; a new target would give it a direction.",
      ]
    }
    let stretch = planLength(days)
    let share = gap / Double(planDivisor) * Double(stretch)
    let amount = min(gap, isWhole ? up(share) : AmountText.figures(share, .up))
    let now = value ?? goal.initial
    var lines = [arithmeticLine]
    if isWhole, share < 1 {
      let next = today.adding(days: max(1, Int(clamping: min(1826, Double(planDivisor) / gap))))
      let unit = UnitText.named(UnitPeriod(goal.unit).unit, for: 1)
      lines.append("The next \(unit) is due by \(DateWords.day(next, from: today)).")
      lines.append("\(stretchName(stretch)): \(AmountText.share(share)) of one \(unit).")
      if stretch >= 4 {
        lines.append(
          "By the end of \(planDay(stretch / 2 - 1)): half of that, so that the end isn't crammed.")
      }
      return lines
    }
    lines.append(
      "\(stretchName(stretch)): \(apart(amount)), which takes you to \(text(now + amount)).")
    if stretch >= 4 {
      let middle = stretch / 2
      let half = isWhole ? up(amount / 2) : AmountText.figures(amount / 2, .up)
      if half < amount {
        lines.append("By the end of \(planDay(middle - 1)): \(text(now + half)) or more.")
      }
      lines.append("By the end of \(planDay(stretch - 1)): \(text(now + amount)).")
      lines.append("Whatever is short then is spread over the rest, and not piled on one day.")
    }
    return lines
  }

  /// How many days a plan is for, which ends with the goal.
  func planLength(_ days: Int) -> Int {
    guard let daysLeft, daysLeft >= 0 else { return days }
    return min(days, max(1, daysLeft))
  }

  /// The days that what is left is shared out over; twelve weeks without a date to come.
  private var planDivisor: Int {
    guard let daysLeft, daysLeft >= 0 else { return max(84, safeDays ?? 0) }
    return max(1, daysLeft)
  }

  func stretchName(_ days: Int) -> String {
    days == 1 ? "today" : days == 7 ? "the next seven days" : "the next \(number(days)) days"
  }

  private func up(_ amount: Double) -> Double { (amount - 1e-6).rounded(.up) }

  private var arithmeticLine: String {
    if let needed, let daysLeft {
      return daysLeft <= 1
        ? "\(gapText) to go, and \(daysLeft == 0 ? "today is the last day" : "tomorrow is the last day")."
        : "\(gapText) in \(spanLeft) makes \(RateText(self).needed(needed, days: daysLeft))."
    }
    let rate = RateText(self).needed((gap ?? 0) / Double(planDivisor), days: planDivisor)
    return
      "\(gapText) to go and no date ahead: over \(DateWords.span(planDivisor)) that makes \(rate)."
  }

  private func safePlan(_ date: CalendarDate) -> [String] {
    wordings("safe plan", ["around": aroundDay(date)])
  }

  private func wayPlan(_ days: Int) -> [String] {
    guard let value, let gap else {
      return wordings("way plan / no value")
    }
    if gap == 0 {
      return [doneLine, "This week is for keeping it: the same again, and one value at the end."]
    }
    if let safeDate { return safePlan(safeDate) }
    let stretch = planLength(days)
    let step = min(gap, gap / Double(planDivisor) * Double(stretch))
    let next = value + (isDown ? -step : step)
    var lines = [arithmeticLine]
    lines.append(
      measure == .result
        ? "Now: \(nowText). An even share would be \(apart(step)) by the end of \(planDay(stretch - 1)), but results come in jumps: this week counts the training."
        : "Now: \(nowText). By the end of \(planDay(stretch - 1)): \(about(next)), if it goes evenly."
    )
    if let paceText { lines.append("Lately it's been \(paceText) in the right direction.") }
    if trend == .flat {
      lines.append("The last two weeks were flat, so something small has to change this week.")
    }
    lines.append(
      measure == .result
        ? "One real try this week is enough; the best one counts."
        : "Two or three values this week, at the same time of day, show more than one.")
    return lines
  }
}
