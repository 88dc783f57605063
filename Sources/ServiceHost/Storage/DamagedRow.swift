import Database
import Time
import Wellness

/// What the database holds is not what was put there: a damaged file.
struct DamagedRow: Error {
  let column: String
  let value: String
}

extension Row {
  func date(_ column: Column) throws -> CalendarDate {
    guard let date = withText(column, CalendarDate.init(utf8:)) else {
      throw DamagedRow(column: "\(column)", value: text(column))
    }
    return date
  }

  func optionalDate(_ column: Column) throws -> CalendarDate? {
    try unlessNull(column).map(date)
  }

  func instant(_ column: Column) -> Instant { Instant(milliseconds: integer(column)) }

  func optionalInstant(_ column: Column) -> Instant? {
    optionalInteger(column).map { Instant(milliseconds: $0) }
  }

  func optionalIdentifier<Kind>(_ column: Column) -> Identifier<Kind>? {
    optionalText(column).map { Identifier(lowercase: $0) }
  }
}
