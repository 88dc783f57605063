import Time

/// Where a goal stood when somebody noted it.
package struct ProgressEntry: Hashable, Sendable {
  /// When it was noted.
  package let at: Instant
  /// In the unit of the goal.
  package let value: Double

  package init(at: Instant, value: Double) {
    self.at = at
    self.value = value
  }
}
