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

  /// An amount in the new unit, at most `GoalRules.largestValue` and without the traces of binary
  /// fractions, so that what was reached stays reached.
  package func callAsFunction(_ value: Double) -> Double {
    if isNone { return value }
    let changed = value * share
    return changed < 1e9
      ? (changed * 1e6).rounded() / 1e6 : min(changed, GoalRules.largestValue)
  }
}
