/// Amounts that are said without a number.
extension ToldAmountFinder {
  /// Adds `a coffee`, `another glass`, `twice`, `both sessions`, `a tenner`.
  func addOnes(_ found: inout [ToldAmount]) {
    for index in texts.indices where !found.contains(where: { $0.range.contains(index) }) {
      switch texts[index] {
      case "a", "an", "another", "other", "last", "final", "first":
        if let one = one(at: index, found) {
          found.removeAll { $0.range.overlaps(one.range) }
          found.append(one)
        }
      // `Finished Foster, cried twice`.
      case "once",
        "twice" where ["book", "page"].contains(units.own):
        break
      case "once" where UnitWords.isWhole(goal.unit), "twice" where UnitWords.isWhole(goal.unit),
        "thrice":
        let amount = texts[index] == "once" ? 1.0 : texts[index] == "twice" ? 2 : 3
        found.append(
          ToldAmount(kind: .one, amount: amount, range: index..<index + 1, marks: .times))
      case "both", "couple", "pair": found.append(several(2, at: index))
      case "dozen": found.append(several(12, at: index))
      case "tenner" where units.isMoney: found.append(several(10, at: index))
      case "fiver" where units.isMoney: found.append(several(5, at: index))
      default: break
      }
    }
  }

  private func one(at index: Int, _ found: [ToldAmount]) -> ToldAmount? {
    let isAnother = word(index) == "another"
    let marks: ToldAmount.Marks = isAnother || word(index) == "other" ? .another : []
    if isAnother, word(index + 1) == "one" {
      return ToldAmount(kind: .one, amount: 1, range: index..<index + 2, marks: marks)
    }
    // `€4.80 for a latte` was paid.
    if word(index - 1) == "for", index > 1, symbol(index - 2).map("£$€".contains) ?? false {
      return nil
    }
    for end in index + 1...index + 2
    where end < words.count && words[end].clause == words[index].clause {
      guard let factor = units.factor(word(end)),
        factor == 1 || isAnother || word(index).first == "a"
      else { continue }
      // `Another 16oz tumbler` has its own amount.
      if found.contains(where: {
        $0.range.contains(end) || $0.kind == .named && $0.range.overlaps(index..<end)
      }) {
        return nil
      }
      // `a litre and a quarter`.
      if word(end + 1) == "and", word(end + 2) == "a", ["half", "quarter"].contains(word(end + 3)) {
        let more = word(end + 3) == "half" ? 1.5 : 1.25
        return ToldAmount(
          kind: .named, amount: factor * more, range: index..<min(words.count, end + 4),
          marks: marks)
      }
      let part = word(end - 1) == "quarter" ? 0.25 : word(end - 1) == "half" ? 0.5 : 1
      return ToldAmount(kind: .one, amount: factor * part, range: index..<end + 1, marks: marks)
    }
    return nil
  }

  private func several(_ amount: Double, at index: Int) -> ToldAmount {
    for end in index + 1...index + 2 {
      guard let factor = units.factor(word(end)) else { continue }
      return ToldAmount(
        kind: .named, amount: amount * factor, range: index..<end + 1, marks: .both)
    }
    return ToldAmount(
      kind: amount == 5 || amount == 10 ? .named : .bare, amount: amount, range: index..<index + 1,
      marks: .both)
  }

  func addOrdinals(_ found: inout [ToldAmount]) {
    for index in texts.indices {
      guard let place = ToldAmountFinder.ordinals.firstIndex(of: texts[index]),
        !found.contains(where: { $0.range.contains(index) && $0.kind != .one })
      else { continue }
      found.removeAll { $0.range.lowerBound == index }
      // `First glass down` of litres.
      let part = UnitWords.isWhole(goal.unit) ? 1 : min(1, units.factor(word(index + 1)) ?? 1)
      found.append(
        ToldAmount(kind: .ordinal, amount: Double(place + 1) * part, range: index..<index + 1))
    }
  }

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  /// That there was nothing, that it was done, half or all of it, or that nothing has changed.
  ///
  /// - Parameter isAlone: whether the message names no amount.
  func unnumbered(isAlone: Bool) -> [ToldAmount] {
    func amount(_ kind: ToldAmount.Kind, _ amount: Double, _ hints: Set<String>) -> ToldAmount? {
      texts.firstIndex(where: hints.contains).map {
        ToldAmount(kind: kind, amount: amount, range: $0..<$0 + 1)
      }
    }
    let nothing = (none ?? texts.indices.first(where: saysNothing).map { $0..<$0 + 1 }).map {
      ToldAmount(kind: .nothing, amount: 0, range: $0)
    }
    guard isAlone else { return [nothing].compactMap { $0 } }
    if goal.reading.measure == .level,
      nothing == nil || !UnitWords.isWhole(goal.unit) && !units.isMoney
    {
      return [amount(.same, goal.current, ["same", "unchanged", "budged", "budge"])].compactMap {
        $0
      }
    }
    if let found = amount(.half, goal.target / 2, ["half", "halfway"]) ?? nothing {
      return [found]
    }
    if let found = amount(.whole, goal.target, ToldAmountFinder.wholes) { return [found] }
    return isCounted ? [ToldAmount(kind: .event, amount: 1, range: 0..<0)] : []
  }

  /// `not one tea`, `not touched a single one`.
  var none: Range<Int>? {
    guard texts.contains(where: { $0 == "one" || $0 == "single" }),
      let start = texts.indices.first(where: saysNothing),
      ["not", "didnt", "havent"].contains(texts[start])
    else { return nil }
    if word(start + 1) == "one" { return start..<start + 2 }
    let single = texts[start...].prefix(5).firstIndex(of: "single")
    return single.map { start..<min(texts.count, word($0 + 1) == "one" ? $0 + 2 : $0 + 1) }
  }

  /// `no steps today`, and not `no time today`.
  private func saysNothing(at place: Int) -> Bool {
    guard ToldAmountFinder.nothings.contains(texts[place]) else { return false }
    return texts[place] != "no" || place + 1 == texts.count
      || !ToldAmountFinder.uncounted.contains(texts[place + 1])
  }

  private static let uncounted: Set<String> = [
    "time", "energy", "idea", "way", "problem", "clue", "motivation", "plan", "plans", "reason",
    "excuse", "need", "wonder", "matter", "doubt", "thanks", "chance", "mood", "willpower",
  ]

  static let nothings: Set<String> = [
    "none", "nothing", "zero", "no", "nil", "nada", "didnt", "without", "free", "dry", "clean",
    "zilch", "nought", "zip", "nobody", "skipped", "missed", "sober", "off", "not", "havent",
    "never",
  ]
  private static let wholes: Set<String> = [
    "goal", "target", "limit", "all", "reached", "complete", "completed", "challenge",
  ]
}
