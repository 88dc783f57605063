import Numbers
import Time
import Wellness

/// The plans of what begins anew: nothing is carried over from one day to the next.
extension Standing {
  func periodPlan(_ days: Int) -> [String] {
    let isDone = gap == 0
    let length = planLength(days)
    if isPast { return wordings("period plan / overdue") }
    var lines: [String]
    if isHabit {
      lines = wordings(
        "habit plan", by: period == .daily ? "daily" : nil,
        [
          "count": number(length), "stretch": stretchName(length),
          "done": isDone ? "done already" : "still open",
        ])
    } else if period == .daily {
      lines = wordings(
        "period plan daily", by: isDone ? "reached" : nil, ["length": periods(length)])
    } else {
      lines = wordings("period plan", by: isDone ? "reached" : nil) + spread
    }
    if let pace, pace < goal.target, !isHabit {
      lines += wordings("period plan / average", ["apart": apart(goal.target - averaged(pace))])
    }
    let closed = closedPeriods.suffix(7)
    let met = closed.filter { $0.value >= goal.target }.count
    if period == .daily, closed.count >= 3, met < closed.count, length >= 7 {
      let aim = min(7, Int(clamping: (Double(met) / Double(closed.count) * 7).rounded(.down)) + 1)
      lines += wordings(
        "period plan / step up",
        [
          "met": numberOrNone(met), "count": number(closed.count),
          "aim": "\(number(aim)) of the next seven \(aim == 1 ? "is" : "are")",
        ])
    }
    return lines
  }

  /// What is left of a week or a month, on days of it.
  private var spread: [String] {
    guard let gap, gap > 0 else { return wordings("spread / done") }
    let left = periodDaysLeft
    if isWhole, gap <= Double(left), gap <= 4, period == .weekly {
      let count = Int(clamping: gap)
      // As far apart as the days that are left allow.
      let places = (0..<count).map { count == 1 ? left - 1 : $0 * (left - 1) / (count - 1) }
      return ["One each: " + places.map(planDay).joined(separator: ", ") + "."]
    }
    return wordings(
      "spread",
      [
        "days": left == 1 ? "the day" : "the \(number(left)) days",
        "needed": RateText(self).needed(gap / Double(left), days: 1),
      ])
  }

  func limitPlan(_ days: Int) -> [String] {
    if isPast { return Array(answers(to: .standing).prefix(1)) }
    let soFar = average.map { ", and your average so far is \($0)" } ?? ""
    var lines = wordings("limit plan", ["so far": soFar])
    lines += wordings("limit plan today", by: limitState)
    if let pace, pace > goal.target + 1, goal.target > 0, isWhole, period == .daily, days >= 4 {
      let middle = ((pace + goal.target) / 2).rounded(.down)
      if middle > goal.target, middle < pace {
        lines.append(
          "First half: at most \(amountOrNone(middle)) a day. Second half: at most \(limitText).")
      }
    }
    return lines + wordings("limit plan kept", by: keptClause == nil ? "no value" : nil)
  }

  func clockPlan(_ days: Int) -> [String] {
    guard let average, let pace, let value else { return wordings("clock plan / no value") }
    guard pace > 0.5 else { return wordings("clock plan / in time") }
    // Who is getting closer starts from where they are, and not from where they were.
    let last = lateness(of: value)
    let isCloser = trend == .down && last > 0 && last < pace
    var late = isCloser ? last : pace
    let lead = isCloser ? "Your last one was \(nowText)" : "You average \(average)"
    var lines = wordings("clock plan", ["lead": lead, "late": apart(late.rounded())])
    var day = 0
    while late > 0.5, day < days, lines.count < 6 {
      // On the round five minutes that people set an alarm to.
      late = max(0, ((late - 15) / 5).rounded() * 5)
      let time = AmountText.clock(self.time(at: late))
      let last = min(days - 1, day + 1)
      let stretch = last > day ? "\(planDay(day)) and \(planDay(last))" : planDay(day)
      lines.append("\(stretch): \(time).")
      day += 2
    }
    lines.append(
      late > 0.5
        ? "Then on, a quarter of an hour every other day." : "After that \(targetText) stays.")
    return lines
  }
}
