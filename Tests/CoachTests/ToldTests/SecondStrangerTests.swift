import Glibc
import Testing
import Time
import Wellness

@testable import Coach

/// The second stranger's table, `told-2.tsv`: a goal (title, target, unit, whether it counts anew
/// each day, start, where it stands), what a careful human reads, and the message.
@Suite struct SecondStrangerTests {
  private static let today = CalendarDate(year: 2026, month: 6, day: 16) ?? Scene.today

  /// One line of the table.
  private struct Line {
    let goal: CoachFacts.GoalFacts
    /// `set 9000`, `more 1500`, `less 0.45`, with `@ -1` for yesterday; `none`, or `ask`.
    let expected: [String]
    let text: String

    init?(_ row: Substring) {
      let parts = row.split(separator: "\t").map(String.init)
      guard parts.count == 8, let target = Double(parts[1]), let initial = Double(parts[4]) else {
        return nil
      }
      let every: Recurrence? = parts[3] == "day" ? .daily : nil
      let stood = Double(parts[5])
      let noted = every == nil ? today.adding(days: -3) : today
      goal = CoachFacts.GoalFacts(
        title: parts[0], type: GoalType.inferred(title: parts[0], unit: parts[2]), unit: parts[2],
        initial: initial, current: stood ?? (every == nil ? initial : 0), target: target,
        start: today.adding(days: -30), targetDate: every == nil ? today.adding(days: 120) : nil,
        recurrence: every, entries: stood.map { [CoachFacts.Entry(date: noted, value: $0)] } ?? [])
      expected = parts[6].split(separator: " ").map(String.init)
      text = parts[7]
    }

    var day: CalendarDate {
      let back = expected.last.flatMap { $0.hasPrefix("-") ? Int($0) : nil } ?? 0
      // A night is noted on the morning after.
      let isNight = ClockTime.isUnit(goal.unit) || goal.type == .sleep && goal.unit == "hours"
      return today.adding(days: isNight && back < 0 ? back + 1 : back)
    }

    /// Where the goal stands with an amount on top.
    func reached(_ amount: Double, on date: CalendarDate) -> Double {
      (date == today || goal.recurrence == nil ? goal.current : 0) + amount
    }

    var value: Double? {
      guard expected.count > 1, let amount = Double(expected[1]) else { return nil }
      switch expected[0] {
      case "more": return reached(amount, on: day)
      case "less": return reached(-amount, on: day)
      default: return amount
      }
    }
  }

  private enum Verdict: String { case right, missed, wrong }

  private static func read(_ line: Line) -> (verdict: Verdict, found: String) {
    let text = Correction.applied(to: line.text) ?? line.text
    let values = ToldReader(
      text, TextWord.all(in: text), goal: line.goal.asTold(on: today), today: today
    ).values
    let found = values.map { "\($0.date) \($0.amount) \($0.way)" }.joined(separator: ", ")
    // Where a human would ask, a value that is offered is asked about.
    guard line.expected[0] != "ask" else { return (.right, found) }
    guard let last = values.last else { return (line.value == nil ? .right : .missed, found) }
    guard let value = line.value else { return (.wrong, found) }
    let reached = last.way == .more ? line.reached(last.amount, on: last.date) : last.amount
    let isNear = abs(reached - value) <= max(0.011, 0.003 * abs(value))
    return (isNear && last.date == line.day ? .right : .wrong, found)
  }

  @Test func wrongReadingsAreFew() throws {
    let path = "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    var counts: [Verdict: Int] = [:]
    var report: [String] = []
    for row in try TextFile.read("\(path)/Training/told-2.tsv").split(separator: "\n") {
      let line = try #require(Line(row))
      let (verdict, found) = Self.read(line)
      counts[verdict, default: 0] += 1
      if verdict != .right { report.append("\(verdict): \(row): \(found)") }
    }
    let told = report.joined(separator: "\n")
    #expect(counts[.right, default: 0] >= 88, "\(counts)\n\(told)")
    #expect(counts[.wrong, default: 0] <= 2, "\(counts)\n\(told)")
  }
}
