import Edge
import Store
import Time
import Wellness

/// What there is to read of goals.
extension GoalUseCases {
  /// All goals, in the order in which they were made.
  package func all() throws -> [Goal] {
    try context.store.goals()
  }

  /// A part of a list of goals, and how much there is of it.
  package struct Listed: Hashable, Sendable {
    /// In the order in which they were made.
    package let goals: [Goal]
    /// Of the whole list.
    package let total: Int
  }

  /// Some of the goals of a selection.
  ///
  /// - Parameter limit: at most so many, behind `offset` others.
  package func list(_ selection: GoalSelection, limit: Int, offset: Int) throws -> Listed {
    let (today, now) = (context.today, context.edge.now)
    let goals = try context.store.goals(
      selection, today: today, now: now, limit: limit, offset: offset)
    let isWhole = offset == 0 && goals.count < limit
    return Listed(
      goals: goals,
      total: isWhole
        ? goals.count : try context.store.goalCount(selection, today: today, now: now))
  }

  /// How many goals there are; those alone that stand so, where it is given.
  package func count(_ statuses: [GoalStatus]? = nil) throws -> Int {
    try context.store.goalCount(statuses)
  }

  /// How many there are to do something for: the active ones but those that are over.
  package func dueCount() throws -> Int {
    try count([.active]) - context.store.endedGoalCount(today: context.today)
  }

  /// The goal at a place of the plain list, counted from 0; `nil` behind its end.
  package func goal(at index: Int) throws -> Goal? {
    try list(GoalSelection(), limit: 1, offset: index).goals.first
  }

  /// The ids of the goals of the plain list, in the order in which they were made.
  package func ids() throws -> [Goal.LocalID] {
    try context.store.goalIDs()
  }

  /// The goals that a name may mean by its beginning, at most 100; none where that is not enough
  /// to tell.
  package func named(_ name: String) throws -> [Goal] {
    try context.store.goals(named: name, limit: 100)
  }

  /// What completion shows of each goal.
  package func summaries() throws -> [GoalSummary] {
    try keptSummaries.value(in: context.store) { try context.store.goalSummaries() }
  }

  /// The active goals by urgency, read as far as they are asked for.
  package func agenda() -> AgendaReading {
    AgendaReading(context.store, today: context.today, measured: standing(of:))
  }

  /// The goal as it is now; `nil` when it is gone.
  package func goal(_ id: Goal.LocalID) throws -> Goal? {
    try context.store.goal(id)
  }

  /// What was noted of a goal on this device, oldest first.
  package func history(of goal: Goal) throws -> [ProgressEntry] {
    try context.store.progress(of: goal.id)
  }

  /// How a goal that counts anew stands in its period; `nil` for one that is reached once.
  package func period(of goal: Goal) throws -> PeriodProgress? {
    try period(of: goal, by: goal.reading)
  }

  private func period(of goal: Goal, by reading: GoalMeasure.Reading) throws -> PeriodProgress? {
    guard goal.recurrence(by: reading) != nil else { return nil }
    return PeriodProgress(
      goal, try history(of: goal), today: context.today, reading: reading,
      day: { context.zone.date(at: $0) })
  }

  /// A goal with how it stands by what its number means, and with its period where it counts anew.
  package func standing(of goal: Goal) throws -> MeasuredGoal {
    let reading = goal.reading
    return MeasuredGoal(goal, reading: reading, period: try period(of: goal, by: reading))
  }

  /// The same with its history looked up only where its own value does not say how it stands.
  package func measured(_ goal: Goal) throws -> MeasuredGoal {
    let reading = goal.reading
    let measured = MeasuredGoal(goal, reading: reading)
    guard measured.needsHistory else { return measured }
    return MeasuredGoal(goal, reading: reading, period: try period(of: goal, by: reading))
  }
}

/// The active goals in the order of `Agenda`, read from the store piece by piece, so that the first
/// few cost as much among 10,000 as among ten.
package struct AgendaReading {
  private let store: Store
  private let today: CalendarDate
  private let measured: (Goal) throws -> MeasuredGoal
  /// Recurring goals whose periods end on the same day stand together.
  private var groups: [[Recurrence]]
  private var offset = 0

  init(
    _ store: Store, today: CalendarDate, measured: @escaping (Goal) throws -> MeasuredGoal
  ) {
    self.store = store
    self.today = today
    self.measured = measured
    let ends = Dictionary(grouping: Recurrence.allCases) { $0.period(around: today).last }
    groups = ends.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The next most urgent goals, as many as are wanted or there are.
  package mutating func next(_ count: Int) throws -> [Agenda.Item] {
    var items: [Agenda.Item] = []
    while items.count < count, let group = groups.first {
      let goals = try store.recurringGoals(
        group, today: today, limit: count - items.count, offset: offset)
      offset += goals.count
      items += try goals.map { Agenda.Item(try measured($0), today: today) }
      if items.count < count {
        groups.removeFirst()
        offset = 0
      }
    }
    if items.count < count {
      let goals = try store.datedGoals(limit: count - items.count, offset: offset)
      offset += goals.count
      items += try goals.map { Agenda.Item(try measured($0), today: today) }
    }
    return items
  }
}
