/// What amounts in one unit come to in another that a goal counts from now on: 3 km are 3,000 m.
package struct UnitChange: Hashable, Sendable {
  private let share: Double

  /// - Parameters:
  ///   - old: as a goal has it, with its period.
  ///   - new: the same.
  /// - Returns: `nil` where an amount in the one is none in the other.
  package init?(from old: String, to new: String) {
    if old == new {
      share = 1
      return
    }
    let (old, new) = (UnitPeriod(old).unit, UnitPeriod(new).unit)
    // A word that may mean other currencies, too, isn't the same by another name.
    if let known = UnitWords.currencies(old), let possible = UnitWords.currencies(new),
      !possible.isSubset(of: known)
    {
      return nil
    }
    if let share = UnitWords.share(from: old, of: new) {
      self.share = share
    } else if let share = UnitWords.share(from: new, of: old) {
      self.share = 1 / share
    } else {
      return nil
    }
  }

  /// Whether both are the same by another name.
  package var isNone: Bool { share == 1 }

  /// Whether an amount is more than a goal takes in the new unit.
  package func isTooLarge(_ value: Double) -> Bool {
    !isNone && abs(value) * share > GoalRules.largestValue
  }

  /// An amount in the new unit, at most `GoalRules.largestValue`.
  ///
  /// It has 12 digits, or up to 9 where it is that near to one of so many. So amounts that people name
  /// are the same again when they are changed back, and what was reached stays reached.
  package func callAsFunction(_ value: Double) -> Double {
    if isNone { return value }
    let changed = min(value * share, GoalRules.largestValue)
    let short = changed.rounded(toDigits: 9)
    return abs(changed - short) <= changed * 1e-11 ? short : changed.rounded(toDigits: 12)
  }
}

extension Double {
  /// An amount with so many significant digits.
  fileprivate func rounded(toDigits digits: Int) -> Double {
    var (power, unit, parts) = (1.0, 1.0, 1.0)
    for _ in 0..<digits { power *= 10 }
    while self / unit >= power { unit *= 10 }
    // Powers of ten are exact up to this one.
    while self * parts * 10 < power, parts < 1e22 { parts *= 10 }
    return (self * parts / unit).rounded() / parts * unit
  }
}
