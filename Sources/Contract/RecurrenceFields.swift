import JSON
import Time
import Wellness

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
