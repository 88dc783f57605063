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

  /// Writes what `json` is, element by element.
  package func write(
    _ key: String, limit: Int, offset: Int, to writer: inout JSONWriter,
    element: (Element, inout JSONWriter) throws -> Void
  ) rethrows {
    writer.beginObject()
    var isListed = false
    for (name, value) in [
      ("has_more", JSON.bool(offset + elements.count < total)),
      ("limit", .number(JSON.Number(limit))), ("offset", .number(JSON.Number(offset))),
      ("total", .number(JSON.Number(total))), ("total_count", .number(JSON.Number(total))),
    ] {
      if !isListed, key < name {
        try write(key, to: &writer, element)
        isListed = true
      }
      writer.append(JSONWriter.Key(name))
      writer.append(value)
    }
    if !isListed { try write(key, to: &writer, element) }
    writer.endObject()
  }

  private func write(
    _ key: String, to writer: inout JSONWriter,
    _ element: (Element, inout JSONWriter) throws -> Void
  ) rethrows {
    writer.append(JSONWriter.Key(key))
    writer.beginArray()
    for index in elements.indices {
      writer.beginElement()
      try element(elements[index], &writer)
    }
    writer.endArray()
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
