import Edge
import Testing
import Time
import Wellness

@testable import Shell

@Suite struct ProgressTextTests {
  @Test(arguments: [
    ([], ""), ([5.0], "▄"), ([5, 5], "▄▄"), ([0, 1], "▁█"), ([1, 0], "█▁"),
    ([0, 1, 2, 3, 4, 5, 6, 7], "▁▂▃▄▅▆▇█"), ([180, 176, 172], "█▅▁"),
  ])
  func aSparklineGoesFromTheLowestToTheHighest(_ values: [Double], _ line: String) {
    #expect(ProgressText.sparkline(values) == line)
  }

  @Test func showsTheLastValuesThatFit() throws {
    let day = CalendarDate(daysSince1970: 20_514)
    let entries = (1...40).map { ProgressEntry(at: Instant(milliseconds: $0), value: Double($0)) }
    let goal = Goal(
      id: Goal.LocalID("g1"), title: "Run far", type: .activity, startDate: day, targetDate: nil,
      targetValue: 50, unit: "km", createdAt: Instant(day), updatedAt: Instant(day))
    let line = try #require(ProgressText.history(entries, of: goal, day: { _ in day })).plain
    #expect(line.prefix { $0 != " " }.count == ProgressText.mostValues)
    #expect(line.hasSuffix("  11 to 40 km, 2026-03-02"))
    #expect(ProgressText.history(Array(entries.prefix(1)), of: goal, day: { _ in day }) == nil)
  }
}
