import SQLite
import Time
import Wellness

/// What the database holds is not what was put there: a damaged file.
struct DamagedRow: Error {
  let column: String
  let value: String
}

extension Row {
  func date(_ column: Int32) throws -> CalendarDate {
    guard let date = withText(column, CalendarDate.init(utf8:)) else {
      throw DamagedRow(column: "\(column)", value: text(column))
    }
    return date
  }

  func optionalDate(_ column: Int32) throws -> CalendarDate? {
    isNull(column) ? nil : try date(column)
  }

  func instant(_ column: Int32) -> Instant { Instant(milliseconds: integer(column)) }

  func optionalInstant(_ column: Int32) -> Instant? {
    optionalInteger(column).map { Instant(milliseconds: $0) }
  }

  func optionalIdentifier<Kind>(_ column: Int32) -> Identifier<Kind>? {
    optionalText(column).map { Identifier(lowercase: $0) }
  }
}
