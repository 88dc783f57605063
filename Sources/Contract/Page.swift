import JSON

/// One page of a list, with the counts that every dialect of it has.
package struct Page<Element: Sendable>: Sendable {
  /// In the order of the service.
  package let elements: [Element]
  /// How many there are in all.
  package let total: Int
  /// Whether the service says that there are more behind it; `nil` where it says nothing. A page may
  /// end before its limit.
  package let hasMore: Bool?

  package init(elements: [Element], total: Int, hasMore: Bool? = nil) {
    self.elements = elements
    self.total = total
    self.hasMore = hasMore
  }

  /// - Parameter key: what the list is called, e.g. `goals`.
  package init(
    _ reader: BodyReader, _ key: String, element: (BodyReader) throws(ContractError) -> Element
  ) throws(ContractError) {
    var elements: [Element] = []
    for reader in try reader.objects(key) { elements.append(try element(reader)) }
    self.elements = elements
    hasMore = try reader.optionalBool("has_more")
    if let total = try reader.optionalInt("total") {
      self.total = total
    } else {
      self.total = try reader.optionalInt("total_count") ?? elements.count
    }
  }

  /// Bytes that the elements of a page may come to in an answer, which has a MiB at most.
  package static var mostBytes: Int { (1 << 20) - (8 << 10) }

  /// Writes the page with the counts of every dialect, and what else there is to say. It ends before
  /// the element that would make it longer than `mostBytes`, but never before its first.
  package func write(
    _ key: String, limit: Int, offset: Int, and others: [(String, JSON)] = [],
    to writer: inout JSONWriter, element: (Element, inout JSONWriter) throws -> Void
  ) rethrows {
    func append(_ members: [(String, JSON)]) {
      for (name, value) in members.sorted(by: { $0.0 < $1.0 }) {
        writer.append(JSONWriter.Key(name))
        writer.append(value)
      }
    }
    writer.beginObject()
    // Only `has_more` depends on the elements, and most lists come before it.
    guard key < "has_more" else {
      var list = JSONWriter(reserving: 1024 * elements.count)
      let members = counts(try write(element, to: &list), limit, offset) + others
      append(members.filter { $0.0 < key })
      writer.append(JSONWriter.Key(key))
      writer.append(list)
      append(members.filter { $0.0 > key })
      return writer.endObject()
    }
    append(others.filter { $0.0 < key })
    writer.append(JSONWriter.Key(key))
    let count = try write(element, to: &writer)
    append(counts(count, limit, offset) + others.filter { $0.0 > key })
    writer.endObject()
  }

  private func counts(_ count: Int, _ limit: Int, _ offset: Int) -> [(String, JSON)] {
    [
      ("has_more", .bool(offset + count < total)), ("limit", JSON(limit)),
      ("offset", JSON(offset)), ("total", JSON(total)), ("total_count", JSON(total)),
    ]
  }

  /// - Returns: how many elements there was room for.
  private func write(
    _ element: (Element, inout JSONWriter) throws -> Void, to list: inout JSONWriter
  ) rethrows -> Int {
    list.beginArray()
    defer { list.endArray() }
    for index in elements.indices {
      let end = list.count
      list.beginElement()
      try element(elements[index], &list)
      guard index == 0 || list.count <= Self.mostBytes else {
        list.cut(to: end)
        return index
      }
    }
    return elements.count
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
