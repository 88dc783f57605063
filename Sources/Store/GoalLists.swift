import SQLite
import Time
import Wellness

/// Goals by what is asked for, a page at a time: what is shown of 10,000 is read, and no more.
extension Store {
  /// The goals of a selection in the order in which they were made.
  ///
  /// - Parameters:
  ///   - today: the date in the user's zone.
  ///   - limit: at most so many, behind `offset` others.
  package func goals(
    _ selection: GoalSelection, today: CalendarDate, now: Instant, limit: Int, offset: Int
  ) throws -> [Goal] {
    let (condition, values) = Store.condition(selection, today, now)
    // What a view chooses is few, and found by what it asks for, not by the order.
    let order: SQL = selection.view == nil ? "place" : "+place"
    return try database.rows(
      """
      SELECT \(Store.goalColumns) FROM (
        SELECT id AS chosen FROM goals WHERE \(condition)
        ORDER BY \(order) LIMIT ? OFFSET ?
      ) CROSS JOIN goals g ON g.id = chosen \(Store.withBinding)
      ORDER BY place
      """,
      values + [.integer(Int64(limit)), .integer(Int64(offset)), .text(server)], make: Store.goal)
  }

  /// How many goals a selection has.
  package func goalCount(
    _ selection: GoalSelection, today: CalendarDate, now: Instant
  ) throws -> Int {
    let (condition, values) = Store.condition(selection, today, now)
    return try database.rows(
      "SELECT count(*) FROM goals WHERE \(condition)", values,
      make: { Int($0.integer(0)) }
    ).first ?? 0
  }

  /// How many goals there are that stand so, or at all.
  package func goalCount(_ statuses: [GoalStatus]? = nil) throws -> Int {
    guard let statuses else {
      return try database.first(
        "SELECT count(*) FROM goals WHERE is_deleted = 0", make: { Int($0.integer(0)) }) ?? 0
    }
    return try statuses.reduce(0) { count, status in
      try count
        + (database.first(
          "SELECT count(*) FROM goals WHERE is_deleted = 0 AND status = ?",
          .text(status.rawValue), make: { Int($0.integer(0)) }) ?? 0)
    }
  }

  /// The ids of the goals of the plain list, in the order in which they were made.
  package func goalIDs() throws -> [Goal.LocalID] {
    try database.rows(
      """
      SELECT id FROM goals WHERE is_deleted = 0 AND status NOT IN ('archived', 'abandoned')
      ORDER BY place
      """,
      make: { Goal.LocalID($0.text(0)) })
  }

  /// The goals that a name may mean: whose title begins with it, be it in other letters of the
  /// same kind, or else whose id here or with the server does; not more than so many.
  package func goals(named name: String, limit: Int) throws -> [Goal] {
    let end = name + "\u{10ffff}"
    let titled = try database.rows(
      """
      SELECT id FROM (
        SELECT id, place FROM goals WHERE is_deleted = 0 AND title COLLATE NOCASE >= ?
          AND title COLLATE NOCASE < ? ORDER BY title COLLATE NOCASE LIMIT ?
      ) ORDER BY place
      """, .text(name), .text(end), .integer(Int64(limit)), make: { Goal.LocalID($0.text(0)) })
    if !titled.isEmpty { return try titled.compactMap { try goal($0) } }
    let (first, last) = (name.lowercased(), end.lowercased())
    let here = try database.rows(
      "SELECT id FROM goals WHERE is_deleted = 0 AND id >= ? AND id < ? LIMIT ?", .text(first),
      .text(last), .integer(Int64(limit)), make: { Goal.LocalID($0.text(0)) })
    let there = try database.rows(
      """
      SELECT goal_id FROM goal_bindings WHERE server = ? AND backend_id >= ? AND backend_id < ?
      LIMIT ?
      """, .text(server), .text(first), .text(last), .integer(Int64(limit)),
      make: { Goal.LocalID($0.text(0)) })
    let ids = here + there.filter { !here.contains($0) }
    return try ids.compactMap { try goal($0) }
  }

  /// The active goals that are due, the earliest first, and behind them those without a date; no
  /// recurring ones.
  package func datedGoals(limit: Int, offset: Int) throws -> [Goal] {
    let dated = try database.rows(
      """
      SELECT id FROM goals WHERE is_deleted = 0 AND status = 'active' AND recurrence IS NULL
        AND target_date IS NOT NULL
      ORDER BY target_date, place LIMIT ? OFFSET ?
      """, .integer(Int64(limit)), .integer(Int64(offset)), make: { Goal.LocalID($0.text(0)) })
    var ids = dated
    if dated.count < limit {
      let count = try database.first(
        """
        SELECT count(*) FROM goals WHERE is_deleted = 0 AND status = 'active'
          AND recurrence IS NULL AND target_date IS NOT NULL
        """, make: { Int($0.integer(0)) })
      ids += try database.rows(
        """
        SELECT id FROM goals WHERE is_deleted = 0 AND status = 'active' AND recurrence IS NULL
          AND target_date IS NULL
        ORDER BY place LIMIT ? OFFSET ?
        """, .integer(Int64(limit - dated.count)),
        .integer(Int64(max(0, offset - (count ?? 0)))), make: { Goal.LocalID($0.text(0)) })
    }
    return try ids.compactMap { try goal($0) }
  }

