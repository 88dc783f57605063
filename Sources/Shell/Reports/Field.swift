import Edge
import JSON

/// One key of a JSON object: what it is called, what it holds, and how it is had from a value.
struct Field<Whole>: Sendable {
  let name: String
  let shape: Shape
  let json: @Sendable (Whole) -> JSON

  init<Part: JSONConvertible>(_ name: String, _ part: @escaping @Sendable (Whole) -> Part) {
    self.name = name
    shape = Part.shape
    json = { part($0).json }
  }
}

/// A value that is an object in JSON. Its fields are one table, from which both the object and the
/// description of it are made, so that these cannot differ; the keys stand in its order.
protocol Record: JSONConvertible, Sendable {
  static var fields: [Field<Self>] { get }
}

extension Record {
  static var shape: Shape {
    .record(fields.map { Shape.Member(name: $0.name, shape: $0.shape) })
  }

  var json: JSON {
    .object(Self.fields.map { JSON.Member(key: $0.name, value: $0.json(self)) })
  }
}

/// What came of a command: one value, which is said to people in lines and told to programs as an
/// object of its fields.
protocol Report: Record {
  /// The lines that people read.
  func lines(in shell: Shell) throws -> [Styled]
}

/// What came of a command that has nothing to tell.
struct Nothing: Report {
  static let fields: [Field<Nothing>] = []

  func lines(in shell: Shell) -> [Styled] { [] }
}
