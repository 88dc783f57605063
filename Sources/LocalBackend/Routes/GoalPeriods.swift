import Contract
import Edge
import JSON
import Time
import Wellness

/// The periods of recurring goals: each is what the goal's values in it come to.
///
/// Nothing is stored of a period itself, and its id is the goal's with the first day behind it.
struct GoalPeriods {
  let storage: Storage

  /// `/goals/{id}/today`: the current period.
  func today(_ goal: StoredGoal, _ call: Call) throws -> Response {
    let period = try recurrence(of: goal).period(around: call.today)
    // What has come to its end has no period any more.
    guard goal.endDate.map({ $0 >= call.today }) ?? true else {
      throw ServiceError.instanceMissing
    }
    return Envelope.success(200, try body(period, of: goal, call).json)
  }

  /// `/goals/{id}/history`: the periods from the start of the goal, the youngest first.
  func history(_ goal: StoredGoal, _ call: Call) throws -> Response {
    let recurrence = try recurrence(of: goal)
    let (limit, offset) = try call.page(defaultLimit: 30)
    let from = max(try call.date("from") ?? goal.startDate, goal.startDate)
    let last = min(call.today, goal.endDate ?? call.today)
    let to = min(try call.date("to") ?? last, last)
    var period = recurrence.period(around: to)
    let total =
      from > to ? 0 : recurrence.periods(from: recurrence.period(around: from), to: period)
    let values = try values(of: goal, recurrence)
    let measure = goal.measure
    var instances: [JSON] = []
    for number in 0..<min(total, offset + limit) {
      if number >= offset { instances.append(body(period, of: goal, measure, values, call).json) }
      period = recurrence.period(around: period.first.adding(days: -1))
    }
    let page = Page(elements: instances, total: total)
    return Envelope.success(200, page.json("instances", limit: limit, offset: offset) { $0 })
  }

  /// The period of a goal that starts on a date.
  func period(from date: CalendarDate, of goal: StoredGoal, _ call: Call) throws -> Period {
    let period = try recurrence(of: goal).period(around: date)
    guard period.first == date, date <= min(call.today, goal.endDate ?? call.today),
      goal.startDate <= period.last
    else {
      throw ServiceError.instanceMissing
    }
    return period
  }

  func body(_ period: Period, of goal: StoredGoal, _ call: Call) throws -> GoalInstanceBody {
    body(period, of: goal, goal.measure, try values(of: goal, recurrence(of: goal)), call)
  }

  /// The goal and the first day that the id of a period names.
  static func parts(of id: String) -> (goal: Goal.BackendID, date: CalendarDate)? {
    guard let date = CalendarDate(id.suffix(10)), id.dropLast(10).last == "-" else { return nil }
    return (Goal.BackendID(id.dropLast(11)), date)
  }

  /// How the periods of a limit or a time of day went; `nil` for every other goal, whose own value
  /// says how far it is.
  func kept(_ goal: StoredGoal, on today: CalendarDate) throws -> PeriodProgress? {
    // To read what a goal means takes a while, and most do not recur.
    guard let recurrence = goal.recurrence else { return nil }
    let measure = goal.measure
    guard measure.isKeptByPeriod else { return nil }
    return PeriodProgress(
      try storage.goals.entries(of: goal.id), recurrence, measure, initial: goal.initialValue,
      target: goal.targetValue, today: today)
  }

  private func recurrence(of goal: StoredGoal) throws -> Recurrence {
    guard let recurrence = goal.recurrence else { throw ServiceError.notRecurring }
    return recurrence
  }

  /// The last value in each period, by its first day.
  private func values(
    of goal: StoredGoal, _ recurrence: Recurrence
  ) throws -> [CalendarDate: Double] {
    let entries = try storage.goals.entries(of: goal.id)
    return Dictionary(
      entries.map { (recurrence.period(around: $0.date).first, $0.value) },
      uniquingKeysWith: { $1 })
  }

  private func body(
    _ period: Period, of goal: StoredGoal, _ measure: GoalMeasure,
    _ values: [CalendarDate: Double], _ call: Call
  ) -> GoalInstanceBody {
    let isCurrent = period.contains(call.today)
    let value = isCurrent ? goal.current(on: call.today) : values[period.first] ?? 0
    // No value noted is none for a limit, and not 0.
    let noted = measure.isKeptByPeriod ? values[period.first] : value
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
      id: Identifier("\(goal.id)-\(period.first)"), goalID: goal.id, date: period.first,
      lastDate: period.last, targetValue: goal.targetValue, unit: goal.unit, currentValue: value,
      progress: progress, status: status)
  }
}
