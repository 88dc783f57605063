import JSON
import Time
import Wellness

/// One period of a recurring goal on the wire.
package struct GoalInstanceBody: Hashable, Sendable {
  /// Marks the ids that a service gives to periods.
  package enum Kind: Sendable {}

  /// How a period stands. A period that is over without its target reached is missed.
  package enum Status: String, CaseIterable, Sendable {
    case pending, missed, completed
    case inProgress = "in_progress"
  }

  /// Given by the service.
  package var id: Identifier<Kind>
  /// The goal that recurs.
  package var goalID: Goal.BackendID
  /// The first day of the period.
  package var date: CalendarDate
  /// The last day of the period, the same for a day.
  package var lastDate: CalendarDate
  /// In `unit`, above 0.
  package var targetValue: Double
  /// Free text of at most 50 characters.
  package var unit: String
  /// In `unit`, 0 or more.
  package var currentValue: Double
  /// 0 to 1.
  package var progress: Double
  /// How it stands.
  package var status: Status
  /// When it began, or its goal was made, whichever is later.
  package var createdAt: Instant
  /// When its last value was noted; `createdAt` where none was.
  package var updatedAt: Instant

  package init(
    id: Identifier<Kind>, goalID: Goal.BackendID, date: CalendarDate, lastDate: CalendarDate,
    targetValue: Double, unit: String, currentValue: Double, progress: Double, status: Status,
    createdAt: Instant, updatedAt: Instant
  ) {
    self.id = id
    self.goalID = goalID
    self.date = date
    self.lastDate = lastDate
    self.targetValue = targetValue
    self.unit = unit
    self.currentValue = currentValue
    self.progress = progress
    self.status = status
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  /// All keys.
  package var json: JSON { GoalInstanceBody.table.object(self) }

  static let table: FieldTable<GoalInstanceBody> = [
    .init("id") { $0.id }, .init("goal_id") { $0.goalID },
    .init("instance_date") { $0.date }, .init("period_end") { $0.lastDate },
    .init("target_value") { $0.targetValue }, .init("target_unit") { $0.unit },
    .init("current_value") { $0.currentValue },
    .init("progress", .share) { GoalBody.rounded($0.progress) },
    .init("status", .words(Status.allCases.map(\.rawValue))) { $0.status.rawValue },
    .init("created_at") { $0.createdAt }, .init("updated_at") { $0.updatedAt },
  ]
}
