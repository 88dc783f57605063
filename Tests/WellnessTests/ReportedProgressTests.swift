import Testing
import Wellness

@Suite struct ReportedProgressTests {
  private static func goal(
    _ unit: String, to target: Double, from initial: Double = 0, type: GoalType = .activity,
    every recurrence: Recurrence? = nil
  ) -> ReportedProgress.Standing {
    ReportedProgress.Standing(
      unit: unit, type: type, recurrence: recurrence, initial: initial, current: initial,
      target: target)
  }

  private static func report(
    _ text: String, of goal: ReportedProgress.Standing, current: Double
  ) -> ReportedProgress? {
    var goal = goal
    goal.current = current
    return ReportedProgress(text, of: goal)
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
    ("weighed in at 173 and a half", lighter, 175, 173),
    ("2,500 more steps today", steps, 2500, 5000), ("walked 500 more", steps, 2500, 3000),
    ("slept 7.5 hours", sleep, 0, 7.5), ("slept 450 minutes", sleep, 0, 7.5),
  ])
  func readsWhatIsReported(
    _ text: String, _ goal: ReportedProgress.Standing, _ current: Double, _ value: Double
  ) throws {
    let report = try #require(Self.report(text, of: goal, current: current))
    #expect(abs(report.value - value) < 1e-6)
    #expect(report.isPlain)
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
    ("lost 200 lbs", lighter), ("2,500 more steps today", far),
    ("had one and 3 glasses today", far), ("got a stitch after ten minutes today", steps),
    ("walked", steps), ("", steps),
  ])
  func takesNothingElseForPlain(_ text: String, _ goal: ReportedProgress.Standing) {
    #expect(Self.report(text, of: goal, current: 20)?.isPlain != true)
  }

  /// The coach may answer these, and nothing is noted for them without a further word.
  @Test(arguments: [
    ("7400", steps, 0.0, 7400.0), ("8k steps", steps, 0, 8000),
    ("walk 7400 steps", steps, 0, 7400), ("walked 7400 steps yesterday", steps, 0, 7400),
    ("I'm at 172 now", lighter, 174, 172), ("down to 172", lighter, 174, 172),
    ("down 2 lbs", lighter, 174, 172), ("5 km done", far, 20, 25),
    ("my wife walked 7400 steps", steps, 0, 7400),
    ("ran 2 km of 5 km today", far, 20, 22),
  ])
  func readsWhatIsNotPlain(
    _ text: String, _ goal: ReportedProgress.Standing, _ current: Double, _ value: Double
  ) throws {
    let report = try #require(Self.report(text, of: goal, current: current))
    #expect(report.value == value && !report.isPlain)
  }

  /// Where the readings of the shell and of the coach once disagreed.
  @Test(arguments: [
    ("lost 6 lbs so far", lighter, 174.0, 174.0), ("lost 6 lbs in total", lighter, 174, 174),
    ("lost 100 lbs", lighter, 174, nil), ("weighed 80 today", lighter, 174, nil),
    ("ran 5 with my dog", lighter, 174, nil), ("got back from a 5k today", far, 20, nil),
    ("ran my first 10k today", far, 20, nil), ("ran 5 k today", far, 20, 25),
    ("did 7.4k steps today", far, 20, nil), ("did 7.4k km in total", far, 20, 7400),
    ("lost 2 today", far, 20, nil), ("drank two glasses", water, 0, 2),
    ("slept 7,5 hours", sleep, 0, 7.5), ("slept 7h30", sleep, 0, 7.5),
    ("walked 7400, felt great", steps, 0, 7400), ("walked 7400 for fun", steps, 0, 7400),
  ])
  func readsOneThing(
    _ text: String, _ goal: ReportedProgress.Standing, _ current: Double, _ value: Double?
  ) {
    let report = Self.report(text, of: goal, current: current)
    #expect(report?.value == value && report?.isPlain ?? true)
  }

  @Test func saysWhatTheAmountIs() throws {
    let more = try #require(Self.report("ran 5 km", of: Self.far, current: 20))
    #expect(more.change == .more && more.amount == 5)
    let all = try #require(Self.report("ran 5 km in total", of: Self.far, current: 20))
    #expect(all.change == .none && all.value == 5)
    let loss = try #require(Self.report("lost 2 lbs", of: Self.lighter, current: 174))
    #expect(loss.change == .shift && loss.amount == 2 && loss.value == 172)
  }
}
