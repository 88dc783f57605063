import JSON
import Time
import Wellness

/// Reads the members of an object and names endpoint and key of what does not fit.
///
/// Texts have no bound here, since of what a service answers none is known; what a service is asked is
/// read by `RequestReader`. A key is found in `snake_case` or, where that is absent, in
/// `camelCase`. `null` is as absent.
package struct BodyReader {
  /// What is read, e.g. `POST /api/v1/goals`.
  package let source: String
  private let path: String
  private let object: JSON

  /// - Parameter source: what is read, e.g. `POST /api/v1/goals`.
  package init(_ object: JSON, source: String, path: String = "") throws(ContractError) {
    guard object.objectValue != nil else {
      throw ContractError(source: source, key: path, problem: .expected("an object"))
    }
    self.object = object
    self.source = source
    self.path = path
  }

  /// Reads a body.
  ///
  /// - Parameter marks: what becomes of endless combining marks; a server refuses them.
  package init(
    body: String, source: String, marks: JSON.LongRuns = .broken
  ) throws(ContractError) {
    let parsed: JSON
    do {
      parsed = try JSON(parsing: body, marks: marks)
    } catch {
      let problem: ContractError.Problem =
        error.expected == .fewerMarks
        ? .endlessMarks(offset: error.offset) : .notJSON(offset: error.offset)
      throw ContractError(source: source, key: "", problem: problem)
    }
    try self.init(parsed, source: source)
  }

  /// Whether a member is there and not `null`.
  package func has(_ key: String) -> Bool { value(key) != nil }

  /// Whether a member is an object.
  package func isObject(_ key: String) -> Bool { value(key)?.objectValue != nil }

  /// Whether a member is there in this very spelling, which tells the dialects apart.
  package func hasSpelled(_ key: String) -> Bool { object[key] != nil }

  /// A string that must be there.
  package func string(_ key: String) throws(ContractError) -> String {
    try require(key, try optionalString(key))
  }

  /// A string, `nil` where there is none.
  package func optionalString(_ key: String) throws(ContractError) -> String? {
    try read(key, "a string", \.stringValue)
  }

  /// A number that must be there.
  package func double(_ key: String) throws(ContractError) -> Double {
    try require(key, try optionalDouble(key))
  }

  /// A number, `nil` where there is none.
  package func optionalDouble(_ key: String) throws(ContractError) -> Double? {
    try read(key, "a number", \.doubleValue)
  }

  /// A whole number, `nil` where there is none.
  package func optionalInt(_ key: String) throws(ContractError) -> Int? {
    try read(key, "a whole number", \.intValue)
  }

  /// True or false, `nil` where neither is said.
  package func optionalBool(_ key: String) throws(ContractError) -> Bool? {
    try read(key, "true or false", \.boolValue)
  }

  /// An id that must be there, made lowercase.
  package func identifier<Kind>(_ key: String) throws(ContractError) -> Identifier<Kind> {
    Identifier(try string(key))
  }

  /// An id made lowercase, `nil` where there is none.
  package func optionalIdentifier<Kind>(
    _ key: String
  ) throws(ContractError) -> Identifier<Kind>? {
    try optionalString(key).map { Identifier($0) }
  }

  /// A calendar date that must be there.
  package func date(_ key: String) throws(ContractError) -> CalendarDate {
    try require(key, try optionalDate(key))
  }

  /// A calendar date; of a timestamp the date as written.
  package func optionalDate(_ key: String) throws(ContractError) -> CalendarDate? {
    guard let text = try optionalTime(key, "a date such as 2027-01-31") else { return nil }
    if let date = CalendarDate(text) { return date }
    if Instant(text) != nil, let date = CalendarDate(text.prefix(10)) { return date }
    throw failure(key, .expected("a date such as 2027-01-31"))
  }

  /// An RFC 3339 timestamp that must be there.
  package func instant(_ key: String) throws(ContractError) -> Instant {
    try require(key, try optionalInstant(key))
  }

  /// An RFC 3339 timestamp, `nil` where there is none.
  package func optionalInstant(_ key: String) throws(ContractError) -> Instant? {
    let expected = "a timestamp such as 2027-01-31T08:00:00Z"
    guard let text = try optionalTime(key, expected) else { return nil }
    guard let instant = Instant(text) else { throw failure(key, .expected(expected)) }
    return instant
  }

  /// A text that may be a date or a timestamp, which no longer one is.
  private func optionalTime(_ key: String, _ what: String) throws(ContractError) -> String? {
    guard let text = try optionalString(key) else { return nil }
    guard text.utf8.count <= TextBound.word.bytes else { throw failure(key, .expected(what)) }
    return text
  }

  /// The object of a member.
  package func object(_ key: String) throws(ContractError) -> BodyReader {
    guard let value = value(key) else { throw failure(key, .missing) }
    return try BodyReader(value, source: source, path: full(key))
  }

  /// The object of a member, where there is one.
  package func optionalObject(_ key: String) throws(ContractError) -> BodyReader? {
    has(key) ? try object(key) : nil
  }

  /// The objects of an array.
  package func objects(_ key: String) throws(ContractError) -> [BodyReader] {
    var readers: [BodyReader] = []
    for (index, element) in try array(key).enumerated() {
      readers.append(try BodyReader(element, source: source, path: "\(full(key))[\(index)]"))
    }
    return readers
  }

  /// The strings of an array; of an object in it the text it has under one of `keys`.
  package func strings(_ key: String, orIn keys: [String] = []) throws(ContractError) -> [String] {
    var strings: [String] = []
    for (index, element) in try array(key).enumerated() {
      let inside = keys.lazy.compactMap { element[$0]?.stringValue }.first
      guard let string = element.stringValue ?? inside else {
        throw failure("\(key)[\(index)]", .expected("a string"))
      }
      strings.append(string)
    }
    return strings
  }

  /// The whole numbers of an array.
  package func ints(_ key: String) throws(ContractError) -> [Int] {
    var numbers: [Int] = []
    for (index, element) in try array(key).enumerated() {
      guard let number = element.intValue else {
        throw failure("\(key)[\(index)]", .expected("a whole number"))
      }
      numbers.append(number)
    }
    return numbers
  }

  /// An error about one of the members.
  package func failure(_ key: String, _ problem: ContractError.Problem) -> ContractError {
    ContractError(source: source, key: full(key), problem: problem)
  }

  private func array(_ key: String) throws(ContractError) -> [JSON] {
    try require(key, try read(key, "an array", \.arrayValue))
  }

  private func read<Result>(
    _ key: String, _ what: String, _ path: KeyPath<JSON, Result?>
  ) throws(ContractError) -> Result? {
    guard let value = value(key) else { return nil }
    guard let result = value[keyPath: path] else { throw failure(key, .expected(what)) }
    return result
  }

  private func require<Result>(_ key: String, _ value: Result?) throws(ContractError) -> Result {
    guard let value else { throw failure(key, .missing) }
    return value
  }

  private func full(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  private func value(_ key: String) -> JSON? {
    if let value = object[key], !value.isNull { return value }
    // What is null is often all that there is, and is to be seen as such without much ado.
    let bends = key.utf8.count { $0 == UInt8(ascii: "_") }
    guard bends > 0, let members = object.objectValue else { return nil }
    let length = key.utf8.count - bends
    for index in members.indices where members[index].key.utf8.count == length {
      guard BodyReader.isCamelCase(members[index].key, of: key) else { continue }
      return members[index].value.isNull ? nil : members[index].value
    }
    return nil
  }

  /// Whether a name is a key in `camelCase`, as `targetDate` is `target_date`.
  private static func isCamelCase(_ name: String, of key: String) -> Bool {
    var rest = name.utf8.makeIterator()
    var isRaised = false
    for byte in key.utf8 {
      if byte == UInt8(ascii: "_") {
        isRaised = true
        continue
      }
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      guard rest.next() == (isRaised && isLetter ? byte - 0x20 : byte) else { return false }
      isRaised = false
    }
    return rest.next() == nil
  }
}
