import JSON
import Time
import Wellness

/// A value that has one form on the wire.
protocol WireValue: SendableMetatype {
  static var schema: JSONSchema { get }
  var json: JSON { get }
  /// Writes what `json` is.
  func write(to writer: inout JSONWriter)
}

extension WireValue {
  func write(to writer: inout JSONWriter) { writer.append(json) }
}

extension String: WireValue {
  static var schema: JSONSchema { .text }
  var json: JSON { .string(self) }
  func write(to writer: inout JSONWriter) { writer.append(self) }
}

extension Bool: WireValue {
  static var schema: JSONSchema { .flag }
  var json: JSON { .bool(self) }
  func write(to writer: inout JSONWriter) { writer.append(self) }
}

extension Int: WireValue {
  static var schema: JSONSchema { .integer }
  var json: JSON { .number(JSON.Number(self)) }
  func write(to writer: inout JSONWriter) { writer.append(self) }
}

extension Double: WireValue {
  static var schema: JSONSchema { .number }
  var json: JSON { .number(JSON.Number(self)) }
  func write(to writer: inout JSONWriter) { writer.append(self) }
}

extension CalendarDate: WireValue {
  static var schema: JSONSchema { .date }
  var json: JSON { .string(description) }
  func write(to writer: inout JSONWriter) { writer.appendQuoted(upTo: 32) { write(to: $0) } }
}

extension Instant: WireValue {
  static var schema: JSONSchema { .wholeSecond }
  /// To the second, as the service's documents show it: there are clients that refuse a fraction.
  var json: JSON { .string(rfc3339()) }
  func write(to writer: inout JSONWriter) {
    writer.appendQuoted(upTo: 48) { write(to: $0, fractionDigits: 0) }
  }
}

/// A moment with a fraction of its second, for readers that ask for one.
struct FineMoment: WireValue {
  static var schema: JSONSchema { .moment }
  let instant: Instant
  /// 3 or 9.
  let fractionDigits: Int

  var json: JSON { .string(instant.rfc3339(fractionDigits: fractionDigits)) }
  func write(to writer: inout JSONWriter) {
    writer.appendQuoted(upTo: 48) { instant.write(to: $0, fractionDigits: fractionDigits) }
  }
}

extension Identifier: WireValue {
  static var schema: JSONSchema { .id }
  var json: JSON { .string(text) }
  func write(to writer: inout JSONWriter) { writer.append(text) }
}

extension Optional: WireValue where Wrapped: WireValue {
  static var schema: JSONSchema { Wrapped.schema.orNull }
  var json: JSON { self?.json ?? .null }
  func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.appendNull() }
  }
}

extension Array: WireValue where Element: WireValue {
  static var schema: JSONSchema { .list(Element.schema) }
  var json: JSON { .array(map(\.json)) }
}

/// What is written in a way of its own.
extension JSON: WireValue {
  static var schema: JSONSchema { .document }
  var json: JSON { self }
}

extension WireValue where Self: RawRepresentable<String> {
  var json: JSON { .string(rawValue) }
  func write(to writer: inout JSONWriter) { writer.append(rawValue) }
}

extension GoalType: WireValue {
  static let schema = JSONSchema.words(known.map(\.rawValue))
}

extension GoalStatus: WireValue {
  static let schema = JSONSchema.words(known.map(\.rawValue))
}

extension GoalMeasure: WireValue {
  static let schema = JSONSchema.words(allCases.map(\.rawValue))
}

extension MeasureChoice: WireValue {
  static let schema = JSONSchema.words(words)
}

extension Recurrence: WireValue {
  static let schema = JSONSchema.words(allCases.map(\.rawValue))
}

extension Persona: WireValue {
  static let schema = JSONSchema.words(known.map(\.rawValue))
  /// What an answer names, with what it does at the places of the oldest clients alone.
  static let answered = JSONSchema.words((known + tones).map(\.rawValue))
}

extension ConsultationStatus: WireValue {
  static let schema = JSONSchema.words(known.map(\.rawValue))
}

extension InsightType: WireValue {
  static let schema = JSONSchema.words(known.map(\.rawValue))
}
