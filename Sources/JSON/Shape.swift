extension JSON {
  /// A place where a value is of another make than the expected one.
  package struct ShapeDifference: Hashable, Sendable {
    /// The way there, as in `items[0].title`; empty for the whole value.
    package let path: String
    /// The kind of value that belongs there, as `string`.
    package let expected: String
    /// The kind that is there; `nil` for a member that is missing.
    package let actual: String?
  }

  /// The places where a value lacks a member that the expected one has, or has a value of another
  /// kind there. Further members are no difference, nor is what the values say.
  ///
  /// An expected `null` stands for a value of any kind, for which there is no example. Of a list the
  /// first element is the example of the first element; one without elements has none to compare.
  /// `"[any]"` and `"[uuid]"` are as in `differences`; a stand-in for a secret is for any value.
  package static func shapeDifferences(expected: JSON, actual: JSON) -> [ShapeDifference] {
    var differences: [ShapeDifference] = []
    compareShapes(expected, actual, at: "", into: &differences)
    return differences
  }

  private static func compareShapes(
    _ expected: JSON, _ actual: JSON, at path: String,
    into differences: inout [ShapeDifference]
  ) {
    switch (expected, actual) {
    case (.null, _), (.string("[any]"), _): return
    case (.string(let text), _) where text.hasPrefix("[secret:"): return
    case (.string("[uuid]"), _):
      guard JSON.differences(expected: expected, actual: actual).isEmpty else {
        differences.append(
          ShapeDifference(path: path, expected: "uuid", actual: actual.kindName))
        return
      }
    case (.object(let members), .object):
      for member in members {
        let place = path.isEmpty ? member.key : "\(path).\(member.key)"
        if let value = actual[member.key] {
          compareShapes(member.value, value, at: place, into: &differences)
        } else {
          differences.append(
            ShapeDifference(path: place, expected: member.value.wantedName, actual: nil))
        }
      }
    case (.array(let expected), .array(let actual)):
      guard let example = expected.first, let first = actual.first else { return }
      compareShapes(example, first, at: path + "[0]", into: &differences)
    default:
      guard expected.kindName != actual.kindName else { return }
      differences.append(
        ShapeDifference(path: path, expected: expected.kindName, actual: actual.kindName))
    }
  }

  private var wantedName: String {
    isNull || stringValue == "[any]" ? "any value" : kindName
  }

  /// What a value is, in a word that people know from JSON.
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "list"
    case .object: "object"
    }
  }
}
