import Contract
import JSON
import SQLite
import Time
import Wellness

/// What a user says about themselves.
struct Profile {
  typealias ID = Identifier<Profile>

  let id: ID
  let userID: User.ID
  var name: String
  var bio: String
  /// `metric` or `imperial`.
  var units: String
  /// E.g. `en`.
  var language: String
  var dateOfBirth: CalendarDate?
  let createdAt: Instant
  var updatedAt: Instant

  /// The profile on the wire.
  var json: JSON {
    [
      "id": .string(id.text), "user_id": .string(userID.text), "name": .string(name),
      "bio": .string(bio), "preferred_unit_system": .string(units),
      "language_code": .string(language), "date_of_birth": JSON(dateOfBirth?.description),
      "created_at": .string(createdAt.rfc3339()), "updated_at": .string(updatedAt.rfc3339()),
    ]
  }
}

/// The one profile that a user may have.
struct ProfileTable {
  let database: Connection
  let allocator: IdentifierAllocator
  let user: User.ID

  func nextID() throws -> Profile.ID { try allocator.next(.profile) }

  func find() throws -> Profile? {
    try database.first(
      """
      SELECT id, user_id, name, bio, units, language, date_of_birth, created_at, updated_at
        FROM profiles WHERE user_id = ?
      """,
      .text(user.text)
    ) { row in
      Profile(
        id: Identifier(row.text(0)), userID: Identifier(row.text(1)), name: row.text(2),
        bio: row.text(3), units: row.text(4), language: row.text(5),
        dateOfBirth: try row.optionalDate(6), createdAt: row.instant(7), updatedAt: row.instant(8))
    }
  }

  /// Stores the profile, in the place of one that there was.
  func put(_ profile: Profile) throws {
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
