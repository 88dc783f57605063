import Contract
import Time
import Wellness

/// A goal as the service has it.
package struct RemoteGoal: Hashable, Sendable {
  private let body: GoalBody

  init(_ body: GoalBody) {
    self.body = body
  }

  /// The service's own id.
  package var id: Goal.BackendID { body.id }
  /// The consultation that is about it.
  package var conversationID: Consultation.BackendID? { body.conversationID }

  /// When it changed last, by the service's clock.
  package var updatedAt: Instant { body.updatedAt }

  /// Whether a goal of this device may have become this one: title, start and target are the same.
  package func isLikely(_ goal: Goal) -> Bool {
    body.title == goal.title && body.startDate == goal.startDate
      && body.targetValue == goal.targetValue && body.unit == goal.unit
  }

  /// A goal of this device with all that the service says of it.
  package func applied(to goal: Goal) -> Goal {
    var goal = goal
    goal.backendID = body.id
    goal.title = body.title
    goal.description = body.description
    goal.type = body.type
    goal.startDate = body.startDate
    goal.targetDate = endDate ?? (mayKeepEnd(of: goal) ? goal.targetDate : nil)
    goal.currentValue = body.currentValue
    goal.targetValue = body.targetValue
    goal.unit = body.unit
    goal.status = body.status
    goal.recurrence = body.recurrence
    // What the service says otherwise than the words here was set, by whomever.
    if let measure = body.measure, measure != goal.measure {
      goal.reading = .set(measure, goal.recurrence)
    }
    goal.updatedAt = body.updatedAt
    return goal
  }

  /// The goal under an id of this device.
  package func goal(as id: Goal.LocalID) -> Goal {
    applied(
      to: Goal(
        id: id, title: body.title, type: body.type, startDate: body.startDate,
        targetDate: endDate, initialValue: initialValue, targetValue: body.targetValue,
        unit: body.unit, createdAt: body.createdAt, updatedAt: body.updatedAt))
  }

  /// By when it is to be reached, or until when it recurs.
  private var endDate: CalendarDate? {
    body.recurrence == nil ? body.targetDate : body.recurrenceEnd ?? body.targetDate
  }

  /// Whether the end that is known here stays: the service does not know ends of what recurs.
  private func mayKeepEnd(of goal: Goal) -> Bool {
    body.recurrence != nil && goal.recurrence != nil && !body.saysRecurrenceEnd
  }

  /// Where the goal started from, which the wire does not carry: what its progress tells.
  private var initialValue: Double {
    // Of a limit and a time of day the progress is a share of periods.
    if let recurrence = body.recurrence {
      let measure =
        body.measure
        ?? GoalMeasure.reading(
          title: body.title, unit: body.unit, type: body.type, target: body.targetValue,
          recurrence: recurrence
        ).measure
      if measure.isKeptByPeriod { return 0 }
    }
    // At its end the way tells nothing but its direction.
    guard body.progress < 1 else {
      return body.currentValue < body.targetValue ? body.targetValue + 1 : 0
    }
    let initial = (body.currentValue - body.progress * body.targetValue) / (1 - body.progress)
    return (initial * 100).rounded() / 100
  }
}
