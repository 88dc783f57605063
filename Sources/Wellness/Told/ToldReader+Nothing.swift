import Time

/// That there was nothing of something, on one day or in a row.
extension ToldReader {
  /// That there was nothing of what is limited: `no cigs yesterday`, `none since saturday`.
  func nothing(in range: Range<Int>, _ own: [SaidDay]) -> [ToldValue]? {
    let texts = words[range].map(\.text)
    let around = words[max(0, range.lowerBound - 2)..<range.upperBound].map(\.text)
    guard !around.contains(where: { ToldWords.otherNothings.contains($0) && $0 != "did" })
    else { return nil }
    if goal.type == .sleep, measure != .timeOfDay,
      texts.starts(with: ["didnt", "sleep"]) || texts.starts(with: ["no", "sleep"]),
      texts.contains("all"), own.isEmpty || own.count == 1
    {
      return [ToldValue(date: own.first?.date ?? today, amount: 0, way: .set)]
    }
    if measure == .everyPeriod, period == .daily {
      let isNone = ["none", "nothing", "zero", "nada"].contains { texts.contains($0) }
      let isMissed =
        ["missed", "skipped"].contains { texts.contains($0) }
        && ["completely", "entirely", "totally"].contains { texts.contains($0) }
      guard isNone || isMissed, texts.count <= 5, let day = own.first, day.date < today else {
        return nil
      }
      return [ToldValue(date: day.date, amount: 0, way: .set)]
    }
    guard measure == .limit, !texts.contains("since") || own.contains(where: \.isSince) else {
      return nil
    }
    let unit = UnitWords.base(UnitPeriod(goal.unit).unit)
    let isNone = texts.indices.contains { index in
      let behind = texts.dropFirst(index + 1).prefix(2)
      let isNamed = behind.contains {
        UnitWords.base($0) == unit || ToldWords.vices.contains($0)
          || unit == "cigarette"
            && ["cig", "cigs", "fags", "ciggies", "smoking", "smoke"].contains($0)
      }
      switch texts[index] {
      case "no", "without": return isNamed && behind.first != "more"
      case "zero", "0":
        let isAlone =
          behind.first.map(ToldNumbers.closings.contains) ?? true
          || own.contains { $0.range.lowerBound == range.lowerBound + index + 1 }
        return isNamed && behind.first != "more" || isAlone && !own.isEmpty && texts.count <= 6
      case "not": return ["a", "one"].contains(behind.first) && (isNamed || !own.isEmpty)
      case "didnt", "havent": return behind.contains(where: ToldWords.vices.contains)
      case "smokefree", "alcoholfree": return !own.isEmpty
      case "free":
        return index > 0 && !own.isEmpty
          && (UnitWords.base(texts[index - 1]) == unit
            || ["smoke", "alcohol"].contains(texts[index - 1]))
      case "none", "nothing":
        return !texts.contains("did") && (!own.isEmpty && texts.count <= 5 || words.count == 1)
      default: return false
      }
    }
    guard isNone else { return nil }
    if let since = own.first(where: \.isSince) {
      let count = since.date.days(until: today)
      return (1...max(1, count)).map {
        ToldValue(date: since.date.adding(days: $0), amount: 0, way: .set)
      }
    }
    let isNow =
      !own.isEmpty || texts.contains("didnt") || texts.contains("havent") || texts.count <= 3
    return isNow
      ? (own.isEmpty ? [today] : own.map(\.date)).map { ToldValue(date: $0, amount: 0, way: .set) }
      : nil
  }

  /// Words behind which stands what isn't meant: `ten days, apart from the 4 I had`.
  static let exceptions: Set<String> = [
    "apart", "except", "besides", "aside", "minus", "barring", "excluding",
  ]

  /// `day 4 no cigs`, `five days without`: so many days up to this one.
  var keptRow: [ToldValue]? {
    guard measure == .limit, period == .daily, goal.target == 0, !text.contains("?") else {
      return nil
    }
    let texts = words.map(\.text)
    guard texts.count <= 12, let place = texts.firstIndex(where: { ["day", "days"].contains($0) })
    else { return nil }
    let isAfter = texts[place] == "day"
    let number = isAfter ? place + 1 : place - 1
    guard texts.indices.contains(number), let count = AmountCount.count(texts[number]),
      (1...60).contains(count)
    else { return nil }
    let said = Set(texts)
    let free: Set<String> = [
      "no", "without", "free", "clean", "sober", "zero", "smokefree", "quit", "off",
    ]
    let others: Set<String> = ["lie", "lied", "want", "if", "ago"]
    guard !said.isDisjoint(with: free), said.isDisjoint(with: others),
      said.isDisjoint(with: ToldReader.exceptions)
    else { return nil }
    return (0..<count).reversed().map {
      ToldValue(date: today.adding(days: -$0), amount: 0, way: .set)
    }
  }
}
