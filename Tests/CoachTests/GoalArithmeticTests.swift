import Testing
import Time
import Wellness

@testable import Coach

@Suite struct GoalArithmeticTests {
  struct Case: Sendable {
    let initial, current, target: Double
    let started, ends: Int
    let gap: Double
    let percent: Int
    let needed, actual: Double?
    let arrives: Int?
  }

  @Test(arguments: [
    Case(
      initial: 0, current: 2500, target: 10_000, started: -10, ends: 30, gap: 7500, percent: 25,
      needed: 250, actual: 250, arrives: 30),
    Case(
      initial: 0, current: 40, target: 100, started: -30, ends: 60, gap: 60, percent: 40, needed: 1,
      actual: 40.0 / 30, arrives: 45),
    Case(
      initial: 180, current: 178, target: 165, started: -28, ends: 130, gap: 13, percent: 13,
      needed: 0.1, actual: 2.0 / 28, arrives: 182),
    Case(
      initial: 90, current: 92, target: 80, started: -10, ends: 100, gap: 12, percent: 0,
      needed: 0.12, actual: -0.2, arrives: nil),
    Case(
      initial: 0, current: 12, target: 10, started: -5, ends: 5, gap: 0, percent: 100, needed: nil,
      actual: 2.4, arrives: nil),
    Case(
      initial: 0, current: 9.99, target: 10, started: -5, ends: 0, gap: 0.01, percent: 99,
      needed: 0.01, actual: 1.998, arrives: 1),
    Case(
      initial: 0, current: 5, target: 10, started: -20, ends: -3, gap: 5, percent: 50, needed: nil,
      actual: 0.25, arrives: 20),
    Case(
      initial: 0, current: 0, target: 10, started: 0, ends: 10, gap: 10, percent: 0, needed: 1,
      actual: nil, arrives: nil),
  ])
  func countsRight(each: Case) {
    let numbers = GoalArithmetic(
      CoachFacts.GoalFacts(
        title: "x", type: .custom, unit: "units", initial: each.initial, current: each.current,
        target: each.target, start: .monday.adding(days: each.started),
        targetDate: .monday.adding(days: each.ends)), today: .monday)
    #expect(abs(numbers.gap - each.gap) < 1e-9)
    #expect(numbers.percent == each.percent)
    #expect(close(numbers.neededPerDay, each.needed))
    #expect(close(numbers.actualPerDay, each.actual))
    #expect(numbers.projectedDate == each.arrives.map { .monday.adding(days: $0) })
    #expect(numbers.isOverdue == (each.ends < 0))
  }

  private func close(_ left: Double?, _ right: Double?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return abs(left - right) < 1e-9
  }

  @Test(arguments: [
    (Recurrence.daily, 1), (.weekly, 7), (.monthly, 30),
  ])
  func countsDaysOfThePeriod(recurrence: Recurrence, days: Int) {
    let goal = CoachFacts.GoalFacts(
      title: "x", type: .custom, unit: "units", current: 1, target: 15, start: .monday,
      recurrence: recurrence)
    #expect(GoalArithmetic(goal, today: .monday).daysLeft == days)
    #expect(GoalArithmetic(goal, today: .monday).neededPerDay == 14.0 / Double(days))
  }

  @Test func countsTheStreakOfADailyGoal() {
    let entries = [-1, -2, -3, -5].map {
      CoachFacts.Entry(date: .monday.adding(days: $0), value: 8)
    }
    let goal = CoachFacts.GoalFacts(
      title: "x", type: .nutrition, unit: "glasses", current: 2, target: 8, start: .monday,
      recurrence: .daily, entries: entries)
    #expect(GoalArithmetic.streak(goal, today: .monday) == 3)
  }

  @Test func knowsASafePace() {
    #expect(GoalArithmetic.weeklyLoss(.weight, today: .monday)?.isUnsafe == false)
    #expect(GoalArithmetic.weeklyLoss(.crash, today: .monday)?.isUnsafe == true)
    #expect(GoalArithmetic.weeklyLoss(.steps, today: .monday) == nil)
    let date = GoalArithmetic.safeDate(.crash, today: .monday)
    let moved = CoachFacts.GoalFacts(
      title: "x", type: .weight, unit: "kg", initial: 90, current: 90, target: 70, start: .monday,
      targetDate: date)
    #expect(GoalArithmetic.weeklyLoss(moved, today: .monday)?.isUnsafe == false)
  }
}
