import Time
import Wellness

/// Questions about what would be, and about how it has gone so far.
extension NumberAskReader {
  var supposed: NumberAsk? {
    guard isQuestion || said.contains("behind") else { return nil }
    return behind ?? keptSoFar ?? ownPace ?? reading ?? end ?? deposit ?? bareRate ?? result
  }

  private var isTowards: Bool { [.total, .level, .result].contains(standing.measure) }

  /// `how far behind am i`, `am i behind?`.
  private var behind: NumberAsk? {
    guard isTowards, said.contains("behind"), texts.count <= 14,
      has(["am", "i"]) || has(["how", "far"]), said.isDisjoint(with: ["day", "week", "many"])
    else { return nil }
    return .behind
  }

  private var keptSoFar: NumberAsk? {
    guard standing.period != nil || standing.measure == .timeOfDay,
      has(["how", "many", "days"]) || has(["how", "many", "nights"]),
      !said.isDisjoint(with: [
        "manage", "managed", "kept", "keep", "made", "hit", "reached", "met", "succeed",
        "succeeded", "without", "clean",
      ]),
      said.isDisjoint(with: ["left", "need", "more", "week", "fail", "miss", "missed"])
    else { return nil }
    return .keptSoFar
  }

  /// Whether so many a year can be done: `is 12 a year realistic`.
  var yearly: NumberAsk? {
    guard isQuestion || said.contains("is"), standing.measure == .total,
      has(["a", "year"]) || has(["per", "year"]),
      !said.isDisjoint(with: [
        "realistic", "doable", "possible", "achievable", "much", "many", "crazy", "ambitious",
        "unrealistic", "mad", "insane",
      ]),
      let number = SaidNumber.all(in: texts).first(where: {
        ["a", "per"].contains($0.unit) || UnitWords.base($0.unit) == own
      })
    else { return nil }
    return number.value == goal.target ? .verdict : .target(number.value)
  }

  /// How long the books are: `mine are more like 350 pages`.
  var length: NumberAsk? {
    guard !said.isDisjoint(with: ["books", "mine", "they", "theyre"]),
      !said.isDisjoint(with: ["are", "have", "theyre"]),
      let length = SaidNumber.all(in: texts).first(where: {
        (120...1500).contains($0.value) && ["page", "pages"].contains($0.unit)
      })
    else { return nil }
    return .pages(perBook: length.value, daily: nil, isOne: false)
  }

  /// `how much faster do i have to get`, `what's a realistic pace then`.
  private var ownPace: NumberAsk? {
    if standing.measure == .result, has(["how", "much"]),
      !said.isDisjoint(with: ["faster", "quicker", "longer", "stronger", "heavier"])
    {
      return .gap
    }
    guard standing.measure == .total || standing.measure == .level, said.contains("pace"),
      !said.isDisjoint(with: ["what", "whats"]),
      !said.isDisjoint(with: ["realistic", "reasonable", "sensible", "even", "need"])
    else { return nil }
    return .pace
  }

  /// `if every saturday from now 80, how much at the end?`.
  private var end: NumberAsk? {
    guard standing.measure == .total, goal.targetDate != nil,
      has(["how", "much"]) || has(["how", "many"]) || has(["where", "would"]),
      !said.isDisjoint(with: ["end", "have", "total", "altogether", "then"]), let rate = saidPace
    else { return nil }
    return .end(rate)
  }

  private var saidPace: SaidRate? {
    if let rate = SaidRate(text, unit: goal.unit) { return rate }
    guard let amount = amount else { return nil }
    for (word, next) in zip(texts, texts.dropFirst()) where ["every", "each"].contains(word) {
      if SaidDay.isWeekday(next) || next == "week" {
        return SaidRate(amount: amount, period: .weekly)
      }
      if next == "day" { return SaidRate(amount: amount, period: .daily) }
      if next == "month" { return SaidRate(amount: amount, period: .monthly) }
    }
    return nil
  }

  /// The one amount that the message names.
  var amount: Double? {
    let numbers = amounts.values(in: texts.indices)
    return numbers.count == 1 ? numbers[0].amount : nil
  }

  private var isIf: Bool { has(["what", "if"]) || texts.prefix(3).contains("if") }

  /// `what if i sell stuff for 200`.
  private var deposit: NumberAsk? {
    guard standing.measure == .total, isIf, saidPace == nil,
      !said.isDisjoint(with: ["sell", "sold", "add", "put", "get", "got", "throw", "earn", "move"]),
      let amount, amount > 0
    else { return nil }
    return .deposit(amount)
  }

  /// `what if i only manage 57?`: of the week or the month, whichever comes near to what it takes.
  private var bareRate: NumberAsk? {
    guard standing.measure == .total, isIf, saidPace == nil, texts.count <= 9,
      !said.isDisjoint(with: ["manage", "save", "do", "make", "afford", "only"]),
      let amount, let needed = standing.needed
    else { return nil }
    for (period, days) in [(Recurrence.weekly, 7.0), (.monthly, 30.4)]
    where amount > needed * days * 0.2 && amount < needed * days * 2.5 {
      return .rate(SaidRate(amount: amount, period: period))
    }
    return nil
  }

  /// `what if i only manage 57?` of a result.
  private var result: NumberAsk? {
    guard standing.measure == .result, isIf, texts.count <= 9,
      !said.isDisjoint(with: ["manage", "run", "do", "make", "get", "only"]), let amount
    else { return nil }
    return .result(amount)
  }

  /// `40 mins a day on weekdays, how many books would that be`, `and if i add half an hour on
  /// sunday`.
  private var reading: NumberAsk? {
    guard own == "book", standing.measure == .total else { return nil }
    let isMore = !said.isDisjoint(with: ["add", "added", "extra", "more", "another"])
    let isTimed = !said.isDisjoint(with: ["minutes", "minute", "mins", "min", "hours", "hour"])
    if isTimed, let rate = SaidRate(text, unit: "minutes") {
      let times =
        rate.period == .daily ? (said.contains("weekdays") ? 5.0 : 7) : 7 / rate.days
      return .reading(minutes: rate.amount * times, isMore: isMore)
    }
    guard isIf, isMore, texts.contains(where: SaidDay.isWeekday),
      let number = SaidNumber.all(in: texts).first(where: { $0.value != 0 }),
      let factor = UnitWords.factor(from: UnitWords.base(number.unit), to: "minute")
    else { return nil }
    return .reading(minutes: number.value * factor, isMore: true)
  }
}
