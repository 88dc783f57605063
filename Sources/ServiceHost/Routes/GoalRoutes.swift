import Contract
import Edge
import JSON
import Time
import Wellness

/// `/goals` and what is below it, but for what the coach has to say.
struct GoalRoutes {
  private let storage: UserStorage
  private let coachService: CoachService
  private let periods: GoalPeriods
  private let activities: GoalActivities

  init(storage: UserStorage, coachService: CoachService) {
    self.storage = storage
    self.coachService = coachService
    periods = GoalPeriods(storage: storage, zone: coachService.zone)
    activities = GoalActivities(storage: storage)
  }

  func answer(_ call: RequestContext, _ operation: GoalOperation) throws -> Response {
    switch operation {
    case .listGoals: try list(call)
    case .createGoal: try create(call)
    case .readGoal: try read(goal(call), call)
    case .replaceGoal: try replace(goal(call), call)
    case .changeGoal: try dual(change(goal(call), GoalUpdate(call.fields()), call), call)
    case .deleteGoal: try delete(goal(call), call)
    case .setGoalProgress: try setProgress(goal(call), call)
    case .completeGoal: try single(end(goal(call), .completed, call), call)
    case .abandonGoal: try single(end(goal(call), .abandoned, call), call)
    case .readToday: try periods.today(goal(call), call)
    case .listInstances: try periods.history(goal(call), call)
    case .setInstanceProgress: try setPeriodProgress(call)
    case .listActivities: try activities.list(goal(call), call)
    case .addActivity: try addActivity(goal(call), call)
    }
  }

  private func goal(_ call: RequestContext) throws -> StoredGoal {
    guard let goal = try storage.goals.find(call.id()) else { throw ServiceError.goalMissing }
    return goal
  }

  /// Of a page with statistics.
  private static let mostWithStatistics = 20

  /// A category stands for several types.
  private func list(_ call: RequestContext) throws -> Response {
    var (limit, offset) = try call.page(defaultLimit: 20)
    func types() -> [String] { GoalType.known.map(\.rawValue) }
    // The one that is passed over has to be a type, too.
    let other = try call.choice("goal_type", of: types())
    var filter = GoalTable.Filter(
      type: try call.choice("type", of: types()) ?? other,
      status: try call.choice("status", of: GoalStatus.known.map(\.rawValue)))
    if let category = try call.choice("category", of: GoalType.categories) {
      filter.types = GoalType.known.filter { $0.belongs(to: category) }.map(\.rawValue)
    }
    let withStatistics = try call.flag("include_statistics") ?? false
    // All values of each goal are counted, and others wait for the same thread meanwhile.
    if withStatistics { limit = min(limit, GoalRoutes.mostWithStatistics) }
    if !withStatistics, let response = try unchanged(call) { return response }
    return try storage.answer(to: call.request, on: call.today) {
      var page = try storage.goals.page(filter, limit: limit, offset: offset)
      // Whoever has all of a long list already need not ask for it again. It's named before it's read:
      // a change by another server in between makes the name an old one.
      var name: String?
      if page.total > limit, offset == 0, !withStatistics {
        name = try tag(call)
        page = try storage.goals.page(filter, limit: limit, offset: offset)
      }
      var response = try Envelope.success(200) {
        try page.write("goals", limit: limit, offset: offset, to: &$0) { goal, writer in
          if withStatistics {
            let body = try body(goal, call).json
            writer.append(body.with("statistics", try statistics(of: goal, call)))
          } else {
            try body(goal, call).write(to: &writer)
          }
        }
      }
      if let name { response.headers.append(EntityTag.header(name)) }
      return response
    }
  }

  /// What is answered to somebody who has seen the list as it is.
  private func unchanged(_ call: RequestContext) throws -> Response? {
    guard call.request.header("if-none-match") != nil else { return nil }
    let tag = try tag(call)
    guard EntityTag.isKnown(tag, to: call.request) else { return nil }
    return Response(304, headers: [EntityTag.header(tag)])
  }

