import Testing
import Time
import Wellness

@testable import Shell

@Suite struct ReportedProgressTests {
  private static func goal(
    _ unit: String, to target: Double, from initial: Double = 0, type: GoalType = .activity,
    every recurrence: Recurrence? = nil
  ) -> Goal {
    let start = CalendarDate(daysSince1970: 20_514)
    return Goal(
      id: Goal.LocalID("g1"), title: "It", type: type, startDate: start, targetDate: nil,
      initialValue: initial, targetValue: target, unit: unit, recurrence: recurrence,
      createdAt: Instant(start), updatedAt: Instant(start))
  }

  private static let steps = goal("steps", to: 10_000)
  private static let far = goal("km", to: 50)
  private static let lighter = goal("lbs", to: 165, from: 180, type: .weight)
  private static let water = goal("glasses", to: 8, type: .nutrition, every: .daily)
  private static let sleep = goal("hours", to: 8, type: .sleep, every: .daily)

  @Test(arguments: [
    ("walked 7400 today", steps, 0.0, 7400.0), ("I walked 7,400 steps.", steps, 100, 7400),
    ("Walked 7.4k today!", steps, 0, 7400), ("today I did 7400 steps, tired", steps, 0, 7400),
    ("ran 5 km today", far, 0, 5), ("ran 5km this morning", far, 20, 25),
    ("I ran 3 miles", far, 0, 4.828032), ("ran another 2 kilometers", far, 1, 3),
    ("weighed 172 today", lighter, 180, 172), ("I weigh 172 lbs today", lighter, 180, 172),
    ("I weighed 172 pounds", lighter, 180, 172), ("lost 2 lbs", lighter, 174, 172),
    ("drank 6 glasses", water, 2, 6), ("had one and 3 glasses today", water, 0, 3),
    ("slept 7.5 hours", sleep, 0, 7.5), ("slept 450 minutes", sleep, 0, 7.5),
  ])
  func readsWhatIsReported(_ text: String, _ goal: Goal, _ current: Double, _ value: Double) throws
  {
    let report = try #require(ReportedProgress(text, of: goal, current: current))
    #expect(abs(report.value - value) < 1e-6)
  }

  @Test(arguments: [
    ("should I walk 7400 today?", steps), ("should I walk 7400 today", steps),
    ("I didn't walk 7400 today", steps), ("walked less than 7400, not 7400 steps today", steps),
    ("never walked 7400 steps", steps), ("I want to have walked 7400 today", steps),
    ("walk 7400 steps", steps), ("walked today", steps), ("walked 30 minutes today", steps),
    ("walked at 7:30 today", steps), ("walked 7400 steps yesterday", steps),
    ("walked 3000 steps, then 4400 steps today", steps), ("walked 3 times today", steps),
    ("is 7400 ok today", steps), ("my wife walked 7400 steps", steps),
    ("ran 2 km of 5 km today", far), ("lost 2 lbs", far), ("gained 2 km today", far),
    ("lost 200 lbs", lighter), ("walked", steps), ("", steps),
  ])
  func readsNothingElse(_ text: String, _ goal: Goal) {
    #expect(ReportedProgress(text, of: goal, current: 20) == nil)
  }

  @Test func saysWhetherItIsMore() throws {
    let more = try #require(ReportedProgress("ran 5 km", of: Self.far, current: 20))
    #expect(more.isMore && more.amount == 5)
    let all = try #require(ReportedProgress("ran 5 km in total", of: Self.far, current: 20))
    #expect(!all.isMore && all.value == 5)
    let loss = try #require(ReportedProgress("lost 2 lbs", of: Self.lighter, current: 174))
    #expect(!loss.isMore && loss.amount == 172)
  }
}
