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

/// A body that a client sends, or keeps for later.
package protocol WireBody: Sendable {
  /// The keys that have a value.
  var json: JSON { get }
}

extension WireBody {
  /// The body as it is sent.
  package var text: String { json.text() }
}

extension NewInsightBody {
  /// The body as older servers take it.
  package var olderText: String { olderJSON.text() }
}

/// What `chat-about-goal` takes.
package struct ChatAboutGoalBody: WireBody, Hashable {
  /// By the id that the service gave it.
  package var goalID: Goal.BackendID

  package init(goalID: Goal.BackendID) {
    self.goalID = goalID
  }

  package init(_ reader: RequestReader) throws(ContractError) {
    goalID = try reader.identifier("goal_id")
  }

  /// All keys.
  package var json: JSON { ["goalId": .string(goalID.text)] }

  static let schema = JSONSchema.any(
    ["goalId", "goal_id"].map {
      .body(
        [($0, .id)], optional: [("persona", Persona.schema), ("quick_action", .text(.identifier))])
    })
}

/// What a client says without a socket.
package struct NewMessageBody: WireBody, Hashable {
  /// 1 to 5,000 characters.
  package var content: String
  /// Lets a server that knows it store a repeated one once.
  package var clientID: Message.ID

  package init(content: String, clientID: Message.ID) {
    self.content = content
    self.clientID = clientID
  }

  /// All keys.
  package var json: JSON { NewMessageBody.table.object(self) }

  static let table: FieldTable<NewMessageBody> = [
    .init("content", .text(.message)) { $0.content },
    .init(optional: "client_id", .text(.identifier)) { $0.clientID },
  ]
}

/// What a 409 on the creation of a consultation tells of the one there is.
package struct ExistingConsultation: Hashable, Sendable {
  /// The consultation that goes on instead.
  package let id: Consultation.BackendID
  /// Whether it can be continued now.
  package let canContinue: Bool

  /// `nil` where the error does not say which one it is.
  package init?(_ error: ServiceError) {
    guard let id = error.details?["existing_consultation_id"]?.stringValue else { return nil }
    self.id = Consultation.BackendID(id)
    canContinue =
      error.details?["can_continue"]?.boolValue ?? true
      && error.details?["status"]?.stringValue != "pending_approval"
  }
}

/// On which days a recurring goal counts, as its client has them: 1 is Monday, 6 is Saturday, and
/// both 0 and 7 are Sunday. Empty for every day.
package typealias RecurrenceDays = [Int]

extension RecurrenceDays {
  /// The days that the numbers stand for.
  package var weekdays: Set<Weekday> { Set(map { Weekday.allCases[($0 + 6) % 7] }) }
}

/// What a body says of how a goal recurs: flat, or in the object that other descriptions of the
/// service have in `recurrence_pattern`. What is flat wins.
struct RecurrenceFields {
  /// `nil` where none is named.
  let pattern: String?
  let days: RecurrenceDays?
  let end: CalendarDate?

  /// - Throws: `ContractError` for days that are no days of a week, or that come twice.
  init(_ reader: RequestReader) throws(ContractError) {
    let object =
      reader.isObject("recurrence_pattern") ? try reader.object("recurrence_pattern") : nil
    var pattern = object == nil ? try reader.optionalText("recurrence_pattern", .word) : nil
    var days = try RecurrenceFields.days(reader, "recurrence_days")
    var end = try reader.optionalDate("recurrence_end_date")
    if let object {
      pattern = try object.optionalText("pattern", .word)
      let (otherDays, otherEnd) = (
        try RecurrenceFields.days(object, "days"), try object.optionalDate("end_date")
      )
      days = days ?? otherDays
      end = end ?? otherEnd
    }
    (self.pattern, self.days, self.end) = (pattern, days, end)
  }

  /// - Throws: `ContractError` for another word than those of `Recurrence`, or an object without one.
  func recurrence(_ reader: RequestReader) throws(ContractError) -> Recurrence? {
    guard let pattern else {
      guard !reader.isObject("recurrence_pattern") else {
        throw reader.failure("recurrence_pattern", .expected("daily, weekly or monthly"))
      }
      return nil
    }
    guard let recurrence = Recurrence(rawValue: pattern) else {
      throw reader.failure("recurrence_pattern", .expected("daily, weekly or monthly"))
    }
    return recurrence
  }

  private static func days(
    _ reader: RequestReader, _ key: String
  ) throws(ContractError) -> RecurrenceDays? {
    guard reader.has(key) else { return nil }
    let days = try reader.ints(key)
    guard days.allSatisfy((0...7).contains), Set(days).count == days.count else {
      throw reader.failure(
        key, .expected("different numbers from 1, Monday, to 7, Sunday, which is 0, too"))
    }
    return days
  }

  /// `{pattern, days, end_date}`, as the service answers it; `null` for a goal that doesn't recur.
  static func object(
    _ pattern: Recurrence?, _ days: RecurrenceDays, until end: CalendarDate?
  ) -> JSON {
    guard let pattern else { return .null }
    var members = [JSON.Member(key: "pattern", value: pattern.json)]
    if let end { members.insert(JSON.Member(key: "end_date", value: end.json), at: 0) }
    if !days.isEmpty { members.insert(JSON.Member(key: "days", value: days.json), at: 0) }
    return .object(members)
  }
}

extension JSONSchema {
  /// What `RecurrenceFields.object` makes.
  static let recurrence = object(
    [("pattern", Recurrence.schema)], optional: [("days", weekdays), ("end_date", .date)])

  static let weekdays = list(whole(0...7)).unique(upTo: 8).described(
    "1 is Monday, 6 is Saturday, both 0 and 7 are Sunday; none for every day.")

  /// What a client names as the pattern: the word, or the object.
  static let pattern = any([
    Recurrence.schema,
    body([("pattern", Recurrence.schema)], optional: [("days", weekdays), ("end_date", .date)]),
  ])
}
