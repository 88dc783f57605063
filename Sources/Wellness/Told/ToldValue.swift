import Time

/// One value that the user has told, with its day.
package struct ToldValue: Hashable, Sendable {
  /// What an amount is to the goal's value.
  package enum Way: Hashable, Sendable {
    /// The value itself.
    case set
    /// It goes on top; negative where it was taken away.
    case more
  }

  package let date: CalendarDate
  /// In the goal's unit.
  package internal(set) var amount: Double
  package let way: Way
  /// Whether it was said in millilitres or litres, where glasses are counted.
  package internal(set) var isPoured = false
  /// Whether nothing else may be meant.
  package internal(set) var isSure = true
  /// Whether it was said in a unit that the goal counts.
  var namesUnit = false
  /// Whether it's one of several parts of a day.
  var isPart = false

  package init(date: CalendarDate, amount: Double, way: Way, isPoured: Bool = false) {
    (self.date, self.amount, self.way, self.isPoured) = (date, amount, way, isPoured)
  }
}

extension ToldModel.Role {
  /// What an amount of this role comes to; `nil` for what isn't told or makes no sense.
  ///
  /// - Parameter isToday: whether it counts for where the goal stands now.
  func value(
    of amount: Double, in goal: ToldGoal, isToday: Bool
  ) -> (amount: Double, way: ToldValue.Way)? {
    let isClock = goal.reading.measure == .timeOfDay
    func set(_ value: Double) -> (Double, ToldValue.Way)? {
      isClock
        ? (value > 1440 ? value - 1440 : value < 0 ? value + 1440 : value, .set)
        : value >= 0 ? (value, .set) : nil
    }
    switch self {
    case .notTold: return nil
    case .value, .part: return set(amount)
    case .added where isClock || goal.reading.measure == .result: return set(goal.current + amount)
    case .removed where isClock || goal.reading.measure == .result:
      return set(goal.current - amount)
    case .added: return (amount, .more)
    case .removed:
      return isToday && goal.current < amount && goal.reading.measure != .limit
        ? nil : (-amount, .more)
    case .below: return set(goal.target - amount)
    case .above: return set(goal.target + amount)
    case .lostSinceStart: return set(goal.initial - amount)
    }
  }
}
