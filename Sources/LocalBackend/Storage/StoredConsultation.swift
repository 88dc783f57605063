import Contract
import Time
import Wellness

/// A consultation as the backend keeps it.
struct StoredConsultation {
  let id: Consultation.BackendID
  let persona: Persona
  var status: ConsultationStatus
  /// The goal it is about: from the start, or since a goal was linked to it.
  var goalID: Goal.BackendID?
  let contextType: String?
  let contextID: String?
  let quickAction: String?
  let startedAt: Instant
  var completedAt: Instant?
  var lastMessageAt: Instant?
  let createdAt: Instant
  var updatedAt: Instant
  var userMessages = 0
  /// Without an answer that is still streaming.
  var otherMessages = 0

  /// The consultation on the wire.
  ///
  /// Ideas for goals can be drawn from it once both sides have said two things, and it is about no
  /// goal yet.
  var body: ConsultationBody {
    ConsultationBody(
      id: id, userID: LocalUser.id, persona: persona, status: status, goalID: goalID,
      contextType: contextType, contextID: contextID, quickAction: quickAction,
      startedAt: startedAt, completedAt: completedAt, lastMessageAt: lastMessageAt,
      messageCount: userMessages + otherMessages, createdAt: createdAt, updatedAt: updatedAt,
      canSuggestGoals: goalID == nil && userMessages >= 2 && otherMessages >= 2)
  }
}

/// What a consultation remembers of its goal: as it was when they met, also after it is deleted.
struct GoalSnapshot {
  let goalID: Goal.BackendID
  let title: String
  let description: String
  let type: GoalType
  let startDate: CalendarDate
  let targetDate: CalendarDate?
  let initialValue: Double
  let currentValue: Double
  let targetValue: Double
  let unit: String
  let recurrence: Recurrence?

  init(_ goal: StoredGoal, today: CalendarDate) {
    goalID = goal.id
    title = goal.title
    description = goal.description
    type = goal.type
    startDate = goal.startDate
    targetDate = goal.targetDate
    initialValue = goal.initialValue
    currentValue = goal.current(on: today)
    targetValue = goal.targetValue
    unit = goal.unit
    recurrence = goal.recurrence
  }

  init(
    goalID: Goal.BackendID, title: String, description: String, type: GoalType,
    startDate: CalendarDate, targetDate: CalendarDate?, initialValue: Double,
    currentValue: Double, targetValue: Double, unit: String, recurrence: Recurrence?
  ) {
    self.goalID = goalID
    self.title = title
    self.description = description
    self.type = type
    self.startDate = startDate
    self.targetDate = targetDate
    self.initialValue = initialValue
    self.currentValue = currentValue
    self.targetValue = targetValue
    self.unit = unit
    self.recurrence = recurrence
  }
}
