/// Two numbers that are one.
extension ToldAmountFinder {
  /// Joins an amount to the one before it, where both are one.
  func join(
    _ amount: ToldAmount, _ number: SaidNumber, _ found: inout [ToldAmount]
  ) -> Bool {
    guard let last = found.last else { return false }
    let index = number.word
    let gap = texts[min(index, last.range.upperBound)..<index]
    let isSlash = gap.isEmpty && symbol(index) == "/"
    if isSlash || gap.elementsEqual(["of"]) || gap.elementsEqual(["out", "of"]) {
      let isTarget = abs(number.value - goal.target) < 0.01 * goal.target
      found[found.count - 1].marks.insert(isTarget ? .ofTarget : .ofOther)
      return true
    }
    let isOneClause =
      last.range.isEmpty || words[last.range.lowerBound].clause == words[index].clause
    guard isOneClause, let whole = whole(last, amount, number, gap) else { return false }
    found[found.count - 1].amount = whole
    found[found.count - 1].range = last.range.lowerBound..<amount.range.upperBound
    if gap.contains("and"), word(last.range.lowerBound - 1) == "between" {
      found[found.count - 1].marks.insert(.between)
    }
    if amount.kind == .named || goal.reading.measure == .result {
      found[found.count - 1].kind = .named
    }
    return true
  }

  private func whole(
    _ last: ToldAmount, _ part: ToldAmount, _ number: SaidNumber, _ gap: ArraySlice<String>
  ) -> Double? {
    let isPlain = gap.isEmpty && part.kind == .bare
    let isAnd = gap.elementsEqual(["and"])
    if isAnd, word(last.range.lowerBound - 1) == "between" {
      return (last.amount + part.amount) / 2
    }
    // `twelve pounds fifty`.
    if units.isMoney, isPlain, last.kind == .named, last.range.count == 2,
      (10..<100).contains(number.value), last.amount == last.amount.rounded()
    {
      return last.amount + number.value / 100
    }
    let unit = word(last.range.upperBound - 1)
    let isHour = UnitWords.base(unit) == "hour" || unit.hasSuffix("h")
    if units.own == "second", isPlain, last.kind == .named, last.range.count <= 2,
      number.value < 60,
      UnitWords.base(unit) == "minute"
    {
      return last.amount + number.value
    }
    if units.own == "hour" || units.own == "minute", last.kind == .named, last.range.count <= 2,
      isHour,
      gap.isEmpty || isAnd, number.value < 60,
      part.kind == .bare || part.marks.isEmpty && UnitWords.base(number.unit) == "minute"
    {
      return last.amount + (units.own == "hour" ? number.value / 60 : number.value)
    }
    // `one eighty`, where that is near.
    if goal.reading.measure == .level || goal.reading.measure == .result, isPlain,
      last.kind == .bare, last.amount < 10, (10..<100).contains(number.value),
      abs(last.amount * 100 + number.value - goal.current) < 0.2 * goal.current
    {
      return last.amount * 100 + number.value
    }
    // `22 min 15`, `twenty one thirty`.
    if goal.reading.measure == .result, units.own == "minute", isPlain, number.value < 60,
      last.amount == last.amount.rounded(), last.kind == .bare || (2...3).contains(last.range.count)
    {
      return last.amount + number.value / 60
    }
    return nil
  }

  /// `my 750 ml bottle twice`, `7 km each way`, `the loop twice, 7.5 km each`, `1 km and the same again`.
  func double(_ found: inout [ToldAmount]) {
    let place = texts.indices.first {
      texts[$0] == "twice" || texts[$0] == "each" && word($0 + 1) == "way"
    }
    let isEach = texts.last == "each" && texts.contains("twice")
    let isSame = zip(texts, texts.dropFirst()).contains { $0 == ("same", "again") }
    if !UnitWords.isWhole(goal.unit), isEach || isSame, found.count == 1, found[0].kind == .named {
      found[0].amount *= 2
      found[0].marks.insert(.product)
      return
    }
    guard !UnitWords.isWhole(goal.unit), let place,
      let last = found.lastIndex(where: {
        $0.kind == .named && $0.range.upperBound <= place && place - $0.range.upperBound <= 3
      }), words[place].clause == words[found[last].range.lowerBound].clause
    else { return }
    found[last].amount *= 2
    found[last].marks.insert(.product)
  }
}
