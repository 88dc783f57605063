import Time
import Wellness

@testable import Coach

/// Goals as they may stand on a Monday, 15 June 2026.
enum Scene {
  static let today = CalendarDate(daysSince1970: 20_619)

  /// A day so many days from today.
  static func day(_ offset: Int) -> CalendarDate { today.adding(days: offset) }

  /// - Parameters:
  ///   - entries: days from today and values, in the order in which they were noted.
  ///   - current: that of the last entry when `nil`; of what begins anew, of the present period.
  static func goal(
    _ title: String, _ target: Double, _ unit: String, initial: Double = 0,
    current: Double? = nil, from start: Int, to end: Int? = nil, every: Recurrence? = nil,
    type: GoalType? = nil, _ entries: [(Int, Double)] = []
  ) -> CoachFacts.GoalFacts {
    let present = entries.last { entry in
      every.map { $0.period(around: today).contains(day(entry.0)) } ?? true
    }
    return CoachFacts.GoalFacts(
      title: title, type: type ?? GoalType.inferred(title: title, unit: unit), unit: unit,
      initial: initial, current: current ?? present?.1 ?? (every == nil ? initial : 0),
      target: target, start: day(start), targetDate: end.map(day), recurrence: every,
      entries: entries.map { CoachFacts.Entry(date: day($0.0), value: $0.1) })
  }

  static func standing(_ goal: CoachFacts.GoalFacts) -> Standing { Standing(goal, today: today) }

  /// Twenty values in even steps, the last one today.
  static func twenty(from first: Double, by step: Double, every days: Int = 1) -> [(Int, Double)] {
    (0..<20).map { (($0 - 19) * days, first + Double($0) * step) }
  }

  /// One of every kind that the sentences may meet.
  static let all: [CoachFacts.GoalFacts] =
    totals + everyPeriods + limits + clocks + levels
    + results + nones

  static let totals = [
    goal("Read 12 books", 12, "books", from: 0, to: 365),
    goal("Read 12 books", 12, "book", from: -100, to: 265, [(-60, 1)]),
    goal("Read 12 books", 12, "books", from: -100, to: 265, [(-80, 1), (-10, 2)]),
    goal("Read 12 books", 12, "books", from: -100, to: 265, [(-80, 1), (-50, 2), (-20, 5)]),
    goal("Read 12 books", 12, "books", from: -360, to: 5, [(-80, 1), (-50, 2), (-20, 11)]),
    goal("Read 12 books", 12, "books", from: -365, to: 0, [(-80, 1), (-50, 2), (-20, 11)]),
    goal("Read 12 books", 12, "books", from: -365, to: -1, [(-80, 1), (-50, 2), (-20, 11)]),
    goal("Read 12 books", 12, "books", from: -365, to: 20, [(-80, 1), (-50, 2), (-20, 12)]),
    goal("Read 12 books", 12, "books", from: -100, [(-80, 1), (-50, 2), (-20, 5)]),
    goal(
      "Save 3,000", 3000, "dollars", initial: 500, from: -50, to: 200, [(-50, 500), (-20, 700)]),
    goal("Save", 3000, "$", from: -50, to: 200, [(-50, 500), (-40, 700), (-20, 900), (-1, 1250)]),
    goal("Save 3,000", 3000, "dollars", initial: 500, from: -50, to: 200, [(-20, 400)]),
    goal("Run 100 km in spring", 100, "km", from: -38, to: 1, twenty(from: 0, by: 5, every: 2)),
    goal("Run 1,000 km", 1000, "km", from: -300, to: 900, [(-290, 0.2), (-200, 0.5), (-2, 1)]),
    goal(
      "Practice guitar 100 hours", 100, "hours", from: -30, to: 60,
      [(-20, 10), (-10, 22.5), (0, 40)]),
    goal("Lose 15 pounds", 15, "pounds", from: -30, to: 60, [(-20, 2), (-10, 3.5), (0, 5)]),
    goal("Lose 15 pounds", 15, "pounds", from: -3, to: 20, [(-1, 1)]),
  ]

