import SQLite
import Wellness

/// Everything that the backend keeps for one user. Nobody else's rows can be reached through it.
final class Storage {
  private let database: Connection
  let user: User.ID
  let goals: GoalTable
  let consultations: ConsultationTable
  let messages: MessageTable
  let replies: ReplyTable
  let activities: ActivityTable
  let insights: InsightTable

  init(_ database: Connection, _ issuer: Issuer, of user: User.ID) {
    self.database = database
    self.user = user
    goals = GoalTable(database: database, issuer: issuer, user: user)
    consultations = ConsultationTable(database: database, issuer: issuer, user: user)
    messages = MessageTable(database: database, issuer: issuer, user: user)
    replies = ReplyTable(database: database, user: user)
    activities = ActivityTable(database: database, issuer: issuer, user: user)
    insights = InsightTable(database: database, issuer: issuer, user: user)
  }

  /// Does all of it or nothing.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try database.transaction(body)
  }
}
