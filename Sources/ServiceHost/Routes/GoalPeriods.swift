import Coach
import Contract
import Edge
import JSON
import Time
import Wellness

/// The periods of recurring goals: each is what the goal's values in it come to.
///
/// Nothing is stored of a period itself.
struct GoalPeriods {
  let storage: UserStorage
  /// The zone of the user's calendar.
  let zone: OffsetZone

  /// `/goals/{id}/today`: the current period.
  func today(_ goal: StoredGoal, _ call: RequestContext) throws -> Response {
    let period = try recurrence(of: goal).period(around: call.today)
    // What has come to its end or hasn't begun has no period, nor has a day on which it doesn't
    // count.
    guard goal.endDate(in: zone).map({ $0 >= call.today }) ?? true, goal.counts(on: call.today),
      goal.startDate <= period.last
    else {
      throw ServiceError.instanceMissing
    }
    return Envelope.success(200, try body(period, of: goal, call).json)
  }

  /// `/goals/{id}/history`: the periods from the start of the goal, the youngest first.
  func history(_ goal: StoredGoal, _ call: RequestContext) throws -> Response {
    let recurrence = try recurrence(of: goal)
    let (limit, offset) = try call.page(defaultLimit: 30)
    let from = max(try call.date("from") ?? goal.startDate, goal.startDate)
    let last = min(call.today, goal.endDate(in: zone) ?? call.today)
    let to = min(try call.date("to") ?? last, last)
    let range = PeriodRange(recurrence, days: goal.recurrenceDays, from: from, to: to)
    let values = try values(of: goal, recurrence)
    let bodies = range.periods(limit: limit, offset: offset).map {
      body($0, of: goal, values, call)
    }
    let summary = summary(of: goal, range, values, call)
    let page = Page(elements: bodies, total: range.count)
    let others = [("goal_id", JSON.string(goal.id.text)), ("summary", summary.json)]
    return Envelope.success(200) {
      page.write("instances", limit: limit, offset: offset, and: others, to: &$0) {
        $1.append($0.json)
      }
    }
  }

  /// Only what has a value is looked at, however many periods there are.
  private func summary(
    of goal: StoredGoal, _ range: PeriodRange, _ values: Values, _ call: RequestContext
  ) -> GoalHistorySummary {
    guard let recurrence = goal.recurrence else { return GoalHistorySummary([:]) }
    let current = recurrence.period(around: call.today).first
    let dates = Set(values.keys).union([current]).filter { range.contains($0) }
    var counts: [GoalInstanceBody.Status: Int] = [:]
    for date in dates {
      let period = recurrence.period(around: date)
      counts[body(period, of: goal, values, call).status, default: 0] += 1
    }
    // Of a limit no value is none, and else it is nothing done.
    let rest = range.count - dates.count
    if rest > 0 { counts[goal.measure.isKeptByPeriod ? .pending : .missed, default: 0] += rest }
    return GoalHistorySummary(counts)
  }

  /// The period of a goal that starts on a date.
  func period(from date: CalendarDate, of goal: StoredGoal, _ call: RequestContext) throws -> Period
  {
    let period = try recurrence(of: goal).period(around: date)
    // What counts by days has none on the others.
    let counts = goal.recurrence != .daily || goal.counts(on: date)
    let last = min(call.today, goal.endDate(in: zone) ?? call.today)
    guard period.first == date, counts, date <= last, goal.startDate <= period.last else {
      throw ServiceError.instanceMissing
    }
    return period
  }

  func body(
    _ period: Period, of goal: StoredGoal, _ call: RequestContext
  ) throws -> GoalInstanceBody {
    body(period, of: goal, try values(of: goal, recurrence(of: goal)), call)
  }

  /// How the periods of a limit or a time of day went; `nil` for every other goal, whose own value
  /// says how far it is.
  func kept(_ goal: StoredGoal, on today: CalendarDate) throws -> PeriodProgress? {
    guard let recurrence = goal.recurrence, goal.measure.isKeptByPeriod else { return nil }
    return PeriodProgress(
      try storage.goals.coachEntries(of: goal.id).map { ($0.date, $0.value) }, recurrence,
      goal.measure, initial: goal.initialValue,
      target: goal.targetValue, today: today)
  }

  private func recurrence(of goal: StoredGoal) throws -> Recurrence {
    guard let recurrence = goal.recurrence else { throw ServiceError.notRecurring }
    return recurrence
  }

  /// The last value in each period and when it was noted, by the first day of the period.
  private typealias Values = [CalendarDate: CoachFacts.Entry]

  private func values(of goal: StoredGoal, _ recurrence: Recurrence) throws -> Values {
    let entries = try storage.goals.coachEntries(of: goal.id)
    return Dictionary(
      entries.map { (recurrence.period(around: $0.date).first, $0) }, uniquingKeysWith: { $1 })
  }

