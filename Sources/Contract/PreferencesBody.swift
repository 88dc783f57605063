import JSON
import Wellness

/// What a user eats, and does not.
package struct PreferencesBody: Hashable, Sendable {
  /// What makes them ill.
  package var allergies: [String] = []
  /// What they keep to, e.g. `vegan`.
  package var restrictions: [String] = []
  /// What they would rather not eat.
  package var dislikes: [String] = []

  package init() {}

  /// What is named takes the place of what was there.
  ///
  /// - Throws: `ContractError` for a list that is too long or has a blank or a long text in it.
  package mutating func change(_ reader: RequestReader) throws(ContractError) {
    allergies = try PreferencesBody.list(reader, "allergies") ?? allergies
    restrictions = try PreferencesBody.list(reader, "dietary_restrictions") ?? restrictions
    dislikes = try PreferencesBody.list(reader, "food_dislikes") ?? dislikes
  }

  /// What was written with `json`.
  package init(stored json: JSON?) {
    let list = { (key: String) in (json?[key]?.arrayValue ?? []).compactMap(\.stringValue) }
    allergies = list("allergies")
    restrictions = list("dietary_restrictions")
    dislikes = list("food_dislikes")
  }

  /// All keys.
  package var json: JSON { PreferencesBody.table.object(self) }

  static let table: FieldTable<PreferencesBody> = [
    .init("allergies", listSchema) { $0.allergies },
    .init("dietary_restrictions", listSchema) { $0.restrictions },
    .init("food_dislikes", listSchema) { $0.dislikes },
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
