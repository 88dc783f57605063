import JSON

/// What the periods of a history came to, all of them and not only those of the page.
package struct GoalHistorySummary: Hashable, Sendable {
  /// How many periods there are of each kind.
  package var counts: [GoalInstanceBody.Status: Int]

  package init(_ counts: [GoalInstanceBody.Status: Int]) {
    self.counts = counts
  }

  /// All keys.
  package var json: JSON { GoalHistorySummary.table.object(self) }

  static let table: FieldTable<GoalHistorySummary> = [
    .init("total") { $0.total }, .init("completed") { $0[.completed] },
    .init("in_progress") { $0[.inProgress] }, .init("missed") { $0[.missed] },
    .init("pending") { $0[.pending] },
    .init("completion_rate", .share) { GoalBody.rounded($0.rate) },
  ]

  private var total: Int { counts.values.reduce(0, +) }

  private subscript(status: GoalInstanceBody.Status) -> Int { counts[status] ?? 0 }

  /// The share that was completed, of those that have come out.
  private var rate: Double {
    let over = self[.completed] + self[.missed]
    return over == 0 ? 0 : Double(self[.completed]) / Double(over)
  }
}
