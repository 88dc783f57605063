import Time

/// Something the user works towards, measured by one value on its way from a start to a target.
package struct Goal: HasDueDate, Hashable, Sendable {
  /// Marks ids that this device gave; they never leave it.
  package enum LocalKind: Sendable {}
  /// Marks ids that a backend gave; the only ones that go into a request.
  package enum BackendKind: Sendable {}
  /// The id that this device gave.
  package typealias LocalID = Identifier<LocalKind>
  /// The id that a backend gave.
  package typealias BackendID = Identifier<BackendKind>

  /// Given by this device.
  package var id: LocalID
  /// `nil` until the backend in use has stored the goal.
  package var backendID: BackendID?
  /// 1 to 200 characters, trimmed.
  package var title: String { didSet { if title != oldValue { readMeasure() } } }
  /// 0 to 1,000 characters.
  package var description: String
  /// What it is about.
  package var type: GoalType { didSet { if type != oldValue { readMeasure() } } }
  /// In the user's calendar.
  package var startDate: CalendarDate
  /// By when it is to be reached; of a recurring goal the last day on which it counts, `nil` where it
  /// has no end.
  package var targetDate: CalendarDate?
  /// Where `currentValue` stood when the goal was made, in `unit`; above `targetValue` when the
  /// goal is to bring the value down.
  package var initialValue: Double {
    didSet { if initialValue != oldValue { readMeasure() } }
  }
  /// In `unit`, 0 or more.
  package var currentValue: Double
  /// Above 0; 0 too where the goal recurs. A time of day is minutes since midnight.
  package var targetValue: Double {
    didSet { if targetValue != oldValue { readMeasure() } }
  }
  /// Free text of at most 50 characters, e.g. `steps`, `km`, `kg`; `clock` for a time of day.
  package var unit: String { didSet { if unit != oldValue { readMeasure() } } }
  /// Where it stands.
  package var status: GoalStatus
  /// `nil` for a goal that is reached once.
  package var recurrence: Recurrence? {
    didSet { if recurrence != oldValue { readMeasure() } }
  }
  /// What its number means: as it was set, or else as its words say, whenever these change.
  package var reading: GoalMeasure.Reading
  /// The consultation that is about this goal, if there is one.
  package var consultationID: Consultation.LocalID?
  /// When it was made.
  package var createdAt: Instant
  /// When it changed last.
  package var updatedAt: Instant
  /// Whether the backend in use had it and no longer has it.
  package var isMissing: Bool

  package init(
    id: LocalID, backendID: BackendID? = nil, title: String, description: String = "",
    type: GoalType, startDate: CalendarDate, targetDate: CalendarDate?, initialValue: Double = 0,
    currentValue: Double = 0, targetValue: Double, unit: String, status: GoalStatus = .active,
    recurrence: Recurrence? = nil, reading: GoalMeasure.Reading? = nil,
    consultationID: Consultation.LocalID? = nil,
    createdAt: Instant, updatedAt: Instant, isMissing: Bool = false
  ) {
    self.id = id
    self.backendID = backendID
    self.title = title
    self.description = description
    self.type = type
    self.startDate = startDate
    self.targetDate = targetDate
    self.initialValue = initialValue
    self.currentValue = currentValue
    self.targetValue = targetValue
    self.unit = unit
    self.status = status
    self.recurrence = recurrence
    self.reading =
      reading
      ?? GoalMeasure.reading(
        title: title, unit: unit, type: type, target: targetValue, initial: initialValue,
        recurrence: recurrence)
    self.consultationID = consultationID
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.isMissing = isMissing
  }

  /// How far the value has come, 0 to 1.
  package var progress: Double {
    Goal.progress(initial: initialValue, current: currentValue, target: targetValue)
  }

  /// Days from a date to the target date; negative when it has passed, `nil` without one.
  package func daysRemaining(on today: CalendarDate) -> Int? {
    targetDate.map { today.days(until: $0) }
  }

  /// Whether the target date has passed with the goal still active. One that recurs is over then.
  package func isOverdue(on today: CalendarDate) -> Bool {
    recurrence == nil && status == .active && (daysRemaining(on: today).map { $0 < 0 } ?? false)
  }

  /// Whether a goal that recurs has come to its end.
  package func isOver(on today: CalendarDate) -> Bool {
    recurrence != nil && (targetDate.map { $0 < today } ?? false)
  }

  /// The share of the way from `initial` to `target` that `current` has come, 0 to 1, in either
  /// direction.
  package static func progress(initial: Double, current: Double, target: Double) -> Double {
    if initial == target { return current >= target ? 1 : 0 }
    // In this order, or a way down that is not begun would be -0.
    return min(1, max((current - initial) / (target - initial), 0))
  }

  /// Counts in another unit from now on. What was noted is as much in it where it measures the same, and
  /// else the same number.
  package mutating func count(in unit: String) {
    if unit == self.unit { return }
    if let change = UnitChange(from: self.unit, to: unit) {
      (initialValue, currentValue) = (change(initialValue), change(currentValue))
    }
    self.unit = unit
  }

  /// The value that another party has to be told of first, so that it takes the goal to start where
  /// it does: the present one where that comes to the same, else the one it starts from.
  package var valueToBeginWith: Double {
    // Only what recurs may be a limit.
    let measure = recurrence != nil && currentValue > targetValue ? measure : nil
    let start = Goal.initialValue(
      current: currentValue, target: targetValue, type: type, measure: measure)
    return start == initialValue ? currentValue : initialValue
  }

  /// Where a new goal starts from: its current value when that is to go down or is a body weight,
  /// else 0, so that what is done already counts. Limits and times of day start from nothing.
  package static func initialValue(
    current: Double, target: Double, type: GoalType, measure: GoalMeasure? = nil
  ) -> Double {
    if let measure, measure.isKeptByPeriod { return 0 }
    return current > target || (type == .weight && current > 0) ? current : 0
  }
}

