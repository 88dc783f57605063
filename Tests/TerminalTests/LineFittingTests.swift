import Edge
import Testing

@testable import Terminal

@Suite struct LineFittingTests {
  private static let bar = Styled.elastic("██████", .good) + .elastic("░░░░░░░░░░░░░░", .faint)

  /// Rows of a table as `/goals` has them.
  private static let table = Styled.table([
    Styled("1  ") + .flexible("Walk to the lake and back    ") + Styled("  ") + bar
      + Styled("  0 of 10 km"),
    Styled("2  ") + .flexible("Swim                         ") + Styled("  ") + bar
      + Styled("  1 of 12 lengths"),
  ])

  private func fitted(_ width: Int) -> [String] {
    LineFittingTests.table.map { $0.fitted(to: width, mark: "…").plain }
  }

  @Test func leavesWhatFits() {
    #expect(fitted(71) == LineFittingTests.table.map(\.plain))
  }

  @Test func shortensTheFlexibleColumnOfAllRowsAlike() {
    #expect(
      fitted(60) == [
        "1  Walk to the lake and back     ███░░░░░░░  0 of 10 km",
        "2  Swim                          ███░░░░░░░  1 of 12 lengths",
      ])
  }

  @Test func drawsBarsWithFewerSignsThen() {
    #expect(
      fitted(46) == [
        "1  Walk to the lak…  ██░░░░░░  0 of 10 km",
        "2  Swim              ██░░░░░░  1 of 12 lengths",
      ])
  }

  @Test func shortensTheTitleFurtherWhereThatMakesItFit() {
    let rows = fitted(38)
    #expect(rows[0].hasPrefix("1  Walk to th…  █") && rows[1].hasPrefix("2  Swim         █"))
    #expect(rows.allSatisfy { DisplayWidth.columns(of: $0) <= 38 })
  }

  /// What can't fit keeps a title that can be read, and is broken into rows.
  @Test func keepsATitleThatCanBeReadWhereNothingHelps() {
    #expect(fitted(20)[0].hasPrefix("1  Walk to the lak…  █"))
  }

  @Test func keepsATitleInATableWithoutBarsToo() {
    let row = Styled.table([Styled("1  ") + .flexible("Walk to the lake and back") + "  0 of 10 km"]
    )
    #expect(row[0].fitted(to: 18, mark: "…").plain == "1  Walk to the lak…  0 of 10 km")
    #expect(row[0].fitted(to: 24, mark: "…").plain == "1  Walk to…   0 of 10 km")
  }

  @Test func keepsAnEmptyBarEmptyAndAFullOneFull() {
    let full = Styled.elastic(String(repeating: "█", count: 20)) + Styled(" 100 %")
    #expect(full.fitted(to: 16, mark: "…").plain == "██████████ 100 %")
  }
}
