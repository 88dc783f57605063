import Contract
import Database
import Wellness

/// How much of a server one of its users may take, so that nobody's requests get slow for all.
struct Quota: Sendable {
  var goals = 10_000
  var consultations = 2_000
  var messages = 200_000
  var insights = 2_000
  /// Of one goal.
  var activities = 1000
  /// Of one goal, of which every request about it reads all: one a day for eight years. Beyond them
  /// none is refused, since none can be deleted; those go that tell the least.
  var values = 3000
  /// Answers under an `Idempotency-Key`, of which the oldest go first.
  var replies = 1000
}

/// What a user of a server has of it. The one user in process has no quota.
struct Usage {
  let database: any DatabaseConnection
  let user: User.ID
  /// `nil` for none.
  let quota: Quota?

  /// - Throws: `ServiceError` 403 `LIMIT_REACHED` where there is no room for one more.
  func checkGoals() throws {
    guard let quota else { return }
    try check("SELECT count(*) FROM goals WHERE user_id = ?", quota.goals, "goals")
  }

  /// - Throws: `ServiceError` 403 `LIMIT_REACHED` where there is no room for one more.
  func checkConsultations() throws {
    guard let quota else { return }
    try check(
      "SELECT count(*) FROM consultations WHERE user_id = ?", quota.consultations, "chats")
  }

  /// - Throws: `ServiceError` 403 `LIMIT_REACHED` where there is no room for one more.
  func checkInsights() throws {
    guard let quota else { return }
    try check("SELECT count(*) FROM insights WHERE user_id = ?", quota.insights, "insights")
  }

  /// - Throws: `ServiceError` 403 `LIMIT_REACHED` where there is no room for one more.
  func checkActivities(of goal: Goal.BackendID) throws {
    guard let quota else { return }
    try check(
      "SELECT count(*) FROM activities WHERE goal_id = ?", goal.text, quota.activities,
      "activities", per: "goal")
  }

  /// Counts one more message and its answer. There are too many to count them each time.
  ///
  /// - Throws: `ServiceError` 403 `LIMIT_REACHED` where there is no room for both.
  func addTurn() throws {
    guard let quota else { return }
    let isCounted = try database.run(
      "UPDATE users SET messages = messages + 2 WHERE id = ? AND messages + 1 < ?",
      .text(user.text), .integer(Int64(quota.messages)))
    if isCounted == 0 { throw tooMany(quota.messages, "messages", per: "user") }
  }

  /// The messages of a consultation are about to go with it.
  func subtract(messagesOf consultation: Consultation.BackendID) throws {
    guard quota != nil else { return }
    try database.run(
      """
      UPDATE users SET messages = CASE WHEN messages > gone.count THEN messages - gone.count ELSE 0 END
        FROM (SELECT count(*) AS count FROM messages WHERE consultation_id = ?2) AS gone
        WHERE id = ?1
      """,
      .text(user.text), .text(consultation.text))
  }

  private func check(_ query: SQL, _ most: Int, _ things: String) throws {
    try check(query, user.text, most, things, per: "user")
  }

  private func check(
    _ query: SQL, _ id: String, _ most: Int, _ things: String, per owner: String
  ) throws {
    let count = try database.first(query, .text(id), make: { Int($0.integer(0)) }) ?? 0
    guard count < most else { throw tooMany(most, things, per: owner) }
  }

  private func tooMany(_ most: Int, _ things: String, per owner: String) -> ServiceError {
    ServiceError(
      403, "LIMIT_REACHED",
      "you have as many \(things) as this server keeps for one \(owner), \(most): delete some first"
    )
  }
}
