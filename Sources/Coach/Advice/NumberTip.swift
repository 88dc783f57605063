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
      case .none: countTips
      }
    return one(of: wordings, again)
  }

  private var wayTips: [String] {
    if verdict == .reached { return reachedTips }
    if let safeDate {
      return [
        "Give it until \(DateWords.day(safeDate, from: today)): losing \(gapText) sooner is faster than is safe.",
        "Move the date. \(gapText) at a safe pace takes until \(DateWords.day(safeDate, from: today)).",
      ]
    }
    guard let needed, let daysLeft, daysLeft >= 0, needed > 0 else { return datelessTips }
    let rate = RateText(self).needed(needed, days: daysLeft)
    guard daysLeft > 0, let deadline else {
      return ["Today is the last day, so make room for the \(gapText) that are left."]
    }
    let so = slowerText(needed).map { " So far it's been \($0)." } ?? ""
    return [
      "Aim for \(rate): that covers the \(gapText) left by \(deadline).\(so)",
      "Plan \(rate) from here on: it adds up to the \(gapText) left by \(deadline).\(so)",
    ]
  }

  /// The pace so far, where it doesn't do.
  private func slowerText(_ needed: Double) -> String? {
    guard let pace, pace > 0, pace < 0.85 * needed, elapsed > 6, series.days.count > 1 else {
      return nil
    }
    let (so, wanted) = (RateText(self).actual(pace), RateText(self).needed(needed, days: 28))
    return so == wanted ? nil : so
  }

  private var reachedTips: [String] {
    [
      "\(targetText) is reached, so choose what to keep of it and how often, and write that down.",
      "You've got to \(targetText). Keep the one habit that did the most for it.",
    ]
  }

  private var datelessTips: [String] {
    guard let gap, gap > 0, safeDays == nil else {
      return ["Set a date that leaves you time, so that each week has its own small share."]
    }
    let rate = RateText(self).needed(gap / 84, days: 84)
    let why = isPast ? "Set a new date" : "Set a date"
    return [
      "\(why), so that each week has a share: in twelve weeks, for example, it would take \(rate).",
      "\(why) about twelve weeks away. That would ask for \(rate).",
    ]
  }

  private var resultTips: [String] {
    if verdict == .reached { return reachedTips }
    guard let gap, value != nil else {
      return [
        "Test yourself once, rested and warmed up, so that there's a result to train from.",
        "Write down a first result this week; everything else is worked out from it.",
      ]
    }
    guard let daysLeft, daysLeft >= 14, let deadline else {
      return [
        "Test yourself every three to four weeks, no more often; there's \(gapText) to gain.",
        "Train for \(targetText) and test it rarely: every three to four weeks is enough.",
      ]
    }
    let tests = max(1, daysLeft / 21)
    let share = apart(rounded(gap / Double(tests)))
    return tests == 1
      ? ["Keep one test for the week before \(deadline), and train without the clock until then."]
      : [
        "Test yourself every three weeks, no more often: with \(share) gained each time, you're at \(targetText) by \(deadline).",
        "Think in steps of three weeks: \(number(tests)) of them are left, and each needs \(share).",
      ]
  }

  private func rounded(_ gain: Double) -> Double {
    if isWhole, !isTimed { return gain.rounded(.up) }
    guard let seconds = DurationText.seconds[ownUnit] else { return AmountText.figures(gain, .up) }
    return (gain * seconds / 10).rounded(.up) * 10 / seconds
  }

  private var habitTips: [String] {
    let name = period == .daily ? "time of day" : period == .weekly ? "day of the week" : "date"
    return [
      "Choose one \(name) for it and leave it there for the next four weeks.",
      "Do it at the same \(name) each \(periodName), straight after something that happens anyway.",
    ]
  }

  private var periodTips: [String] {
    let target = targetText
    if let pace, pace > 0, pace < 0.85 * goal.target, closedPeriods.count > 1 {
      let halfway = AmountText.figures((pace + goal.target) / 2, 2)
      let goal = text(isWhole ? halfway.rounded() : halfway)
      let step = period == .daily ? "this week" : "next \(periodName)"
      return [
        "Aim for \(goal) a \(periodName) \(step): that's halfway between your average of \(averageText(pace)) and the \(target) you want.",
        "From \(averageText(pace)) on average, \(target) is a big step. Make it \(goal) \(step) and go on from there.",
      ]
    }
    let seconds = DurationText.seconds[ownUnit].map { $0 * self.goal.target } ?? 0
    if seconds > 0, seconds <= 1800, period == .daily {
      return [
        "Do the \(target) in one go, at the same moment each day; it's too short to be worth splitting.",
        "Put the \(target) before something you never skip, such as breakfast or brushing your teeth.",
      ]
    }
    if isNight {
      return [
        "Count back \(target) from the time you get up, and be in bed a quarter of an hour before that.",
        "Keep the time of getting up fixed; then \(target) is only a matter of when you go to bed.",
      ]
    }
    if period == .daily {
      let half = text(isWhole ? (self.goal.target / 2).rounded(.up) : self.goal.target / 2)
      return [
        "Get \(half) in by lunch; then the afternoon and evening have only the other half to bring.",
        "Look at the count at lunch. Below \(half), plan the rest of the \(target) into the afternoon.",
      ]
    }
    return [
      "Spread the \(target) over the \(periodName) on Monday, and put each part on a day of its own.",
      "Have half of the \(target) done by the middle of the \(periodName), so that one bad day costs nothing.",
    ]
  }

  private var limitTips: [String] {
    if goal.target == 0 {
      return [
        "Decide on \(limitText) for today only. Tomorrow gets its own decision in the morning.",
        "Choose now what you'll do in the five minutes when you want one; they pass either way.",
      ]
    }
    if let pace, pace > goal.target * 1.05 {
      return [
        "You're at \(averageText(pace)) a \(periodName) on average, so leave out the one you'd miss the least.",
        "Find the moment when it goes beyond \(limitText), and have something else ready for just that.",
      ]
    }
    return [
      "Decide in the morning when \(limitText) will be; what has its fixed hour is easier to stop at.",
      "Keep \(limitText) for the moment you enjoy most, and let the other moments have something else.",
    ]
  }

  private var clockTips: [String] {
    guard let pace, pace > 0.5, let average = averageTime else {
      return value == nil
        ? [
          "Note the time on three evenings first, as it is; then it's clear how far \(targetText) is.",
          "Note when it happens for a few days before you change anything about it.",
        ]
        : [
          "Keep what you do in the hour before \(targetText) as it is; it works on average.",
          "Protect the hour before \(targetText), since your average is in time already.",
        ]
    }
    let word = isDown ? "earlier" : "later"
    let next = AmountText.clock(average + (isDown ? -15 : 15))
    let days = Int(clamping: (pace / 15).rounded(.up)) * 3
    if pace <= 15 {
      return [
        "Begin your evening a quarter of an hour \(word); that's all \(targetText) still takes."
      ]
    }
    return [
      "Make it a quarter of an hour \(word) every three days: \(next) first, after \(AmountText.clock(average)) on average, and \(targetText) comes within \(DateWords.span(days)).",
      "Aim for \(next) in the next three days, not for \(targetText) yet; your average is \(AmountText.clock(average)).",
    ]
  }

  private var countTips: [String] {
    [
      "Choose one thing you can count each week, such as walks, hours of sleep or dinners cooked at home.",
      "Give it a number for the next two weeks only: three walks a week, say, or five evenings without a screen.",
    ]
  }
}
