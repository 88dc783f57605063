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

  package init(
    id: Identifier<Kind>, goalID: Goal.BackendID, date: CalendarDate, lastDate: CalendarDate,
    targetValue: Double, unit: String, currentValue: Double, progress: Double, status: Status
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
  }

  /// Reads a period; a status that is not known is one in progress.
  package init(_ fields: Fields) throws(ContractError) {
    id = try fields.identifier("id")
    goalID = try fields.identifier("goal_id")
    guard let date = try fields.optionalDate("instance_date") else {
      throw fields.failure("instance_date", .missing)
    }
    self.date = date
    lastDate = try fields.optionalDate("period_end") ?? date
    targetValue = try fields.double("target_value")
    unit = try fields.optionalString("target_unit") ?? ""
    currentValue = try fields.optionalDouble("current_value") ?? 0
    progress = try fields.optionalDouble("progress").map(GoalBody.share) ?? 0
    status = Status(rawValue: try fields.string("status")) ?? .inProgress
  }

  /// All keys.
  package var json: JSON {
    [
      "id": .string(id.text), "goal_id": .string(goalID.text),
      "instance_date": .string(date.description), "period_end": .string(lastDate.description),
      "target_value": .number(JSON.Number(targetValue)), "target_unit": .string(unit),
      "current_value": .number(JSON.Number(currentValue)),
      "progress": .number(GoalBody.rounded(progress)), "status": .string(status.rawValue),
    ]
  }
}