/// What a goal is about. Unknown values of other servers are kept as they came.
package struct GoalType: RawRepresentable, Hashable, Sendable {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let activity = GoalType(rawValue: "activity")
  package static let wellness = GoalType(rawValue: "wellness")
  package static let nutrition = GoalType(rawValue: "nutrition")
  package static let sleep = GoalType(rawValue: "sleep")
  package static let mindfulness = GoalType(rawValue: "mindfulness")
  package static let weight = GoalType(rawValue: "weight")
  package static let custom = GoalType(rawValue: "custom")
  /// The types a goal may be created with.
  package static let known: [GoalType] = [
    .activity, .wellness, .nutrition, .sleep, .mindfulness, .weight, .custom,
  ]
}

/// Where a goal stands. Unknown values of other servers are kept as they came.
package struct GoalStatus: RawRepresentable, Hashable, Sendable {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let active = GoalStatus(rawValue: "active")
  package static let completed = GoalStatus(rawValue: "completed")
  package static let paused = GoalStatus(rawValue: "paused")
  package static let archived = GoalStatus(rawValue: "archived")
  package static let abandoned = GoalStatus(rawValue: "abandoned")
  /// The states that this project stores.
  package static let known: [GoalStatus] = [.active, .completed, .paused, .archived, .abandoned]
}

/// How often a recurring goal begins anew.
package enum Recurrence: String, CaseIterable, Sendable {
  case daily, weekly, monthly
}

/// Where a goal stood when somebody noted it.
package struct ProgressEntry: Hashable, Sendable {
  /// When it was noted.
  package let at: Instant
  /// In the unit of the goal.
  package let value: Double
  /// The message that told it, where one did.
  package let message: Message.ID?

  package init(at: Instant, value: Double, message: Message.ID? = nil) {
    self.at = at
    self.value = value
    self.message = message
  }
}

