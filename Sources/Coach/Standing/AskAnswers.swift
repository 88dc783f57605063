import Time
import Wellness

/// Answers to questions that bring an amount, a day, a unit or a target of their own.
extension Standing {
  /// `nil` where there is nothing to compute.
  func answer(_ ask: NumberAsk) -> String? {
    switch ask {
    case .number(let question): answer(question)
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
    case .reach(let value, let date): reachAnswer(value, date)
    case .makeUp: makeUpAnswer
    case .weekSum(let isLastWeek): weekSumAnswer(isLastWeek)
    case .arrival(let value):
      Standing(goal.aiming(at: value), today: today, measure: measure).answer(
        NumberQuestion.forecast)
    case .judgement(let amount, let asked): judgement(of: amount, asked)
    case .behind: behindAnswer
    case .keptSoFar: keptSoFarAnswer
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
      let plain = "That's \(AmountText.amount(value, unit))"
      guard ownUnit == "glass", let millilitres = Standing.factor(from: said, to: "ml") else {
        return plain + "."
      }
      let glasses = AmountText.amount(AmountText.figures(value * millilitres / 250, 2), "glass")
      return "\(plain), or \(glasses) of 250 ml, towards the \(targetText) a day."
    }
    let amount = value * factor
    let key = amount < goal.target ? "short" : amount == goal.target ? "exact" : nil
    return sentence(
      "sum \(measure.rawValue)", by: key,
      [
        "amount": text(amount), "apart": apart(amount - goal.target),
        "share": AmountText.share(amount / goal.target), "beside": besideLimit(amount),
      ])
  }

  private func targetAnswer(_ target: Double) -> String? {
    guard measure != .none else { return nil }
    let other = Standing(goal.aiming(at: target), today: today, measure: measure)
    let isAnew = period != nil
    let later = Standing.minutesApart(target, from: goal.target)
    let rest = other.gap == 0 ? "\(now) would be done" : "\(other.gapText) to go \(now)"
    let pace = other.needed.flatMap { needed in
      other.daysLeft.map { ", which takes \(RateText(other).needed(needed, days: max(1, $0)))" }
    }
    let key = other.gap == 0 ? "reached" : other.safeDate.map { _ in "unsafe" }
    return other.sentence(
      isAnew ? "another target anew" : "another target", by: isAnew ? measure.rawValue : key,
      [
        "kept": other.keptClauseWould(from: self), "rest": rest, "old gap": gapText,
        "apart": apart(later), "later": later > 0 ? "later" : "earlier", "pace": pace ?? "",
      ]) + " The target itself changes where the goal is edited."
  }

  /// How many periods this target would have kept, beside another standing's.
  private func keptClauseWould(from other: Standing) -> String {
    guard let counted = periodsCounted, counted > 1, let kept = periodsKept else { return "" }
    let before = other.periodsKept ?? 0
    let part = Standing.part(kept, of: counted, dayOrNight, "entered would count")
    return ", and \(part)\(kept == before ? ", as now" : " instead of \(numberOrNone(before))")"
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
    var goal = self
    goal.target = target
    return goal
  }
}
