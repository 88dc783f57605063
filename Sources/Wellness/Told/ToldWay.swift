/// What an amount that was told is to the goal's value: the value itself, or something on top.
struct ToldWay {
  let number: ToldNumber
  let texts: [String]
  let said: Set<String>
  let goal: ToldGoal
  let measure: GoalMeasure
  let period: Recurrence?
  let isPast: Bool
  /// Where the amount stands in its clause.
  let place: Int
  let isTransfer: Bool

  init(
    _ number: ToldNumber, texts: [String], said: Set<String>, goal: ToldGoal,
    measure: GoalMeasure, period: Recurrence?, isPast: Bool, place: Int, isTransfer: Bool
  ) {
    (self.number, self.texts, self.said, self.goal) = (number, texts, said, goal)
    (self.measure, self.period, self.isPast) = (measure, period, isPast)
    (self.place, self.isTransfer) = (place, isTransfer)
  }

  /// The amount and its way; `nil` where it makes no sense.
  var change: (Double, ToldValue.Way)? {
    let amount = number.amount
    let hasChanged = !said.isDisjoint(with: ToldWords.losses.union(["gained", "regained"]))
    if hasChanged, measure != .level { return nil }
    switch measure {
    case .timeOfDay: return (amount, .set)
    case .result:
      guard ToldWords.isImproved(texts) else { return (amount, .set) }
      return (goal.initial > goal.target ? goal.current - amount : goal.current + amount, .set)
    case .level: return level(amount)
    case .everyPeriod, .limit: return (amount, isMorePeriod ? .more : .set)
    case .total: return total(amount)
    case .none: return nil
    }
  }

  private var isExtra: Bool {
    number.isOneMore || number.isPlus
      || !said.isDisjoint(with: ["another", "more", "extra", "additional", "plus", "add", "added"])
  }

  private var isAll: Bool {
    !said.isDisjoint(with: ["total", "altogether", "overall", "currently", "makes", "balance"])
      || said.contains("now") && said.isDisjoint(with: ["just", "right"])
      || said.isSuperset(of: ["so", "far"])
      || said.contains("at") && !said.isDisjoint(with: ["im", "am", "me"])
      || ToldNumbers.isOf(goal.target, texts.dropFirst(place + number.range.count))
      || said.isSuperset(of: ["up", "to"]) || said.isSuperset(of: ["this", "week"])
  }

  private func level(_ amount: Double) -> (Double, ToldValue.Way)? {
    let isSmall = amount < goal.current * 0.4
    // Nobody loses half of what they weigh.
    if !isSmall, !said.isDisjoint(with: ToldWords.losses), !said.contains("to") { return nil }
    if isSmall {
      let isLoss = !said.isDisjoint(with: ToldWords.losses.union(["down", "off", "less"]))
      let isGain = !said.isDisjoint(with: ["gained", "up", "on", "heavier", "plus"])
      guard isLoss != isGain, number.isNamed || isShifted else { return nil }
      if !said.isDisjoint(with: ["far", "total", "altogether", "overall", "started", "start"]),
        goal.initial > 0
      {
        return (goal.initial + (isLoss ? -amount : amount), .set)
      }
      return (isLoss ? -amount : amount, .more)
    }
    return (amount, .set)
  }

  /// Whether what has changed stands right before the amount: `down 2`, `lost another 2`.
  private var isShifted: Bool {
    let changes = ToldWords.losses.union(["down", "up", "gained", "plus", "heavier", "off"])
    let behind = texts.dropFirst(place + number.range.count).first ?? ""
    let before = texts[..<place].suffix(2)
    return before.last != "at" && before.contains(where: changes.contains)
      || ["down", "off", "up"].contains(behind)
  }

  private var isMorePeriod: Bool {
    if isAll { return false }
    if isExtra { return true }
    // A bottle on top of what there was, and not less than before.
    if number.isPoured, !isPast, goal.current > 0, number.amount <= goal.current { return true }
    // `2.5k after dinner`
    let behind = texts.dropFirst(place + number.range.count)
    if period == .daily, measure == .everyPeriod, !isPast, behind.first == "after",
      behind.dropFirst().contains(where: ToldWay.occasions.contains)
    {
      return true
    }
    // What was done in a week comes bit by bit.
    return period == .weekly || period == .monthly
  }

  /// What the rest of a day's amount came before.
  private static let occasions: Set<String> = [
    "breakfast", "lunch", "dinner", "supper", "gym", "work", "school", "workout", "training", "run",
    "class", "yoga",
  ]

  private func total(_ amount: Double) -> (Double, ToldValue.Way)? {
    let isMoney = UnitWords.isMoney(goal.unit)
    if !said.isDisjoint(with: ["withdrew", "spent", "lent"])
      || !said.isDisjoint(with: ["took", "taken", "take"]) && said.contains("out")
      || isMoney && ToldWords.isTakenOut(texts)
    {
      // Hours are spent on something, money is spent of it.
      if isMoney { return (-amount, .more) }
      let isTime = ["minute", "hour", "second"].contains(UnitWords.base(goal.unit))
      guard isTime, said.contains("spent") else { return nil }
    }
    if number.isOrdinal { return (amount, .set) }
    let behind = texts.dropFirst(place + number.range.count)
    // What is there already, told once more.
    if amount == goal.current, goal.current > 0, said.isDisjoint(with: ToldWords.news) {
      return (amount, .set)
    }
    if isExtra, !said.contains("makes") { return (amount, .more) }
    if isAll { return (amount, .set) }
    // `1,500 in`, not `10k in 59:40`.
    let isTimed = behind.dropFirst().first?.first?.isNumber ?? false
    if behind.first == "in", !isTransfer, !isTimed { return (amount, .set) }
    let isHeld =
      !said.isDisjoint(with: ["ive", "have"]) && said.isDisjoint(with: ToldWords.news)
    if isHeld, amount >= goal.current { return (amount, .set) }
    if isPast || isTransfer { return (amount, .more) }
    if said.contains("finished"), amount == 1 { return (amount, .more) }
    if goal.current <= 0 { return (amount, .set) }
    // A clause that begins with the amount tells what came in.
    let isBit = amount <= goal.current && goal.target >= amount * 2
    return (amount, isBit ? .more : .set)
  }
}