  static let everyPeriods = [
    goal("Walk 10k steps", 10_000, "steps", from: 0),
    goal("Walk 10k steps", 10_000, "steps", from: -5, to: 25, [(0, 7400)]),
    goal("Walk 10k steps", 10_000, "steps", from: -5, [(-1, 7400)]),
    goal("Walk 10k steps", 10_000, "steps", from: -2, every: .daily, [(-1, 7400), (0, 10_400)]),
    goal("Walk 10k steps", 10_000, "steps", from: -19, every: .daily, twenty(from: 4000, by: 500)),
    goal("Walk 10k steps", 10_000, "steps", from: -19, every: .daily, twenty(from: 9900, by: 0)),
    goal(
      "Walk 10k steps", 10_000, "steps", from: -30, to: -1, every: .daily, [(-9, 12_000), (-8, 1)]),
    goal("Run", 4, "times", from: -20, every: .weekly, [(-14, 4), (-7, 1)]),
    goal("Run", 4, "times", from: -20, to: 0, every: .weekly, [(-14, 4), (-7, 1), (0, 1)]),
    goal(
      "Sleep 8 hours", 8, "hours", from: -9, every: .daily,
      [(-4, 8), (-3, 7.5), (-2, 6), (0, 7.25)]),
    goal(
      "Drink 2.5 litres", 2.5, "litres", from: -9,
      [(-4, 2), (-3, 2.5), (-2, 3), (-1, 2.75), (0, 1)]),
    goal(
      "Save 300 a month", 300, "dollars", from: -100, every: .monthly,
      [(-60, 300), (-30, 200), (0, 120)]),
    goal("Floss every day", 1, "completion", from: -5, every: .daily),
    goal("Floss every day", 1, "completion", from: -5, every: .daily, [(-3, 1), (-2, 1), (-1, 1)]),
    goal(
      "Floss every day", 1, "completion", from: -5, to: 10, every: .daily,
      [(-3, 1), (-2, 1), (0, 1)]),
  ]

  static let limits = [
    goal("No cigarettes", 0, "cigarettes", from: 0, every: .daily),
    goal("No cigarettes", 0, "cigarettes", from: -4, every: .daily, [(0, 0)]),
    goal("No cigarettes", 0, "cigarette", from: -4, every: .daily, [(-3, 2), (-2, 0), (0, 1)]),
    goal("No cigarettes", 0, "cigarettes", from: -19, every: .daily, twenty(from: 19, by: -1)),
    goal(
      "At most 1 coffee a day", 1, "coffee", from: -9, to: 20, every: .daily,
      [(-3, 1), (-2, 3), (-1, 4), (0, 3)]),
    goal(
      "At most 1 coffee a day", 1, "coffee", from: -9, to: -2, every: .daily, [(-3, 1), (-2, 3)]),
    goal(
      "Max 3 drinks a week", 3, "drinks", from: -40, every: .weekly, [(-21, 5), (-14, 3), (-7, 2)]),
    goal(
      "Max 3 drinks a week", 3, "drinks", from: -40, to: 1, every: .weekly,
      [(-21, 5), (-14, 3), (-7, 2), (0, 1)]),
    goal(
      "Screen time under 2 hours", 2, "hours", from: -9, every: .daily,
      [(-3, 2.5), (-2, 1.5), (-1, 3.25), (0, 2)]),
  ]

  static let clocks = [
    goal("Asleep before 23:00", 1380, "clock", from: 0, to: 30, every: .daily),
    goal("Asleep before 23:00", 1380, "clock", from: -3, to: 30, every: .daily, [(-1, 30)]),
    goal("Asleep before 23:00", 1380, "clock", from: -3, every: .daily, [(-2, 1370), (-1, 30)]),
    goal(
      "Asleep before 23:00", 1380, "clock", from: -19, every: .daily, twenty(from: 1440, by: -2)),
    goal("Asleep before 23:00", 1380, "clock", from: -19, every: .daily, twenty(from: 1425, by: 0)),
    goal("Asleep before 23:00", 1380, "clock", from: -19, every: .daily, twenty(from: 1380, by: 3)),
    goal(
      "Asleep before 23:00", 1380, "clock", from: -19, to: 0, every: .daily,
      twenty(from: 1400, by: -3)),
    goal(
      "Up by 6:30", 390, "clock", from: -19, to: -1, every: .daily,
      [(-5, 400), (-4, 390), (-2, 380)]),
    goal(
      "No food before 12:00", 720, "clock", from: -19, every: .daily,
      [(-5, 700), (-4, 720), (-2, 680)]),
  ]

