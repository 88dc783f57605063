import Numbers

/// What a value says of a goal, by what the goal's number means. Whoever shows or counts progress
/// goes by this.
extension GoalMeasure {
  /// Whether a period is kept or not, and progress is the share of those that were: limits and times
  /// of day.
  package var isKeptByPeriod: Bool { self == .limit || self == .timeOfDay }

  /// Whether a value is as it should be: at or above a target, at or under a limit, at or before a
  /// time of day.
  ///
  /// - Parameter initial: where the goal started from, in its unit.
  package func isMet(_ value: Double, initial: Double, target: Double) -> Bool {
    switch self {
    case .limit: value <= target
    case .timeOfDay: ClockTime.minutes(from: target, to: value) <= 0
    case .total, .everyPeriod, .level, .result, .none:
      Goal.progress(initial: initial, current: value, target: target) >= 1
    }
  }

  /// Whether a period that is not over yet can still come out otherwise: a limit is kept when its
  /// period is over, and not before.
  func isOpen(_ value: Double, target: Double) -> Bool { self == .limit && value <= target }

  /// What of its way one period has come, 0 to 1; what is kept or not is all or nothing.
  ///
  /// - Parameter isPast: whether the period is over.
  package func share(
    of value: Double?, initial: Double, target: Double, isPast: Bool
  ) -> Double {
    guard isKeptByPeriod else {
      return Goal.progress(initial: initial, current: value ?? 0, target: target)
    }
    guard let value, isPast || !isOpen(value, target: target) else { return 0 }
    return isMet(value, initial: initial, target: target) ? 1 : 0
  }
}

extension GoalMeasure {
  /// Whether less is better of a result: of the time that a distance takes. Where a goal of that kind
  /// doesn't say where it stands, its first value does.
  package static func isBestLow(title: String, unit: String) -> Bool {
    let clues = MeasureClues(title: title, unit: unit)
    return clues.isTime && clues.namesDistance && !clues.isHold
  }

  /// Whether a first value is where a goal starts from, that says nothing of that: the time that a
  /// distance takes, and a state that is on the wrong side of its target.
  package static func begins(
    _ measure: GoalMeasure?, title: String, unit: String, with value: Double, target: Double
  ) -> Bool {
    switch measure {
    case .result: return value > target && isBestLow(title: title, unit: unit)
    case .level:
      return MeasureClues(title: title, unit: unit).isBestLowOfLevels
        ? value > target : value < target
    default: return false
    }
  }
}

extension Goal {
  /// Whether a first value is where the goal starts from.
  package func begins(with value: Double) -> Bool {
    recurrence == nil && initialValue == 0 && currentValue == 0
      && GoalMeasure.begins(
        reading.measure, title: title, unit: unit, with: value, target: targetValue)
  }

  /// Whether it is a state on its way or a time to be beaten, and nobody has said where it starts.
  package var lacksStart: Bool { isAtNothing && lacksStart(as: reading.measure) }

  /// The same of a goal whose measure is known.
  func lacksStart(as measure: GoalMeasure) -> Bool {
    isAtNothing
      && (measure == .level
        || measure == .result && GoalMeasure.isBestLow(title: title, unit: unit))
  }

  private var isAtNothing: Bool {
    recurrence == nil && initialValue == 0 && currentValue == 0 && targetValue > 0
  }
}

/// Shares as people read them.
package enum Percent {
  /// Whole percents, rounded; 100 only when all is there.
  package static func of(_ share: Double) -> Int {
    share >= 1 ? 100 : max(0, min(99, Int(clamping: (share * 100).rounded())))
  }
}
