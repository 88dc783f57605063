import Time
import Wellness

/// Questions about days, weeks and amounts.
extension NumberAskReader {
  private static let targetLeads: [[String]] = .listed("NumberAskReader.targetLeads")
  private static let enoughPhrases: [[String]] = .listed("NumberAskReader.enoughPhrases")

  var day: NumberAsk? {
    guard says(["what", "whats", "how"]), texts.isDisjoint(with: NumberAskReader.listed.ahead),
      says(NumberAskReader.listed.done)
    else { return nil }
    let isOfNight = standing.isNight || standing.isNightClock
    let days = SaidDay.all(in: texts, today: today, isNight: isOfNight)
    guard let day = days.first, days.count == 1, day.count == 1, !day.isSince,
      day.date < today || isOfNight && day.range.count < 3
    else { return nil }
    let isWeek = texts[day.range] == ["last", "week"]
    return isWeek || has(["so", "far"]) ? nil : NumberAsk(standing.dayAnswer(day.date))
  }

  var week: NumberAsk? {
    let isLast = has(["last", "week"]) || has(["past", "week"])
    if has(["best", "week"]) { return NumberAsk(standing.bestWeekAnswer) }
    guard
      isLast || has(["week", "before"])
        || ["this", "the", "my"].contains(where: { has([$0, "week"]) })
    else { return nil }
    if says(["better", "worse", "compare", "compared"]) {
      return NumberAsk(
        standing.weeksAnswer(isLast && (said.contains("before") || texts.first == "was")))
    }
    let isCounted = has(["how", "many"])
    let isSum =
      says(["total", "altogether", "sum"]) || has(["how", "much"])
      || isCounted && !UnitWords.isTimes(own) && texts.contains { UnitWords.base($0) == own }
    if isSum, standing.period == .daily, standing.measure != .timeOfDay,
      said.isDisjoint(with: ["left", "need", "should"])
    {
      return NumberAsk(standing.weekSumAnswer(isLast))
    }
    let isHow = has(["how", "was"]) || has(["how", "did"])
    guard
      isCounted || isHow || has(["how", "often"]) || said.contains("which") || has(["hows", "my"])
        || has(["how", "is", "my"]),
      texts.count <= 5 || isHow
        || says(["days", "nights", "times", "day", "night", "often", "over"]),
      said.isDisjoint(with: ["left", "need", "should", "more", "remaining", "still"]),
      standing.period == .daily
    else { return nil }
    return NumberAsk(standing.keptAnswer(isLast))
  }

  var skip: NumberAsk? {
    guard says(["if", "can"]), says(["skip", "miss", "skipped", "missed", "off"]),
      says(["today", "tonight", "tomorrow", "day", "week", "one"]),
      isTowards || standing.measure == .everyPeriod
    else { return nil }
    return NumberAsk(standing.skipAnswer)
  }

  // MARK: - Amounts

  /// Where words begin that call an amount enough: `8000 is enough`, `170 would be plenty`, `6000
  /// will do`.
  var enoughStart: Int? {
    texts.indices.first { start in
      NumberAskReader.enoughPhrases.contains { texts[start...].starts(with: $0) }
    }
  }

  /// Where a number stands that is called enough, with its unit: `forget it, 170 is enough`.
  var enough: Range<Int>? {
    guard !hasQuestionMark, let first = texts.first,
      !["is", "are", "will", "would"].contains(first),
      said.isDisjoint(with: ["if", "how", "what", "when"]), let start = enoughStart
    else { return nil }
    return SaidNumber.all(in: texts).last { (start - 3..<start).contains($0.word) }
      .map { $0.word..<start }
  }

  /// The amount that somebody asks about whether it's enough: `is 2500 enough`.
  var enoughAsked: Range<Int>? {
    guard isTowards, isQuestion else { return nil }
    for start in texts.indices where ["is", "are", "would", "will"].contains(texts[start]) {
      let behind = texts[(start + 1)..<min(texts.count, start + 6)]
      guard let end = behind.firstIndex(of: "enough"), end > start + 1 else { continue }
      return start + 1..<end
    }
    return nil
  }

  /// `can we say two instead`, `make it 8000`.
  var target: NumberAsk? {
    var starts = NumberAskReader.targetLeads.compactMap(place)
    if starts.isEmpty, said.contains("instead"),
      said.isDisjoint(with: ["of", "drink", "eat", "did", "had"])
    {
      starts = [0]
    }
    var end = texts.count
    if starts.isEmpty, let enough = enough ?? enoughAsked {
      (starts, end) = ([enough.lowerBound], enough.upperBound)
    }
    guard let start = starts.max(), start < texts.count else { return nil }
    // Held against the target, and not against where the goal stands.
    var told = goal.asTold(on: today)
    told.current = goal.target
    let finder = ToldAmountFinder(text, words, goal: told, days: [])
    guard let number = finder.values(in: start..<min(end, start + 6)).first,
      number.range.lowerBound - start <= 1, number.amount != goal.target,
      standing.measure == .timeOfDay
        || number.amount >= goal.target * 0.1 && number.amount <= max(goal.target * 5, 5)
    else { return nil }
    return NumberAsk(standing.targetAnswer(number.amount))
  }

  var sum: NumberAsk? {
    guard let result = SaidSum(text), isQuestion || result.isAll || says(["thats", "so"]) else {
      return nil
    }
    return NumberAsk(standing.sumAnswer(result.value, result.unit))
  }

  /// `whats 178 in kg`.
  var conversion: NumberAsk? {
    if texts.count <= 4, let place = texts.firstIndex(of: "in"), place + 1 < texts.count,
      place <= 1,
      let value = standing.value, case let unit = UnitWords.base(texts[place + 1]),
      Standing.factor(from: own, to: unit) != nil, unit != own
    {
      return NumberAsk(standing.conversionAnswer(value, unit))
    }
    guard isQuestion, let index = texts.lastIndex(of: "in") ?? texts.lastIndex(of: "to"),
      index + 1 < texts.count,
      let number = SaidNumber.all(in: texts).last(where: { $0.word < index }),
      number.value != 0, index - number.word <= 3
    else { return nil }
    let unit = UnitWords.base(texts[index + 1])
    let from = number.word + number.span < index ? UnitWords.base(number.unit) : own
    guard UnitWords.isMeasure(unit) || ["stone", "st", "litre", "ml"].contains(unit),
      Standing.factor(from: from, to: unit) != nil, unit != from
    else { return nil }
    let amount = number.value * (Standing.factor(from: from, to: own) ?? 1)
    return NumberAsk(standing.conversionAnswer(amount, unit))
  }
}
