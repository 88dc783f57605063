import Contract
import Time
import Wellness

/// A goal as the service has it.
package struct RemoteGoal: Hashable, Sendable {
  private let body: GoalBody
  private let zone: OffsetZone

  /// - Parameter zone: the zone of the user's calendar.
  init(_ body: GoalBody, in zone: OffsetZone) {
    (self.body, self.zone) = (body, zone)
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
    goal.count(in: body.unit)
    goal.currentValue = body.currentValue
    goal.targetValue = body.targetValue
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
    guard body.recurrence != nil else { return body.targetDate }
    let summary = GoalSummary(
      title: body.title, initialValue: initialValue, currentValue: body.currentValue,
      targetValue: body.targetValue, unit: body.unit)
    return body.recurrenceEnd
      ?? GoalRules.lastDay(
        of: summary, body.type, from: body.startDate, due: body.targetDate,
        madeAt: body.createdAt, in: zone)
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

/// A consultation as the service has it.
package struct RemoteConsultation: Hashable, Sendable {
  private let body: ConsultationBody

  init(_ body: ConsultationBody) {
    self.body = body
  }

  /// The service's own id.
  package var id: Consultation.BackendID { body.id }
  /// Who answers in it.
  package var persona: Persona { body.persona }
  /// Where it stands with the service.
  package var status: ConsultationStatus { body.status }
  /// The goal that it is about.
  package var goalID: Goal.BackendID? { body.goalID }
  /// When it was begun, by the service's clock.
  package var startedAt: Instant { body.startedAt }
  /// How many messages it has.
  package var messageCount: Int { body.messageCount }
  /// Whether enough was said to suggest goals from it.
  package var canSuggestGoals: Bool { body.canSuggestGoals }
}

/// A message as the service has it.
package struct RemoteMessage: Hashable, Sendable {
  private let body: MessageBody

  init(_ body: MessageBody) {
    self.body = body
  }

  /// `nil` for what people are not shown, as the calls of functions.
  package var role: Message.Role? {
    let role = Message.Role(rawValue: body.role)
    return role == .user || role == .assistant ? role : nil
  }
  /// The text, as the service sent it; control characters included.
  package var content: String { body.content }
  /// The id that this device gave it, where the service keeps that.
  package var clientID: Message.ID? { body.clientID }
  /// Whether it is an answer that somebody has stopped.
  package var isCut: Bool { body.isCut }
  /// When the service stored it.
  package var createdAt: Instant { body.createdAt }
}

/// One page of a list.
package struct RemotePage<Element> {
  /// At most `FitIQClient.pageSize`.
  package let elements: [Element]
  /// Where the next page begins; `nil` behind the last one.
  package let next: Int?
  /// What the service calls the state of the whole list, as it came; `nil` where it does not say.
  package let tag: String?

  init<Body>(
    _ page: Page<Body>, from offset: Int, tag: String? = nil, _ make: (Body) throws -> Element
  ) throws {
    self.tag = tag
    elements = try page.elements.map(make)
    next = try FitIQClient.next(after: page, from: offset)
  }
}