  /// What the state of all goals is called. How many days are left changes with the day.
  private func tag(_ call: RequestContext) throws -> String {
    "\"\(try storage.goals.state())-\(call.today)\""
  }

  private func create(_ call: RequestContext) throws -> Response {
    let fields = try call.fields()
    let limits = GoalLimits(source: call.source)
    let body = try NewGoalBody(fields, today: call.today)
    try storage.usage.checkGoals()
    var goal = StoredGoal(
      id: try storage.goals.nextID(), title: body.title,
      description: body.description, type: try limits.type(body.type),
      startDate: body.startDate, targetDate: body.targetDate,
      initialValue: 0, storedValue: try limits.current(body.currentValue),
      targetValue: try limits.target(body.targetValue, recurs: body.recurrence != nil),
      unit: body.unit,
      status: .active, recurrence: body.recurrence,
      recurrenceDays: body.recurrenceDays,
      valuedOn: call.today, createdAt: call.now, updatedAt: call.now, userID: storage.user,
      reading: .unread)
    if body.recurrence != nil {
      // The day of a goal that begins anew from the beginning is its last, and no default.
      goal.recurrenceEnd =
        try body.recurrenceEnd.map { try limits.end($0, of: goal) } ?? body.targetDate
    }
    goal.readMeasure()
    goal.initialValue = Goal.initialValue(
      current: body.currentValue, target: body.targetValue, type: body.type,
      measure: goal.recurrence == nil ? nil : goal.measure)
    if let measure = body.measure {
      goal.choose(try limits.measure(measure, of: goal), at: body.currentValue)
    }
    try storage.goals.insert(goal)
    if goal.storedValue != 0 {
      try storage.goals.record(goal.storedValue, of: goal.id, on: call.today, at: call.now)
    }
    return try single(goal, call, status: 201)
  }

  /// Merges what is named into a goal. Its target and what was noted of it are converted into another
  /// unit that measures the same, and so is a value from the one in which it's said.
  ///
  /// `current_value` wins over `progress`, but see `settled` where all is named. A value that comes to
  /// the target completes the goal; it is the change that does, so a goal that was opened again stays
  /// open.
  ///
  /// - Parameter isWhole: whether all of the goal is named, so that a value need not be news.
  private func change(
    _ stored: StoredGoal, _ change: GoalUpdate, _ call: RequestContext, isWhole: Bool = false
  ) throws -> StoredGoal {
    let limits = GoalLimits(source: call.source)
    var (old, change) = (stored, change)
    let unitChange = change.unit.flatMap { UnitChange(from: stored.unit, to: $0) }
    if let unitChange {
      try limits.unit(unitChange, of: stored, change)
      old.convert(by: unitChange)
    }
    let unit = change.unit ?? stored.unit
    change.currentValue = try change.currentValue.map {
      try limits.current($0, in: change.currentUnit, of: unit)
    }
    var goal = old
    if let title = change.title { goal.title = title }
    if let text = change.description { goal.description = text }
    if let date = change.targetDate { goal.targetDate = try limits.target(date, of: old) }
    if let type = change.type {
      goal.type = try limits.type(type)
    } else if let category = change.category {
      goal.type = goal.type.moved(to: category)
    }
    try setRecurrence(of: &goal, change, call)
    let isConverted = unitChange.map { !$0.isNone } ?? false
    if change.targetValue != nil || goal.recurrence != old.recurrence || isConverted {
      goal.targetValue = try limits.target(
        change.targetValue ?? goal.targetValue, recurs: goal.recurrence != nil)
    }
    goal.unit = unit
    if let unitChange, isConverted {
      try storage.goals.convertEntries(of: goal.id, by: unitChange)
      try storage.activities.convert(of: goal.id, by: unitChange)
    }
    if let status = change.status { goal.status = try limits.status(status) }
    if let measure = change.measure {
      goal.choose(try limits.measure(measure, of: goal), at: goal.current(on: call.today))
    }
    if goal.recurrence != nil, goal.initialValue != 0, goal.measure.isKeptByPeriod {
      goal.initialValue = 0
    }
    if let value = try value(change, of: goal, was: old, call, isWhole: isWhole) {
      if goal.begins(with: value) { goal.initialValue = value }
      goal.storedValue = value
      let isSaidAgain = !isWhole && goal.unit == stored.unit && goal.isNewsAgain
      if value != old.current(on: call.today) || isSaidAgain {
        goal.valuedOn = call.today
        let told = try change.messageID.flatMap {
          try storage.messages.time(of: $0, about: goal.id)
        }
        try storage.goals.record(
          value, of: goal.id, on: call.today, at: call.now, toldAt: told)
      }
    }
    if isWhole { goal.sentValue = change.currentValue }
    // What says no date goes by the values as they are now.
    goal.moveDates(
      from: stored, change, isWhole: isWhole, on: call.today, in: coachService.zone)
    let isMoved =
      goal.storedValue != old.storedValue || goal.targetValue != old.targetValue
    // Who pauses a goal in the same breath means it to be paused.
    let isOpen = goal.status == .active || goal.status == .paused && change.status == nil
    if isMoved, isOpen, goal.recurrence == nil, goal.progress(on: call.today) == 1 {
      goal.status = .completed
    }
    goal.completedAt = goal.status == .completed ? old.completedAt ?? call.now : nil
    goal.touch(at: call.now)
    if let conversation = change.conversationID {
      try link(&goal, to: conversation, call)
    }
    try storage.goals.update(goal)
    return goal
  }