  static let levels = [
    goal("Reach 165 lb", 165, "lb", initial: 180, current: 0, from: 0, to: 120, type: .weight),
    goal("Reach 165 lb", 165, "lb", initial: 180, from: -10, to: 120, type: .weight, [(-10, 180)]),
    goal(
      "Reach 165 lb", 165, "lb", initial: 180, from: -10, to: 120, type: .weight,
      [(-10, 180), (0, 178)]),
    goal(
      "Reach 165 lb", 165, "lb", initial: 180, from: -19, to: 120, type: .weight,
      twenty(from: 180, by: -0.2)),
    goal(
      "Reach 165 lb", 165, "lb", initial: 180, from: -57, to: 60, type: .weight,
      twenty(from: 180, by: 0, every: 3)),
    goal(
      "Reach 165 lb", 165, "lb", initial: 180, from: -19, to: 60, type: .weight,
      twenty(from: 180, by: 0.2)),
    goal(
      "Reach 165 lb", 165, "lb", initial: 180, from: -80, to: 0, type: .weight,
      [(-70, 179), (-40, 172), (0, 164.5)]),
    goal(
      "Reach 165 lb", 165, "lb", initial: 180, from: -80, to: 0, type: .weight,
      [(-70, 179), (-40, 172), (0, 166)]),
    goal(
      "Reach 165 lb", 165, "lb", initial: 180, from: -80, to: -9, type: .weight,
      [(-70, 179), (-40, 172), (-20, 168.4)]),
    goal(
      "Lose weight", 70, "kg", initial: 80, from: -7, to: 14, type: .weight,
      [(-7, 80), (-3, 79.4), (-1, 79.1)]),
    goal("Weigh 75 kg", 75, "kg", from: -7, type: .weight, [(-7, 70), (-3, 70.5), (0, 71)]),
    goal(
      "Stress", 4, "points", initial: 8, from: -30, to: 30, [(-28, 8), (-20, 7), (-10, 6), (-2, 6)]),
  ]

  static let results = [
    goal("10 km in 55 min", 55, "min", from: 0, to: 60),
    goal("10 km in 55 min", 55, "min", from: -20, to: 60, [(-10, 59 + 2.0 / 3)]),
    goal("10 km in 55 min", 55, "min", from: -20, to: 60, [(-15, 61.5), (-1, 59 + 2.0 / 3)]),
    goal(
      "10 km in 55 min", 55, "min", from: -40, to: 60,
      [(-40, 62), (-26, 61), (-12, 60), (-5, 59.5)]),
    goal(
      "10 km in 55 min", 55, "min", from: -40, to: 0, [(-40, 62), (-26, 61), (-12, 60), (-5, 56)]),
    goal("10 km in 55 min", 55, "min", from: -40, to: -3, [(-40, 62), (-26, 61), (-12, 54.5)]),
    goal("Plank 3 min", 3, "min", from: -40, [(-40, 1), (-26, 1.5), (-12, 2)]),
    goal("Plank 3 min", 180, "seconds", from: -19, to: 20, twenty(from: 60, by: 5)),
    goal(
      "Bench 100 kg", 100, "kg", initial: 80, from: -40, to: 50,
      [(-40, 80), (-26, 85), (-12, 85), (-1, 85)]),
    goal("5 pull-ups", 5, "pull-ups", from: -40, to: 1, [(-40, 1), (-20, 3), (-2, 2)]),
  ]

  static let nones = [
    goal("Be healthier", 1, "completion", from: -3, to: 27),
    goal("Be healthier", 1, "completion", from: -40, to: -10),
  ]
}
