import Time
import Wellness

/// Answers to questions that bring an amount, a day, a unit or a target of their own.
extension Standing {
  /// `nil` where there is nothing to compute.
  func answer(_ ask: NumberAsk) -> String? {
    switch ask {
    case .rate(let rate): answer(at: rate)
    case .pages(let perBook, let daily, let isOne): pagesAnswer(perBook, daily, isOne: isOne)
    case .perDistance(let unit): distanceAnswer(unit)
    case .sum(let value, let unit): sumAnswer(value, unit)
    case .target(let target): targetAnswer(target)
    case .day(let date): dayAnswer(date)
    case .kept(let isLastWeek): keptAnswer(isLastWeek)
    case .weeks(let isLastWeek): weeksAnswer(isLastWeek)
    case .bestWeek: bestWeekAnswer
    case .skip: skipAnswer
    case .streak: streakAnswer
    case .needed(let period): neededAnswer(period)
    case .shortfall: shortfallAnswer
    case .verdict: answer(.onTrack)
    case .reach(let value, let date): reachAnswer(value, date)
    case .makeUp: makeUpAnswer
    case .trend: answer(NumberQuestion.trend)
    case .weekSum(let isLastWeek): weekSumAnswer(isLastWeek)
    case .arrival(let value):
      Standing(goal.aiming(at: value), today: today, measure: measure).answer(
        NumberQuestion.forecast)
    case .judgement(let amount, let asked): judgement(of: amount, asked)
    case .best: answer(NumberQuestion.best)
    case .gap: answer(NumberQuestion.gap)
    case .behind: behindAnswer
    case .keptSoFar: keptSoFarAnswer
    case .pace: answer(NumberQuestion.perDay)
    case .end(let rate): endAnswer(rate)
    case .deposit(let amount): depositAnswer(amount)
    case .expected(let amount):
      depositAnswer(amount).map { "I'd count that only once it's there. " + $0 }
    case .without: "Without it, then: " + SentenceText.uncapitalized(answer(.onTrack))
    case .result(let amount): resultAnswer(amount)
    case .reading(let minutes, let isMore): readingAnswer(minutes, isMore: isMore)
    case .cost(let cost, let again): cost.text(again: again)
    case .conversion(let amount, let unit): conversionAnswer(amount, unit)
    }
  }

  private func sumAnswer(_ value: Double, _ unit: String) -> String? {
    let said = UnitWords.base(unit)
    let isOwn =
      said == ownUnit || unit.isEmpty || !UnitWords.isMeasure(said) && !UnitWords.isMoney(unit)
    let factor = isOwn ? 1 : Standing.factor(from: said, to: ownUnit)
    guard measure != .timeOfDay, measure != .none, let factor else {
      let plain = AmountText.amount(value, unit)
      guard ownUnit == "glass", let millilitres = Standing.factor(from: said, to: "ml") else {
        return "That's \(plain)."
      }
      let glasses = AmountText.figures(value * millilitres / 250, 2)
      return
        "That's \(plain), or \(AmountText.amount(glasses, "glass")) of 250 ml, towards the \(targetText) a day."
    }
    let amount = value * factor
    let head = "That's \(text(amount))"
    switch measure {
    case .everyPeriod:
      let apart = amount - goal.target
      return apart >= 0
        ? "\(head), \(apart == 0 ? "exactly the" : "\(self.apart(apart)) above the") target of \(targetText) a \(periodName)."
        : "\(head), \(AmountText.share(amount / goal.target)) of \(targetText), so \(self.apart(apart)) short of it."
    case .limit:
      return amount > goal.target
        ? "\(head), \(apart(amount - goal.target)) over the limit of \(limitText)."
        : "\(head), within the limit of \(limitText)."
    case .total where amount < goal.target:
      return "\(head), \(AmountText.share(amount / goal.target)) of \(targetText)."
    default: return head + "."
    }
  }

  private func targetAnswer(_ target: Double) -> String? {
    let other = Standing(goal.aiming(at: target), today: today, measure: measure)
    let edit = "The target itself changes where the goal is edited."
    switch measure {
    case .everyPeriod:
      let kept = other.keptClauseWould(from: self)
      let rest = other.gap == 0 ? "\(now) would be done" : "\(other.gapText) to go \(now)"
      return "You can: \(other.targetText) a \(periodName) would mean \(rest)\(kept). \(edit)"
    case .limit:
      let kept = other.keptClauseWould(from: self)
      return
        "You can, and a limit you keep beats one you don't: at most \(other.limitText) a \(periodName)\(kept). \(edit)"
    case .timeOfDay:
      let kept = other.keptClauseWould(from: self)
      return
        "You can: \(other.targetText) is \(DurationText.words(abs(Standing.minutesApart(target, from: goal.target)) * 60)) \(Standing.minutesApart(target, from: goal.target) > 0 ? "later" : "earlier")\(kept). \(edit)"
    case .total, .level, .result:
      if other.gap == 0 {
        return "With \(other.targetText) as the target you'd be there already. \(edit)"
      }
      if other.safeDate != nil {
        return "\(other.targetText) by that date would be faster than is safe. \(edit)"
      }
      let pace = other.needed.flatMap { needed in
        other.daysLeft.map { ", which takes \(RateText(other).needed(needed, days: max(1, $0)))" }
      }
      return
        "You can: with \(other.targetText) it's \(other.gapText) to go instead of \(gapText)\(pace ?? ""). \(edit)"
    case .none: return nil
    }
  }

  /// How many periods this target would have kept, beside another standing's.
  private func keptClauseWould(from other: Standing) -> String {
    guard let counted = periodsCounted, counted > 0, let kept = periodsKept else { return "" }
    let name = measure == .timeOfDay ? (isNightClock ? "night" : "day") : periodName
    if counted == 1 { return "" }
    let before = other.periodsKept ?? 0
    return
      ", and \(kept == counted ? counted == 2 ? "both" : "all \(number(counted))" : "\(kept == 0 ? "none" : number(kept)) of the \(number(counted))") \(name)s entered would count\(kept == before ? ", as now" : " instead of \(before == 0 ? "none" : number(before))")"
  }

  private func conversionAnswer(_ amount: Double, _ unit: String) -> String? {
    guard let factor = Standing.factor(from: ownUnit, to: unit) else { return nil }
    if unit == "stone" || unit == "st" {
      return "\(text(amount)) is \(Standing.stones(amount * factor))."
    }
    let value = amount * factor
    let rounded = abs(value) >= 10 ? (value * 10).rounded() / 10 : AmountText.figures(value, 3)
    return "\(AmountText.amount(rounded, unit)): that's \(text(amount)) converted."
  }
}

extension CoachFacts.GoalFacts {
  /// The same with another target.
  func aiming(at target: Double) -> CoachFacts.GoalFacts {
    CoachFacts.GoalFacts(
      title: title, description: description, type: type, unit: unit, initial: initial,
      current: current, target: target, start: start, targetDate: targetDate,
      recurrence: recurrence, reading: reading, entries: entries, told: told)
  }

  /// The same at another value, for what is compared with it.
  func standingAt(_ value: Double) -> CoachFacts.GoalFacts {
    CoachFacts.GoalFacts(
      title: title, description: description, type: type, unit: unit, initial: initial,
      current: value, target: target, start: start, targetDate: targetDate, recurrence: recurrence,
      reading: reading, entries: entries, told: told)
  }
}
