import Contract
import JSON

/// What a value looks like, as a schema of OpenAPI 3.0
/// (https://spec.openapis.org/oas/v3.0.3#schema-object).
struct Shape: Hashable, Sendable {
  let json: JSON

  private init(_ json: JSON) { self.json = json }

  static let text = Shape(["type": "string"])
  /// An object of any members.
  static let document = Shape(["type": "object"])
  /// What can stand between two slashes of a path.
  static let segment = pattern("^[^/\\u0000-\\u001F\\u007F]+$")
  static let id = Shape(["type": "string", "format": "uuid"])
  static let date = Shape(["type": "string", "format": "date"])
  static let moment = Shape(["type": "string", "format": "date-time"])
  static let flag = Shape(["type": "boolean"])
  static let number = Shape(["type": "number"])
  static let integer = Shape(["type": "integer"])
  /// A share from 0 to 1.
  static let share = Shape(["type": "number", "minimum": 0, "maximum": 1])
  /// What a goal counts, in its unit.
  static let amount = Shape(
    ["type": "number", "minimum": 0, "maximum": JSON(amount: GoalLimits.largest)])

  /// A text of so many characters that are not all blank.
  static func text(_ length: ClosedRange<Int>) -> Shape {
    Shape([
      "type": "string", "minLength": .number(JSON.Number(length.lowerBound)),
      "maxLength": .number(JSON.Number(length.upperBound)), "pattern": "\\S",
    ])
  }

  /// A text that may be empty or blank.
  static func text(upTo length: Int) -> Shape {
    Shape(["type": "string", "maxLength": .number(JSON.Number(length))])
  }

  static func format(_ format: String) -> Shape {
    Shape(["type": "string", "format": .string(format)])
  }

  static func pattern(_ pattern: String) -> Shape {
    Shape(["type": "string", "pattern": .string(pattern)])
  }

  static func words(_ words: [String]) -> Shape {
    Shape(["type": "string", "enum": .array(words.map(JSON.string))])
  }

  static func whole(_ range: ClosedRange<Int>) -> Shape {
    Shape([
      "type": "integer", "minimum": .number(JSON.Number(range.lowerBound)),
      "maximum": .number(JSON.Number(range.upperBound)),
    ])
  }

  static func number(_ range: ClosedRange<Int>) -> Shape {
    Shape([
      "type": "number", "minimum": .number(JSON.Number(range.lowerBound)),
      "maximum": .number(JSON.Number(range.upperBound)),
    ])
  }

  static func exactly(_ flag: Bool) -> Shape { Shape(["type": "boolean", "enum": [.bool(flag)]]) }

  static func list(_ element: Shape) -> Shape { Shape(["type": "array", "items": element.json]) }

  /// One of the shapes under `components`.
  static func named(_ name: String) -> Shape {
    Shape(["$ref": .string("#/components/schemas/" + name)])
  }

  static func any(_ shapes: [Shape]) -> Shape { Shape(["anyOf": .array(shapes.map(\.json))]) }

  /// An object of the service: what is not named is not there.
  static func object(
    _ required: [(String, Shape)], optional: [(String, Shape)] = []
  ) -> Shape {
    Shape(members(required, optional).with("additionalProperties", false))
  }

  /// An object of a client: what is not named is not looked at.
  static func body(_ required: [(String, Shape)], optional: [(String, Shape)] = []) -> Shape {
    Shape(members(required, optional.map { ($0.0, $0.1.orNull) }))
  }

  /// A body that names at least one of these.
  static func bodyWithAny(of optional: [(String, Shape)]) -> Shape {
    any(
      optional.indices.map { index in
        var others = optional
        let one = others.remove(at: index)
        return body([one], optional: others)
      })
  }

  /// The same, or `null`, which an enumeration has to name (OpenAPI proposal 2019-10-31, "Clarify
  /// Nullable").
  var orNull: Shape {
    guard json["$ref"] == nil else { return Shape(["allOf": [json], "nullable": true]) }
    let members = (json.objectValue ?? []).map { member in
      member.key == "enum"
        ? JSON.Member(key: "enum", value: .array((member.value.arrayValue ?? []) + [.null]))
        : member
    }
    return Shape(.object(members).with("nullable", true))
  }

  /// The same, above its minimum.
  var aboveMinimum: Shape { Shape(json.with("exclusiveMinimum", true)) }

  func described(_ text: String) -> Shape { Shape(json.with("description", .string(text))) }

  private static func members(
    _ required: [(String, Shape)], _ optional: [(String, Shape)]
  ) -> JSON {
    let properties = (required + optional).map { JSON.Member(key: $0.0, value: $0.1.json) }
    let object: JSON = ["type": "object", "properties": .object(properties)]
    guard !required.isEmpty else { return object }
    return object.with("required", .array(required.map { .string($0.0) }))
  }
}
