import JSON

/// One key of an object on the wire: what it is called, what it may hold, and how it is had from a
/// value.
struct Field<Whole>: Sendable {
  let name: String
  let schema: JSONSchema
  /// Whether the key is always there.
  let isRequired: Bool
  /// `nil` leaves the key out.
  let json: @Sendable (Whole) -> JSON?
  /// Writes the key with the value, if it has one.
  let write: @Sendable (Whole, inout JSONWriter) -> Void

  /// A key that is always there.
  init<Part: WireValue>(
    _ name: String, _ schema: JSONSchema = Part.schema,
    _ part: @escaping @Sendable (Whole) -> Part
  ) {
    self.name = name
    self.schema = schema
    isRequired = true
    json = { part($0).json }
    let key = JSONWriter.Key(name)
    write = { whole, writer in
      writer.append(key)
      part(whole).write(to: &writer)
    }
  }

  /// A key that is left out where there is no value.
  init<Part: WireValue>(
    optional name: String, _ schema: JSONSchema = Part.schema,
    _ part: @escaping @Sendable (Whole) -> Part?
  ) {
    self.name = name
    self.schema = schema
    isRequired = false
    json = { part($0)?.json }
    let key = JSONWriter.Key(name)
    write = { whole, writer in
      guard let value = part(whole) else { return }
      writer.append(key)
      value.write(to: &writer)
    }
  }

  /// A key that may be there, and that this value itself does not write.
  init(read name: String, _ schema: JSONSchema) {
    self.name = name
    self.schema = schema
    isRequired = false
    json = { _ in nil }
    write = { _, _ in }
  }
}

/// The keys of an object on the wire. The object and its schema are made from the same table, so
/// that these cannot differ.
struct FieldTable<Whole>: Sendable, ExpressibleByArrayLiteral {
  private let fields: [Field<Whole>]
  /// Whether the keys are in canonical order.
  private let isCanonical: Bool

  init(arrayLiteral fields: Field<Whole>...) {
    self.fields = fields
    isCanonical = zip(fields, fields.dropFirst()).allSatisfy { $0.name < $1.name }
  }

  /// In the order of the table.
  func members(_ whole: Whole) -> [JSON.Member] {
    var members: [JSON.Member] = []
    members.reserveCapacity(fields.count)
    for index in fields.indices {
      guard let json = fields[index].json(whole) else { continue }
      members.append(JSON.Member(key: fields[index].name, value: json))
    }
    return members
  }

  func object(_ whole: Whole) -> JSON { .object(members(whole)) }

  /// Writes the object without building a tree; for a table whose keys are in canonical order.
  func write(_ whole: Whole, to writer: inout JSONWriter) {
    precondition(isCanonical, "the keys are not in canonical order")
    writer.beginObject()
    for index in fields.indices { fields[index].write(whole, &writer) }
    writer.endObject()
  }

  /// Writes the object with more keys among its own; `others` are in canonical order, too.
  func write(
    _ whole: Whole, to writer: inout JSONWriter,
    among others: [(name: String, write: (inout JSONWriter) -> Void)]
  ) {
    precondition(isCanonical, "the keys are not in canonical order")
    var rest = others[...]
    func writeOthers(before name: String?, _ writer: inout JSONWriter) {
      while let other = rest.first, name.map({ other.name < $0 }) ?? true {
        writer.append(JSONWriter.Key(other.name))
        other.write(&writer)
        rest.removeFirst()
      }
    }
    writer.beginObject()
    for index in fields.indices {
      writeOthers(before: fields[index].name, &writer)
      fields[index].write(whole, &writer)
    }
    writeOthers(before: nil, &writer)
    writer.endObject()
  }

  /// What the service answers.
  var schema: JSONSchema { .object(schemas, optional: optionalSchemas) }

  /// What the service is sent.
  var body: JSONSchema { .body(schemas, optional: optionalSchemas) }

  /// What the service is sent, at least one of the keys.
  var bodyWithAny: JSONSchema { .bodyWithAny(of: optionalSchemas) }

  /// Of the keys that are always there.
  var schemas: [(String, JSONSchema)] { schemas { $0.isRequired } }

  private var optionalSchemas: [(String, JSONSchema)] { schemas { !$0.isRequired } }

  /// What the service is sent, with some of the keys.
  ///
  /// - Parameters:
  ///   - needed: required ones that the table has otherwise.
  ///   - others: optional ones that the table has otherwise.
  func body(
    requiring required: [String], optional: [String], needing needed: [(String, JSONSchema)] = [],
    and others: [(String, JSONSchema)] = []
  ) -> JSONSchema {
    .body(
      schemas { required.contains($0.name) } + needed,
      optional: schemas { optional.contains($0.name) } + others)
  }

  private func schemas(of isWanted: (Field<Whole>) -> Bool) -> [(String, JSONSchema)] {
    fields.filter(isWanted).map { ($0.name, $0.schema) }
  }
}
