import JSON
import Wellness

/// What a value looks like, as a schema of OpenAPI 3.0
/// (https://spec.openapis.org/oas/v3.0.3#schema-object).
package struct JSONSchema: Hashable, Sendable {
  /// As it is written.
  package let json: JSON

  private init(_ json: JSON) { self.json = json }

  static let text = JSONSchema(["type": "string"])
  /// An object of any members.
  static let document = JSONSchema(["type": "object"])
  /// What can stand between two slashes of a path.
  package static let segment = pattern("^[^/\\u0000-\\u001F\\u007F]+$")
  static let id = JSONSchema(["type": "string", "format": "uuid"])
  static let date = JSONSchema(["type": "string", "format": "date"])
  static let moment = format("date-time")
  /// A moment in UTC without a fraction.
  static let wholeSecond = JSONSchema([
    "type": "string", "format": "date-time", "minLength": 20, "maxLength": 20,
  ])
  static let flag = JSONSchema(["type": "boolean"])
  /// No value, of an optional member of a body: `null`, or nothing at all.
  static let nothing = JSONSchema(["type": "object", "enum": []])
  static let number = JSONSchema(["type": "number"])
  static let integer = JSONSchema(["type": "integer"])
  /// A share from 0 to 1.
  static let share = JSONSchema(["type": "number", "minimum": 0, "maximum": 1])
  /// What a goal counts, in its unit.
  static let amount = JSONSchema(
    ["type": "number", "minimum": 0, "maximum": JSON(amount: GoalBody.largestValue)])

  /// A text of so many characters that are not all blank (`Unicode.Scalar.isBlank`), whatever `\s`
  /// is to who reads the pattern.
  static func text(_ length: ClosedRange<Int>) -> JSONSchema {
    JSONSchema([
      "type": "string", "minLength": .number(JSON.Number(length.lowerBound)),
      "maxLength": .number(JSON.Number(length.upperBound)),
      "pattern": "[^\\s\\u001C-\\u001F\\u0085\\uFEFF]",
    ])
  }

  /// A text of a client. What a description counts are code points, of which one has four bytes at
  /// most, and a character may be several: so what it allows, the bound does.
  static func text(_ bound: TextBound) -> JSONSchema {
    let length = bound.characters ?? 0...bound.bytes
    let schema =
      length.lowerBound > 0
      ? text(length)
      : JSONSchema(["type": "string", "maxLength": .number(JSON.Number(length.upperBound))])
    return schema.described("At most \(bound.bytes) bytes, and no U+0000.")
  }

  static func format(_ format: String) -> JSONSchema {
    JSONSchema(["type": "string", "format": .string(format)])
  }

  static func pattern(_ pattern: String) -> JSONSchema {
    JSONSchema(["type": "string", "pattern": .string(pattern)])
  }

  static func words(_ words: [String]) -> JSONSchema {
    JSONSchema(["type": "string", "enum": .array(words.map(JSON.string))])
  }

  static func whole(_ range: ClosedRange<Int>) -> JSONSchema {
    JSONSchema([
      "type": "integer", "minimum": .number(JSON.Number(range.lowerBound)),
      "maximum": .number(JSON.Number(range.upperBound)),
    ])
  }

  static func number(_ range: ClosedRange<Int>) -> JSONSchema {
    JSONSchema([
      "type": "number", "minimum": .number(JSON.Number(range.lowerBound)),
      "maximum": .number(JSON.Number(range.upperBound)),
    ])
  }

  /// Not by an enumeration, of which those who make clients know no boolean ones.
  static func exactly(_ flag: Bool) -> JSONSchema {
    JSONSchema(["type": "boolean", "not": ["enum": [.bool(!flag)]]])
  }

  static func list(_ element: JSONSchema) -> JSONSchema {
    JSONSchema(["type": "array", "items": element.json])
  }

  /// The same text, but none of these words.
  func without(_ words: [String]) -> JSONSchema {
    JSONSchema(json.with("not", ["enum": .array(words.map(JSON.string))]))
  }

  /// The same list, of different elements and not more than so many.
  func unique(upTo count: Int) -> JSONSchema {
    JSONSchema(upTo(count).json.with("uniqueItems", true))
  }

  /// The same list, of not more than so many elements.
  func upTo(_ count: Int) -> JSONSchema {
    JSONSchema(json.with("maxItems", .number(JSON.Number(count))))
  }

  /// One of the schemas under `components`.
  package static func named(_ name: String) -> JSONSchema {
    JSONSchema(["$ref": .string("#/components/schemas/" + name)])
  }

  static func any(_ schemas: [JSONSchema]) -> JSONSchema {
    JSONSchema(["anyOf": .array(schemas.map(\.json))])
  }

  /// An object of the service: what is not named is not there.
  static func object(
    _ required: [(String, JSONSchema)], optional: [(String, JSONSchema)] = []
  ) -> JSONSchema {
    JSONSchema(members(required, optional).with("additionalProperties", false))
  }

  /// An object of a client: what is not named is not looked at.
  static func body(
    _ required: [(String, JSONSchema)], optional: [(String, JSONSchema)] = []
  ) -> JSONSchema {
    JSONSchema(members(required, optional.map { ($0.0, $0.1.orNull) }))
  }

  /// A body that names at least one of these.
  static func bodyWithAny(of optional: [(String, JSONSchema)]) -> JSONSchema {
    any(
      optional.indices.map { index in
        var others = optional
        let one = others.remove(at: index)
        return body([one], optional: others)
      })
  }

  /// The same, or `null`, which an enumeration has to name (OpenAPI proposal 2019-10-31, "Clarify
  /// Nullable").
  var orNull: JSONSchema {
    guard json["$ref"] == nil else { return JSONSchema(["allOf": [json], "nullable": true]) }
    let members = (json.objectValue ?? []).map { member in
      member.key == "enum"
        ? JSON.Member(key: "enum", value: .array((member.value.arrayValue ?? []) + [.null]))
        : member
    }
    return JSONSchema(.object(members).with("nullable", true))
  }

  /// The same, above its minimum.
  var aboveMinimum: JSONSchema { JSONSchema(json.with("exclusiveMinimum", true)) }

  func described(_ text: String) -> JSONSchema {
    let members = json.objectValue ?? []
    let texts = [text] + members.filter { $0.key == "description" }.compactMap(\.value.stringValue)
    let others = JSON.object(members.filter { $0.key != "description" })
    return JSONSchema(others.with("description", .string(texts.joined(separator: " "))))
  }

  private static func members(
    _ required: [(String, JSONSchema)], _ optional: [(String, JSONSchema)]
  ) -> JSON {
    let properties = (required + optional).map { JSON.Member(key: $0.0, value: $0.1.json) }
    let object: JSON = ["type": "object", "properties": .object(properties)]
    guard !required.isEmpty else { return object }
    return object.with("required", .array(required.map { .string($0.0) }))
  }
}
