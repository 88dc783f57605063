import Time
import Wellness

/// Sums over where a goal stands.
extension Sums {
  /// "if I do 500 more, how many is that, and how many are missing then".
  static func level(_ question: SumQuestion) -> [String]? {
    let scene = question.scene
    guard question.has("more", "extra", "add"), !question.asksWhen,
      question.says("is|makes|make|be that") || question.says("that make|makes|be|is")
        || question.says("do|would i get|have|reach"),
      let goal = scene.facts.goal, let numbers = scene.numbers, !numbers.isDecreasing,
      let step = question.amounts.lazy.compactMap({ question.inGoalUnit($0) }).first,
      step < numbers.gap
    else { return nil }
    let now = scene.amount(goal.current + step)
    let rest = scene.amount(numbers.gap - step)
    let sum = "\(Quantity.text(goal.current)) and \(Quantity.text(step))"
    return [
      "\(sum) make \(now), and then \(rest) are missing to \(scene.amount(goal.target)).",
      "that is \(now) (\(sum)), with \(rest) missing.",
    ]
  }

  /// "what percent am I at", "am I halfway".
  static func share(_ question: SumQuestion) -> [String]? {
    let scene = question.scene
    let isHalf = question.has("halfway") || question.says("half way")
    guard
      isHalf || question.has("percent", "percentage", "fraction") || question.words.contains("%"),
      let goal = scene.facts.goal, let numbers = scene.numbers
    else { return nil }
    let done = abs(goal.current - goal.initial)
    let whole = abs(goal.target - goal.initial)
    let place =
      !isHalf
      ? "" : numbers.percent >= 50 ? ", so past the half" : ", so not quite halfway"
    let gap = scene.amount(numbers.gap)
    return [
      "\(numbers.percent) % of the way, \(Quantity.text(done)) of \(scene.amount(whole))\(place), with \(gap) to go.",
      "\(numbers.percent) %\(place), because \(Quantity.text(done)) of \(scene.amount(whole)) are behind you.",
    ]
  }

  /// What is missing over a week: "how many hours am I short in a whole week".
  static func shortfall(_ question: SumQuestion) -> [String]? {
    let scene = question.scene
    guard let asked = question.asked, question.amounts.isEmpty, !question.countsOtherThings,
      question.has("short", "missing", "lacking", "behind", "lose", "losing", "debt"),
      question.says("how many|much"), let numbers = scene.numbers, !numbers.isReached,
      !numbers.isDecreasing
    else { return nil }
    let gap = scene.amount(numbers.gap)
    guard asked.days > 1 else {
      return ["\(gap) are missing \(asked.phrase).", "it is \(gap) less than the target."]
    }
    let total = scene.amount(numbers.gap * asked.days)
    return [
      "\(gap) a day make \(total) \(asked.phrase).",
      "\(total) \(asked.phrase), because each day lacks \(gap).",
    ]
  }

  /// What remains, after what was done today where that is told.
  static func left(_ question: SumQuestion) -> [String]? {
    let scene = question.scene
    let isAsked =
      question.says("how many|much") || question.says("whats|what left|missing")
      || question.says("is|are left")
    guard isAsked, !question.countsOtherThings,
      question.has("left", "missing", "short", "remaining", "lacking", "remain", "further")
        || question.says("to go") || question.says("much|many more"),
      question.asked == nil || question.asked?.days == 1,
      !question.says("many days|weeks|months"), let goal = scene.facts.goal,
      let numbers = scene.numbers, !numbers.isReached
    else { return nil }
    if let told = told(question, goal), told < goal.target, !numbers.isDecreasing {
      let rest = scene.amount(goal.target - told)
      let command = "`/goal progress \(ProgressAnswer.plain(told))`"
      return [
        "after \(scene.amount(told)) it is \(rest) to \(scene.amount(goal.target)), and \(command) records the first part.",
        "\(rest), since \(Quantity.text(told)) of \(scene.amount(goal.target)) are done; \(command) keeps that.",
      ]
    }
    let gap = scene.amount(numbers.gap)
    let direction = numbers.isDecreasing ? "down to" : "to"
    return [
      "\(gap), from \(Quantity.text(goal.current)) \(direction) \(scene.amount(goal.target)).",
      "\(gap) are left, with \(numbers.percent) % of the way done.",
    ]
  }

  /// What was done so far today, in the goal's unit, as the message tells it.
  private static func told(_ question: SumQuestion, _ goal: CoachFacts.GoalFacts) -> Double? {
    guard question.words.contains(where: ReportedProgress.deeds.contains) else { return nil }
    return question.amounts.lazy.compactMap { question.inGoalUnit($0) }
      .first { $0 != goal.target && $0 > 0 }
  }

