import JSON
import Time
import Wellness

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
