import Edge
import Store
import Wellness

/// What another shell has changed about the goal that this one means when none is named.
package enum ActiveGoalChange: Hashable, Sendable {
  /// It is gone.
  case deleted(Goal)
  /// It was implied as the only open one, which it is no longer.
  case notAlone(Goal)
  /// It is the only open one now, and implied.
  case alone(Goal)
}

/// The goal that one running shell means when none is named. Another shell of the same home has its
/// own: the store keeps only the one that was made active last, with which a run begins.
struct ActiveGoal {
  private enum State {
    /// Nothing was asked yet in this run.
    case unread
    case none
    /// Made active, as it was read last.
    case chosen(Goal)
    /// The only open one, as it was read last.
    case implied(Goal)

    var goal: Goal? {
      switch self {
      case .unread, .none: nil
      case .chosen(let goal), .implied(let goal): goal
      }
    }
  }

  private var state = State.unread
  /// What another shell's changes are seen by.
  private var elsewhere: Store.Elsewhere?
  /// The deleted goal that was told of.
  private var toldOf: Goal.LocalID?
  private var kept = Cached<Goal?>()
  private var keptOnly = Cached<Goal?>()

  /// As it is stored now; `nil` where there is none, and where another shell has deleted it.
  mutating func goal(_ context: ClientContext) throws -> Goal? {
    if case .unread = state { try begin(context) }
    guard let id = state.goal?.id else { return nil }
    let now = try kept.value(in: context.store) { try context.store.goal(id) }
    guard let now else { return nil }
    if case .implied = state { state = .implied(now) } else { state = .chosen(now) }
    return now
  }

  /// - Throws: `GoalProblem.gone` for one that another shell has deleted; there is none from then
  ///   on.
  mutating func meant(_ context: ClientContext) throws -> Goal? {
    if let goal = try goal(context) { return goal }
    guard let gone = state.goal else { return nil }
    state = .none
    throw GoalProblem.gone(title: gone.title)
  }

  /// Implies the only open goal where none is chosen. One that was implied and is not the only open
  /// one any more gives way to none at first: an input that was typed while it was shown is not to
  /// reach another goal.
  ///
  /// - Returns: what another shell has changed about it, once.
  @discardableResult
  mutating func refresh(_ context: ClientContext) throws -> ActiveGoalChange? {
    let now = try context.store.elsewhere()
    defer { elsewhere = now }
    guard let elsewhere, elsewhere != now else {
      try renew(context)
      return nil
    }
    let before = state
    try renew(context)
    switch (before, state) {
    case (.chosen(let goal), _), (.implied(let goal), _):
      if try context.store.goal(goal.id) == nil {
        defer { toldOf = goal.id }
        return toldOf == goal.id ? nil : .deleted(goal)
      }
      if case .implied = before, case .none = state { return .notAlone(goal) }
      return nil
    case (.none, .implied(let goal)): return .alone(goal)
    default: return nil
    }
  }

  private mutating func renew(_ context: ClientContext) throws {
    switch state {
    case .unread: try begin(context)
    case .chosen: break
    case .none: try imply(context)
    case .implied(let goal):
      guard try self.goal(context) != nil, try only(context)?.id != goal.id else { return }
      state = .none
    }
  }

  mutating func choose(_ goal: Goal) {
    state = .chosen(goal)
    kept = Cached()
  }

  /// Notes that this shell has deleted a goal.
  mutating func forget(_ goal: Goal) {
    if state.goal?.id == goal.id { state = .none }
  }

  /// Notes that this shell has changed a goal; one that is not open any more is not implied.
  mutating func note(_ goal: Goal) {
    guard case .implied(let implied) = state, implied.id == goal.id, goal.status != .active else {
      return
    }
    state = .none
  }

  private mutating func begin(_ context: ClientContext) throws {
    state = .none
    guard let id = try context.store.setting(.activeGoal),
      let goal = try context.store.goal(Goal.LocalID(id))
    else { return try imply(context) }
    choose(goal)
  }

  private mutating func imply(_ context: ClientContext) throws {
    guard let goal = try only(context) else { return }
    state = .implied(goal)
    kept = Cached()
  }

  /// The only open goal; `nil` where there are several.
  private mutating func only(_ context: ClientContext) throws -> Goal? {
    try keptOnly.value(in: context.store) {
      let open = try context.store.goals(
        GoalSelection(status: .active), today: context.today, now: context.edge.now, limit: 2,
        offset: 0)
      return open.count == 1 ? open[0] : nil
    }
  }
}
