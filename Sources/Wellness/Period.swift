import Time

/// Days from one to another, both of them in it.
package struct Period: Hashable, Sendable {
  /// The first of them.
  package let first: CalendarDate
  /// The last of them; not before `first`.
  package let last: CalendarDate

  package init(first: CalendarDate, last: CalendarDate) {
    self.first = first
    self.last = last
  }

  /// Whether a date is one of them.
  package func contains(_ date: CalendarDate) -> Bool { first <= date && date <= last }
}

extension Recurrence {
  /// The day, the week from Monday (ISO 8601) or the month that a date is in.
  package func period(around date: CalendarDate) -> Period {
    switch self {
    case .daily: return Period(first: date, last: date)
    case .weekly:
      let monday = date.adding(days: -(Weekday.allCases.firstIndex(of: date.weekday) ?? 0))
      return Period(first: monday, last: monday.adding(days: 6))
    case .monthly:
      let first = date.adding(days: 1 - date.day)
      let length = CalendarDate.days(inMonth: date.month, of: date.year)
      return Period(first: first, last: first.adding(days: length - 1))
    }
  }

  /// How many periods there are from one to another, both counted.
  package func periods(from: Period, to: Period) -> Int {
    let days = from.first.days(until: to.first)
    return switch self {
    case .daily: days + 1
    case .weekly: days / 7 + 1
    case .monthly:
      (to.first.year - from.first.year) * 12 + to.first.month - from.first.month + 1
    }
  }
}

/// How a goal that counts anew stands in the period of a day, and how its periods went.
///
/// No value noted means no value, and not 0.
package struct PeriodProgress: Hashable, Sendable {
  /// The last day of the period.
  package let end: CalendarDate
  /// The value noted last in the period; `nil` when none was.
  package let value: Double?
  /// Whether that is as it should be for good: a limit is not before its period is over.
  package let isReached: Bool
  /// Periods in a row that were reached, up to this one; this one counts once it is reached and
  /// breaks nothing before, unless it is beyond a limit or late.
  package let streak: Int
  /// How many periods with a value were as they should be.
  package let kept: Int
  /// How many periods have a value; this one counts when it can come out in one way only.
  package let counted: Int

  /// - Parameters:
  ///   - entries: oldest first.
  ///   - reading: what the goal's fields say, where that is known already.
  ///   - day: the day on which an entry was noted, in the user's zone.
  /// - Returns: `nil` for a goal that neither recurs nor counts by periods.
  package init?(
    _ goal: Goal, _ entries: [ProgressEntry], today: CalendarDate,
    reading: GoalMeasure.Reading? = nil, day: (Instant) -> CalendarDate
  ) {
    let reading = reading ?? goal.reading
    guard let recurrence = goal.recurrence(by: reading) else { return nil }
    self.init(
      entries.map { (date: day($0.at), value: $0.value) }, recurrence, reading.measure,
      initial: goal.initialValue, target: goal.targetValue, today: today)
  }

  /// - Parameters:
  ///   - entries: the values and the days of which they are, oldest first.
  ///   - initial: where the goal started from.
  package init(
    _ entries: [(date: CalendarDate, value: Double)], _ recurrence: Recurrence,
    _ measure: GoalMeasure, initial: Double, target: Double, today: CalendarDate
  ) {
    var values: [CalendarDate: Double] = [:]
    for entry in entries { values[recurrence.period(around: entry.date).first] = entry.value }
    let met = values.mapValues { measure.isMet($0, initial: initial, target: target) }
    let period = recurrence.period(around: today)
    let current = period.first
    end = period.last
    value = values[current]
    let isOpen = value.map { measure.isOpen($0, target: target) } ?? false
    isReached = !isOpen && met[current] ?? false
    let past = met.filter { $0.key < current }
    // What can still be reached is no failure yet; what is beyond a limit or late is one.
    let isDecided = isReached || measure.isKeptByPeriod && value != nil && !isOpen
    kept = past.count { $0.value } + (isReached ? 1 : 0)
    counted = past.count + (isDecided ? 1 : 0)
    guard isReached || !isDecided else {
      streak = 0
      return
    }
    var row = isReached ? 1 : 0
    var start = recurrence.period(around: current.adding(days: -1)).first
    while past[start] ?? false {
      row += 1
      start = recurrence.period(around: start.adding(days: -1)).first
    }
    streak = row
  }

  /// The share of periods that were as they should be, 0 to 1; `nil` before one has come out.
  package var shareKept: Double? { counted == 0 ? nil : Double(kept) / Double(counted) }
}

extension Goal {
  /// Whether a value would be the target or beyond it, in the direction of the goal.
  package func isReached(at value: Double) -> Bool {
    Goal.progress(initial: initialValue, current: value, target: targetValue) >= 1
  }

  /// How often it counts anew: as it is on the wire, or as its words mean it to where nothing else
  /// can be meant.
  package func recurrence(by reading: GoalMeasure.Reading) -> Recurrence? {
    if let recurrence { return recurrence }
    guard reading.isSure else { return nil }
    return reading.measure == .everyPeriod || reading.measure.isKeptByPeriod ? reading.period : nil
  }
}

/// What is still to be done for a goal, and how much of it on each day that is left.
package struct GoalPace: Hashable, Sendable {
  /// From the value to the target, never negative, whichever way the value is to go; beyond a limit,
  /// or late in minutes, of what is kept by periods.
  package let gap: Double
  /// Days that are left; 0 on the last one, negative afterwards, `nil` without an end.
  package let daysLeft: Int?
  /// What each day must bring, in the direction of the goal; `nil` when the target is reached, has
  /// no date or one that has passed, and for what is kept and not reached.
  package let perDay: Double?

  package init(_ measured: MeasuredGoal, today: CalendarDate) {
    let (goal, period) = (measured.goal, measured.period)
    if measured.measure.isKeptByPeriod {
      gap = max(0, measured.excess ?? 0)
      daysLeft = period.map { today.days(until: $0.end) }
      perDay = nil
      return
    }
    let value = period.map { $0.value ?? goal.initialValue } ?? goal.currentValue
    gap = goal.isReached(at: value) ? 0 : abs(goal.targetValue - value)
    // The days of a period count with today, the days to a date without, as they are shown.
    daysLeft = period.map { today.days(until: $0.end) } ?? goal.daysRemaining(on: today)
    perDay = daysLeft.flatMap { [gap] days in
      guard gap > 0, days >= 0 else { return nil }
      return gap / Double(period == nil ? max(1, days) : days + 1)
    }
  }
}
