import Contract
import SQLite
import Time
import Wellness

/// The one profile that a user may have.
struct ProfileTable {
  let database: Connection
  let allocator: IdentifierAllocator
  let user: User.ID

  func nextID() throws -> Identifier<ProfileBody.Kind> { try allocator.next(.profile) }

  func find() throws -> ProfileBody? {
    try database.first(
      """
      SELECT id, user_id, name, bio, units, language, date_of_birth, created_at, updated_at
        FROM profiles WHERE user_id = ?
      """,
      .text(user.text)
    ) { row in
      ProfileBody(
        id: Identifier(row.text(0)), userID: row.text(1), name: row.text(2),
        bio: row.text(3), units: row.text(4), language: row.text(5),
        dateOfBirth: try row.optionalDate(6), createdAt: row.instant(7), updatedAt: row.instant(8))
    }
  }

  /// Stores the profile, in the place of one that there was.
  func put(_ profile: ProfileBody) throws {
    try database.run(
      """
      INSERT OR REPLACE INTO profiles
          (id, user_id, name, bio, units, language, date_of_birth, created_at, updated_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .text(profile.id.text), .text(user.text), .text(profile.name), .text(profile.bio),
      .text(profile.units), .text(profile.language), Value(profile.dateOfBirth?.description),
      .integer(profile.createdAt.milliseconds), .integer(profile.updatedAt.milliseconds))
  }
}
