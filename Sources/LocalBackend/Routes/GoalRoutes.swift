import Contract
import Edge
import Time
import Wellness

/// `/goals` and what is below it, but for what the coach has to say.
struct GoalRoutes {
  let storage: Storage

  /// Answers a request to the list of goals; `nil` for a method that it does not have.
  func answer(_ call: Call) throws -> Response? {
    switch call.method {
    case .get: try list(call)
    case .post: try create(call)
    default: nil
    }
  }

  /// Answers a request to one goal; `nil` for a method that it does not have.
  func answer(_ call: Call, _ id: Goal.BackendID, _ part: Route.GoalPart) throws -> Response? {
    guard let goal = try storage.goals.find(id) else { throw ServiceError.goalMissing }
    switch (call.method, part) {
    case (.get, .whole):
      return dual(goal, call)
    case (.put, .whole):
      let fields = try call.fields()
      for key in GoalRoutes.requiredByPut where !fields.has(key) {
        throw fields.failure(key, .missing)
      }
      return single(try change(goal, GoalChange(fields), call), call)
    case (.patch, .whole):
      return dual(try change(goal, GoalChange(call.fields()), call), call)
    case (.delete, .whole):
      try storage.consultations.rememberValue(goal.current(on: call.today), of: id)
      try storage.goals.delete(id)
      return Envelope.noContent
    case (.patch, .progress), (.put, .progress):
      var progress = GoalChange()
      progress.currentValue = try call.fields().double("current_value")
      return single(try change(goal, progress, call), call)
    case (.post, .complete):
      return single(try end(goal, .completed, call), call)
    case (.post, .abandon):
      return single(try end(goal, .abandoned, call), call)
    default:
      return nil
    }
  }

  /// What a PUT must name (Goals API Contract, "Update Goal").
  private static let requiredByPut = [
    "title", "description", "progress", "status", "goal_type", "target_value", "target_unit",
    "current_value",
  ]

  private func list(_ call: Call) throws -> Response {
    let (limit, offset) = try call.page(defaultLimit: 20)
    let filter = GoalTable.Filter(
      type: call.parameter("type") ?? call.parameter("goal_type"),
      status: call.parameter("status"))
    if let status = filter.status, !GoalStatus.known.contains(GoalStatus(rawValue: status)) {
      throw call.failure("status", .expected(GoalLimits.statuses))
    }
    let goals = try storage.goals.list(filter, limit: limit, offset: offset)
    let page = Page(elements: goals, total: try storage.goals.count(filter))
    return Envelope.success(
      200, page.json("goals", limit: limit, offset: offset) { $0.body(today: call.today).json })
  }

  private func create(_ call: Call) throws -> Response {
    let fields = try call.fields()
    let limits = GoalLimits(source: call.source)
    let body = try NewGoalBody(fields, today: call.today)
    let goal = StoredGoal(
      id: try storage.goals.nextID(), title: try limits.title(body.title),
      description: try limits.description(body.description), type: try limits.type(body.type),
      startDate: body.startDate, targetDate: body.targetDate,
      initialValue: Goal.initialValue(
        current: body.currentValue, target: body.targetValue, type: body.type),
      storedValue: try limits.current(body.currentValue),
      targetValue: try limits.target(body.targetValue), unit: try limits.unit(body.unit),
      status: .active, recurrence: body.recurrence, valuedOn: call.today, createdAt: call.now,
      updatedAt: call.now, userID: storage.user)
    try storage.goals.insert(goal)
    if goal.storedValue != 0 {
      try storage.goals.record(goal.storedValue, of: goal.id, on: call.today)
    }
    return single(goal, call, status: 201)
  }

  /// Merges what is named into a goal.
  ///
  /// `current_value` wins over `progress`. A value that comes to the target completes the goal; it
  /// is the change that does, so a goal that was opened again stays open.
  private func change(_ old: StoredGoal, _ change: GoalChange, _ call: Call) throws -> StoredGoal {
    let limits = GoalLimits(source: call.source)
    var goal = old
    if let title = change.title { goal.title = try limits.title(title) }
    if let text = change.description { goal.description = try limits.description(text) }
    if let date = change.targetDate { goal.targetDate = date }
    if let type = change.type { goal.type = try limits.type(type) }
    if let value = change.targetValue { goal.targetValue = try limits.target(value) }
    if let unit = change.unit { goal.unit = try limits.unit(unit) }
    if let status = change.status { goal.status = try limits.status(status) }
    if let value = try limits.value(change, of: goal) {
      goal.storedValue = value
      if value != old.current(on: call.today) {
        goal.valuedOn = call.today
        try storage.goals.record(value, of: goal.id, on: call.today)
      }
    }
    let isMoved =
      goal.storedValue != old.storedValue || goal.targetValue != old.targetValue
    let isOpen = goal.status == .active || goal.status == .paused
    if isMoved, isOpen, goal.recurrence == nil, goal.progress(on: call.today) == 1 {
      goal.status = .completed
    }
    goal.completedAt = goal.status == .completed ? old.completedAt ?? call.now : nil
    goal.updatedAt = call.now
    if let conversation = change.conversationID {
      try link(&goal, to: conversation, call)
    }
    try storage.goals.update(goal)
    return goal
  }

  /// Links both ways: the goal to the consultation, and the consultation to the goal where it is
  /// about none yet. Its context stays as it is.
  private func link(
    _ goal: inout StoredGoal, to id: Consultation.BackendID, _ call: Call
  ) throws {
    guard var consultation = try storage.consultations.find(id) else {
      throw ServiceError.consultationMissing
    }
    goal.conversationID = id
    guard consultation.goalID == nil else { return }
    consultation.goalID = goal.id
    consultation.updatedAt = call.now
    try storage.consultations.update(consultation)
    try storage.consultations.remember(GoalSnapshot(goal, today: call.today), in: id)
  }

  /// Ends a goal and keeps its value. One that has ended this way already stays as it is.
  private func end(_ old: StoredGoal, _ status: GoalStatus, _ call: Call) throws -> StoredGoal {
    guard old.status != status else { return old }
    var goal = old
    goal.status = status
    goal.completedAt = status == .completed ? call.now : nil
    goal.updatedAt = call.now
    try storage.goals.update(goal)
    return goal
  }

  private func single(_ goal: StoredGoal, _ call: Call, status: Int = 200) -> Response {
    Envelope.success(status, goal.body(today: call.today).json)
  }

  private func dual(_ goal: StoredGoal, _ call: Call) -> Response {
    let body = goal.body(today: call.today)
    return Envelope.success(200, body.json, bare: body.bare)
  }
}
