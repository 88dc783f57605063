import Contract
import Edge
import Wellness

/// What a request says that tells of a change. It's kept from when it's first sent on, so that the
/// same bytes are repeated while nobody knows whether they were heard: a service may refuse a key
/// that comes with others.
package struct Attempt: Hashable, Sendable {
  let method: Request.Method
  let body: String

  private init(_ method: Request.Method, _ body: any WireBody) {
    (self.method, self.body) = (method, body.text)
  }

  /// As it's kept, e.g. `PATCH {"title":"Walk further"}`.
  package var text: String { "\(method.rawValue) \(body)" }

  /// Reads what is kept; `nil` for what is none.
  package init?(_ text: String) {
    guard let end = text.firstIndex(of: " "),
      let method = Request.Method(rawValue: String(text[..<end]))
    else { return nil }
    (self.method, body) = (method, String(text[text.index(after: end)...]))
  }

  /// Makes a goal.
  package static func create(_ goal: Goal) -> Attempt { Attempt(.post, NewGoalBody(goal)) }

  /// Replaces all that a goal says.
  static func replace(_ goal: Goal) -> Attempt { Attempt(.put, GoalUpdate(goal)) }

  /// Changes a part of what a goal says.
  ///
  /// - Parameters:
  ///   - message: the one that told its value, where it's known and the service wants to know.
  ///   - converts: whether the service knows units.
  static func change(
    _ goal: Goal, only fields: GoalFields, toldBy message: Message.ID?, converts: Bool
  ) -> Attempt {
    Attempt(.patch, GoalUpdate(goal, only: fields, toldBy: message, converts: converts))
  }

  /// Notes the value that a goal stands at.
  ///
  /// - Parameters:
  ///   - unit: in which it is, where the service knows units.
  ///   - message: the one that told it, where it's known and the service wants to know.
  static func progress(
    to value: Double, in unit: String? = nil, toldBy message: Message.ID? = nil
  ) -> Attempt {
    Attempt(.patch, ProgressBody(currentValue: value, in: unit, messageID: message?.text))
  }

  /// Says which consultation is about a goal.
  package static func link(to consultation: Consultation.BackendID) -> Attempt {
    var change = GoalUpdate()
    change.conversationID = consultation
    return Attempt(.patch, change)
  }

  /// Notes that the user has seen an insight.
  static let read = Attempt(.patch, InsightChange(isRead: true))

  /// Makes an insight a favourite, or no longer one.
  package static func favorite(_ isFavorite: Bool) -> Attempt {
    Attempt(.patch, InsightChange(isFavorite: isFavorite))
  }

  /// Puts an insight away, or takes it back.
  package static func archived(_ isArchived: Bool) -> Attempt {
    Attempt(.patch, InsightChange(isArchived: isArchived))
  }

  /// The goal that was to be made: one of this device as it was when that was asked for.
  package func asked(for goal: Goal) -> Goal {
    // What cannot be read was not written by us; the goal as it is now is the best that is known.
    guard let reader = try? RequestReader(kept: body, source: "outbox"),
      let sent = try? NewGoalBody(reader, today: goal.startDate)
    else { return goal }
    var goal = goal
    (goal.title, goal.startDate) = (sent.title, sent.startDate)
    (goal.targetValue, goal.unit) = (sent.targetValue, sent.unit)
    return goal
  }

  /// What an insight is to be; `nil` for a body that is about something else.
  var insight: InsightChange? {
    try? InsightChange(RequestReader(kept: body, source: "outbox"))
  }
}

/// The request with which a call begins that tells of a change of a goal, and with which most end.
package struct FirstRequest {
  let endpoint: Endpoint
  let body: String

  private init(_ operation: GoalOperation, _ id: Goal.BackendID?, _ attempt: Attempt? = nil) {
    endpoint = id.map { .goal(operation, $0) } ?? .goal(operation)
    body = attempt?.body ?? ""
  }

  /// Of `create`.
  package static func create(_ attempt: Attempt) -> FirstRequest {
    FirstRequest(.createGoal, nil, attempt)
  }

  /// Of `progress`.
  package static func progress(_ id: Goal.BackendID, _ attempt: Attempt) -> FirstRequest {
    FirstRequest(.setGoalProgress, id, attempt)
  }

  /// Of `link`.
  package static func link(_ id: Goal.BackendID, _ attempt: Attempt) -> FirstRequest {
    FirstRequest(.changeGoal, id, attempt)
  }

  /// Of `update`.
  package static func update(_ id: Goal.BackendID, _ attempt: Attempt) -> FirstRequest {
    FirstRequest(attempt.method == .patch ? .changeGoal : .replaceGoal, id, attempt)
  }

  /// Of `complete`.
  package static func complete(_ id: Goal.BackendID) -> FirstRequest {
    FirstRequest(.completeGoal, id)
  }

  /// Of `delete`.
  package static func delete(_ id: Goal.BackendID) -> FirstRequest {
    FirstRequest(.deleteGoal, id)
  }
}
