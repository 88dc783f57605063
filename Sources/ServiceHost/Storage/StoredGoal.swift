import Contract
import Time
import Wellness

/// A goal as the backend keeps it.
struct StoredGoal: HasDueDate {
  let id: Goal.BackendID
  var title: String { didSet { if title != oldValue { readMeasure() } } }
  var description: String
  var type: GoalType { didSet { if type != oldValue { readMeasure() } } }
  var startDate: CalendarDate
  var targetDate: CalendarDate?
  /// The value that it was last sent with as a whole, in the period of `valuedOn` where it recurs.
  var sentValue: Double?
  /// Above `targetValue` when the goal is to bring the value down.
  var initialValue: Double { didSet { if initialValue != oldValue { readMeasure() } } }
  /// As it was last set; `current(on:)` is what counts.
  var storedValue: Double
  var targetValue: Double { didSet { if targetValue != oldValue { readMeasure() } } }
  var unit: String { didSet { if unit != oldValue { readMeasure() } } }
  var status: GoalStatus
  var recurrence: Recurrence? { didSet { if recurrence != oldValue { readMeasure() } } }
  /// The last day on which it recurs; `nil` where that has no end.
  var recurrenceEnd: CalendarDate?
  /// On which days it counts; empty for every day.
  var recurrenceDays: RecurrenceDays = []
  /// When `storedValue` was set.
  var valuedOn: CalendarDate
  var conversationID: Consultation.BackendID?
  var completedAt: Instant?
  let createdAt: Instant
  var updatedAt: Instant
  let userID: User.ID
  /// What its number means: as it was set, or else as its words say, whenever these change.
  var reading: GoalMeasure.Reading

  /// The value that counts on a date: of a recurring goal that of the current period, which starts
  /// at 0.
  func current(on today: CalendarDate) -> Double {
    guard let recurrence else { return storedValue }
    return recurrence.period(around: today).contains(valuedOn) ? storedValue : 0
  }

  /// Has what was noted of it, and what is to be reached, in another unit.
  mutating func convert(by change: UnitChange) {
    (initialValue, storedValue) = (change(initialValue), change(storedValue))
    targetValue = change(targetValue)
    sentValue = sentValue.map { change($0) }
  }

  /// The value that the current period was last sent with.
  func sent(on today: CalendarDate) -> Double? {
    guard let recurrence else { return sentValue }
    return recurrence.period(around: today).contains(valuedOn) ? sentValue : nil
  }

  /// The way that is done, which says nothing of a limit or a time of day.
  func progress(on today: CalendarDate) -> Double {
    Goal.progress(initial: initialValue, current: current(on: today), target: targetValue)
  }

  /// By when it is to be reached, or until when it recurs.
  ///
  /// - Parameter zone: the zone of the user's calendar.
  func endDate(in zone: OffsetZone) -> CalendarDate? {
    guard recurrence != nil else { return targetDate }
    let summary = GoalSummary(
      title: title, initialValue: initialValue, currentValue: storedValue,
      targetValue: targetValue, unit: unit)
    return recurrenceEnd
      ?? GoalRules.lastDay(
        of: summary, type, from: startDate, due: targetDate, madeAt: createdAt, in: zone)
  }

