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