  /// "how many days until the race".
  static func deadline(_ question: SumQuestion) -> [String]? {
    let scene = question.scene
    guard question.amounts.isEmpty,
      question.says("many days|weeks|months") || question.says("much time|longer")
        || question.says("long do|have i") || question.says("how long until|till|til the|my")
        || question.says("days|weeks left"),
      question.has("left", "remaining", "deadline", "date", "due", "end", "race", "have", "day"),
      let date = scene.facts.goal?.targetDate
    else { return nil }
    let days = scene.facts.today.days(until: date)
    guard days >= 0 else { return nil }
    let weeks = days > 13 ? ", or \(count(Double(days) / 7, "week"))," : ""
    return [
      "\(scene.days(days))\(weeks) until \(date).",
      "your date is \(date), and that is \(scene.days(days))\(weeks) away.",
    ]
  }

  /// What each day or week must bring: "how much per week do I need".
  static func needed(_ question: SumQuestion) -> [String]? {
    let scene = question.scene
    guard let asked = question.asked, !asked.name.isEmpty, !question.countsOtherThings,
      question.has(
        "need", "needed", "must", "have", "should", "required", "increase", "lose", "deficit")
        || question.says("how many|much") || question.says("what pace"),
      !question.amounts.contains(where: { $0.each != nil }), let goal = scene.facts.goal,
      goal.recurrence == nil, let numbers = scene.numbers, !numbers.isReached,
      let date = NamedDate.of(question.words, after: scene.facts.today) ?? goal.targetDate
    else { return nil }
    let days = scene.facts.today.days(until: date)
    guard days > 0 else { return nil }
    let perDay = numbers.gap / Double(days)
    if let kilograms = GoalArithmetic.kilograms(perDay, unit: goal.unit), numbers.isDecreasing,
      GoalArithmetic.weeklyLoss(kilograms: kilograms, days: 1, bodyWeight: goal.bodyWeight).isUnsafe
    {
      return [
        "that would be more than the safe 1 kg or 1 % of body weight a week, so please see a doctor first.",
        "no safe pace leads there by \(date), so ask a doctor before you try.",
      ]
    }
    let weekly = asked.days == 1 ? ", or \(scene.amount(perDay * 7)) a week" : ""
    let pace = "\(scene.amount(perDay * asked.days)) \(asked.phrase)\(weekly)"
    let done = numbers.percent > 0 ? "; \(numbers.percent) % are done" : ""
    let gap = scene.amount(numbers.gap)
    return [
      "\(gap) over \(scene.days(days)) come to \(pace), to be there on \(date)\(done).",
      "\(pace), since \(gap) remain for the \(scene.days(days)) until \(date)\(done).",
    ]
  }

  /// When the target is reached at the pace so far.
  static func projection(_ question: SumQuestion) -> [String]? {
    let scene = question.scene
    let isSoFar = question.says("this|my|current rate|pace|speed")
    let isWhen =
      question.has("when") && question.says("do|will|would|am i")
      && question.has("arrive", "reach", "there", "hit", "done", "finish", "finished", "make")
    guard isSoFar || isWhen, question.amounts.isEmpty, let pace = scene.numbers?.actualPerDay,
      let numbers = scene.numbers, let date = numbers.projectedDate
    else { return nil }
    let rate = scene.pace(pace)
    return [
      "at \(rate), which it has been so far, you are there on \(date)\(against(date, scene)).",
      "on \(date)\(against(date, scene)), if it goes on at \(rate).",
    ]
  }

  /// "what is 70 % of my target".
  static func partOf(_ question: SumQuestion) -> [String]? {
    let scene = question.scene
    guard let goal = scene.facts.goal, case let isWay = question.says("of the way"),
      isWay || question.says("of my|the goal|target"),
      question.has("percent") || scene.reading.utterance.source.contains("%"),
      let amount = question.amounts.first, amount.value > 0
    else { return nil }
    let share = amount.value / 100
    let start = isWay ? goal.initial : 0
    let part = scene.amount(start + (goal.target - start) * share)
    let whole = isWay ? "the way" : scene.amount(goal.target)
    let name = "\(Quantity.text(amount.value)) % of \(whole)"
    return ["\(name) are \(part).", "\(part), which is \(name)."]
  }

  /// What is behind one: "how much did I lose so far".
  static func done(_ question: SumQuestion) -> [String]? {
    let scene = question.scene
    guard question.says("how many|much|far"), question.amounts.isEmpty,
      !question.countsOtherThings,
      question.has("already", "since") || question.says("so far"),
      let goal = scene.facts.goal, let numbers = scene.numbers, goal.current != goal.initial
    else { return nil }
    let moved = scene.amount(abs(goal.current - goal.initial))
    let way = "from \(Quantity.text(goal.initial)) to \(Quantity.text(goal.current))"
    return [
      "\(moved) so far, \(way), with \(scene.amount(numbers.gap)) to go.",
      "\(way), which is \(moved) or \(numbers.percent) % of the way.",
    ]
  }
}
