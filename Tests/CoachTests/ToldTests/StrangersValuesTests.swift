import Testing
import Time
import Wellness

@testable import Coach

/// How many of a stranger's messages are read as a careful human reads them.
@Suite struct StrangersValuesTests {
  private static let goals: [String: CoachFacts.GoalFacts] = [
    "W": Scene.goal(
      "Weigh 75 kg", 75, "kg", initial: 84, current: 80, from: -28, to: 121, type: .weight,
      [(-3, 80)]),
    "S": Scene.goal(
      "Walk 10,000 steps", 10_000, "steps", current: 2000, from: -9, every: .daily, [(0, 2000)]),
    "M": Scene.goal(
      "Save 1,000 dollars", 1000, "dollars", current: 700, from: -60, to: 120, [(-2, 700)]),
    "B": Scene.goal(
      "Read 24 books this year", 24, "books", current: 9, from: -60, to: 120, [(-2, 9)]),
    "R": Scene.goal(
      "Run 5 km in under 28 minutes", 28, "minutes", initial: 33, current: 31, from: -40, to: 50,
      [(-2, 31)]),
    "L": Scene.goal("Sleep 8 hours", 8, "hours", from: -9, every: .daily, type: .sleep),
    "C": Scene.goal(
      "Smoke nothing", 0, "cigarettes", initial: 12, current: 2, from: -9, every: .daily,
      [(0, 2)]),
    "D": Scene.goal(
      "Drink 2 liters of water", 2, "l", current: 0.5, from: -9, every: .daily, [(0, 0.5)]),
    "T": Scene.goal("In bed by 23:00", 1380, "clock", from: -9, every: .daily, type: .sleep),
    "P": Scene.goal("50 push-ups in one set", 50, "push-ups", current: 32, from: -9, [(-2, 32)]),
  ]

  /// One line of the table.
  private struct Line {
    let goal: CoachFacts.GoalFacts
    let text: String
    let amount: Double?
    let kind: String
    let date: CalendarDate
    let isDoubtful: Bool

    init(_ line: String) throws {
      let parts = line.split(separator: " | ", maxSplits: 5).map(String.init)
      goal = try #require(StrangersValuesTests.goals[parts[0]])
      amount = Double(parts[1])
      kind = parts[2]
      // A night belongs to the morning after.
      let isNight = goal.type == .sleep && parts[3] != "today"
      date = Line.day(parts[3]).adding(days: isNight ? 1 : 0)
      isDoubtful = parts[4] == "doubt"
      text = parts[5]
    }

    /// A Monday is today, and the one meant by name the last.
    private static func day(_ name: String) -> CalendarDate {
      let days = ["sunday", "saturday", "friday", "thursday", "wednesday", "tuesday", "monday"]
      if name == "yesterday" { return Scene.today.adding(days: -1) }
      return Scene.today.adding(days: days.firstIndex(of: name).map { -1 - $0 } ?? 0)
    }

    /// What the goal's value becomes, of the day or at all; `nil` where nothing is told.
    var value: Double? {
      guard let amount else { return nil }
      let isBase = date == Scene.today || ![.everyPeriod, .limit].contains(goal.reading.measure)
      return kind == "added" ? (isBase ? goal.current : 0) + amount : amount
    }
  }

  /// What a reading makes of a line.
  private enum Verdict: String { case right, missed, wrong }

  private static func isNear(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= max(0.01, 0.002 * abs(other))
  }

  private static func read(_ line: Line) -> (verdict: Verdict, found: String) {
    let text = Correction.applied(to: line.text) ?? line.text
    let values = ToldReader(
      text, TextWord.all(in: text), goal: line.goal.asTold(on: Scene.today), today: Scene.today
    ).values
    let found = values.map { "\($0.date) \($0.amount) \($0.way)" }.joined(separator: ", ")
    guard let last = values.last else { return (line.value == nil ? .right : .missed, found) }
    guard let value = line.value else { return (.wrong, found) }
    let isBase =
      last.date == Scene.today || ![.everyPeriod, .limit].contains(line.goal.reading.measure)
    let reached =
      last.way == .more ? (isBase ? line.goal.current : 0) + last.amount : last.amount
    return (last.date == line.date && isNear(reached, value) ? .right : .wrong, found)
  }

  /// Of litres nobody has to hear how many are in a glass.
  @Test(arguments: [("l", false), ("glasses", true)])
  func onlyGlassesArePoured(unit: String, isPoured: Bool) {
    let goal = Scene.goal("Drink water", unit == "l" ? 2 : 8, unit, from: -9, every: .daily)
    let values = ToldReader(
      "drank 500 ml", TextWord.all(in: "drank 500 ml"), goal: goal.asTold(on: Scene.today),
      today: Scene.today
    ).values
    #expect(values.map(\.isPoured) == [isPoured])
  }

  @Test func mostAreReadAsAHumanReadsThem() throws {
    var counts: [Verdict: Int] = [:]
    var report: [String] = []
    for text in StrangersValues.table.split(separator: "\n") {
      let line = try Line(String(text))
      var (verdict, found) = Self.read(line)
      // Where a human would ask, saying nothing is as good.
      if line.isDoubtful, verdict == .missed { verdict = .right }
      counts[verdict, default: 0] += 1
      if verdict != .right { report.append("\(verdict): \(text): \(found)") }
    }
    let told = report.joined(separator: "\n")
    #expect(counts[.right, default: 0] >= 116, "\(counts)\n\(told)")
    #expect(counts[.wrong, default: 0] <= 3, "\(counts)\n\(told)")
  }
}