  private func body(
    _ period: Period, of goal: StoredGoal, _ values: Values, _ call: RequestContext
  ) -> GoalInstanceBody {
    let measure = goal.measure
    let isCurrent = period.contains(call.today)
    let entry = values[period.first]
    let value = isCurrent ? goal.current(on: call.today) : entry?.value ?? 0
    let created = max(goal.createdAt, Instant(period.first))
    // No value noted is none for a limit, and not 0.
    let noted = measure.isKeptByPeriod ? entry?.value : value
    let progress = measure.share(
      of: noted, initial: goal.initialValue, target: goal.targetValue, isPast: !isCurrent)
    let status: GoalInstanceBody.Status =
      if progress == 1 { .completed } else if measure.isKeptByPeriod {
        switch noted {
        case nil: .pending
        case let value?:
          isCurrent && measure.isMet(value, initial: 0, target: goal.targetValue)
            ? .inProgress : .missed
        }
      } else if !isCurrent { .missed } else { value == 0 ? .pending : .inProgress }
    return GoalInstanceBody(
      id: InstanceTable.id(of: goal.id, on: period.first), goalID: goal.id, date: period.first,
      lastDate: period.last, targetValue: goal.targetValue, unit: goal.unit, currentValue: value,
      progress: progress, status: status, createdAt: created,
      updatedAt: max(created, entry?.at ?? created))
  }
}

/// The periods of a goal from one day to another, which take no longer to count or to page through
/// the more there are.
struct PeriodRange {
  private let recurrence: Recurrence
  /// Of a goal that counts daily; empty for every day.
  private let days: Set<Weekday>
  private let from: CalendarDate
  private let to: CalendarDate

  /// - Parameter days: matter only where each day is a period.
  init(_ recurrence: Recurrence, days: RecurrenceDays, from: CalendarDate, to: CalendarDate) {
    self.recurrence = recurrence
    self.days = recurrence == .daily ? days.weekdays : []
    self.from = from
    self.to = to
  }

  /// How many there are.
  var count: Int {
    guard from <= to else { return 0 }
    guard !days.isEmpty else {
      return recurrence.periods(
        from: recurrence.period(around: from), to: recurrence.period(around: to))
    }
    let length = from.days(until: to) + 1
    let rest = (0..<length % 7).count { isIncluded(to.adding(days: -$0)) }
    return length / 7 * days.count + rest
  }

  /// Whether it has the period that a date is in.
  func contains(_ date: CalendarDate) -> Bool {
    let period = recurrence.period(around: date)
    return from <= period.last && period.first <= to && isIncluded(date)
  }

  /// Some of them, the youngest first.
  func periods(limit: Int, offset: Int) -> [Period] {
    let wanted = min(limit, count - offset)
    guard wanted > 0 else { return [] }
    guard !days.isEmpty else { return (offset..<offset + wanted).map(period) }
    var found: [Period] = []
    var date = to.adding(days: -(offset / days.count * 7))
    var passed = offset % days.count
    while found.count < wanted {
      if isIncluded(date) {
        if passed == 0 { found.append(Period(first: date, last: date)) } else { passed -= 1 }
      }
      date = date.adding(days: -1)
    }
    return found
  }

  /// The one that is so many before the youngest.
  private func period(_ number: Int) -> Period {
    let youngest = recurrence.period(around: to)
    switch recurrence {
    case .daily: return recurrence.period(around: youngest.first.adding(days: -number))
    case .weekly: return recurrence.period(around: youngest.first.adding(days: -7 * number))
    case .monthly:
      let months = youngest.first.year * 12 + youngest.first.month - 1 - number
      let first = CalendarDate(year: months / 12, month: months % 12 + 1, day: 1)
      return recurrence.period(around: first ?? youngest.first)
    }
  }

  private func isIncluded(_ date: CalendarDate) -> Bool {
    days.isEmpty || days.contains(date.weekday)
  }
}

/// `/goals/{id}/activities`: what was noted about a goal.
struct GoalActivities {
  let storage: UserStorage

  /// The youngest first.
  func list(_ goal: StoredGoal, _ call: RequestContext) throws -> Response {
    let (limit, offset) = try call.page(defaultLimit: 20)
    let page = Page(
      elements: try storage.activities.list(of: goal.id, limit: limit, offset: offset),
      total: try storage.activities.count(of: goal.id))
    return Envelope.success(200) {
      page.write("activities", limit: limit, offset: offset, to: &$0) { $1.append($0.json) }
    }
  }

  func add(
    _ body: NewActivityBody, to goal: Goal.BackendID, _ call: RequestContext
  ) throws -> Response {
    try storage.usage.checkActivities(of: goal)
    let activity = try storage.activities.insert(body, of: goal, at: call.now)
    return Envelope.success(201, activity.json)
  }
}
