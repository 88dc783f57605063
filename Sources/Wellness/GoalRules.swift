import Numbers
import Time

/// A reason why a goal may not be as it is asked to be, with the facts that explain it.
package enum GoalProblem: Error, Hashable, Sendable {
  case titleLength(Int)
  case descriptionLength(Int)
  /// Few characters may have many bytes: what it is that has them, and how many it may have.
  case bytes(of: String, Int, most: Int)
  case targetTooSmall(Double)
  /// A target of 0 of a goal that does not recur.
  case zeroOnce
  case valueNegative(Double)
  case valueTooLarge(Double)
  case unitLength(Int)
  case datePassed(CalendarDate)
  case dateTooFar(CalendarDate)
  case startsTooLate(CalendarDate, end: CalendarDate)
  /// A measure that the goal's unit or recurrence rules out.
  case measureUnfit(GoalMeasure.Misfit)
  case duplicate(title: String)
  /// Somebody else has deleted it meanwhile.
  case gone(title: String)
  /// Only what is active can be paused.
  case notActive(GoalStatus)
  /// What has come to its target cannot be taken up again as it is.
  case reached
}

/// The bounds of a goal's fields.
package enum GoalRules {
  /// The largest target and the largest value. What is computed from these stays far from where doubles
  /// and integers end.
  package static let largestValue = 1e12
  /// What an untyped goal starts with: one completion within 30 days.
  package static let defaultTarget = Quantity(1, "completion")
  /// How many days a goal without a date has.
  package static let defaultDays = 30

  /// How many days a goal has that says no date: for weight that is to be lost as many as that takes
  /// at half a kilogram a week, or at 1 % of a light body, which nobody has to be warned of.
  package static func days(
    title: String, unit: String, type: GoalType, from current: Double, to target: Double
  ) -> Int {
    let clues = MeasureClues(title: title, unit: unit)
    guard target > 0, let kilograms = clues.kilograms(abs(current - target)),
      let body = clues.kilograms(current)
    else { return defaultDays }
    let isDown = current > target
    let isLoss =
      isDown
      ? GoalMeasure.reading(
        title: title, unit: unit, type: type, target: target, initial: current
      ).measure == .level
      : countsLoss(title: title, unit: unit, target: target)
    guard isLoss else { return defaultDays }
    let weekly = isDown ? min(0.5, body / 100) : 0.5
    // What was converted is a little more or less than what it was.
    let days = (kilograms / weekly * 7 - 1e-6).rounded(.up)
    return min(5 * 365, max(defaultDays, Int(clamping: days)))
  }

  /// The last day on which a goal recurs of which only a day is known by which it was to be reached:
  /// none where that is the day of one that says no date, as it was before or as most have it.
  ///
  /// - Parameters:
  ///   - created: when it was made.
  ///   - zone: the zone of the user's calendar.
  package static func lastDay(
    of goal: GoalSummary, _ type: GoalType, from start: CalendarDate, due: CalendarDate?,
    madeAt created: Instant, in zone: OffsetZone
  ) -> CalendarDate? {
    let days = days(
      title: goal.title, unit: goal.unit, type: type, from: goal.initialValue,
      to: goal.targetValue)
    let isNamed = ![days, defaultDays].contains {
      isUnnamed(due, after: $0, from: start, madeAt: created, in: zone)
    }
    return isNamed ? due : nil
  }

  /// Whether a goal is due on the day of one that says no date: so many days after its start, or after it
  /// was made where that was later.
  static func isUnnamed(
    _ due: CalendarDate?, after days: Int, from start: CalendarDate, madeAt created: Instant,
    in zone: OffsetZone
  ) -> Bool {
    [start, beginning(from: start, madeAt: created, in: zone)].contains {
      due == $0.adding(days: days)
    }
  }

  /// From when on a goal can be worked at.
  static func beginning(
    from start: CalendarDate, madeAt created: Instant, in zone: OffsetZone
  ) -> CalendarDate {
    max(start, zone.date(at: created))
  }

  /// Whether a goal counts what is lost (`Lose 30 kg`, 0 of 30 kg) and not what is weighed.
  package static func countsLoss(title: String, unit: String, target: Double) -> Bool {
    let clues = MeasureClues(title: title, unit: unit)
    return clues.countsLoss && !clues.isEnd(target)
  }

  /// Checks what a user asks for at the prompt.
  ///
  /// - Parameters:
  ///   - today: the date in the user's zone.
  ///   - before: the goal as it was; a title, a target and dates that stay are not checked again.
  /// - Throws: the first rule that is broken, in the order of the fields.
  package static func check(
    _ goal: Goal, today: CalendarDate, unchanged before: Goal? = nil
  ) throws(GoalProblem) {
    if goal.title != before?.title {
      try check(goal.title, "title", TextBound(3...100))
      guard (3...100).contains(goal.title.count) else { throw .titleLength(goal.title.count) }
    }
    try check(goal.description, "description", .description)
    guard goal.description.count <= 1000 else { throw .descriptionLength(goal.description.count) }
    if goal.targetValue == 0 {
      guard goal.recurrence != nil else { throw .zeroOnce }
    } else if goal.targetValue < 0.01, goal.targetValue != before?.targetValue {
      throw .targetTooSmall(goal.targetValue)
    }
    guard goal.currentValue >= 0 else { throw .valueNegative(goal.currentValue) }
    for value in [goal.targetValue, goal.currentValue] where value > largestValue {
      throw .valueTooLarge(value)
    }
    try check(goal.unit, "unit", .unit)
    guard (1...50).contains(goal.unit.count) else { throw .unitLength(goal.unit.count) }
    if let misfit = goal.setMeasure?.misfit(unit: goal.unit, goal.recurrence) {
      throw .measureUnfit(misfit)
    }
    guard let date = goal.targetDate, date != before?.targetDate else { return }
    guard date > today else { throw .datePassed(date) }
    guard today.days(until: date) <= 5 * 366 else { throw .dateTooFar(date) }
    guard goal.startDate <= date else { throw .startsTooLate(goal.startDate, end: date) }
  }

  /// Bytes are looked at before characters are counted, of which one may have any number of them.
  private static func check(
    _ text: String, _ name: String, _ bound: TextBound
  ) throws(GoalProblem) {
    let count = text.utf8.count
    guard count <= bound.bytes else { throw .bytes(of: name, count, most: bound.bytes) }
  }

  /// The first of some titles that says the same: equal but for case, or 85 % of the words shared.
  package static func duplicate(of title: String, among others: [String]) -> String? {
    let lowercased = title.lowercased()
    let words = Set(Words.of(title))
    return others.first { other in
      other.lowercased() == lowercased || Words.likeness(words, Set(Words.of(other))) > 0.85
    }
  }
}
