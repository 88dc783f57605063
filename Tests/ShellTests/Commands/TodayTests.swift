import Testing
import Time
import Wellness

@testable import Shell

@Suite struct TodayTests {
  private static let today = CalendarDate(daysSince1970: 20_514)

  static func item(
    from initial: Double = 0, at current: Double, to target: Double, _ unit: String,
    due: Int? = nil, every recurrence: Recurrence? = nil, today noted: Double? = nil
  ) -> Agenda.Item {
    let goal = Goal(
      id: Goal.LocalID("g1"), title: "It", type: .activity, startDate: today,
      targetDate: due.map { today.adding(days: $0) }, initialValue: initial, currentValue: current,
      targetValue: target, unit: unit, recurrence: recurrence, createdAt: Instant(today),
      updatedAt: Instant(today))
    let entries = noted.map { [ProgressEntry(at: Instant(today), value: $0)] } ?? []
    let period = PeriodProgress(goal, entries, today: today, day: { _ in today })
    return Agenda.Item(MeasuredGoal(goal, period: period), today: today)
  }

  @Test(arguments: [
    (item(at: 12.5, to: 50, "km", due: 75), "It: 37.5 km to go, 0.5 km a day until 2026-05-16."),
    (
      item(from: 180, at: 172, to: 165, "lbs", due: 70),
      "It: 7 lbs down to go, 0.7 lbs a week until 2026-05-11."
    ),
    (
      item(from: 180, at: 172, to: 165, "lbs", due: 140),
      "It: 7 lbs down to go, 1.5 lbs a month until 2026-07-20."
    ),
    (
      item(at: 0, to: 4, "times", due: 27),
      "It: 4 times to go, 1 time a week until 2026-03-29."
    ),
    (
      item(at: 60, to: 2000, "euros", due: 278),
      "It: 1,940 euros to go, 7 euros a day until 2026-12-05."
    ),
    (item(at: 0, to: 1, "letter", due: 10), "It: 1 letter to go until 2026-03-12."),
    (item(at: 0, to: 2, "times", every: .weekly), "It: 2 times to go this week."),
    (item(at: 2, to: 5, "km", due: 0), "It: 3 km to go, today."),
    (
      item(at: 0, to: 1, "completion", due: 20),
      "It: nothing is counted yet. /chat goal 4 helps to find a number."
    ),
    (item(at: 2, to: 5, "km"), "It: 3 km to go."),
    (
      item(at: 2, to: 5, "km", due: -3),
      "It: 3 km to go, and its date has passed. /goal edit 4 --by DATE gives it another."
    ),
    (
      item(at: 9000, to: 10_000, "steps", every: .daily, today: 2500),
      "It: 7,500 steps to go today."
    ),
    (
      item(at: 20, to: 21, "km", every: .weekly), "It: 21 km to go this week, 3 km a day."
    ),
  ])
  func theNextStepHasTheRightNumber(_ item: Agenda.Item, _ line: String) {
    #expect(AgendaText.step(item, number: 4) == line)
  }

  @Test func takesNothingBehindIt() throws {
    _ = try parse("/today", as: Today.self)
    #expect(throws: UsageProblem.unexpected("x")) { try parse("/today x", as: Today.self) }
  }
}
