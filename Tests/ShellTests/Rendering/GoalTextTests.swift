import Edge
import Testing
import Time
import Wellness

@testable import Shell

@Suite struct GoalTextTests {
  private static let today = CalendarDate(daysSince1970: 20_514)

  private static func goal(
    _ title: String = "Walk 10k steps", from initial: Double = 0, at current: Double = 2500,
    to target: Double = 10_000, unit: String = "steps", due: Int? = 30,
    status: GoalStatus = .active, every recurrence: Recurrence? = nil
  ) -> Goal {
    Goal(
      id: Goal.LocalID("g1"), title: title, type: .activity, startDate: today,
      targetDate: due.map { today.adding(days: $0) }, initialValue: initial, currentValue: current,
      targetValue: target, unit: unit, status: status, recurrence: recurrence,
      createdAt: Instant(today), updatedAt: Instant(today))
  }

  @Test(arguments: [
    (goal("Walk far", unit: "km"), "Walk far (2,500 of 10,000 km, due 2026-04-01)"),
    (goal(due: nil, every: .daily), "Walk 10k steps (2,500 of 10,000 steps a day)"),
    // Another client does not say that it counts anew.
    (goal(), "Walk 10k steps (2,500 of 10,000 steps a day, due 2026-04-01)"),
    (goal(every: .daily), "Walk 10k steps (2,500 of 10,000 steps a day, until 2026-04-01)"),
    (
      goal("Lose 15", from: 180, at: 172.5, to: 165, unit: "lbs"),
      "Lose 15 (172.5 to 165 lbs, due 2026-04-01)"
    ),
  ])
  func saysAGoalInOneLine(_ goal: Goal, _ line: String) {
    #expect(GoalText.summary(MeasuredGoal(goal)).plain == line)
  }

  @Test(arguments: [
    (0.0, "░░░░░░░░░░░░░░░░░░░░   0 %"), (2500, "█████░░░░░░░░░░░░░░░  25 %"),
    (3333, "██████░░░░░░░░░░░░░░  33 %"), (3367, "██████░░░░░░░░░░░░░░  34 %"),
    (9999, "███████████████████░  99 %"), (10_000, "████████████████████ 100 %"),
    (25_000, "████████████████████ 100 %"),
  ])
  func aBarIsFullOnlyWhenTheGoalIsReached(_ value: Double, _ bar: String) {
    #expect(GoalText.bar(MeasuredGoal(GoalTextTests.goal(at: value))).plain == bar)
  }

  @Test(arguments: [
    (goal(due: 1), "1 day left"), (goal(due: 30), "30 days left"), (goal(due: 0), "due today"),
    (goal(due: -2), "overdue by 2 days"), (goal(due: nil), "no end"),
    (goal(due: 3, every: .daily), "until March 5"),
    (goal(due: 105, every: .daily), "until mid-June"),
    (goal(due: 400, every: .weekly), "until early April 2027"),
    (goal(due: -1, every: .daily), "over since yesterday"),
    (goal(due: -2, status: .completed), "completed"), (goal(status: .paused), "paused"),
  ])
  func aRowEndsWithHowTheGoalStands(_ goal: Goal, _ state: String) {
    let row = GoalText.row(
      MeasuredGoal(goal), number: 3, isActive: true, widths: (14, 0), today: GoalTextTests.today)
    #expect(row.plain.hasPrefix("*  3  Walk 10k steps  █"))
    #expect(row.plain.hasSuffix("  " + state))
  }

  @Test func rowsKeepTheirColumns() {
    let titles = ["Walk 10k steps", "学学学", "A title that is far too long for it"]
    let rows = titles.map {
      GoalText.row(
        MeasuredGoal(GoalTextTests.goal($0)), number: 1, isActive: false, widths: (14, 0),
        today: GoalTextTests.today
      ).plain
    }
    let starts = rows.map { row in DisplayWidth.columns(of: String(row.prefix { $0 != "█" })) }
    #expect(Set(starts).count == 1)
    #expect(rows[2].contains("A title that…   "))
  }

  @Test func showsAllThereIs() {
    var goal = GoalTextTests.goal("Lose 15", from: 180, at: 172.5, to: 165, unit: "lbs")
    goal.description = "After lunch\nwith a friend"
    let lines = GoalText.details(MeasuredGoal(goal), today: GoalTextTests.today).map(\.plain)
    #expect(
      lines == [
        "Lose 15", "██████████░░░░░░░░░░  50 %", "progress  172.5 to 165 lbs",
        "started   at 180 lbs", "type      activity", "from      2026-03-02",
        "due       2026-04-01, 30 days left", "status    active", "about     After lunch",
        "about     with a friend",
      ])
  }

  @Test func passesNoEscapeSequenceOn() {
    var goal = GoalTextTests.goal("\u{1b}[2Jbad", unit: "st\u{7}eps")
    goal.description = "\u{9b}1m"
    let lines =
      GoalText.details(MeasuredGoal(goal), today: GoalTextTests.today) + [
        GoalText.summary(MeasuredGoal(goal)),
        GoalText.row(
          MeasuredGoal(goal), number: 1, isActive: false, widths: (9, 0), today: GoalTextTests.today
        ),
      ]
    for line in lines {
      #expect(line.plain == line.plain.withoutControls, "\(line.plain)")
    }
  }
}
