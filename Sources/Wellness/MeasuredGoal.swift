import Time

/// A goal with what its number means and how it stands by that.
///
/// The one place from which lists, `/today` and what is said of progress take value, share and
/// whether something is left to do.
package struct MeasuredGoal: Hashable, Sendable {
  /// As it is stored.
  package let goal: Goal
  /// What its number means.
  package let measure: GoalMeasure
  /// How often it counts anew, on the wire or by its words; `nil` for what is reached once.
  package let recurrence: Recurrence?
  /// Of what counts anew, where it was looked up.
  package let period: PeriodProgress?

  /// - Parameters:
  ///   - reading: what the goal's fields say, where that is known already.
  ///   - period: how it stands in its period; without it only what the goal itself has is known.
  package init(
    _ goal: Goal, reading: GoalMeasure.Reading? = nil, period: PeriodProgress? = nil
  ) {
    let reading = reading ?? goal.reading
    self.goal = goal
    recurrence = goal.recurrence(by: reading)
    // What might be meant each day, and is not said to be, is one total.
    measure = reading.measure == .everyPeriod && recurrence == nil ? .total : reading.measure
    self.period = period
  }

  /// Whether the history of the goal is needed to say how it stands: its own value says too little
  /// of a limit or a time of day, and too much of what counts anew and does not recur on the wire.
  package var needsHistory: Bool {
    measure.isKeptByPeriod || measure == .everyPeriod && goal.recurrence == nil
  }

  /// Whether it is a state on its way or a time to be beaten, and nobody has said where it starts.
  package var lacksStart: Bool { goal.lacksStart(as: measure) }

  /// The value that counts now, of the present period where there is one; `nil` where none was noted.
  package var value: Double? {
    guard needsHistory else { return goal.currentValue }
    if let value = period?.value { return value }
    if measure.isKeptByPeriod { return goal.currentValue > 0 ? goal.currentValue : nil }
    // Another client has noted it, and not this one.
    return period.map { $0.counted == 0 } ?? true ? goal.currentValue : nil
  }

  /// What is added to and taken from: the value of its period, or its own.
  package var standing: Double {
    period.map { $0.value ?? goal.initialValue } ?? goal.currentValue
  }

  /// How far it has come, 0 to 1: of its way, of its period, or the share of periods that were kept.
  /// `nil` before a period has come out.
  package var share: Double? {
    if measure.isKeptByPeriod { return period?.shareKept }
    return Goal.progress(
      initial: goal.initialValue, current: value ?? goal.initialValue, target: goal.targetValue)
  }

  /// Whole percents of that; `nil` before a period has come out.
  package var percent: Int? { share.map(Percent.of) }

  /// How the value compares with what is allowed: beyond a limit, or minutes late, above 0; `nil`
  /// where nothing was noted, and for goals that are not kept by periods.
  package var excess: Double? {
    guard measure.isKeptByPeriod, let value else { return nil }
    return measure == .limit
      ? value - goal.targetValue : ClockTime.minutes(from: goal.targetValue, to: value)
  }

  /// Whether it is beyond its limit or late.
  package var isOver: Bool { excess.map { $0 > 0 } ?? false }

  /// Whether something is still to be done for it now. A limit is only to be kept, and a time of day
  /// is done with when it was noted.
  package func isOpen(_ pace: GoalPace) -> Bool {
    switch measure {
    case .limit: false
    case .timeOfDay: value == nil
    case .total, .everyPeriod, .level, .result, .none: pace.gap > 0
    }
  }
}

/// The active goals by urgency: recurring ones first, by the end of their period, then those with
/// a date, the earliest first.
package enum Agenda {
  /// A goal with what is to be done for it.
  package struct Item: Hashable, Sendable {
    /// An active one, with how it stands.
    package let measured: MeasuredGoal
    /// What is still to be done, and in which steps.
    package let pace: GoalPace

    /// An active one.
    package var goal: Goal { measured.goal }
    /// Of a goal that counts anew.
    package var period: PeriodProgress? { measured.period }
    /// Whether something is still to be done for it.
    package var isOpen: Bool { measured.isOpen(pace) }

    package init(_ measured: MeasuredGoal, today: CalendarDate) {
      self.measured = measured
      pace = GoalPace(measured, today: today)
    }
  }
}
