import JSON
import Time

/// Finds where a value is not as a schema of the description says.
struct SchemaCheck {
  let document: JSON

  /// What does not fit, by its path; empty for a value that is as it should be.
  func problems(in value: JSON, against schema: JSON, at path: String = "$") -> [String] {
    if let reference = schema["$ref"]?.stringValue {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      guard let named = document["components"]?["schemas"]?[name] else {
        return ["\(path): no shape \(name)"]
      }
      return problems(in: value, against: named, at: path)
    }
    if value.isNull, schema["nullable"] == true {
      let isNamed = schema["enum"]?.arrayValue?.contains(.null) ?? true
      return isNamed ? [] : ["\(path): null is none of the words"]
    }
    if let all = schema["allOf"]?.arrayValue {
      return all.flatMap { problems(in: value, against: $0, at: path) }
    }
    if let any = schema["anyOf"]?.arrayValue {
      let fits = any.contains { problems(in: value, against: $0, at: path).isEmpty }
      return fits ? [] : ["\(path): fits none of \(any.count)"]
    }
    if let words = schema["enum"]?.arrayValue, !words.contains(value) {
      return ["\(path): \(value.text()) is none of the words"]
    }
    if let words = schema["not"]?["enum"]?.arrayValue, words.contains(value) {
      return ["\(path): \(value.text()) is one of the words"]
    }
    switch schema["type"]?.stringValue {
    case "object": return object(value, schema, path)
    case "array":
      guard let elements = value.arrayValue else { return ["\(path): no array"] }
      if let most = schema["maxItems"]?.intValue, elements.count > most {
        return ["\(path): too long"]
      }
      if schema["uniqueItems"] == true, Set(elements.map { $0.text() }).count < elements.count {
        return ["\(path): an element twice"]
      }
      return elements.enumerated().flatMap {
        problems(in: $0.element, against: schema["items"] ?? [:], at: "\(path)[\($0.offset)]")
      }
    case "string": return string(value, schema, path)
    case "number", "integer": return number(value, schema, path)
    case "boolean": return value.boolValue == nil ? ["\(path): no truth value"] : []
    case let type: return ["\(path): a schema of type \(type ?? "none")"]
    }
  }

  private func object(_ value: JSON, _ schema: JSON, _ path: String) -> [String] {
    guard let members = value.objectValue else { return ["\(path): no object"] }
    let properties = schema["properties"]?.objectValue ?? []
    let required = (schema["required"]?.arrayValue ?? []).compactMap(\.stringValue)
    var found = required.filter { value[$0] == nil }.map { "\(path).\($0): missing" }
    for member in members {
      if let property = properties.first(where: { $0.key == member.key }) {
        found += problems(in: member.value, against: property.value, at: "\(path).\(member.key)")
      } else if schema["additionalProperties"] == false {
        found.append("\(path).\(member.key): not described")
      }
    }
    return found
  }

  private func string(_ value: JSON, _ schema: JSON, _ path: String) -> [String] {
    guard let text = value.stringValue else { return ["\(path): no string"] }
    let count = text.unicodeScalars.count
    if let least = schema["minLength"]?.intValue, count < least { return ["\(path): too short"] }
    if let most = schema["maxLength"]?.intValue, count > most { return ["\(path): too long"] }
    switch schema["format"]?.stringValue {
    case "date": return CalendarDate(text) == nil ? ["\(path): no date"] : []
    case "date-time": return Instant(text) == nil ? ["\(path): no timestamp"] : []
    default: return []
    }
  }

  private func number(_ value: JSON, _ schema: JSON, _ path: String) -> [String] {
    guard let number = value.doubleValue else { return ["\(path): no number"] }
    if schema["type"] == "integer", value.intValue == nil { return ["\(path): not whole"] }
    if let least = schema["minimum"]?.doubleValue, number < least { return ["\(path): too small"] }
    if let most = schema["maximum"]?.doubleValue, number > most { return ["\(path): too large"] }
    return []
  }
}