  /// The value that a change comes to; both of its numbers are checked, whichever counts.
  private func value(
    _ change: GoalUpdate, of goal: StoredGoal, was old: StoredGoal, _ call: RequestContext,
    isWhole: Bool
  ) throws -> Double? {
    let limits = GoalLimits(source: call.source)
    let value = try limits.value(change, of: goal)
    guard isWhole else { return value }
    let read = try periods.kept(old, on: call.today)?.shareKept ?? old.progress(on: call.today)
    return try limits.value(change.settled(over: old, read: read, on: call.today), of: goal)
  }

  /// What recurs no more has to be reached by a day.
  private func setRecurrence(
    of goal: inout StoredGoal, _ change: GoalUpdate, _ call: RequestContext
  ) throws {
    if change.isRecurring == false {
      goal.recurrence = nil
      guard goal.targetDate != nil else {
        throw ContractError(source: call.source, key: "target_date", problem: .missing)
      }
    } else if let recurrence = change.recurrence {
      goal.recurrence = recurrence
    } else if change.isRecurring == true, goal.recurrence == nil {
      throw ContractError(
        source: call.source, key: "recurrence_pattern",
        problem: .expected("daily, weekly or monthly"))
    }
    if let end = change.recurrenceEnd {
      goal.recurrenceEnd = try GoalLimits(source: call.source).end(end, of: goal)
    }
    if let days = change.recurrenceDays { goal.recurrenceDays = days }
    if goal.recurrence == nil { (goal.recurrenceEnd, goal.recurrenceDays) = (nil, []) }
  }

  /// Links both ways: the goal to the consultation, and the consultation to the goal where it is
  /// about none yet. Its context stays as it is.
  private func link(
    _ goal: inout StoredGoal, to id: Consultation.BackendID, _ call: RequestContext
  ) throws {
    guard var consultation = try storage.consultations.find(id) else {
      throw ServiceError.consultationMissing
    }
    goal.conversationID = id
    guard consultation.goalID == nil else { return }
    consultation.goalID = goal.id
    consultation.updatedAt = call.now
    try storage.consultations.update(consultation)
    try storage.consultations.remember(snapshot(of: goal, call), in: id)
  }

  private func snapshot(of goal: StoredGoal, _ call: RequestContext) -> GoalSnapshot {
    GoalSnapshot(goal, today: call.today, in: coachService.zone)
  }

  /// Ends a goal and keeps its value. One that has ended this way already stays as it is.
  private func end(
    _ old: StoredGoal, _ status: GoalStatus, _ call: RequestContext
  ) throws -> StoredGoal {
    guard old.status != status else { return old }
    var goal = old
    goal.status = status
    goal.completedAt = status == .completed ? call.now : nil
    goal.touch(at: call.now)
    try storage.goals.update(goal)
    return goal
  }