/// What of a goal a change is about, so that it takes nothing back that somebody else has changed. The
/// numbers are stored with changes that wait, and never used for anything else.
package struct GoalFields: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let title = GoalFields(rawValue: 1)
  package static let description = GoalFields(rawValue: 2)
  package static let type = GoalFields(rawValue: 4)
  /// The value to reach, and its unit.
  package static let target = GoalFields(rawValue: 8)
  package static let current = GoalFields(rawValue: 16)
  /// The day by which it is to be reached.
  package static let due = GoalFields(rawValue: 32)
  package static let status = GoalFields(rawValue: 64)
  /// How often it begins anew.
  package static let recurrence = GoalFields(rawValue: 128)

  /// What its number means, where that was set or is no longer.
  package static let measure = GoalFields(rawValue: 256)

  /// The unit, where amounts have another number in it, or none. A value that has only been converted
  /// is not `current`.
  package static let unit = GoalFields(rawValue: 512)

  /// What is different between a goal as it was and as it is.
  package init(between before: Goal, and after: Goal) {
    var converted = before
    converted.count(in: after.unit)
    var fields: GoalFields = []
    if before.title != after.title { fields.insert(.title) }
    if before.description != after.description { fields.insert(.description) }
    if before.type != after.type { fields.insert(.type) }
    if before.targetValue != after.targetValue || before.unit != after.unit {
      fields.insert(.target)
    }
    if UnitChange(from: before.unit, to: after.unit)?.isNone != true { fields.insert(.unit) }
    if converted.currentValue != after.currentValue { fields.insert(.current) }
    if before.targetDate != after.targetDate { fields.insert(.due) }
    if before.status != after.status { fields.insert(.status) }
    // Its date means another thing then.
    if before.recurrence != after.recurrence { fields.formUnion([.recurrence, .due]) }
    if before.setMeasure != after.setMeasure { fields.insert(.measure) }
    self = fields
  }
}

/// Which goals a list has.
package struct GoalSelection: Hashable, Sendable {
  /// Where they stand; `nil` for all that are not archived.
  package var status: GoalStatus?
  /// What they are about; `nil` for anything.
  package var type: GoalType?
  /// A choice among those; `nil` for all.
  package var view: GoalView?
  /// Whether those are among them that were put away, where no status is asked for.
  package var hasPutAway: Bool

  package init(
    status: GoalStatus? = nil, type: GoalType? = nil, view: GoalView? = nil,
    hasPutAway: Bool = false
  ) {
    self.status = status
    self.type = type
    self.view = view
    self.hasPutAway = hasPutAway
  }

  /// Whether nothing is asked for in particular.
  package var isPlain: Bool { self == GoalSelection() }
}

extension GoalStatus {
  /// What lists leave out unless it is asked for.
  package static let putAway: [GoalStatus] = [.archived, .abandoned]
}

/// A choice of goals that somebody who looks after them asks for (backend contract, 7.18). What
/// begins anew is in none of them: what it has come to is of this period alone.
package enum GoalView: String, CaseIterable, Sendable {
  /// Active, more than 7 days old and not a fifth of the way.
  case stalled
  /// Active and four fifths of the way or more.
  case nearlyDone = "nearly-done"
  /// Active and to be reached within 7 days.
  case dueSoon = "due-soon"
  /// Not reached by its date, and neither archived nor given up.
  case overdue
}

/// The little of a goal that names it and says how far it is.
package struct GoalSummary: Hashable, Sendable {
  /// As it is stored.
  package let title: String
  /// Where it started from, in `unit`.
  package let initialValue: Double
  /// In `unit`.
  package let currentValue: Double
  /// In `unit`.
  package let targetValue: Double
  /// E.g. `steps`.
  package let unit: String

  package init(
    title: String, initialValue: Double, currentValue: Double, targetValue: Double, unit: String
  ) {
    self.title = title
    self.initialValue = initialValue
    self.currentValue = currentValue
    self.targetValue = targetValue
    self.unit = unit
  }
}

extension Goal {
  /// What names it and says how far it is.
  package var summary: GoalSummary {
    GoalSummary(
      title: title, initialValue: initialValue, currentValue: currentValue,
      targetValue: targetValue, unit: unit)
  }
}