  /// Keeps whether a date was named when it begins to recur or stops: other values would have another
  /// default.
  ///
  /// - Parameters:
  ///   - old: the goal as it was, in its own unit.
  ///   - isWhole: whether all of the goal is named, so that a date that stays need not be meant.
  mutating func moveDates(
    from old: StoredGoal, _ change: GoalUpdate, isWhole: Bool, on today: CalendarDate,
    in zone: OffsetZone
  ) {
    let isMoved = targetDate != old.targetDate
    let usual = startDate.adding(days: GoalRules.defaultDays)
    switch (old.recurrence, recurrence) {
    case (nil, .some):
      guard recurrenceEnd == nil else { break }
      if old.hasUnnamedDate(in: zone), !isMoved {
        targetDate = usual
      } else {
        recurrenceEnd = targetDate
      }
    case (.some, .some):
      // The day of its target is its last until another one is named.
      let isLast = old.recurrenceEnd == nil || old.recurrenceEnd == old.targetDate
      if isMoved, isLast, change.recurrenceEnd == nil { recurrenceEnd = targetDate }
    case (.some, nil):
      let isNamed = change.targetDate != nil && (isMoved || !isWhole)
      // A day that was named is the last one, too, until another is.
      let wasNamed = old.recurrenceEnd.map { $0 == old.targetDate } ?? false
      var unchanged = old
      unchanged.recurrence = nil
      let isUnnamed = targetDate == usual || unchanged.hasUnnamedDate(in: zone)
      guard !isNamed, !wasNamed, isUnnamed else { break }
      let date = defaultDate(from: storedValue, on: today, in: zone)
      let end = old.recurrenceEnd.flatMap { $0 > today ? $0 : nil }
      targetDate = max(date, end ?? date)
    case (nil, nil): break
    }
  }

  /// Whether a day is one of those on which it recurs.
  func counts(on date: CalendarDate) -> Bool {
    recurrenceDays.isEmpty || recurrenceDays.weekdays.contains(date.weekday)
  }

  /// Notes that it was changed, later than before even within a millisecond: whoever has seen it tells
  /// states apart by that.
  mutating func touch(at now: Instant) {
    updatedAt = max(now, updatedAt + .milliseconds(1))
  }

  /// Whether a first value is where the goal starts from, as `Goal.begins` has it.
  func begins(with value: Double) -> Bool {
    recurrence == nil && initialValue == 0 && storedValue == 0
      && GoalMeasure.begins(measure, title: title, unit: unit, with: value, target: targetValue)
  }

  /// The goal on the wire, as it stands on a date in the user's zone.
  ///
  /// - Parameter share: how far it has come, where that is the share of its periods.
  func body(today: CalendarDate, in zone: OffsetZone, share: Double?) -> GoalBody {
    let days = endDate(in: zone).map { today.days(until: $0) }
    var body = GoalBody(
      id: id, userID: userID.text, type: type, title: title, description: description,
      targetValue: targetValue, unit: unit, currentValue: current(on: today),
      progress: share ?? progress(on: today), startDate: startDate, targetDate: targetDate,
      status: status, daysRemaining: days.map { max(0, $0) } ?? -1,
      isOverdue: recurrence == nil && status == .active && (days ?? 0) < 0,
      recurrence: recurrence, recurrenceEnd: recurrence == nil ? nil : recurrenceEnd,
      conversationID: conversationID, createdAt: createdAt, updatedAt: updatedAt)
    body.recurrenceDays = recurrence == nil ? [] : recurrenceDays
    body.measure = measure
    return body
  }
}

extension StoredGoal {
  /// Whether a value that it has already is one more: of a limit 0 is a value too, and a weight that
  /// stays the same for weeks is a plateau.
  var isNewsAgain: Bool {
    switch measure {
    case .limit, .timeOfDay: recurrence != nil
    case .level, .result: recurrence == nil
    case .total, .everyPeriod, .none: false
    }
  }
}

/// A goal as its coach sees it. A consultation remembers one as it was when they met, and as it was at
/// last when it's deleted.
struct GoalSnapshot {
  let goalID: Goal.BackendID
  let title: String
  let description: String
  let type: GoalType
  let startDate: CalendarDate
  /// By when it was to be reached, or until when it was to recur.
  let targetDate: CalendarDate?
  let initialValue: Double
  let currentValue: Double
  let targetValue: Double
  let unit: String
  let recurrence: Recurrence?
  /// What its number meant.
  let reading: GoalMeasure.Reading
}

extension GoalSnapshot {
  init(_ goal: StoredGoal, today: CalendarDate, in zone: OffsetZone) {
    self.init(
      goalID: goal.id, title: goal.title, description: goal.description, type: goal.type,
      startDate: goal.startDate, targetDate: goal.endDate(in: zone),
      initialValue: goal.initialValue,
      currentValue: goal.current(on: today), targetValue: goal.targetValue, unit: goal.unit,
      recurrence: goal.recurrence, reading: goal.reading)
  }
}