  private func read(_ goal: StoredGoal, _ call: RequestContext) throws -> Response {
    let withStatistics = try call.flag("include_statistics") ?? false
    return try body(goal, call)
      .success(withStatistics: withStatistics ? statistics(of: goal, call) : nil)
  }

  private func replace(_ goal: StoredGoal, _ call: RequestContext) throws -> Response {
    let fields = try call.fields()
    for key in GoalUpdate.requiredKeys where !fields.has(key) {
      throw fields.failure(key, .missing)
    }
    return try single(change(goal, GoalUpdate(fields), call, isWhole: true), call)
  }

  private func delete(_ goal: StoredGoal, _ call: RequestContext) throws -> Response {
    try storage.consultations.rememberLast(snapshot(of: goal, call))
    try storage.goals.delete(goal.id)
    return Envelope.noContent
  }

  private func setProgress(_ goal: StoredGoal, _ call: RequestContext) throws -> Response {
    let body = try ProgressBody(call.fields())
    var progress = GoalUpdate()
    (progress.currentValue, progress.currentUnit) = (body.currentValue, body.currentUnit)
    progress.messageID = body.messageID
    return try single(change(goal, progress, call), call)
  }

  /// The value of the current period is that of the goal; one of a period before it is only
  /// written down.
  private func setPeriodProgress(_ call: RequestContext) throws -> Response {
    guard let (id, date) = try storage.instances.find(call.identifier),
      var goal = try storage.goals.find(id)
    else { throw ServiceError.instanceMissing }
    let period = try periods.period(from: date, of: goal, call)
    let fields = try call.fields()
    let value = try GoalLimits(source: call.source).current(
      fields.double("current_value"), in: fields.optionalText("current_unit", .unit), of: goal.unit)
    if period.contains(call.today) {
      var progress = GoalUpdate()
      progress.currentValue = value
      return Envelope.success(
        200, try periods.body(period, of: change(goal, progress, call), call).json)
    }
    try storage.goals.record(value, of: id, on: period.first, at: call.now)
    goal.touch(at: call.now)
    try storage.goals.update(goal)
    return Envelope.success(200, try periods.body(period, of: goal, call).json)
  }

  /// Notes an activity. A delta moves the value that way that the goal goes, as far as values go.
  private func addActivity(_ goal: StoredGoal, _ call: RequestContext) throws -> Response {
    let body = try NewActivityBody(call.fields())
    let limits = GoalLimits(source: call.source)
    if let value = body.value { try limits.finite(value, "value") }
    if let delta = body.progressDelta { try limits.finite(delta, "progress_delta") }
    if let delta = body.progressDelta, delta > 0 {
      let isDecreasing = goal.initialValue > goal.targetValue
      var progress = GoalUpdate()
      let value = goal.current(on: call.today) + (isDecreasing ? -delta : delta)
      progress.currentValue = min(max(0, value), GoalLimits.largest)
      _ = try change(goal, progress, call)
    }
    return try activities.add(body, to: goal.id, call)
  }

  /// Progress of what is kept by periods is the share of those that were kept.
  private func body(_ goal: StoredGoal, _ call: RequestContext) throws -> GoalBody {
    let progress = try periods.kept(goal, on: call.today)
    return goal.body(
      today: call.today, in: coachService.zone, share: progress.map { $0.shareKept ?? 0 })
  }

  private func statistics(of goal: StoredGoal, _ call: RequestContext) throws -> JSON {
    GoalStatistics(
      try coachService.facts(of: goal, today: call.today),
      kept: try periods.kept(goal, on: call.today), today: call.today
    ).body.json
  }

  private func single(
    _ goal: StoredGoal, _ call: RequestContext, status: Int = 200
  ) throws -> Response {
    let body = try body(goal, call)
    return Envelope.success(status) { body.write(to: &$0) }
  }

  private func dual(_ goal: StoredGoal, _ call: RequestContext) throws -> Response {
    try body(goal, call).success()
  }
}
