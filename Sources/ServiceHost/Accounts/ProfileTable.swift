import Contract
import JSON
import SQLite
import Time
import Wellness

/// The one profile that a user may have.
struct ProfileTable {
  let database: Connection
  let allocator: IdentifierAllocator
  let user: User.ID

  func nextID() throws -> Identifier<ProfileBody.Kind> { try allocator.next(.profile) }

  /// The id of the preferences of a profile, which has them from the start.
  static func preferences(of id: String) -> Identifier<PreferencesBody.Kind> {
    Identifier(derivedFrom: "preferences \(id)")
  }

  func find() throws -> ProfileBody? {
    try database.first(
      """
      SELECT p.id, p.user_id, p.name, p.bio, p.units, p.language, p.date_of_birth, p.created_at,
          p.updated_at, u.email, p.sex, p.height, p.preferences
        FROM profiles p LEFT JOIN users u ON u.id = p.user_id WHERE p.user_id = ?
      """,
      .text(user.text)
    ) { row in
      var profile = ProfileBody(
        id: Identifier(row.text(0)), userID: row.text(1),
        email: row.optionalText(9) ?? Email.local, name: row.text(2), bio: row.text(3),
        units: row.text(4), language: row.text(5), dateOfBirth: try row.optionalDate(6),
        preferencesID: ProfileTable.preferences(of: row.text(0)),
        createdAt: row.instant(7), updatedAt: row.instant(8))
      profile.sex = row.optionalText(10)
      profile.height = row.optionalReal(11)
      if let stored = row.optionalText(12) {
        profile.preferences.restore(try JSON(parsing: stored))
      }
      return profile
    }
  }

  /// The address of the account, or one that stands for it where there is none.
  func email() throws -> String {
    try database.first(
      "SELECT email FROM users WHERE id = ?", .text(user.text), make: { $0.optionalText(0) }
    )
    .flatMap { $0 } ?? Email.local
  }

  /// Stores the profile, in the place of one that there was.
  func put(_ profile: ProfileBody) throws {
    try database.run(
      """
      INSERT OR REPLACE INTO profiles
          (id, user_id, name, bio, units, language, date_of_birth, created_at, updated_at, sex,
            height, preferences)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .text(profile.id.text), .text(user.text), .text(profile.name), .text(profile.bio),
      .text(profile.units), .text(profile.language), Value(profile.dateOfBirth?.description),
      .integer(profile.createdAt.milliseconds), .integer(profile.updatedAt.milliseconds),
      Value(profile.sex), Value(profile.height), .text(profile.preferences.stored.text()))
  }
}
