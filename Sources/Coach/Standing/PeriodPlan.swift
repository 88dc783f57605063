import Numbers
import Time
import Wellness

/// The plans of what begins anew: nothing is carried over from one day to the next.
extension Standing {
  func periodPlan(_ days: Int) -> [String] {
    if isPast {
      return wordings(
        "period plan / is past",
        [
          "ended": goal.targetDate.map { DateWords.adverb($0, from: today) } ?? "",
          "clause": keptClause ?? "no \(periodName) was entered",
        ])
    }
    var lines: [String] = []
    if isHabit {
      lines = wordings(
        "period plan / is habit",
        [
          "times": period == .daily
            ? "it's \(number(planLength(days))) times in \(stretchName(planLength(days)))"
            : "there's one to do \(now)"
        ])
      lines.append(gap == 0 ? "\(now) is done already." : "\(now) is still open.")
    } else if period == .daily {
      lines = wordings("period plan / period daily", ["length": periods(planLength(days))])
      lines.append(
        gap == 0 ? "\(now): the target is met, with \(nowText)." : "\(now): \(gapText) \(toGo).")
    } else {
      lines = wordings(
        "period plan",
        ["rest": gap == 0 ? "\(now) is done, with \(nowText)" : "\(gapText) to go \(inPeriodLeft)"])
      lines += spread
    }
    if let pace, pace < goal.target, !isHabit {
      lines.append(
        "Your average is \(averageText(pace)) a \(periodName), which is \(apart(goal.target - averaged(pace))) below the target."
      )
    }
    let closed = closedPeriods.suffix(7)
    let met = closed.filter { $0.value >= goal.target }.count
    if period == .daily, closed.count >= 3, met < closed.count, planLength(days) >= 7 {
      let aim = min(7, Int(clamping: (Double(met) / Double(closed.count) * 7).rounded(.down)) + 1)
      lines.append(
        "You met \(met == 0 ? "none" : number(met)) of the last \(number(closed.count)), so \(number(aim)) of the next seven \(aim == 1 ? "is" : "are") a step up."
      )
    }
    return lines
  }

  /// What is left of a week or a month, on days of it.
  private var spread: [String] {
    guard let gap, gap > 0 else {
      return wordings("spread / done")
    }
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
    if isPast { return limitAnswers(.standing).prefix(1).map { $0 } }
    var lines = wordings(
      "limit plan",
      [
        "limit": goal.target == 0 ? limitText : "at most \(limitText)",
        "so far": pace.map { ", and your average so far is \(amountOrNone(averaged($0)))" } ?? "",
      ])
    if let value {
      lines.append(
        verdict == .over
          ? "\(now): \(amountOrNone(value)), which is over; it ends with the \(periodName)."
          : goal.target == 0
            ? "\(now): \(amountOrNone(value)), so it's kept so far."
            : "\(now): \(amountOrNone(value)), \(goal.target > value ? "with room for \(apart(goal.target - value))" : "right at the limit")."
      )
    } else {
      lines.append("\(now): no value yet, so it's all open.")
    }
    if let pace, pace > goal.target + 1, goal.target > 0, isWhole, period == .daily, days >= 4 {
      let middle = ((pace + goal.target) / 2).rounded(.down)
      if middle > goal.target, middle < pace {
        lines.append(
          "First half: at most \(amountOrNone(middle)) a day. Second half: at most \(limitText).")
      }
    }
    if let counted = periodsCounted, counted > 0 {
      lines.append(
        "So far \(keptClause ?? ""); the next \(periodName) begins anew whatever came before.")
    } else {
      lines.append(
        "Note every \(periodName), the ones over the limit too: without a value nothing can be told."
      )
    }
    return lines
  }

  func clockPlan(_ days: Int) -> [String] {
    guard let averageTime, let pace, let value else {
      return wordings("clock plan / no value", ["direction": isDown ? "earlier" : "later"])
    }
    guard pace > 0.5 else {
      return wordings("clock plan / in time", ["average": AmountText.clock(averageTime)])
    }
    // Who is getting closer starts from where they are, and not from where they were.
    let last = lateness(of: value)
    let isCloser = trend == .down && last > 0 && last < pace
    var late = isCloser ? last : pace
    let lead =
      isCloser ? "Your last one was \(nowText)" : "You average \(AmountText.clock(averageTime))"
    var lines = wordings(
      "clock plan",
      ["lead": lead, "late": apart(late.rounded()), "direction": isDown ? "earlier" : "later"])
    var day = 0
    while late > 0.5, day < days, lines.count < 6 {
      // On the round five minutes that people set an alarm to.
      late = max(0, ((late - 15) / 5).rounded() * 5)
      let time = AmountText.clock(goal.target + (isDown ? late : -late))
      let last = min(days - 1, day + 1)
      lines.append(
        last > day ? "\(planDay(day)) and \(planDay(last)): \(time)." : "\(planDay(day)): \(time).")
      day += 2
    }
    lines.append(
      late > 0.5
        ? "Then on, a quarter of an hour every other day." : "After that \(targetText) stays.")
    return lines
  }
}