  /// The active goals that begin anew so often and are not over, in the order in which they were
  /// made.
  package func recurringGoals(
    _ recurrences: [Recurrence], today: CalendarDate, limit: Int, offset: Int
  ) throws -> [Goal] {
    let names = recurrences.map(\.rawValue) + Array(repeating: "", count: 3)
    return try database.rows(
      """
      SELECT id FROM goals WHERE is_deleted = 0 AND status = 'active'
        AND recurrence IN (?, ?, ?) AND (target_date IS NULL OR target_date >= ?)
      ORDER BY place LIMIT ? OFFSET ?
      """, .text(names[0]), .text(names[1]), .text(names[2]), .text(today.description),
      .integer(Int64(limit)), .integer(Int64(offset)), make: { Goal.LocalID($0.text(0)) }
    ).compactMap { try goal($0) }
  }

  /// How many active goals have begun anew for the last time.
  package func endedGoalCount(today: CalendarDate) throws -> Int {
    try database.first(
      """
      SELECT count(*) FROM goals WHERE is_deleted = 0 AND status = 'active'
        AND recurrence IN ('daily', 'weekly', 'monthly') AND target_date < ?
      """, .text(today.description), make: { Int($0.integer(0)) }) ?? 0
  }

  /// Lets the value of every active goal begin anew that begins anew so often and was last noted
  /// before an instant.
  package func beginAnew(_ recurrence: Recurrence, notedBefore start: Instant) throws {
    let isOver: SQL = """
      WHERE is_deleted = 0 AND status = 'active' AND recurrence = ? AND current_value <> 0
        AND (SELECT at FROM goal_progress WHERE goal_id = goals.id
          ORDER BY number DESC LIMIT 1) < ?
      """
    let values: [Value] = [.text(recurrence.rawValue), .integer(start.milliseconds)]
    // Nobody waits for others to write where there's nothing to do.
    guard try database.first("SELECT 1 FROM goals \(isOver)", values, make: { _ in }) != nil else {
      return
    }
    _ = try database.change("UPDATE goals SET current_value = 0 \(isOver)", values)
  }

  /// What completion shows of each goal, in the order in which they were made.
  package func goalSummaries() throws -> [GoalSummary] {
    try database.rows(
      """
      SELECT title, initial_value, current_value, target_value, unit FROM goals
      WHERE is_deleted = 0 ORDER BY place
      """
    ) {
      GoalSummary(
        title: $0.text("title"), initialValue: $0.real("initial_value"),
        currentValue: $0.real("current_value"),
        targetValue: $0.real("target_value"), unit: $0.text("unit"))
    }
  }

  /// The titles of the active goals but one, in the order in which they were made.
  package func activeTitles(except id: Goal.LocalID) throws -> [String] {
    try database.rows(
      "SELECT id, title FROM goals WHERE is_deleted = 0 AND status = 'active' ORDER BY place"
    ) { $0.text("id") == id.text ? nil : $0.text("title") }.compactMap { $0 }
  }

  /// How many goals there are and the sum of the times at which they changed last: another one after
  /// every change.
  package func goalsState() throws -> String {
    try database.first(
      "SELECT count(*) AS count, coalesce(sum(updated_at), 0) AS sum FROM goals WHERE is_deleted = 0",
      make: { "\($0.integer("count"))-\($0.integer("sum"))" }) ?? ""
  }

  /// The goals that the server had when it was last asked, and that are not deleted here.
  package func boundGoals() throws -> [(id: Goal.LocalID, backendID: Goal.BackendID)] {
    try database.rows(
      """
      SELECT b.goal_id, b.backend_id FROM goals g
        CROSS JOIN goal_bindings b ON b.server = ? AND b.goal_id = g.id
      WHERE g.is_deleted = 0 AND b.is_missing = 0 ORDER BY g.place
      """, .text(server),
      make: { (Goal.LocalID($0.text("goal_id")), Goal.BackendID($0.text("backend_id"))) })
  }

  /// A condition in SQL, with its values.
  private static func condition(
    _ selection: GoalSelection, _ today: CalendarDate, _ now: Instant
  ) -> (SQL, [Value]) {
    var condition: SQL = "is_deleted = 0"
    var values: [Value] = []
    func add(_ part: SQL, _ more: Value...) {
      condition = "\(condition) AND \(part)"
      values += more
    }
    if let status = selection.status { add("status = ?", .text(status.rawValue)) }
    if let type = selection.type { add("type = ?", .text(type.rawValue)) }
    switch selection.view {
    case .stalled:
      let old = now + .seconds(-7 * 86_400)
      add(
        "status = 'active' AND recurrence IS NULL AND progress < 0.2 AND created_at < ?",
        .integer(old.milliseconds))
    case .nearlyDone: add("status = 'active' AND recurrence IS NULL AND progress >= 0.8")
    case .dueSoon:
      add(
        "status = 'active' AND recurrence IS NULL AND target_date BETWEEN ? AND ?",
        .text(today.description),
        .text(today.adding(days: 7).description))
    case .overdue:
      add(
        "status IN ('active', 'paused') AND recurrence IS NULL AND target_date < ?",
        .text(today.description))
    case nil:
      if selection.status == nil, !selection.hasPutAway {
        add("status NOT IN ('archived', 'abandoned')")
      }
    }
    return (condition, values)
  }
}
