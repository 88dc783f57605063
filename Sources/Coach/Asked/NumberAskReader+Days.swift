import Time
import Wellness

/// Questions about days, weeks and amounts.
extension NumberAskReader {
  var day: NumberAsk? {
    guard !said.isDisjoint(with: ["what", "whats", "how"]),
      said.isDisjoint(with: [
        "if", "why", "should", "feel", "would", "will", "plan", "you", "next", "gonna", "going",
      ]),
      !said.isDisjoint(with: [
        "did", "was", "were", "had", "logged", "entered", "got", "noted", "ran", "walked", "slept",
      ])
    else { return nil }
    let days = SaidDay.all(
      in: texts, today: today, isNight: standing.isNight || standing.isNightClock)
    guard let day = days.first, days.count == 1, day.count == 1, !day.isSince,
      day.date < today
        || standing.isNight || standing.isNightClock, day.range.count < 3 || day.date < today
    else { return nil }
    let isWeek = texts[day.range] == ["last", "week"]
    return isWeek || has(["so", "far"]) ? nil : .day(day.date)
  }

  var week: NumberAsk? {
    let isLast = has(["last", "week"]) || has(["past", "week"])
    if has(["best", "week"]) { return .bestWeek }
    guard
      isLast || has(["this", "week"]) || has(["the", "week"]) || has(["week", "before"])
        || has(["my", "week"])
    else { return nil }
    if !said.isDisjoint(with: ["better", "worse", "compare", "compared"]) {
      return .weeks(
        isLastWeek: isLast
          && (said.contains("before") || texts.first == "was"))
    }
    let isSum =
      !said.isDisjoint(with: ["total", "altogether", "sum"])
      || has(["how", "many"]) && texts.contains { UnitWords.base($0) == own }
        && !UnitWords.isTimes(own)
      || has(["how", "much"])
    if isSum, standing.period == .daily, standing.measure != .timeOfDay,
      said.isDisjoint(with: ["left", "need", "should"])
    {
      return .weekSum(isLastWeek: isLast)
    }
    let counts = ["days", "nights", "times", "day", "night", "often", "over"]
    guard
      has(["how", "many"]) || has(["how", "often"]) || said.contains("which")
        || has(["how", "was"]) || has(["how", "did"]) || has(["hows", "my"])
        || has(["how", "is", "my"])
    else { return nil }
    guard
      texts.count <= 5 || !said.isDisjoint(with: counts) || has(["how", "was"])
        || has(["how", "did"]),
      said.isDisjoint(with: ["left", "need", "should", "more", "remaining", "still"])
    else { return nil }
    guard standing.period == .daily else { return nil }
    return .kept(isLastWeek: isLast)
  }

  var skip: NumberAsk? {
    guard said.contains("if") || said.contains("can"),
      !said.isDisjoint(with: ["skip", "miss", "skipped", "missed", "off"]),
      !said.isDisjoint(with: ["today", "tonight", "tomorrow", "day", "week", "one"]),
      [.total, .everyPeriod, .level, .result].contains(standing.measure)
    else { return nil }
    return .skip
  }

  // MARK: - Amounts

  /// Where a number stands that is called enough, with its unit: `forget it, 170 is enough`.
  var enough: Range<Int>? {
    let asks = ["is", "are", "will", "would", "if", "how", "what", "when"]
    guard !hasQuestionMark, let first = texts.first, !asks.contains(first),
      said.isDisjoint(with: ["if", "how", "what", "when"]), let enough = EnoughText(texts)
    else { return nil }
    return SaidNumber.all(in: texts).last {
      (enough.start - 3..<enough.start).contains($0.word)
    }.map { $0.word..<enough.start }
  }

  /// The amount that somebody asks about whether it's enough: `is 2500 enough`.
  var enoughAsked: Range<Int>? {
    guard [.total, .level, .result].contains(standing.measure), isQuestion else { return nil }
    for start in texts.indices where ["is", "are", "would", "will"].contains(texts[start]) {
      let behind = texts[(start + 1)..<min(texts.count, start + 6)]
      guard let end = behind.firstIndex(of: "enough"), end > start + 1 else { continue }
      return start + 1..<end
    }
    return nil
  }

  /// `can we say two instead`, `make it 8000`.
  var target: NumberAsk? {
    let leads: [[String]] = [
      ["can", "we", "say"], ["could", "we", "say"], ["lets", "say"], ["let", "us", "say"],
      ["make", "it"],
      ["lower", "it", "to"], ["raise", "it", "to"], ["change", "it", "to"], ["set", "it", "to"],
      ["drop", "it", "to"], ["goal", "to"], ["target", "to"], ["how", "about"], ["what", "about"],
      ["making", "it"], ["about", "making", "it"],
      ["can", "we", "do"], ["could", "we", "do"], ["can", "we", "make", "it"], ["target", "was"],
      ["goal", "was"], ["move", "it", "to"], ["go", "for"], ["aim", "for"], ["switch", "to"],
      ["bump", "it", "to"], ["settle", "for"], ["happy", "with"], ["rather", "do"],
    ]
    var starts = leads.compactMap(place)
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
    let clause = start..<min(end, start + 6)
    let numbers = ToldAmountFinder(
      text, words, goal: goal.standingAt(goal.target).asTold(on: today), days: []
    ).values(in: clause)
    guard let number = numbers.first, number.range.lowerBound - start <= 1 else { return nil }
    let isNear =
      standing.measure == .timeOfDay
      || number.amount >= goal.target * 0.1 && number.amount <= max(goal.target * 5, 5)
    guard isNear, number.amount != goal.target else { return nil }
    return .target(number.amount)
  }

  var sum: NumberAsk? {
    guard let result = SaidSum(text) else { return nil }
    guard isQuestion || result.isAll || !said.isDisjoint(with: ["thats", "so"]) else { return nil }
    return .sum(result.value, unit: result.unit)
  }

  /// `whats 178 in kg`.
  var conversion: NumberAsk? {
    if texts.count <= 4, let place = texts.firstIndex(of: "in"), place + 1 < texts.count,
      place <= 1,
      let value = standing.value, case let unit = UnitWords.base(texts[place + 1]),
      Standing.factor(from: own, to: unit) != nil, unit != own
    {
      return .conversion(value, unit: unit)
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
    return .conversion(number.value * (Standing.factor(from: from, to: own) ?? 1), unit: unit)
  }
}
