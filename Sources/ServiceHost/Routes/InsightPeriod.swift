import Contract
import Time
import Wellness

/// What an insight looks at, as moments and as dates in the user's calendar.
struct InsightPeriod {
  let start: Instant
  let end: Instant
  let days: Period

  /// What is not named follows from the type: so many days, today the last of them.
  ///
  /// - Throws: `ContractError` for a period that ends before it starts.
  init(_ body: NewInsightBody, today: CalendarDate, zone: OffsetZone, _ call: RequestContext) throws
  {
    let length = InsightPeriod.length(of: body.type)
    let last = body.periodEnd.map { zone.date(at: $0) } ?? today
    let first =
      body.periodStart.map { zone.date(at: $0) } ?? last.adding(days: 1 - length)
    end = body.periodEnd ?? Instant(last) + .seconds(86_399)
    start = body.periodStart ?? Instant(first)
    days = Period(first: first, last: last)
    guard start < end else {
      throw call.failure("period_end", .expected("after 'period_start'"))
    }
  }

  private static func length(of type: InsightType) -> Int {
    switch type {
    case .daily: 1
    case .weekly: 7
    case .pattern: 14
    default: 30
    }
  }
}
