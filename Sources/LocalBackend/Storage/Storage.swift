import SQLite
import Time

/// Everything that the backend keeps.
final class Storage {
  private let database: Connection
  let goals: GoalTable
  let consultations: ConsultationTable
  let messages: MessageTable
  let replies: ReplyTable
  let activities: ActivityTable
  let insights: InsightTable

  /// Opens the data and brings it up to date. Answers that a dead process left half sent are whole
  /// from now on: nobody can have seen where they broke off.
  init(_ place: Connection.Place, seed: UInt64, now: Instant) throws {
    database = try Connection(place, busyTimeout: .seconds(5))
    try Schema.migrations.apply(to: database)
    let issuer = Issuer(database, seed: seed)
    goals = GoalTable(database: database, issuer: issuer)
    consultations = ConsultationTable(database: database, issuer: issuer)
    messages = MessageTable(database: database, issuer: issuer)
    replies = ReplyTable(database: database)
    activities = ActivityTable(database: database, issuer: issuer, user: LocalUser.id)
    insights = InsightTable(database: database, issuer: issuer, user: LocalUser.id)
    try database.transaction {
      try messages.finishAll()
      try replies.forget(before: now + .seconds(-30 * 86_400))
    }
  }

  /// Does all of it or nothing.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try database.transaction(body)
  }
}
