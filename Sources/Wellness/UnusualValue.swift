/// Values that are more likely a slip of the finger than what somebody did.
extension Goal {
  /// Whether a value is far from what people come to: more than ten times the target, more hours than
  /// a night or a day has, further than anybody walks, a weight that nobody has or loses at once.
  package func isUnusual(_ value: Double) -> Bool {
    // To read a title takes longer than all of the rest.
    let reading = self.reading
    let clues = MeasureClues(title: title, unit: unit)
    switch reading.measure {
    case .timeOfDay: return false
    case .level: return isUnusualLevel(value, clues)
    case .limit, .everyPeriod, .result:
      if value > longest(clues, reading) * Double(days(reading)) { return true }
    case .total:
      if currentValue > 0, clues.isDistance,
        value - currentValue > longest(clues, reading)
      {
        return true
      }
    case .none: break
    }
    return isFarBeyond(value, reading)
  }

  /// Whether a value is more than ten times what the goal is to come to.
  package func isFarBeyond(_ value: Double) -> Bool { isFarBeyond(value, reading) }

  private func isFarBeyond(_ value: Double, _ reading: GoalMeasure.Reading) -> Bool {
    switch reading.measure {
    case .limit, .timeOfDay, .level: false
    case .total, .everyPeriod, .result, .none:
      initialValue <= targetValue && value > 10 * targetValue && !begins(with: value)
    }
  }

  /// What one day may come to, in `unit`; infinite where anything may.
  private func longest(_ clues: MeasureClues, _ reading: GoalMeasure.Reading) -> Double {
    if let minute = clues.minutes(1) { return (clues.isSleep ? 16 : 24) * 60 / minute }
    if clues.isDistance { return (clues.isRide ? 400 : 120) / clues.kilometres(1) }
    if clues.base == "step" { return 100_000 }
    if let litre = clues.litres(1) { return 10 / litre }
    if reading.measure == .limit { return max(100, 10 * targetValue) }
    return clues.base == "glass" ? 40 : .infinity
  }

  /// How many days a value is of.
  private func days(_ reading: GoalMeasure.Reading) -> Int {
    switch recurrence ?? reading.period {
    case .daily, nil: 1
    case .weekly: 7
    case .monthly: 31
    }
  }

  private func isUnusualLevel(_ value: Double, _ clues: MeasureClues) -> Bool {
    let before = currentValue > 0 ? currentValue : initialValue
    if let kilograms = clues.kilograms(value), clues.namesBodyWeight {
      return !(25...350).contains(kilograms) || before > 0 && abs(value - before) > 0.2 * before
    }
    return before > 0 && value > 5 * before
  }
}
