import Time
import Wellness

/// Questions about what would be, and about how it has gone so far.
extension NumberAskReader {
  var supposed: NumberAsk? {
    guard isQuestion || said.contains("behind") else { return nil }
    return behind ?? keptSoFar ?? ownPace ?? reading ?? end ?? deposit ?? bareRate ?? result
  }

  /// `how far behind am i`, `am i behind?`.
  private var behind: NumberAsk? {
    guard isTowards, said.contains("behind"), texts.count <= 14,
      has(["am", "i"]) || has(["how", "far"]), said.isDisjoint(with: ["day", "week", "many"])
    else { return nil }
    return NumberAsk(standing.behindAnswer)
  }

  private var keptSoFar: NumberAsk? {
    guard standing.period != nil,
      has(["how", "many", "days"]) || has(["how", "many", "nights"]),
      says(NumberAskReader.listed.managed),
      said.isDisjoint(with: ["left", "need", "more", "week", "fail", "miss", "missed"])
    else { return nil }
    return NumberAsk(standing.keptSoFarAnswer)
  }

  /// Whether so many a year can be done: `is 12 a year realistic`.
  var yearly: NumberAsk? {
    guard isQuestion || said.contains("is"), standing.measure == .total,
      has(["a", "year"]) || has(["per", "year"]),
      says(NumberAskReader.listed.ambitious),
      let number = SaidNumber.all(in: texts).first(where: {
        ["a", "per"].contains($0.unit) || UnitWords.base($0.unit) == own
      })
    else { return nil }
    return NumberAsk(
      number.value == goal.target
        ? standing.answer(.onTrack) : standing.targetAnswer(number.value))
  }

  /// How long the books are: `mine are more like 350 pages`.
  var length: NumberAsk? {
    guard says(["books", "mine", "they", "theyre"]),
      says(["are", "have", "theyre"]),
      let length = SaidNumber.all(in: texts).first(where: {
        (120...1500).contains($0.value) && ["page", "pages"].contains($0.unit)
      })
    else { return nil }
    return NumberAsk(standing.pagesAnswer(length.value, nil, isOne: false))
  }

  /// `how much faster do i have to get`, `what's a realistic pace then`.
  private var ownPace: NumberAsk? {
    if standing.measure == .result, has(["how", "much"]),
      says(["faster", "quicker", "longer", "stronger", "heavier"])
    {
      return NumberAsk(standing.answer(.gap))
    }
    guard standing.measure == .total || standing.measure == .level, said.contains("pace"),
      says(["what", "whats"]),
      says(["realistic", "reasonable", "sensible", "even", "need"])
    else { return nil }
    return NumberAsk(standing.answer(.perDay))
  }

  /// `if every saturday from now 80, how much at the end?`.
  private var end: NumberAsk? {
    guard standing.measure == .total, goal.targetDate != nil,
      has(["how", "much"]) || has(["how", "many"]) || has(["where", "would"]),
      says(["end", "have", "total", "altogether", "then"]), let rate = saidPace
    else { return nil }
    return NumberAsk(standing.endAnswer(rate))
  }

  private var saidPace: SaidRate? {
    if let rate = SaidRate(text, unit: goal.unit) { return rate }
    guard let amount else { return nil }
    for (word, next) in zip(texts, texts.dropFirst()) where ["every", "each"].contains(word) {
      let named = Recurrence.allCases.first { $0.name == next }
      guard let period = SaidDay.isWeekday(next) ? .weekly : named else { continue }
      return SaidRate(amount: amount, period: period)
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
      says(["sell", "sold", "add", "put", "get", "got", "throw", "earn", "move"]),
      let amount, amount > 0
    else { return nil }
    return NumberAsk(standing.depositAnswer(amount))
  }

  /// `what if i only manage 57?`: of the week or the month, whichever comes near to what it takes.
  private var bareRate: NumberAsk? {
    guard standing.measure == .total, isIf, saidPace == nil, texts.count <= 9,
      says(["manage", "save", "do", "make", "afford", "only"]),
      let amount, let needed = standing.needed
    else { return nil }
    for period in [Recurrence.weekly, .monthly]
    where amount > needed * period.days * 0.2 && amount < needed * period.days * 2.5 {
      return NumberAsk(standing.answer(at: SaidRate(amount: amount, period: period)))
    }
    return nil
  }

  /// `what if i only manage 57?` of a result.
  private var result: NumberAsk? {
    guard standing.measure == .result, isIf, texts.count <= 9,
      says(["manage", "run", "do", "make", "get", "only"]), let amount
    else { return nil }
    return NumberAsk(standing.resultAnswer(amount))
  }

  /// `40 mins a day on weekdays, how many books would that be`, `and if i add half an hour on
  /// sunday`.
  private var reading: NumberAsk? {
    guard own == "book", standing.measure == .total else { return nil }
    let isMore = says(["add", "added", "extra", "more", "another"])
    if says(["minutes", "minute", "mins", "min", "hours", "hour"]),
      let rate = SaidRate(text, unit: "minutes")
    {
      let days = said.contains("weekdays") ? 5.0 : 7
      let times = rate.period == .daily ? days : 7 / rate.period.days
      return NumberAsk(standing.readingAnswer(rate.amount * times, isMore: isMore))
    }
    guard isIf, isMore, texts.contains(where: SaidDay.isWeekday),
      let number = SaidNumber.all(in: texts).first(where: { $0.value != 0 }),
      let factor = UnitWords.factor(from: UnitWords.base(number.unit), to: "minute")
    else { return nil }
    return NumberAsk(standing.readingAnswer(number.value * factor, isMore: true))
  }
}
