import Edge
import JSON
import Time
import Wellness

/// What a value looks like in JSON.
indirect enum Shape: Hashable, Sendable {
  /// One key of an object.
  struct Member: Hashable, Sendable {
    let name: String
    let shape: Shape
  }

  case string, number, boolean
  /// A day as `2026-03-02`.
  case date
  /// A moment as `2026-03-02T07:30:00.000Z`.
  case time
  /// The shape, or `null`.
  case optional(Shape)
  case list(Shape)
  case record([Member])
  /// A description of a shape.
  case meta

  /// The shape in words and keys: `"number"`, `"date?"`, `["string"]`, `{"title": "string"}`.
  var json: JSON {
    switch self {
    case .string: "string"
    case .number: "number"
    case .boolean: "boolean"
    case .date: "date"
    case .time: "time"
    case .meta: "shape"
    case .optional(let shape):
      if let word = shape.json.stringValue { .string(word + "?") } else { ["or null", shape.json] }
    case .list(let element): .array([element.json])
    case .record(let members):
      .object(members.map { JSON.Member(key: $0.name, value: $0.shape.json) })
    }
  }

  /// Whether a value is of this shape.
  func fits(_ json: JSON) -> Bool {
    switch (self, json) {
    case (.meta, _), (.string, .string), (.number, .number), (.boolean, .bool), (.optional, .null):
      true
    case (.date, .string(let text)): CalendarDate(text) != nil
    case (.time, .string(let text)): Instant(text) != nil
    case (.optional(let shape), _): shape.fits(json)
    case (.list(let element), .array(let elements)): elements.allSatisfy(element.fits)
    case (.record(let members), .object(let found)):
      members.map(\.name) == found.map(\.key)
        && zip(members, found).allSatisfy { $0.shape.fits($1.value) }
    default: false
    }
  }
}

extension Shape: JSONConvertible {
  static var shape: Shape { .meta }
}

/// A value that has one shape in JSON.
protocol JSONConvertible: SendableMetatype {
  static var shape: Shape { get }
  var json: JSON { get }
}

extension String: JSONConvertible {
  static var shape: Shape { .string }
  var json: JSON { .string(self) }
}

extension Int: JSONConvertible {
  static var shape: Shape { .number }
  var json: JSON { .number(JSON.Number(self)) }
}

extension Double: JSONConvertible {
  static var shape: Shape { .number }
  /// A number that JSON has no text for is `null`; none is known to come about.
  var json: JSON { isFinite ? .number(JSON.Number(self)) : .null }
}

extension Bool: JSONConvertible {
  static var shape: Shape { .boolean }
  var json: JSON { .bool(self) }
}

extension CalendarDate: JSONConvertible {
  static var shape: Shape { .date }
  var json: JSON { .string("\(self)") }
}

extension Instant: JSONConvertible {
  static var shape: Shape { .time }
  var json: JSON { .string(rfc3339(fractionDigits: 3)) }
}

extension Identifier: JSONConvertible {
  static var shape: Shape { .string }
  var json: JSON { .string(text) }
}

extension Optional: JSONConvertible where Wrapped: JSONConvertible {
  static var shape: Shape { .optional(Wrapped.shape) }
  var json: JSON { self?.json ?? .null }
}

extension Array: JSONConvertible where Element: JSONConvertible {
  static var shape: Shape { .list(Element.shape) }
  var json: JSON { .array(map(\.json)) }
}

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
