import Time
import Wellness

/// Sums over what is done again and again.
extension Sums {
  /// When the target is reached at so much a day or week: "if I add 1 km every week, when …".
  static func stepwise(_ question: SumQuestion) -> [String]? {
    let scene = question.scene
    guard question.asksWhen, let goal = scene.facts.goal, let numbers = scene.numbers,
      !numbers.isReached
    else { return nil }
    let rate = question.amounts.lazy.compactMap { amount -> (Double, SumQuestion.Amount)? in
      guard amount.each != nil, let value = question.inGoalUnit(amount), value > 0 else {
        return nil
      }
      return (value, amount)
    }.first
    guard let (step, amount) = rate, let each = amount.each else { return nil }
    if let kilograms = GoalArithmetic.kilograms(step, unit: goal.unit), numbers.isDecreasing {
      let pace = GoalArithmetic.weeklyLoss(
        kilograms: kilograms, days: each.days, bodyWeight: goal.bodyWeight)
      if pace.isUnsafe { return tooFast(pace) }
    }
    let exact = numbers.gap / step
    let isWhole = each.name != "week"
    let rounds = isWhole ? (exact - 1e-9).rounded(.up) : exact
    let days = (rounds * each.days - 1e-9).rounded(.up)
    guard days < 3650 else { return nil }
    let date = scene.facts.today.adding(days: Int(days))
    let time = each.name.isEmpty ? count(days, "day") : count(rounds, each.name)
    let gap = scene.amount(numbers.gap)
    let rateText = "\(amount.text) \(each.phrase)"
    return [
      "\(gap) at \(rateText) take \(time), so you are there on \(date)\(against(date, scene)).",
      "\(time), because \(gap) remain; \(rateText) leads there on \(date)\(against(date, scene)).",
    ]
  }

  private static func tooFast(_ pace: GoalArithmetic.WeeklyLoss) -> [String] {
    let weekly = Quantity.text(pace.kilograms)
    return [
      "\(weekly) kg a week is above the safe 1 kg or 1 % of body weight, so please see a doctor before you try it.",
      "I won't count with \(weekly) kg a week, since more than 1 kg or 1 % of body weight needs a doctor.",
    ]
  }

  /// What so much a day comes to in a week: "10 minutes a day, how much is that in a week".
  static func repeated(_ question: SumQuestion) -> [String]? {
    guard let asked = question.asked, !question.has("add", "more", "increase", "need"),
      let amount = question.amounts.first(where: { $0.each != nil }), let each = amount.each,
      each.days < asked.days
    else { return nil }
    let total = SumQuestion.Amount(
      value: amount.value * asked.days / each.days, unit: amount.unit, each: nil, word: 0)
    let text = inGoalWords(total, question) + hours(total)
    return [
      "\(amount.text) \(each.phrase) make \(text) \(asked.phrase).",
      "\(text) \(asked.phrase), because it is \(Quantity.text(asked.days / each.days)) times \(amount.text).",
    ]
  }

  /// A bare number in the goal's unit where there is a goal.
  private static func inGoalWords(_ total: SumQuestion.Amount, _ question: SumQuestion) -> String {
    total.unit.isEmpty && question.scene.facts.goal != nil
      ? question.scene.amount(total.value) : total.text
  }

  private static func hours(_ amount: SumQuestion.Amount) -> String {
    guard amount.unit == "minute", amount.value >= 60 else { return "" }
    let minutes = Int(amount.value) % 60
    let hours = count((amount.value / 60).rounded(.down), "hour")
    return minutes == 0 ? " (\(hours))" : " (\(hours) \(minutes) minutes)"
  }

  /// What is gained by going from one daily amount to another: "6 hours a day, want max 2".
  static func difference(_ question: SumQuestion) -> [String]? {
    guard let asked = question.asked, question.amounts.count >= 2,
      question.has("back", "save", "saved", "gain", "free", "less", "win"),
      let from = question.amounts.first(where: { $0.each != nil }), let each = from.each,
      let to = question.amounts.first(where: {
        $0.word != from.word && ($0.unit == from.unit || $0.unit.isEmpty)
      }), to.value < from.value
    else { return nil }
    let saved = SumQuestion.Amount(
      value: from.value - to.value, unit: from.unit, each: nil, word: 0)
    let total = SumQuestion.Amount(
      value: saved.value * asked.days / each.days, unit: from.unit, each: nil, word: 0)
    return [
      "going from \(Quantity.text(from.value)) to \(Quantity.text(to.value)) gives back \(saved.text) \(each.phrase), which is \(total.text) \(asked.phrase).",
      "\(total.text) \(asked.phrase) come back, \(saved.text) \(each.phrase).",
    ]
  }

  /// How long it takes from one number to another in steps: "15 a day to 0, one less every 2 days".
  static func countdown(_ question: SumQuestion) -> [String]? {
    guard question.asksWhen, question.amounts.count >= 3, let from = question.amounts.first,
      let step = question.amounts.last, step.value > 0, let each = step.each,
      let to = question.amounts.dropFirst().first(where: { amount in
        amount.word > 0 && amount.word < step.word
          && ["to", "at", "reach", "want", "be", "only", "max", "just"].contains(
            question.words[amount.word - 1])
      }), from.value != to.value
    else { return nil }
    let steps = (abs(from.value - to.value) / step.value - 1e-9).rounded(.up)
    let days = Int((steps * each.days).rounded(.up))
    guard days < 3650 else { return nil }
    let date = question.scene.facts.today.adding(days: days)
    let way = "from \(Quantity.text(from.value)) to \(Quantity.text(to.value))"
    return [
      "\(way) it is \(Quantity.text(steps)) steps, one \(each.phrase), so \(question.scene.days(days)) from today, on \(date).",
      "\(question.scene.days(days)), until \(date): \(Quantity.text(steps)) steps \(way), one \(each.phrase).",
    ]
  }

  /// What a whole takes each day when it is shared out: "300 pages in 14 days, how many a day".
  static func sharedOut(_ question: SumQuestion) -> [String]? {
    guard let asked = question.asked, question.amounts.count >= 2,
      let span = question.amounts.first(where: { SumQuestion.lengths[$0.unit] != nil }),
      let length = SumQuestion.lengths[span.unit], span.value > 0,
      let whole = question.amounts.first(where: {
        SumQuestion.lengths[$0.unit] == nil && $0.each == nil && !$0.unit.isEmpty
      })
    else { return nil }
    let days = span.value * length
    let share = whole.value / days * asked.days
    let exact = SumQuestion.Amount(
      value: (share * 10).rounded() / 10, unit: whole.unit, each: nil, word: 0)
    let full = SumQuestion.Amount(
      value: (share - 1e-9).rounded(.up), unit: whole.unit, each: nil, word: 0)
    let rounded = full.value == exact.value ? "" : ", so \(full.text) to be sure"
    return [
      "\(whole.text) in \(span.text) make \(exact.text) \(asked.phrase)\(rounded).",
      "\(exact.text) \(asked.phrase)\(rounded), for \(whole.text) in \(span.text).",
    ]
  }
}
