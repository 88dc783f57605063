import JSON

/// One page of a list, with the counts that every dialect of it has.
package struct Page<Element: Sendable>: Sendable {
  /// In the order of the service.
  package let elements: [Element]
  /// How many there are in all.
  package let total: Int

  package init(elements: [Element], total: Int) {
    self.elements = elements
    self.total = total
  }

  /// - Parameter key: what the list is called, e.g. `goals`.
  package init(
    _ reader: BodyReader, _ key: String, element: (BodyReader) throws(ContractError) -> Element
  ) throws(ContractError) {
    var elements: [Element] = []
    for reader in try reader.objects(key) { elements.append(try element(reader)) }
    self.elements = elements
    if let total = try reader.optionalInt("total") {
      self.total = total
    } else {
      self.total = try reader.optionalInt("total_count") ?? elements.count
    }
  }

  /// The page with the counts of every dialect.
  package func json(_ key: String, limit: Int, offset: Int, element: (Element) -> JSON) -> JSON {
    .object([
      JSON.Member(key: key, value: .array(elements.map(element))),
      JSON.Member(key: "total", value: .number(JSON.Number(total))),
      JSON.Member(key: "total_count", value: .number(JSON.Number(total))),
      JSON.Member(key: "limit", value: .number(JSON.Number(limit))),
      JSON.Member(key: "offset", value: .number(JSON.Number(offset))),
      JSON.Member(key: "has_more", value: .bool(offset + elements.count < total)),
    ])
  }

  /// What a page with such elements looks like.
  static func schema(
    _ key: String, _ element: JSONSchema, and others: [(String, JSONSchema)] = []
  ) -> JSONSchema {
    .object(
      [
        (key, .list(element)), ("total", .integer), ("total_count", .integer),
        ("limit", .integer), ("offset", .integer), ("has_more", .flag),
      ] + others)
  }
}
