import Contract
import Database
import Edge
import Time
import Wellness

/// Everything that the backend keeps for one user. Nobody else's rows can be reached through it.
final class UserStorage {
  private let database: any DatabaseConnection
  private let listAnswers: ListAnswers
  let user: User.ID
  let goals: GoalTable
  let consultations: ConsultationTable
  let messages: MessageTable
  let replies: IdempotencyTable
  let activities: ActivityTable
  let instances: InstanceTable
  let insights: InsightTable
  let profiles: ProfileTable
  let usage: Usage

  /// - Parameter quota: how much the user may have; `nil` for any amount.
  init(
    _ database: any DatabaseConnection, _ allocator: IdentifierAllocator,
    _ listAnswers: ListAnswers,
    _ lease: ServerLease? = nil, of user: User.ID, quota: Quota? = nil
  ) {
    self.database = database
    self.listAnswers = listAnswers
    self.user = user
    goals = GoalTable(
      database: database, allocator: allocator, user: user, mostValues: quota?.values)
    consultations = ConsultationTable(database: database, allocator: allocator, user: user)
    messages = MessageTable(database: database, allocator: allocator, lease: lease, user: user)
    replies = IdempotencyTable(database: database, user: user, most: quota?.replies)
    activities = ActivityTable(database: database, allocator: allocator, user: user)
    instances = InstanceTable(database: database, user: user)
    usage = Usage(database: database, user: user, quota: quota)
    insights = InsightTable(database: database, allocator: allocator, user: user)
    profiles = ProfileTable(database: database, allocator: allocator, user: user)
  }

  /// What was answered to the same request before, as long as nothing has changed.
  ///
  /// - Parameter make: makes the answer from the data, the target and the date alone.
  func answer(
    to request: Request, on today: CalendarDate, make: () throws -> Response
  ) throws -> Response {
    try listAnswers.answer(to: request.target, of: user, on: today, make: make)
  }

  /// Forgets the user: the account, whoever is logged in, and all rows; of many rows most are left to
  /// `Erasure`. The local user has no account and stays, with nothing.
  func erase() throws {
    try transaction {
      let erasure = Erasure(database: database)
      try database.run("DELETE FROM profiles WHERE user_id = ?", .text(user.text))
      guard user == User.local else { return try erasure.begin(of: user) }
      while try !erasure.deleteSome(of: user) {}
    }
  }

  /// Whether the user is gone; what there was may be there for a while.
  func isErased() throws -> Bool {
    guard user != User.local else { return false }
    return try database.first(
      "SELECT 1 FROM users WHERE id = ? AND email IS NOT NULL", .text(user.text), make: { _ in })
      == nil
  }

  /// Does all of it or nothing, while nobody else changes what is the user's: so what was looked at
  /// in it is still so when it's acted upon.
  ///
  /// - Throws: `ServiceError` 401 where the user is gone; `Occupied`.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try database.transaction {
      let isThere = try database.lock("users", "revision = revision + 1", id: user.text)
      guard isThere else { throw ServiceError.tokenRevoked }
      return try body()
    }
  }
}
