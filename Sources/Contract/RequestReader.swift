import JSON
import Time
import Wellness

/// Reads the members of an object that a client sends, as `BodyReader` does, but for texts: they
/// have a bound, which is looked at before anything else is done with them.
package struct RequestReader {
  private let body: BodyReader

  /// Reads what both ends may name, with the bounds of a request.
  init(_ body: BodyReader) { self.body = body }

  /// Reads a body.
  ///
  /// - Parameter source: what is read, e.g. `POST /api/v1/goals`.
  package init(body: String, source: String) throws(ContractError) {
    self.body = try BodyReader(body: body, source: source, marks: .refused)
  }

  /// Reads what was once sent, or was to be: it may be older than the rule against endless marks.
  ///
  /// - Parameter source: as of any body.
  package init(kept body: String, source: String) throws(ContractError) {
    self.body = try BodyReader(body: body, source: source)
  }

  /// A text that must be there.
  package func text(_ key: String, _ bound: TextBound) throws(ContractError) -> String {
    try fitted(body.string(key), key, bound)
  }

  /// A text, `nil` where there is none.
  package func optionalText(
    _ key: String, _ bound: TextBound
  ) throws(ContractError) -> String? {
    guard let text = try body.optionalString(key) else { return nil }
    return try fitted(text, key, bound)
  }

  /// The texts of an array.
  package func texts(_ key: String, _ bound: TextBound) throws(ContractError) -> [String] {
    var texts: [String] = []
    for (index, text) in try body.strings(key).enumerated() {
      texts.append(try fitted(text, "\(key)[\(index)]", bound))
    }
    return texts
  }

  /// An id that must be there, made lowercase.
  package func identifier<Kind>(_ key: String) throws(ContractError) -> Identifier<Kind> {
    Identifier(try text(key, .identifier))
  }

  /// An id made lowercase, `nil` where there is none.
  package func optionalIdentifier<Kind>(
    _ key: String
  ) throws(ContractError) -> Identifier<Kind>? {
    try optionalText(key, .identifier).map { Identifier($0) }
  }

  private func fitted(
    _ text: String, _ key: String, _ bound: TextBound
  ) throws(ContractError) -> String {
    guard let fitted = bound.fitted(text) else { throw failure(key, .beyond(bound, text)) }
    return fitted
  }
}

/// What is no text is read as in any body.
extension RequestReader {
  /// Whether a member is there and not `null`.
  package func has(_ key: String) -> Bool { body.has(key) }

  /// Whether a member is an object.
  package func isObject(_ key: String) -> Bool { body.isObject(key) }

  /// Whether a member is there in this very spelling, which tells the dialects apart.
  package func hasSpelled(_ key: String) -> Bool { body.hasSpelled(key) }

  /// A number that must be there.
  package func double(_ key: String) throws(ContractError) -> Double { try body.double(key) }

  /// A number, `nil` where there is none.
  package func optionalDouble(_ key: String) throws(ContractError) -> Double? {
    try body.optionalDouble(key)
  }

  /// A whole number, `nil` where there is none.
  package func optionalInt(_ key: String) throws(ContractError) -> Int? {
    try body.optionalInt(key)
  }

  /// The whole numbers of an array.
  package func ints(_ key: String) throws(ContractError) -> [Int] { try body.ints(key) }

  /// True or false, `nil` where neither is said.
  package func optionalBool(_ key: String) throws(ContractError) -> Bool? {
    try body.optionalBool(key)
  }

  /// A calendar date that must be there.
  package func date(_ key: String) throws(ContractError) -> CalendarDate { try body.date(key) }

  /// A calendar date; of a timestamp the date as written.
  package func optionalDate(_ key: String) throws(ContractError) -> CalendarDate? {
    try body.optionalDate(key)
  }

  /// An RFC 3339 timestamp, `nil` where there is none.
  package func optionalInstant(_ key: String) throws(ContractError) -> Instant? {
    try body.optionalInstant(key)
  }

  /// The object of a member.
  package func object(_ key: String) throws(ContractError) -> RequestReader {
    RequestReader(try body.object(key))
  }

  /// The object of a member, where there is one.
  package func optionalObject(_ key: String) throws(ContractError) -> RequestReader? {
    try body.optionalObject(key).map(RequestReader.init)
  }

  /// An error about one of the members.
  package func failure(_ key: String, _ problem: ContractError.Problem) -> ContractError {
    body.failure(key, problem)
  }
}

extension ContractError.Problem {
  /// A text that a bound does not admit.
  package static func beyond(_ bound: TextBound, _ text: String) -> Self {
    let isShort = text.utf8.count <= bound.bytes
    return .expected(isShort && text.utf8.contains(0) ? "without U+0000" : "\(bound)")
  }
}
