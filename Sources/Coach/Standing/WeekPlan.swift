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
      case .level, .result: wayPlan(days)
      case .none: wordings("plan / none", ["day": planDay(days - 1)])
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

  private func totalPlan(_ days: Int) -> [String] {
    let gap = gap ?? 0
    if safeDate != nil { return wordings("safe plan") }
    if verdict == .reached { return wordings("total plan / reached") }
    let stretch = planLength(days)
    let share = gap / Double(planDivisor) * Double(stretch)
    var pieces = [
      "stretch": stretchName(stretch), "half day": planDay(stretch / 2 - 1),
      "last day": planDay(stretch - 1),
    ]
    if isWhole, share < 1 {
      let next = today.adding(days: max(1, Int(clamping: min(1826, Double(planDivisor) / gap))))
      pieces["next"] = DateWords.day(next, from: today)
      pieces["share"] = AmountText.share(share)
      pieces["unit"] = UnitText.named(UnitPeriod(goal.unit).unit, for: 1)
      let lines = [arithmeticLine] + wordings("total plan / less than one", pieces)
      return stretch < 4 ? lines : lines + wordings("total plan / half of one", pieces)
    }
    let now = value ?? goal.initial
    let amount = min(gap, up(share))
    let half = up(amount / 2)
    pieces["amount"] = apart(amount)
    pieces["half"] = text(now + half)
    pieces["end"] = text(now + amount)
    var lines = [arithmeticLine] + wordings("total plan", pieces)
    if stretch < 4 { return lines }
    if half < amount { lines += wordings("total plan / half", pieces) }
    return lines + wordings("total plan / end", pieces)
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
    days == 1 ? "today" : "the next \(number(days)) days"
  }

  /// So much that it's enough, whole where it comes whole.
  private func up(_ amount: Double) -> Double {
    isWhole ? (amount - 1e-6).rounded(.up) : AmountText.figures(amount, .up)
  }

  private var arithmeticLine: String {
    if let needed, let daysLeft {
      return daysLeft <= 1
        ? "\(gapText) to go\(timeTail)."
        : "\(gapText) in \(spanLeft) makes \(RateText(self).needed(needed, days: daysLeft))."
    }
    let days = planDivisor
    let rate = RateText(self).needed((gap ?? 0) / Double(days), days: days)
    return "\(gapText) to go and no date ahead: over \(DateWords.span(days)) that makes \(rate)."
  }

  private func wayPlan(_ days: Int) -> [String] {
    guard let value, let gap else { return wordings("way plan / no value") }
    if gap == 0 { return wordings("way plan / reached") }
    if safeDate != nil { return wordings("safe plan") }
    let stretch = planLength(days)
    let step = min(gap, gap / Double(planDivisor) * Double(stretch))
    var lines = [arithmeticLine]
    lines += wordings(
      "way plan", by: measure.rawValue,
      [
        "step": apart(step), "day": planDay(stretch - 1),
        "next": about(value + (isDown ? -step : step)),
      ])
    if let paceText { lines.append("Lately it's been \(paceText) in the right direction.") }
    if trend == .flat { lines += wordings("way plan / flat") }
    return lines + wordings("way plan end", by: measure.rawValue)
  }
}
