import JSON
import Time
import Wellness

/// What a user says about themselves.
///
/// On the wire it is flat, with the user's id, and beside that nested with its own: the service
/// nests and its description does not, and clients of both are about.
package struct ProfileBody: Hashable, Sendable {
  /// Marks the ids of profiles.
  package enum Kind: Sendable {}

  /// Of the profile itself.
  package let id: Identifier<Kind>
  package let userID: String
  /// Of the account.
  package let email: String
  /// 1 to 100 characters.
  package var name: String
  /// At most 1,000 characters.
  package var bio: String
  /// One of `unitSystems`.
  package var units: String
  /// E.g. `en`.
  package var language: String
  /// In no zone.
  package var dateOfBirth: CalendarDate?
  /// As the user puts it; at most 50 characters.
  package var sex: String?
  /// In centimetres.
  package var height: Double?
  /// What the user eats, and does not.
  package var preferences: PreferencesBody
  /// When it was made.
  package let createdAt: Instant
  /// When it changed last.
  package var updatedAt: Instant

  package init(
    id: Identifier<Kind>, userID: String, email: String, name: String, bio: String = "",
    units: String = "metric", language: String = "en", dateOfBirth: CalendarDate? = nil,
    preferencesID: Identifier<PreferencesBody.Kind>, createdAt: Instant, updatedAt: Instant
  ) {
    self.id = id
    self.userID = userID
    self.email = email
    self.name = name
    self.bio = bio
    self.units = units
    self.language = language
    self.dateOfBirth = dateOfBirth
    preferences = PreferencesBody(id: preferencesID, profileID: id, at: createdAt)
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  /// All keys, `null` for what is not known.
  package var json: JSON { ProfileBody.table.object(self) }

  static let table: FieldTable<ProfileBody> = [
    .init("id", .id) { $0.userID }, .init("user_id", .id) { $0.userID },
    .init("email") { $0.email }, .init("name") { $0.name }, .init("bio") { $0.bio },
    .init("preferred_unit_system", .words(unitSystems)) { $0.units },
    .init("language_code") { $0.language }, .init("date_of_birth") { $0.dateOfBirth },
    .init("biological_sex") { $0.sex }, .init("height", heightSchema) { $0.height },
    .init("height_cm", heightSchema) { $0.height },
    .init("created_at") { $0.createdAt }, .init("updated_at") { $0.updatedAt },
    .init("profile", nested.schema) { nested.object($0) },
  ]

  private static let nested: FieldTable<ProfileBody> = [
    .init("id") { $0.id }, .init("name") { $0.name }, .init("bio") { $0.bio },
    .init("preferred_unit_system", .words(unitSystems)) { $0.units },
    .init("language_code") { $0.language }, .init("date_of_birth") { $0.dateOfBirth },
    .init("biological_sex") { $0.sex }, .init("height", heightSchema) { $0.height },
    .init("height_cm", heightSchema) { $0.height },
  ]

  private static let heightSchema = JSONSchema.number.orNull.described("In centimetres.")

  /// What a client sends of it.
  static let form = JSONSchema.body(
    [("name", .text(nameBound))],
    optional: [
      ("bio", .text(bioBound)), ("preferred_unit_system", .words(unitSystems)),
      ("language_code", .pattern("^[A-Za-z0-9-]{2,35}$")),
    ])

  /// How a user is called.
  package static let nameBound = TextBound(1...100, isTrimmed: true)
  /// What a user says of themselves.
  package static let bioBound = TextBound(0...1000)
  /// The first one is a new user's.
  package static let unitSystems = ["metric", "imperial"]

  /// What a client sends of the body.
  static let physicalForm = JSONSchema.bodyWithAny(of: [
    ("biological_sex", .text(sexBound)),
    ("height_cm", .number(heights).described("In centimetres; it wins over `height`.")),
    ("height", .number(heights).described("In centimetres.")), ("date_of_birth", .date),
  ])

  /// As the user puts it.
  package static let sexBound = TextBound(1...50, isTrimmed: true)
  /// In centimetres.
  package static let heights = 20...300
}

/// What a user eats, and does not.
package struct PreferencesBody: Hashable, Sendable {
  /// Marks the ids of preferences.
  package enum Kind: Sendable {}

  /// The same as long as the profile has its own.
  package let id: Identifier<Kind>
  /// Of the profile that they belong to.
  package let profileID: Identifier<ProfileBody.Kind>
  /// What makes them ill.
  package var allergies: [String] = []
  /// What they keep to, e.g. `vegan`.
  package var restrictions: [String] = []
  /// What they would rather not eat.
  package var dislikes: [String] = []

  /// When they were begun, with the profile or after they were deleted.
  package private(set) var createdAt: Instant
  /// When they changed last.
  package var updatedAt: Instant

  /// Preferences that name nothing.
  package init(id: Identifier<Kind>, profileID: Identifier<ProfileBody.Kind>, at now: Instant) {
    self.id = id
    self.profileID = profileID
    createdAt = now
    updatedAt = now
  }

  /// The same, but with nothing named.
  package func emptied(at now: Instant) -> PreferencesBody {
    PreferencesBody(id: id, profileID: profileID, at: now)
  }

  /// What is named takes the place of what was there.
  ///
  /// - Throws: `ContractError` for a list that is too long or has a blank or a long text in it.
  package mutating func change(_ reader: RequestReader) throws(ContractError) {
    allergies = try PreferencesBody.list(reader, "allergies") ?? allergies
    restrictions = try PreferencesBody.list(reader, "dietary_restrictions") ?? restrictions
    dislikes = try PreferencesBody.list(reader, "food_dislikes") ?? dislikes
  }

  /// Takes over what was written with `stored`.
  package mutating func restore(_ stored: JSON) {
    let list = { (key: String) in (stored[key]?.arrayValue ?? []).compactMap(\.stringValue) }
    allergies = list("allergies")
    restrictions = list("dietary_restrictions")
    dislikes = list("food_dislikes")
    // Those of an earlier version have no times of their own.
    createdAt = stored["created"]?.stringValue.flatMap { Instant($0) } ?? createdAt
    updatedAt = stored["updated"]?.stringValue.flatMap { Instant($0) } ?? updatedAt
  }

  /// What is kept of them, with times that are not rounded.
  package var stored: JSON {
    [
      "allergies": allergies.json, "dietary_restrictions": restrictions.json,
      "food_dislikes": dislikes.json,
      "created": .string(createdAt.rfc3339(fractionDigits: 3)),
      "updated": .string(updatedAt.rfc3339(fractionDigits: 3)),
    ]
  }

  /// All keys.
  package var json: JSON { PreferencesBody.table.object(self) }

  static let table: FieldTable<PreferencesBody> = [
    .init("id") { $0.id }, .init("user_profile_id") { $0.profileID },
    .init("allergies", listSchema) { $0.allergies },
    .init("dietary_restrictions", listSchema) { $0.restrictions },
    .init("food_dislikes", listSchema) { $0.dislikes },
    .init("created_at") { $0.createdAt }, .init("updated_at") { $0.updatedAt },
  ]

  /// What a client sends, at least one of the keys.
  static let form = JSONSchema.bodyWithAny(
    of: ["allergies", "dietary_restrictions", "food_dislikes"].map { ($0, listSchema) })

  private static let text = TextBound(1...100)
  private static let listSchema = JSONSchema.list(.text(text)).upTo(100)

  private static func list(
    _ reader: RequestReader, _ key: String
  ) throws(ContractError) -> [String]? {
    guard reader.has(key) else { return nil }
    let texts = try reader.texts(key, text)
    guard texts.count <= 100 else { throw reader.failure(key, .expected("at most 100 texts")) }
    return texts
  }
}
