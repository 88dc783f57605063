import Edge
import Store
import Time
import Wellness

/// What a user can do with goals. Every change is saved here first, with the event that tells the
/// backend of it.
package final class GoalUseCases {
  let context: ClientContext
  private var current = ActiveGoal()
  private var dayOfPeriods: CalendarDate?
  var keptSummaries = Cached<[GoalSummary]>()

  package init(_ context: ClientContext) {
    self.context = context
  }

  /// The goal that is meant in this shell when none is named: the one made active in it, or the
  /// only open one when the prompt was shown; `nil` also for one that has gone since.
  package func active() throws -> Goal? {
    try current.goal(context)
  }

  /// The goal that a command means which names none.
  ///
  /// - Throws: `GoalProblem.gone`, once, for one that another shell has deleted meanwhile.
  package func meant() throws -> Goal? {
    try current.meant(context)
  }

  /// Takes the only open goal for the active one where none was made active. Done when the prompt
  /// is shown and not in between: what the prompt shows is what a command means.
  ///
  /// - Returns: what another shell has changed about it, once.
  @discardableResult
  package func refreshActive() throws -> ActiveGoalChange? {
    try current.refresh(context)
  }

  /// Makes a goal the one that is meant in this shell when none is named, and the one that the
  /// next run begins with.
  package func use(_ goal: Goal) throws {
    try context.store.set(.activeGoal, to: goal.id.text)
    current.choose(goal)
  }

  /// The goal that a draft becomes, not stored yet.
  ///
  /// - Throws: `GoalProblem` for the first rule that it breaks.
  package func goal(from draft: Draft) throws -> Goal {
    let title = draft.title.trimmed
    let target = draft.target ?? GoalRules.defaultTarget
    let unit = target.unit.isEmpty ? GoalRules.defaultTarget.unit : target.unit
    let type = draft.type ?? GoalType.inferred(title: title, unit: unit)
    let current = draft.current ?? 0
    let every = recurrence(of: draft)
    let days = GoalRules.days(
      title: title, unit: unit, type: type, from: current, to: target.value)
    let now = context.edge.now
    let start = draft.start ?? context.today
    var goal = Goal(
      id: Goal.LocalID(""), title: title, description: draft.description?.trimmed ?? "", type: type,
      startDate: start,
      targetDate: draft.by
        ?? (every == nil ? max(start, context.today).adding(days: days) : nil),
      currentValue: current, targetValue: target.value, unit: unit, recurrence: every,
      createdAt: now, updatedAt: now)
    goal.initialValue = Goal.initialValue(
      current: current, target: target.value, type: type,
      measure: every == nil ? nil : goal.measure)
    if let measure = draft.measure { goal.choose(measure, at: current) }
    try GoalRules.check(goal, today: context.today)
    let others = try context.store.activeTitles(except: goal.id)
    if let same = GoalRules.duplicate(of: title, among: others) {
      throw GoalProblem.duplicate(title: same)
    }
    return goal
  }

  /// How often the goal of a draft begins anew: as it says, or else as title and unit do; `nil` for
  /// one that is reached once.
  ///
  /// A target of 0 is no limit by itself: it takes a title that says that there is to be less of
  /// something.
  package func recurrence(of draft: Draft) -> Recurrence? {
    if draft.isOnce || draft.every != nil { return draft.isOnce ? nil : draft.every }
    if case .set(let measure) = draft.measure, measure != .everyPeriod {
      return measure.isKeptByPeriod ? draft.reading.period ?? .daily : nil
    }
    let reading = draft.reading
    return draft.target?.value == 0 && reading.measure != .limit ? nil : reading.period
  }

  /// Whether the goal of a draft is a state on its way, and the draft doesn't say where it starts.
  package func lacksStart(_ draft: Draft) -> Bool {
    let target = draft.target ?? GoalRules.defaultTarget
    var goal = Goal(
      id: Goal.LocalID(""), title: draft.title,
      type: draft.type ?? .inferred(title: draft.title, unit: target.unit),
      startDate: context.today, targetDate: nil, currentValue: draft.current ?? 0,
      targetValue: target.value, unit: target.unit, recurrence: recurrence(of: draft),
      createdAt: context.edge.now, updatedAt: context.edge.now)
    if let measure = draft.measure { goal.choose(measure, at: goal.currentValue) }
    return goal.lacksStart
  }

  /// Stores a new goal and makes it active.
  ///
  /// - Throws: `GoalProblem` for the first rule that it breaks; nothing is stored then.
  package func create(_ draft: Draft) throws -> Goal {
    var goal = try goal(from: draft)
    goal.id = try context.newGoalID()
    try context.store.transaction {
      try context.store.put(goal)
      try enqueue(.goalCreated, goal)
      try context.store.set(.activeGoal, to: goal.id.text)
      if draft.current != nil { try note(goal) }
    }
    current.choose(goal)
    return goal
  }

  /// Notes where a goal stands; reaching the target completes it, and a correction that takes the
  /// value back makes active again what only that had completed.
  ///
  /// - Parameters:
  ///   - standing: what the value was computed from; `nil` for one that was told as it is.
  ///   - message: the one that told the value.
  /// - Throws: `StandingChanged` where it stands elsewhere by now.
  package func progress(
    _ goal: Goal, to value: Double, from standing: Double? = nil,
    toldBy message: Message.ID? = nil
  ) throws -> Goal {
    try change(goal, toldBy: message) { goal in
      if let standing, try self.standing(of: goal).standing != standing { throw StandingChanged() }
      guard value >= 0 else { throw GoalProblem.valueNegative(value) }
      guard value <= GoalRules.largestValue else { throw GoalProblem.valueTooLarge(value) }
      let wasReached = goal.isCompletedByTarget
      if goal.begins(with: value) { goal.initialValue = value }
      goal.currentValue = value
      let isOpen = goal.status == .active || goal.status == .paused
      let isReached = goal.progress >= 1 && isOpen && goal.isReachedOnce
      if isReached { goal.status = .completed }
      if wasReached, goal.progress < 1 {
        goal.status = .active
        return [.goalProgressed, .goalStatusChanged]
      }
      // Said on its own, since the value may be another one by the time that it is sent.
      return isReached ? [.goalProgressed, .goalCompleted] : [.goalProgressed]
    }
  }

  /// Ends a goal as reached, wherever its value stands.
  package func complete(_ goal: Goal) throws -> Goal {
    try change(goal) { goal in
      goal.status = .completed
      return [.goalCompleted]
    }
  }

  /// Changes what is named of a goal and nothing else, but that one is active again whose target is
  /// no longer reached, that what was noted is converted into another unit that measures the same, and
  /// that it is forgotten where times of day take the place of amounts or amounts that of times.
  ///
  /// - Throws: `GoalProblem` for the first rule that it would break; nothing is stored then.
  package func edit(_ goal: Goal, _ change: Change) throws -> Goal {
    try context.store.transaction {
      let before = try context.store.goal(goal.id) ?? goal
      let edited = try self.changed(before, change)
      guard ClockTime.isUnit(edited.unit) != ClockTime.isUnit(before.unit) else { return edited }
      try context.store.forgetProgress(of: goal.id)
      if change.current != nil { try note(edited) }
      return edited
    }
  }

  private func changed(_ goal: Goal, _ change: Change) throws -> Goal {
    try self.change(goal) { [context] goal in
      let before = goal
      goal.title = change.title?.trimmed ?? goal.title
      goal.description = change.description?.trimmed ?? goal.description
      goal.type = change.type ?? goal.type
      if let target = change.target {
        // A slip of the finger makes no limit of what is to be reached.
        if target.value == 0, change.every == nil, change.measure != .set(.limit),
          !before.canBeLimit
        {
          throw GoalProblem.zeroOnce
        }
        goal.targetValue = target.value
        if !target.unit.isEmpty { goal.count(in: target.unit) }
        if ClockTime.isUnit(goal.unit) != ClockTime.isUnit(before.unit) {
          (goal.initialValue, goal.currentValue) = (0, 0)
        }
      }
      goal.currentValue = change.current ?? goal.currentValue
      goal.targetDate = change.by ?? goal.targetDate
      let hasUnnamedDate = change.by == nil && before.hasUnnamedDate(in: context.zone)
      if change.isOnce, goal.recurrence != nil {
        goal.recurrence = nil
        goal.targetDate = goal.targetDate ?? goal.defaultDate(context)
      } else if let every = change.every {
        // What it was due by is the last day on which it counts, as the backend has it, too; but not
        // a day that nobody has named.
        if hasUnnamedDate { goal.targetDate = nil }
        if before.recurrence == nil, let end = goal.targetDate, end < context.today {
          throw GoalProblem.datePassed(end)
        }
        goal.recurrence = every
      }
      if let measure = change.measure { goal.choose(measure, at: goal.currentValue) }
      if hasUnnamedDate, goal.recurrence == nil,
        goal.defaultDays(from: goal.currentValue) > before.defaultDays(from: before.currentValue)
      {
        // It would ask for more weight to be lost each week than is safe.
        goal.targetDate = goal.defaultDate(context)
      }
      guard goal != before else { return [] }
      try GoalRules.check(goal, today: context.today, unchanged: before)
      if goal.title != before.title {
        let others = try context.store.activeTitles(except: goal.id)
        if let same = GoalRules.duplicate(of: goal.title, among: others) {
          throw GoalProblem.duplicate(title: same)
        }
      }
      if before.isCompletedByTarget, goal.progress < 1 {
        goal.status = .active
        return [.goalUpdated, .goalStatusChanged]
      }
      return [.goalUpdated]
    }
  }

  /// Puts a goal into another state: paused, active again, archived or abandoned.
  ///
  /// - Throws: `GoalProblem` for one that is not active and is to be paused, and for one that has
  ///   come to its target and is to be taken up again.
  package func move(_ goal: Goal, to status: GoalStatus) throws -> Goal {
    try change(goal) { goal in
      if status == .paused, goal.status != .active { throw GoalProblem.notActive(goal.status) }
      if status == .active, goal.progress >= 1, goal.isReachedOnce {
        throw GoalProblem.reached
      }
      guard goal.status != status else { return [] }
      goal.status = status
      return [.goalStatusChanged]
    }
  }

  /// Deletes a goal, here at once and with every backend that knows it when it can be told. What
  /// was said about it stays.
  package func delete(_ goal: Goal) throws {
    try context.store.transaction {
      try context.store.delete(goal.id)
      if try context.store.setting(.activeGoal) == goal.id.text {
        try context.store.set(.activeGoal, to: nil)
      }
      let knowing = try context.store.servers(knowing: goal.id)
      for server in Set(knowing + [context.store.server]).sorted() {
        try enqueue(.goalDeleted, goal, for: server)
      }
    }
    current.forget(goal)
  }

  /// Lets the backend make a goal again that it has no more.
  package func restore(_ goal: Goal) throws {
    try context.store.transaction {
      // Another shell may have done so meanwhile.
      guard try context.store.goal(goal.id)?.isMissing == true else { return }
      try context.store.unbind(goal.id)
      try enqueue(.goalCreated, goal)
      if goal.status != .active { try enqueue(.goalStatusChanged, goal) }
      // The chat there is still about the goal that is gone.
      if goal.consultationID != nil { try enqueue(.goalLinked, goal) }
    }
  }

  /// Says which consultation a goal has come from or is about.
  package func link(_ goal: Goal, to consultation: Consultation) throws -> Goal {
    try change(goal) { goal in
      goal.consultationID = consultation.id
      return [.goalLinked]
    }
  }

  /// Lets recurring goals begin anew whose period is over; looks once a day.
  package func beginPeriods() throws {
    let today = context.today
    guard dayOfPeriods != today else { return }
    for recurrence in Recurrence.allCases {
      try context.store.beginAnew(
        recurrence, notedBefore: context.zone.start(of: recurrence.period(around: today).first))
    }
    dayOfPeriods = today
  }

  private func note(_ goal: Goal, toldBy message: Message.ID? = nil) throws {
    try context.store.note(
      ProgressEntry(at: goal.updatedAt, value: goal.currentValue, message: message), of: goal.id)
  }

  /// The one way in which a goal that is there changes: it is read, changed and stored with its
  /// events in one transaction, so that no other shell's change is taken back.
  ///
  /// - Parameters:
  ///   - message: the one that told the value that it comes to.
  ///   - body: changes the goal as it is now, and says what the backend is to be told.
  private func change(
    _ goal: Goal, toldBy message: Message.ID? = nil,
    _ body: (inout Goal) throws -> [OutboxEvent.Kind]
  ) throws -> Goal {
    let changed = try context.store.transaction {
      guard let before = try context.store.goal(goal.id) else {
        throw GoalProblem.gone(title: goal.title)
      }
      var changed = before
      let kinds = try body(&changed)
      guard !kinds.isEmpty else { return before }
      let fields = GoalFields(between: before, and: changed)
      let isNoted = kinds.contains(.goalProgressed) || fields.contains(.current)
      changed.updatedAt = context.edge.now
      try context.store.put(changed, over: before)
      for kind in kinds { try enqueue(kind, changed, fields) }
      if isNoted { try note(changed, toldBy: message) }
      return changed
    }
    current.note(changed)
    return changed
  }

  private func enqueue(
    _ kind: OutboxEvent.Kind, _ goal: Goal, _ fields: GoalFields? = nil,
    for server: String? = nil
  ) throws {
    try context.enqueue(kind, .goal(goal.id), title: goal.title, fields: fields, for: server)
  }
}

/// Something was noted of a goal since a value was computed from where it stood.
package struct StandingChanged: Error {
  package init() {}
}

extension Goal {
  /// The day by which it's to be reached where nobody names one.
  fileprivate func defaultDate(_ context: ClientContext) -> CalendarDate {
    defaultDate(from: currentValue, on: context.today, in: context.zone)
  }

  /// Whether its title says that there is to be less of something.
  fileprivate var canBeLimit: Bool {
    var goal = self
    goal.targetValue = max(1, targetValue)
    return recurrence != nil && goal.measure == .limit
  }

  /// Whether to have come to its target ends it. A limit and a time of day are kept each time anew,
  /// also where another client has made them without a recurrence.
  fileprivate var isReachedOnce: Bool { recurrence == nil && !measure.isKeptByPeriod }
}

extension Goal {
  /// Whether it is completed and at its target, so that what takes it back from there makes it active.
  fileprivate var isCompletedByTarget: Bool {
    status == .completed && progress >= 1 && isReachedOnce
  }
}

extension String {
  /// The text without white space at its ends.
  package var trimmed: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last].drop(while: \.isWhitespace))
  }
}
