import Contract
import Database
import JSON
import Time
import Wellness

/// The one profile that a user may have.
struct ProfileTable {
  let database: any DatabaseConnection
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
        id: Identifier(row.text("id")), userID: row.text("user_id"),
        email: row.optionalText("email") ?? Email.local, name: row.text("name"),
        bio: row.text("bio"),
        units: row.text("units"), language: row.text("language"),
        dateOfBirth: try row.optionalDate("date_of_birth"),
        preferencesID: ProfileTable.preferences(of: row.text("id")),
        createdAt: row.instant("created_at"), updatedAt: row.instant("updated_at"))
      profile.sex = row.optionalText("sex")
      profile.height = row.optionalReal("height")
      if let stored = row.optionalText("preferences") {
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
      INSERT INTO profiles
          (id, user_id, name, bio, units, language, date_of_birth, created_at, updated_at, sex,
            height, preferences)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (user_id) DO UPDATE SET id = excluded.id, name = excluded.name,
          bio = excluded.bio, units = excluded.units, language = excluded.language,
          date_of_birth = excluded.date_of_birth, created_at = excluded.created_at,
          updated_at = excluded.updated_at, sex = excluded.sex, height = excluded.height,
          preferences = excluded.preferences
      """,
      .text(profile.id.text), .text(user.text), .text(profile.name), .text(profile.bio),
      .text(profile.units), .text(profile.language), Value(profile.dateOfBirth?.description),
      .integer(profile.createdAt.milliseconds), .integer(profile.updatedAt.milliseconds),
      Value(profile.sex), Value(profile.height), .text(profile.preferences.stored.text()))
  }
}
